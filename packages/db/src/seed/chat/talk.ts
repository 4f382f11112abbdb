/** Speakers in the demonstration: the accounts that one can sign in with, and people who wrote to the staff. */
export type Talker = 'ada' | 'ines' | 'mateo' | 'priya' | 'jonas' | 'lucia' | 'sara' | 'tom';

/** One message, with what became of it. `@` and a name, `#` and a deal's title name them, as in a composer. */
export interface Line {
  who: Talker;
  daysAgo: number;
  text: string;
  /** Name by which a reply refers to it. */
  as?: string;
  /** The `as` of the line that it answers, which stands before it. */
  to?: string;
  /** Text before it was corrected. */
  before?: string;
  reactions?: Partial<Record<string, Talker[]>>;
  isPinned?: true;
  /** Taken back by who wrote it. */
  isRemoved?: true;
}

/** Conversation in one room. */
export interface Talk {
  lines: Line[];
  /**
   * Number of the newest messages that each person has not read; people not named have read all. The messages are not
   * their own.
   */
  unread: Partial<Record<Talker, number>>;
}

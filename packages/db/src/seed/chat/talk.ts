/** Who talks in the demonstration: the accounts that one can sign in with, and those who wrote to the staff. */
export type Talker = 'ada' | 'ines' | 'mateo' | 'priya' | 'jonas' | 'lucia' | 'sara' | 'tom';

/** One message, with what became of it. `@` and a name, `#` and a deal's title name them, as in a composer. */
export interface Line {
  who: Talker;
  daysAgo: number;
  text: string;
  /** What a reply calls it by. */
  as?: string;
  /** The `as` of the line that it answers, which stands before it. */
  to?: string;
  /** What it said before it was corrected. */
  before?: string;
  reactions?: Partial<Record<string, Talker[]>>;
  isPinned?: true;
  /** Taken back by who wrote it. */
  isRemoved?: true;
}

/** What is said in one room. */
export interface Talk {
  lines: Line[];
  /** Who has not read so many of the newest; who is not named has read all. They are not their own. */
  unread: Partial<Record<Talker, number>>;
}

/** Between the bench and the process that follows, and the bare server. */

/** An event of the stream, before and behind the text of its message. */
export interface BareTold {
  before: string;
  behind: string;
}

/** Commands for the follower, which answers each. */
export type Told =
  | { do: 'open'; url: string; origin: string; rooms: { id: string; cookies: string[] }[]; streamsOfEach: number }
  /** Says so many messages a second, whether those before were seen or not. */
  | { do: 'talk'; perSecond: number; seconds: number }
  /** Says the next one in a room as soon as all have seen the one before it. */
  | { do: 'flood'; atOnce: number; seconds: number }
  | { do: 'close' };

export interface Followed {
  /** Messages that were said, and those that were refused. */
  sent: number;
  refused: number;
  deliveries: number;
  /** Deliveries that did not come within ten seconds of the last message. */
  missing: number;
  perSecond: number;
  /** Milliseconds from before a message was sent to when a reader had it; and to the sender's answer. */
  seen: { p50: number; p99: number };
  answered: { p50: number; p99: number };
  /** Load of the generator itself: processor time of each second, and how late its own timers were. */
  own: { busy: number; lateP99: number };
}

import { afterCommit, type Db } from '@onceware/db/client';
import type { SQL } from 'drizzle-orm';
import type { Jobs } from '../jobs/jobs.ts';
import type { NotificationKind } from './notification-kind.ts';
import { notificationLimits } from './notifications.limits.ts';
import { settleLines, tellEach, tellMembers, withholdLines } from './notifier.repo.ts';

declare module '#kernel/services.ts' {
  interface Services {
    notifier: Notifier;
  }
}

/** Facts of notifications by kind; a feature adds its own in `<feature>.notifications.ts`. */
export interface NotificationFacts {}

export type NotificationKindName = keyof NotificationFacts;
export type NotificationKinds = { [Kind in NotificationKindName]: NotificationKind<NotificationFacts[Kind]> };

export interface Event<Kind extends NotificationKindName> {
  kind: Kind;
  /** Person who did it: never told themselves. */
  actorId?: string | null;
  /** Subject, such as a message; handed to the kind's `look`. */
  subjectId?: string | null;
  /** Tells the event apart from others of its kind: a member is told once of each, whoever tells it and however often. */
  key: string;
  /** Events with the same group join one line while it is unread; the key unless told. */
  group?: string;
  data: NotificationFacts[Kind];
}

/** An event that one member is told of, among many that others are told of. */
export interface OwnEvent<Data extends object = object> {
  to: string;
  actorId?: string | null;
  subjectId?: string | null;
  key: string;
  group?: string;
  data: Data;
}

export type NotificationEvent = { [Kind in NotificationKindName]: Event<Kind> }[NotificationKindName];

/** Tells members of events: in the product, and by the other ways that each chose (docs/decisions/065-notifications.md). */
export interface Notifier {
  readonly kinds: NotificationKinds;
  /**
   * Tells these members in the transaction of what happened: one statement for a few, a job for many. Who is suspended, did it
   * themselves or was told before is left out.
   */
  notify(tx: Db, event: NotificationEvent, to: readonly string[]): Promise<void>;
  /**
   * The same where each member is told of something else: one statement for some hundreds, in the order in which they happened. For
   * jobs, which take their rows some at a time.
   */
  notifyEach<Kind extends NotificationKindName>(
    tx: Db,
    kind: Kind,
    events: readonly OwnEvent<NotificationFacts[Kind]>[],
  ): Promise<void>;
  /** Marks lines of a member as read, since they have seen what those are about where it stands. */
  settle(db: Db, lines: LinesAbout): Promise<void>;
  /** Neither mails nor pushes what of these lines still waits. */
  withhold(db: Db, lines: LinesAbout): Promise<void>;
  /** Has the browsers of these members read anew what they are told. */
  announce(memberIds: Iterable<string>): void;
}

/** Lines of a member by what they are about. */
export interface LinesAbout {
  to: string;
  kinds: readonly NotificationKindName[];
  /** Condition on a line `n`. */
  condition: SQL;
}

interface NotifierOptions {
  kinds: NotificationKinds;
  jobs: Pick<Jobs, 'enqueue'>;
  /** Tells the browsers of a member that they have something new. */
  tell(userId: string): void;
}

export function createNotifier({ kinds, jobs, tell }: NotifierOptions): Notifier {
  const announce: Notifier['announce'] = (memberIds) => {
    for (const id of memberIds) tell(id);
  };
  const { toldAtOnce } = notificationLimits;
  return {
    kinds,
    announce,
    async settle(db, lines) {
      if (await settleLines(db, lines)) announce([lines.to]);
    },
    withhold: withholdLines,
    async notifyEach(tx, kind, events) {
      for (let at = 0; at < events.length; at += toldAtOnce * 10) {
        const told = await tellEach(tx, kind, kinds[kind], events.slice(at, at + toldAtOnce * 10));
        if (told.length > 0) afterCommit(tx, () => announce(told));
      }
    },
    async notify(tx, event, to) {
      if (to.length > toldAtOnce) {
        for (let at = 0; at < to.length; at += toldAtOnce * 10)
          await jobs.enqueue(tx, 'tellMembers', { event, to: to.slice(at, at + toldAtOnce * 10) });
        return;
      }
      if (to.length === 0) return;
      const told = await tellMembers(tx, kinds[event.kind], event, to);
      if (told.length > 0) afterCommit(tx, () => announce(told));
    },
  };
}

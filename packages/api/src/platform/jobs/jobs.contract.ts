import { z } from 'zod';
import type { JobKindName } from './job-kinds.ts';

/** How jobs of a kind are done; what is left out is as in `kind`. */
export interface JobKind<Payload extends object = object> {
  payload: z.ZodType<Payload>;
  /** How many one process does at the same time. */
  atOnce: number;
  /** Jobs of one group (a member, say) that all processes together run at the same time. */
  atOnceOfGroup: number | null;
  /** Taken away from who has not finished by then. */
  withinSeconds: number;
  /** The first included, and those whose process died. The waits between them double, by chance up to twice as long. */
  attempts: number;
  firstWaitSeconds: number;
  longestWaitSeconds: number;
  /**
   * Hides its payload from readers of the database: it is sealed, deleted when the job is done, and the reason of a
   * failure goes to the log alone.
   */
  isSecret: boolean;
  /** Done again and again, by whichever process is free. */
  everySeconds: number | null;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

const kind = <Payload extends object>(
  payload: z.ZodType<Payload>,
  settings: Partial<Omit<JobKind, 'payload'>> = {},
): JobKind<Payload> => ({
  payload,
  atOnce: 1,
  atOnceOfGroup: null,
  withinSeconds: 15 * MINUTE,
  attempts: 5,
  firstWaitSeconds: 30,
  longestWaitSeconds: HOUR,
  isSecret: false,
  everySeconds: null,
  ...settings,
});

const nothing = z.object({});

/** How each kind is done. */
export const jobKinds = {
  /** Tried for a day; one at a time to each reader. The time is longer than a mail server may take for one. */
  mail: kind(z.object({ id: z.uuid(), content: z.string() }), {
    withinSeconds: 2 * MINUTE,
    attempts: 13,
    firstWaitSeconds: 15,
    longestWaitSeconds: 36 * HOUR,
    isSecret: true,
    atOnce: 4,
    atOnceOfGroup: 1,
  }),
  formerMails: kind(nothing, { everySeconds: 5 * MINUTE }),
  purge: kind(nothing, { everySeconds: HOUR }),
  /** Accounts that their members have deleted, where the request had no time to finish. */
  eraseAccounts: kind(nothing, { everySeconds: MINUTE, attempts: 1, withinSeconds: HOUR }),
  /** Updates deals that have begun or ended, ratings, and the counts of the front page. */
  catalogUpkeep: kind(nothing, { everySeconds: MINUTE, attempts: 1 }),
  sitemap: kind(nothing, { everySeconds: 10 * MINUTE, attempts: 1 }),
  /** Has the feeds run whose time has come. */
  dueFeeds: kind(nothing, { everySeconds: MINUTE }),
  /** One run of a feed: `userId` is who asked for it, null its schedule. */
  feed: kind(z.object({ feedId: z.uuid(), isDryRun: z.boolean(), isSure: z.boolean(), userId: z.uuid().nullable() }), {
    atOnceOfGroup: 1,
    withinSeconds: HOUR,
    attempts: 2,
  }),
  /** A web page that a member waits for: of one member's some at a time, so that the others have theirs. */
  fetchPage: kind(z.object({ pageId: z.uuid() }), {
    atOnce: 8,
    atOnceOfGroup: 2,
    // Longer than the page itself may take (PAGE_TIMES), and the wait for its host.
    withinSeconds: 2 * MINUTE,
    attempts: 3,
  }),
  /** Fetches the pages of imports, and looks at all others once a month. */
  duePages: kind(nothing, { everySeconds: MINUTE, attempts: 1 }),
  /** The catalogue's tools come and go. */
  joinPages: kind(nothing, { everySeconds: HOUR }),
} satisfies Record<JobKindName, unknown>;

export type JobPayload<Name extends JobKindName> = z.infer<(typeof jobKinds)[Name]['payload']>;

import { z } from 'zod';
import type { Services } from '#kernel/services.ts';

/** Limits of a kind of job, and the function that does one. */
export interface JobKind<Payload extends object = object> {
  payload: z.ZodType<Payload>;
  /** Number that one process does at the same time. */
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
  /** Throws when it fails, and ends soon when `signal` is aborted. */
  run(services: Services, payload: Payload, signal: AbortSignal): Promise<void>;
}

export const MINUTE = 60;
export const HOUR = 60 * MINUTE;

/** A kind of job; settings that are left out are as here. */
export const jobKind = <Payload extends object>(
  payload: z.ZodType<Payload>,
  settings: Partial<Omit<JobKind, 'payload' | 'run'>>,
  run: JobKind<Payload>['run'],
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
  run,
});

/** One that repeats. */
export const repeatingJob = (
  everySeconds: number,
  run: (services: Services, signal: AbortSignal) => Promise<void>,
  settings: Partial<Omit<JobKind, 'payload' | 'run'>> = {},
): JobKind => jobKind(z.object({}), { everySeconds, ...settings }, (services, _, signal) => run(services, signal));

/** Payloads of kinds by name, for a feature to add to `JobPayloads`. */
export type PayloadsOf<Kinds> = { [Name in keyof Kinds]: Kinds[Name] extends JobKind<infer Payload> ? Payload : never };

import { setTimeout as delay } from 'node:timers/promises';

declare module '#kernel/services.ts' {
  interface Services {
    /** Minimum duration of answers whose time could reveal whether an address has an account. */
    answersAfterMs: number;
  }
}

/**
 * Minimum time that a server process uses for `answersAfterMs`: long enough to hide a handful of statements and a
 * password's hash.
 */
export const MINIMUM_ANSWER_MS = 250;

/** Waits for at least this long, also on failure, so that the duration does not reveal what was done. */
export async function withMinimumDuration<Result>(leastMs: number, work: Promise<Result>): Promise<Result> {
  const [settled] = await Promise.allSettled([work, delay(leastMs)]);
  if (settled.status === 'rejected') throw settled.reason;
  return settled.value;
}

import { setTimeout as delay } from 'node:timers/promises';

declare module '#kernel/services.ts' {
  interface Services {
    /** How long an answer takes at least whose time could tell whether an address has an account. */
    answersAfterMs: number;
  }
}

/**
 * Minimum time that a server process uses for `answersAfterMs`: long enough to hide a handful of statements and a
 * password's hash.
 */
export const MINIMUM_ANSWER_MS = 250;

/** Takes at least so long, also to fail, so that the time does not tell what was done meanwhile. */
export async function withMinimumDuration<Result>(leastMs: number, work: Promise<Result>): Promise<Result> {
  const [settled] = await Promise.allSettled([work, delay(leastMs)]);
  if (settled.status === 'rejected') throw settled.reason;
  return settled.value;
}

import { setTimeout as delay } from 'node:timers/promises';

/** Long enough to hide a handful of statements and a password's hash. */
const LEAST_MS = 250;

/** Takes at least a quarter of a second, also to fail, so that the time does not tell what was done meanwhile. */
export async function atLeast<Result>(work: Promise<Result>): Promise<Result> {
  const [settled] = await Promise.allSettled([work, delay(LEAST_MS)]);
  if (settled.status === 'rejected') throw settled.reason;
  return settled.value;
}

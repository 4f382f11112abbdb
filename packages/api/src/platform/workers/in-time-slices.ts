import { setTimeout as delay } from 'node:timers/promises';
import { AppError } from '#kernel/errors.ts';
import { createFairQueue } from '#kernel/fair-queue.ts';

/** A tenth of what a request may keep the others waiting for (docs/security.md). */
const TURN_MS = 10;
/** Minimum pause between two slices; a pause is at least as long as the slice before it. */
const PAUSE_MS = 1;
/** Limit of all turns of one call together. Honest ones take a tenth of a second. */
const TOTAL_MS = 10_000;

/** All sliced work, since two slices in a row would block for twice as long. */
const turns = createFairQueue({ places: 1 });

export interface Turns {
  /** Member whose work this is; members take turns. */
  member?: string;
  /** Aborted when the caller has left. */
  signal?: AbortSignal | undefined;
  totalMs?: number;
}

/**
 * Does something with each of many, each of which must be short. All who do so share one turn at a time, members alternate, and
 * together they take at most half of the event loop, whatever they are many (T65).
 *
 * @throws the signal's reason, as soon as the caller has left; unavailable where all turns together took too long
 */
export async function inTimeSlices<One>(
  all: Iterable<One>,
  work: (one: One) => void,
  { member = '', signal, totalMs = TOTAL_MS }: Turns = {},
): Promise<void> {
  const rest = all[Symbol.iterator]();
  let taken = 0;
  /** Works until the turn ends; true when there is nothing left. */
  const turn = (): boolean => {
    const began = performance.now();
    for (;;) {
      const next = rest.next();
      if (next.done) return true;
      work(next.value);
      const lasted = performance.now() - began;
      if (lasted < TURN_MS) continue;
      taken += lasted;
      return false;
    }
  };
  const workOnce = async () => {
    signal?.throwIfAborted();
    const began = performance.now();
    const isDone = turn();
    if (!isDone) await delay(Math.max(PAUSE_MS, performance.now() - began));
    return isDone;
  };
  while (!(await turns.run(member, workOnce)))
    if (taken > totalMs) throw new AppError('unavailable', { cause: new Error('All turns together took too long.') });
}

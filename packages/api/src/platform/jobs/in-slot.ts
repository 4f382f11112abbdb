import { setTimeout as delay } from 'node:timers/promises';
import { workerTally } from '../workers/worker-states.ts';
import { TimedOut, withTimeout } from '#kernel/timeout.ts';

interface Limits {
  ms: number;
  /** After it was told to stop. */
  endsWithinMs: number;
  signals: readonly (AbortSignal | undefined)[];
}

/**
 * Does `work` in a slot of the workers `name`, for so long at the most. Told to stop, by a signal or because its time is over,
 * it may still end by itself; if it does not, it is left behind and counted, and the slot is free for the next.
 *
 * @throws what `work` throws; if it was left behind, TimedOut or the reason of the signal
 */
export async function inSlot(
  name: string,
  { endsWithinMs, ...limits }: Limits,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const tally = workerTally(name);
  tally.busy += 1;
  let working: Promise<void> | undefined;
  try {
    await withTimeout(limits, (signal) => (working = work(signal)));
  } catch (error) {
    if (!working) throw error;
    const late = new AbortController();
    const isBack = await Promise.race([
      working.then(
        () => true,
        () => true,
      ),
      delay(endsWithinMs, false, { signal: late.signal }).catch(() => false),
    ]);
    late.abort();
    if (isBack) return await working;
    tally.replace(error instanceof TimedOut ? error.message : `It did not stop when told to: ${String(error)}`);
    tally.stuck += 1;
    const back = () => void (tally.stuck -= 1);
    working.then(back, back);
    throw error;
  } finally {
    tally.busy -= 1;
  }
}

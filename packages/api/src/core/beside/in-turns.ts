import { setImmediate } from 'node:timers/promises';

/** A tenth of what a request may keep the others waiting for (docs/security.md). */
const TURN_MS = 10;

/**
 * Does something with each of many. The event loop has its turn in between, so that each must be short and all together
 * may take long; who asked may leave meanwhile.
 *
 * @throws the signal's reason, as soon as the caller has left
 */
export async function inTurns<One>(all: Iterable<One>, work: (one: One) => void, signal?: AbortSignal): Promise<void> {
  let began = performance.now();
  for (const one of all) {
    work(one);
    if (performance.now() - began < TURN_MS) continue;
    await setImmediate();
    signal?.throwIfAborted();
    began = performance.now();
  }
}

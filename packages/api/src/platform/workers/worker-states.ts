import type { WorkerState } from './worker-states.answers.ts';

/** Counts of one kind, over all pools of it that come and go. */
export interface WorkerTally {
  workers: number;
  busy: number;
  waiting: number;
  stuck: number;
  /** Counts a worker that was given up. */
  replace(why: string): void;
}

type Kept = WorkerTally & Omit<WorkerState, 'name'>;
const tallies = new Map<string, Kept>();
const listeners = new Set<() => void>();
const REASON_MAX = 300;

/** The tally of the kind `name`, of this process since its start. */
export function workerTally(name: string): WorkerTally {
  const known = tallies.get(name);
  if (known) return known;
  const tally: Kept = {
    workers: 0,
    busy: 0,
    waiting: 0,
    stuck: 0,
    replaced: 0,
    lastReason: null,
    lastAt: null,
    replace(why) {
      tally.replaced += 1;
      tally.lastReason = why.slice(0, REASON_MAX);
      tally.lastAt = new Date().toISOString();
      for (const listener of listeners) listener();
    },
  };
  tallies.set(name, tally);
  return tally;
}

/** All kinds of workers that this process has had, by name. */
export const workerStates = (): WorkerState[] =>
  [...tallies]
    .map(([name, { workers, busy, waiting, replaced, stuck, lastReason, lastAt }]) => ({
      name,
      workers,
      busy,
      waiting,
      replaced,
      stuck,
      lastReason,
      lastAt,
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));

/**
 * Calls `listener` whenever a worker was given up.
 *
 * @returns ends it
 */
export function onWorkerReplaced(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

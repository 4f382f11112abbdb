import { AppError } from '#kernel/errors.ts';
import { createFairQueue } from '#kernel/fair-queue.ts';
import { withTimeout } from '#kernel/timeout.ts';
import { createOneWorker, type OneWorkerOptions } from './one-worker.ts';
import { workerTally } from './worker-states.ts';

/** Work of the processor that is done by a worker: the event loop goes on meanwhile. */
export interface WorkerPool<Input, Output> {
  /**
   * @throws unavailable where too many wait already; WorkerReplaced where it takes longer than it may, or the worker ends over
   * it; the reason of `signal`; TimedOut
   */
  run(input: Input, asked?: Asked): Promise<Output>;
  /** Ends the workers at once; what waits fails. */
  close(): Promise<void>;
}

interface Asked {
  /** Member whose work this is; members take turns (T65). */
  member?: string | undefined;
  /** Time limit in all, including the wait for others. */
  ms?: number;
  /** Aborted once the caller has given up. */
  signal?: AbortSignal | undefined;
}

interface WorkerPoolOptions extends OneWorkerOptions {
  /** Limit of pieces of work that wait, those in progress included. */
  waitingMax: number;
  /** More than one for long work: the last is never taken by a member who has all others. */
  workers?: number;
}

const LONG_MS = 24 * 60 * 60_000;

/**
 * Workers, each made when it is first needed, that do one piece of work after another, of each member in turn. A piece that takes
 * too long fails and has its worker replaced: the next piece waits for a new one, not for the end of the old. One without work for
 * `idleMs` is ended too, for what it holds. How they are is told by `workerStates()`.
 *
 * @param name of the worker's file, which stands beside that of `from`, as a source and in the bundle alike
 * @param from `import.meta.url` of the caller
 */
export function createWorkerPool<Input, Output>(
  name: string,
  from: string,
  { waitingMax, workers: count = 1, ...options }: WorkerPoolOptions,
): WorkerPool<Input, Output> {
  const file = new URL(`./${name}.${from.endsWith('.ts') ? 'ts' : 'js'}`, from);
  const kind = name.replace(/^.*\//s, '').replace(/\.worker$/, '');
  const tally = workerTally(kind);
  const closing = new AbortController();
  const workers = Array.from({ length: count }, () => createOneWorker<Input, Output>(kind, file, tally, options));
  /** Without work; the last of them was the last to have some, and most likely is still there. */
  const free = [...workers];
  const queue = createFairQueue({ places: count, placesOfOne: Math.max(1, count - 1), waitingMax: waitingMax - count });

  return {
    async run(input, { member = '', ms = LONG_MS, signal } = {}) {
      tally.waiting += 1;
      try {
        return await withTimeout({ ms, signals: [closing.signal, signal] }, (stopping) =>
          queue.run(member, async () => {
            stopping.throwIfAborted();
            const worker = free.pop();
            if (!worker) throw new Error('There are fewer workers than places.');
            try {
              return await worker.run(input, stopping);
            } finally {
              free.push(worker);
            }
          }),
        );
      } catch (error) {
        throw closing.signal.aborted ? new AppError('unavailable', { cause: error }) : error;
      } finally {
        tally.waiting -= 1;
      }
    },
    async close() {
      closing.abort();
      await Promise.all(workers.map((worker) => worker.close()));
    },
  };
}

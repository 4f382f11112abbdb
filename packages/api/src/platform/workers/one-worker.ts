import type { ResourceLimits } from 'node:worker_threads';
import { AppError } from '#kernel/errors.ts';
import { TimedOut, withTimeout } from '#kernel/timeout.ts';
import { startWorker, WorkerEnded, type WorkerHost } from './worker-host.ts';
import type { WorkerTally } from './worker-states.ts';

/** Thrown for work that made its worker hang, and would again. */
export class WorkerReplaced extends AppError {
  constructor(name: string, cause: unknown) {
    const why = cause instanceof TimedOut ? `did not come back: ${cause.message}` : 'ended.';
    super('unavailable', { cause: new Error(`The worker ${name} ${why} Another has taken its place.`, { cause }) });
  }
}

export interface OneWorkerOptions {
  /** Time limit of one piece of work, once its turn has come. */
  limitMs: number;
  idleMs: number;
  memory?: ResourceLimits | undefined;
  /** For work in native code, which no thread can be called back from. */
  isProcess?: boolean;
}

/** One worker and its replacements, one piece of work at a time. */
export interface OneWorker<Input, Output> {
  run(input: Input, signal: AbortSignal): Promise<Output>;
  close(): Promise<void>;
}

/** Time for a worker to begin: with its libraries, on a machine that is busy. */
const START_MS = 30_000;
/** Time to end that a worker exceeds only in native code. */
const ENDS_WITHIN_MS = 1_000;
/** Stuck workers after which no more are started. */
const STUCK_MAX = 3;

export function createOneWorker<Input, Output>(
  kind: string,
  file: URL,
  tally: WorkerTally,
  { limitMs, idleMs, memory, isProcess = false }: OneWorkerOptions,
): OneWorker<Input, Output> {
  let worker: WorkerHost | null = null;
  let busy: WorkerHost | null = null;
  /** Workers that were told to end and still run. */
  const leaving = new Set<WorkerHost>();
  let idle: NodeJS.Timeout | undefined;

  /** Ends `one` without waiting for it. */
  function leave(one: WorkerHost): void {
    if (worker === one) worker = null;
    leaving.add(one);
    one.kill();
    one.setRef(false);
    let isStuck = false;
    const late = setTimeout(() => {
      isStuck = true;
      tally.stuck += 1;
    }, ENDS_WITHIN_MS).unref();
    void one.ended.then(() => {
      clearTimeout(late);
      leaving.delete(one);
      if (isStuck) tally.stuck -= 1;
    });
  }

  function start(): WorkerHost {
    if (leaving.size > STUCK_MAX)
      throw new AppError('unavailable', { cause: new Error(`${leaving.size} workers ${kind} cannot be ended.`) });
    const one = startWorker(file, { isProcess, memory });
    worker = one;
    tally.workers += 1;
    void one.ended.then(() => {
      tally.workers -= 1;
      // By itself, without work: out of memory, say, or killed by the system.
      if (worker !== one || busy === one) return;
      worker = null;
      tally.replace('It ended without being told to.');
    });
    return one;
  }

  async function runNow(input: Input, signal: AbortSignal): Promise<Output> {
    signal.throwIfAborted();
    clearTimeout(idle);
    const one = worker ?? start();
    one.setRef(true);
    busy = one;
    tally.busy += 1;
    try {
      await withTimeout({ ms: START_MS, signals: [signal] }, () => one.ready);
      return (await withTimeout({ ms: limitMs, signals: [signal] }, () => one.ask(input))) as Output;
    } catch (error) {
      leave(one);
      // Neither a stop nor somebody who left says anything about the worker.
      if (signal.aborted) throw error;
      tally.replace(error instanceof Error ? error.message : String(error));
      throw error instanceof TimedOut || error instanceof WorkerEnded ? new WorkerReplaced(kind, error) : error;
    } finally {
      busy = null;
      tally.busy -= 1;
      one.setRef(false);
      idle = setTimeout(() => worker && leave(worker), idleMs).unref();
    }
  }

  return {
    run: runNow,
    async close() {
      clearTimeout(idle);
      if (worker) leave(worker);
      await withTimeout({ ms: ENDS_WITHIN_MS }, () => Promise.all([...leaving].map(({ ended }) => ended))).catch(
        () => {},
      );
    },
  };
}

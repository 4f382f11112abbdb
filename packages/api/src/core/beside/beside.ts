import type { ResourceLimits } from 'node:worker_threads';
import { AppError } from '../errors.ts';
import { OutOfTime, within } from '../within.ts';
import { startWorker, WorkerEnded, type WorkerHost } from './worker-host.ts';
import { workerTally } from './worker-states.ts';

/** Work of the processor that is done by a worker: the event loop goes on meanwhile. */
export interface Beside<Input, Output> {
  /**
   * @throws unavailable where too many wait already; WorkerReplaced where it takes longer than it may, or the worker ends over
   * it; the reason of `signal`; OutOfTime
   */
  run(input: Input, until?: Until): Promise<Output>;
  /** Ends the worker at once; what waits fails. */
  close(): Promise<void>;
}

interface Until {
  /** For all of it: waiting for the others, too. */
  ms?: number;
  /** Whoever asked has given up. */
  signal?: AbortSignal | undefined;
}

/** What was asked had its worker given up, and would again. */
export class WorkerReplaced extends AppError {
  constructor(name: string, cause: unknown) {
    const why = cause instanceof OutOfTime ? `did not come back: ${cause.message}` : 'ended.';
    super('unavailable', { cause: new Error(`The worker ${name} ${why} Another has taken its place.`, { cause }) });
  }
}

interface BesideOptions {
  /** Of one piece of work, once its turn has come. */
  limitMs: number;
  waitingMax: number;
  idleMs: number;
  memory?: ResourceLimits;
  /** For work in native code, which no thread can be called back from. */
  isProcess?: boolean;
}

/** What a worker needs to begin: with its libraries, on a machine that is busy. */
const START_MS = 30_000;
/** Longer than this a worker that was told to end takes only in native code. */
const ENDS_WITHIN_MS = 1_000;
/** So many may be stuck before no more are started. */
const STUCK_MAX = 3;
const LONG_MS = 24 * 60 * 60_000;

/**
 * One worker, made when it is first needed, that does one piece of work after another. A piece that takes too long fails and has
 * its worker replaced: the next piece waits for a new one, not for the end of the old. One without work for `idleMs` is ended
 * too, for what it holds. How they are is told by `workerStates()`.
 *
 * @param name of the worker's file, which stands beside that of `from`, as a source and in the bundle alike
 * @param from `import.meta.url` of whoever asks
 */
export function createBeside<Input, Output>(
  name: string,
  from: string,
  { limitMs, waitingMax, idleMs, memory, isProcess = false }: BesideOptions,
): Beside<Input, Output> {
  const file = new URL(`./${name}.${from.endsWith('.ts') ? 'ts' : 'js'}`, from);
  const kind = name.replace(/^.*\//s, '').replace(/\.worker$/, '');
  const tally = workerTally(kind);
  const closing = new AbortController();
  let worker: WorkerHost | null = null;
  let busy: WorkerHost | null = null;
  /** Told to end and still there. */
  const leaving = new Set<WorkerHost>();
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let idle: NodeJS.Timeout | undefined;

  /** Has `one` end, and does not wait for it. */
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
      await within({ ms: START_MS, signals: [signal] }, () => one.ready);
      return (await within({ ms: limitMs, signals: [signal] }, () => one.ask(input))) as Output;
    } catch (error) {
      leave(one);
      // Neither a stop nor somebody who left says anything about the worker.
      if (signal.aborted) throw error;
      tally.replace(error instanceof Error ? error.message : String(error));
      throw error instanceof OutOfTime || error instanceof WorkerEnded ? new WorkerReplaced(kind, error) : error;
    } finally {
      busy = null;
      tally.busy -= 1;
      one.setRef(false);
      idle = setTimeout(() => worker && leave(worker), idleMs).unref();
    }
  }

  return {
    async run(input, { ms = LONG_MS, signal } = {}) {
      if (waiting >= waitingMax) throw new AppError('unavailable', { cause: new Error(`Too many wait for ${kind}.`) });
      waiting += 1;
      tally.waiting += 1;
      try {
        return await within({ ms, signals: [closing.signal, signal] }, (stopping) => {
          const turn = last.then(() => runNow(input, stopping));
          last = turn.catch(() => {});
          return turn;
        });
      } catch (error) {
        throw closing.signal.aborted ? new AppError('unavailable', { cause: error }) : error;
      } finally {
        waiting -= 1;
        tally.waiting -= 1;
      }
    },
    async close() {
      closing.abort();
      clearTimeout(idle);
      if (worker) leave(worker);
      await within({ ms: ENDS_WITHIN_MS }, () => Promise.all([...leaving].map(({ ended }) => ended))).catch(() => {});
    },
  };
}

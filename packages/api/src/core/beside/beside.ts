import { once } from 'node:events';
import { type ResourceLimits, Worker } from 'node:worker_threads';
import { AppError } from '../errors.ts';

/** Work of the processor that is done in a thread of its own: the event loop goes on meanwhile. */
export interface Beside<Input, Output> {
  /** @throws unavailable where too many wait already, or where it takes longer than it may */
  run(input: Input): Promise<Output>;
  /** Ends the thread; what waits fails. */
  close(): Promise<void>;
}

/**
 * One thread, made when it is first needed, that does one piece of work after another. A piece that takes too long is
 * ended with its thread, and the next gets a new one; one without work for `idleMs` is ended too, for what it holds. What the
 * thread needs to begin does not count.
 *
 * @param name of the thread's file, which stands beside that of `from`, as a source and in the bundle alike
 * @param from `import.meta.url` of whoever asks
 */
export function createBeside<Input, Output>(
  name: string,
  from: string,
  {
    limitMs,
    waitingMax,
    idleMs,
    memory,
  }: { limitMs: number; waitingMax: number; idleMs: number; memory?: ResourceLimits },
): Beside<Input, Output> {
  const file = new URL(`./${name}.${from.endsWith('.ts') ? 'ts' : 'js'}`, from);
  const closing = new AbortController();
  let thread: Promise<Worker> | null = null;
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  let idle: NodeJS.Timeout | undefined;

  const forget = () => void (thread = null);

  async function start(): Promise<Worker> {
    const worker = new Worker(file, { ...(memory && { resourceLimits: memory }) });
    // Heard at any time: one that nobody hears would end the process.
    worker.on('error', forget);
    worker.on('exit', forget);
    await once(worker, 'message');
    return worker;
  }

  async function runNow(input: Input): Promise<Output> {
    closing.signal.throwIfAborted();
    clearTimeout(idle);
    const worker = await (thread ??= start());
    worker.ref();
    try {
      const answer = once(worker, 'message', {
        signal: AbortSignal.any([closing.signal, AbortSignal.timeout(limitMs)]),
      });
      worker.postMessage(input);
      const [output] = (await answer) as [Output];
      return output;
    } catch (error) {
      forget();
      await worker.terminate();
      throw error instanceof Error && error.name === 'AbortError'
        ? new AppError('unavailable', { cause: error })
        : error;
    } finally {
      worker.unref();
      idle = setTimeout(() => {
        forget();
        void worker.terminate();
      }, idleMs).unref();
    }
  }

  return {
    async run(input) {
      if (waiting >= waitingMax) throw new AppError('unavailable', { cause: new Error(`Too many wait for ${name}.`) });
      waiting += 1;
      const turn = last.then(() => runNow(input));
      last = turn.catch(() => {});
      return turn.finally(() => void (waiting -= 1));
    },
    async close() {
      closing.abort();
      clearTimeout(idle);
      await thread?.then(
        (worker) => worker.terminate(),
        () => {},
      );
    },
  };
}

import { fork } from 'node:child_process';
import { type ResourceLimits, Worker } from 'node:worker_threads';

/** Messages of a worker: it has begun, the result of an input, or its failure. */
export type WorkerWord = { is: 'ready' } | { is: 'done'; output: unknown } | { is: 'failed'; error: Error };

/** It is gone, for whatever reason. */
export class WorkerEnded extends Error {
  override readonly name = 'WorkerEnded';
}

/** One worker that was started, wherever it runs. */
export interface WorkerHost {
  /** Resolves when it takes inputs. Rejects if it ends before that. */
  ready: Promise<void>;
  /** One at a time. Rejects with what the worker failed with, or if it ends. */
  ask(input: unknown): Promise<unknown>;
  /** Ends a worker: a process at once; a thread as soon as it runs JavaScript, which native code can delay. */
  kill(): void;
  /** Resolves once it is gone. */
  ended: Promise<void>;
  /** Whether the process waits for it before it ends. */
  setRef(isRef: boolean): void;
}

/** A WorkerHost with callbacks for messages and for its end. */
interface Channel {
  post(input: unknown): void;
  kill(): void;
  setRef(isRef: boolean): void;
}
interface Ears {
  onWord(word: WorkerWord): void;
  /** @param why it is gone */
  onEnd(why: string): void;
}

/** A thread shares memory with its process and cannot be ended while native code runs in it. */
function startThread(file: URL, memory: ResourceLimits | undefined, { onWord, onEnd }: Ears): Channel {
  const worker = new Worker(file, { ...(memory && { resourceLimits: memory }) });
  worker.on('message', onWord);
  worker.on('error', ({ message }) => onEnd(`The worker ended: ${message}`));
  worker.on('exit', (code) => onEnd(`The worker ended (code ${code}).`));
  return {
    post: (input) => worker.postMessage(input),
    kill: () => void worker.terminate().catch(() => {}),
    setRef: (isRef) => (isRef ? worker.ref() : worker.unref()),
  };
}

/** Settings that native libraries and Node read. No secrets: the work is on files of strangers. */
const ENVIRONMENT = [
  'PATH',
  'LD_LIBRARY_PATH',
  'LD_PRELOAD',
  'MALLOC_ARENA_MAX',
  'NODE_ENV',
  'SYSTEMROOT',
  'TEMP',
  'TMP',
  'TMPDIR',
];

/** A process can always be ended, and takes nobody along if native code in it crashes; it costs 40 MB and a moment more. */
function startProcess(file: URL, memory: ResourceLimits | undefined, { onWord, onEnd }: Ears): Channel {
  const child = fork(file, {
    serialization: 'advanced',
    execArgv: memory?.maxOldGenerationSizeMb ? [`--max-old-space-size=${memory.maxOldGenerationSizeMb}`] : [],
    env: Object.fromEntries(ENVIRONMENT.map((name) => [name, process.env[name]])),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  child.on('message', (word) => onWord(word as WorkerWord));
  child.on('error', ({ message }) => onEnd(`The worker ended: ${message}`));
  child.on('exit', (code, signal) => onEnd(`The worker ended (${signal ?? `code ${code}`}).`));
  return {
    // Told to `onEnd` as well, should it be gone.
    post: (input) => void child.send(input as object, () => {}),
    kill: () => void child.kill('SIGKILL'),
    setRef(isRef) {
      if (isRef) child.ref();
      else child.unref();
      if (isRef) child.channel?.ref();
      else child.channel?.unref();
    },
  };
}

/** Starts the worker of `file` (see `serveWorker`) in a thread or in a process of its own. */
export function startWorker(
  file: URL,
  { isProcess, memory }: { isProcess: boolean; memory: ResourceLimits | undefined },
): WorkerHost {
  const ready = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  let asked: PromiseWithResolvers<unknown> | undefined;
  let gone: WorkerEnded | undefined;
  const channel = (isProcess ? startProcess : startThread)(file, memory, {
    onWord(word) {
      if (word.is === 'ready') ready.resolve();
      else if (word.is === 'done') asked?.resolve(word.output);
      else asked?.reject(word.error);
    },
    onEnd(why) {
      // The error says why; the exit behind it does not.
      gone ??= new WorkerEnded(why);
      ready.reject(gone);
      asked?.reject(gone);
      ended.resolve();
    },
  });
  // Nobody may be waiting for it any more.
  ready.promise.catch(() => {});
  return {
    ready: ready.promise,
    ask(input) {
      if (gone) return Promise.reject(gone);
      asked = Promise.withResolvers();
      channel.post(input);
      return asked.promise;
    },
    kill: () => channel.kill(),
    ended: ended.promise,
    setRef: (isRef) => channel.setRef(isRef),
  };
}

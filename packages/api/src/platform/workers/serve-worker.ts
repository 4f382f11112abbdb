import { parentPort } from 'node:worker_threads';
import type { WorkerWord } from './worker-host.ts';

/** The worker's end of `createWorkerPool`, whose types are `work`'s: says that it has begun, then answers one input after another. */
export function serveWorker(work: (input: never) => unknown): void {
  const post = (word: WorkerWord) => (parentPort ? parentPort.postMessage(word) : process.send?.(word));
  const answer = async (input: unknown) => {
    try {
      post({ is: 'done', output: await work(input as never) });
    } catch (error) {
      // A copy, since what else hangs on an error may not be sendable.
      post({ is: 'failed', error: new Error(error instanceof Error ? error.message : String(error)) });
    }
  };
  if (parentPort) {
    parentPort.on('message', (input) => void answer(input));
  } else {
    process.on('message', (input) => void answer(input));
    // The parent is gone.
    process.on('disconnect', () => process.exit());
  }
  post({ is: 'ready' });
}

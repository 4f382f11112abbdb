import { threadId } from 'node:worker_threads';
import { serveWorker } from '#platform/workers/serve-worker.ts';

/** Says what it is told, or which worker it is; hangs, fails, waits or ends when told to. */
serveWorker((word: string): string | Promise<never> => {
  // Native code does the same: no thread can be ended in it.
  if (word === 'stick') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  if (word === 'hang') for (;;);
  if (word === 'forget') return new Promise<never>(() => {});
  if (word === 'end') process.exit(7);
  if (word === 'fail') throw new Error('As told.');
  return word === 'thread' ? `${process.pid} ${threadId}` : word;
});

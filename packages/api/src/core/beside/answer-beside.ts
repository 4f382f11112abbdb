import { parentPort } from 'node:worker_threads';

/** The thread's end of `createBeside`, whose types are `work`'s: says that it has begun, then answers one input after another. */
export function answerBeside(work: (input: never) => unknown): void {
  // What it fails with ends the thread.
  const answer = async (input: unknown) => parentPort?.postMessage(await work(input as never));
  parentPort?.on('message', (input) => void answer(input));
  parentPort?.postMessage(null);
}

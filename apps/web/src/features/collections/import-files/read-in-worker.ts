import { type ImportFile, ImportProblem, type Reply } from './import-file.ts';
import type { Reading } from './reading.ts';

/** Reads what can be imported, in a thread of its own that ends with it. @throws ImportProblem */
export function readInWorker(file: File, reading: Reading, signal?: AbortSignal): Promise<ImportFile> {
  const worker = new Worker(new URL('./read-file.worker.ts', import.meta.url), { type: 'module' });
  const reply = new Promise<ImportFile>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
      if ('file' in data) resolve(data.file);
      else reject('reason' in data ? new ImportProblem(data.reason) : new Error(data.failure));
    });
    worker.addEventListener('error', ({ message }) => reject(new Error(message || 'The reader did not start.')));
    signal?.addEventListener('abort', () => reject(new Error('Nobody waits for it any more.')));
  });
  worker.postMessage({ file, reading });
  return reply.finally(() => worker.terminate());
}

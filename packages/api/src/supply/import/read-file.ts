import { createWorkerPool } from '#platform/workers/worker-pool.ts';
import type { CatalogImportInput } from './import.contract.ts';
import type { FeedToRead } from '../fetched-feeds/read-feed.ts';
import type { Asked, Read } from './read-file.worker.ts';
import type { Batch } from './read-rows.ts';
import { ImportFileError } from './source-row.ts';

/** Time limit for a thousand rows. */
const LIMIT_MS = 60_000;
/** Idle time, equal to how long Postgres keeps an import's transaction that sends nothing. */
const IDLE_MS = 10 * 60_000;

/**
 * Memory of the thread. Left to itself Node lets 100 MB of what is dropped at once gather before it looks; the longest rows that
 * are taken make batches of some 50 MB.
 */
const MEMORY = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 256 };

/**
 * The rows of a JSON or CSV file in UTF-8, read and checked in a thread of its own. They are told apart by how it begins unless
 * `format` says which it is.
 *
 * @throws ImportFileError where it cannot be read
 */
export const readFile = (path: string, format?: CatalogImportInput['format']): AsyncGenerator<Batch> =>
  readInWorker({ path, format });

/** The rows of a feed that was fetched, as `readFile` has a file's. @throws ImportFileError where it cannot be read */
export const readFeed = (feed: FeedToRead): AsyncGenerator<Batch> => readInWorker({ feed });

async function* readInWorker(source: NonNullable<Asked>): AsyncGenerator<Batch> {
  const limits = { limitMs: LIMIT_MS, waitingMax: 1, idleMs: IDLE_MS, memory: MEMORY };
  const reader = createWorkerPool<Asked, Read>('read-file.worker', import.meta.url, limits);
  try {
    for (let asked: Asked = source; ; asked = null) {
      const read = await reader.run(asked);
      if (read === null) return;
      if ('unreadable' in read) throw new ImportFileError(read.unreadable);
      yield read;
    }
  } finally {
    await reader.close();
  }
}

import { serveWorker } from '#platform/workers/serve-worker.ts';
import type { CatalogImportInput } from './import.contract.ts';
import { type FeedToRead, readFeedRows } from '../fetched-feeds/read-feed.ts';
import { fileRows } from './file-rows.ts';
import { type Batch, readRows } from './read-rows.ts';
import { ImportFileError } from './source-row.ts';

/** Source to read, sent with the first request; later requests are null. */
export type Asked = { path: string; format: CatalogImportInput['format'] | undefined } | { feed: FeedToRead } | null;
/** Null: there is no more. */
export type Read = Batch | { unreadable: string } | null;

let batches: AsyncGenerator<Batch> | undefined;

serveWorker(async (asked: Asked): Promise<Read> => {
  if (asked) batches = 'feed' in asked ? readFeedRows(asked.feed) : readRows(fileRows(asked.path, asked.format));
  // A thread that took the place of another knows nothing of the file: its end would be taken for the file's.
  if (!batches) throw new Error('The thread that read the file is gone.');
  try {
    const { value } = await batches.next();
    return value ?? null;
  } catch (error) {
    if (error instanceof ImportFileError) return { unreadable: error.message };
    throw error;
  }
});

import { serveWorker } from '#platform/workers/serve-worker.ts';
import { ImportFileError } from '../import/source-row.ts';
import { lookAtRows, type LookedAt } from './read-feed.ts';

export interface FeedToLookAt {
  text: string;
  rowsAt: string | undefined;
}

serveWorker(async ({ text, rowsAt }: FeedToLookAt): Promise<LookedAt | { unreadable: string }> => {
  try {
    return await lookAtRows(text, rowsAt);
  } catch (error) {
    if (error instanceof ImportFileError) return { unreadable: error.message };
    throw error;
  }
});

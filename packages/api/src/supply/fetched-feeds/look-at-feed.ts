import { createWorkerPool } from '#platform/workers/worker-pool.ts';
import { WorkerReplaced } from '#platform/workers/one-worker.ts';
import { ImportFileError } from '../import/source-row.ts';
import type { FeedToLookAt } from './look-at-feed.worker.ts';
import type { LookedAt } from './read-feed.ts';

/** Limits of one look: memory that a feed unpacks to is freed with the worker thread. */
const LIMITS = {
  limitMs: 20_000,
  waitingMax: 4,
  idleMs: 1_000,
  memory: { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 256 },
};
const looking = createWorkerPool<FeedToLookAt, LookedAt | { unreadable: string }>(
  'look-at-feed.worker',
  import.meta.url,
  LIMITS,
);

/**
 * Reads the shape of a feed in a thread of its own. `signal` ends it.
 *
 * @throws ImportFileError where it cannot be read, or its reader does not come back; unavailable; the reason of `signal`
 */
export async function lookAtFeed(feed: FeedToLookAt, signal?: AbortSignal): Promise<LookedAt> {
  const looked = await looking.run(feed, { signal }).catch((error: unknown) => {
    throw error instanceof WorkerReplaced
      ? new ImportFileError('The feed takes too long to read, or too much memory.', { cause: error })
      : error;
  });
  if ('unreadable' in looked) throw new ImportFileError(looked.unreadable);
  return looked;
}

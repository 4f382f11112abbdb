import type { Database } from '@onceware/db/client';
import { areCountsFresh, markEnded, rateDue, takeMaintenanceLock, writeCounts } from './maintenance.repo.ts';

/** Few enough that nobody waits for their locks. */
const MARKED_AT_ONCE = 2_000;
const RATED_AT_ONCE = 500;

/**
 * Does the work that no visitor shall wait for: marks the deals that have ended, counts ratings that are due, and
 * counts the catalogue. Each process may do it at any time; while one does, the others have nothing to do.
 */
export async function maintainCatalog(database: Database, signal?: AbortSignal): Promise<void> {
  for (let marked = MARKED_AT_ONCE; marked === MARKED_AT_ONCE;) {
    if (signal?.aborted) return;
    marked = await database.transaction(async (tx) =>
      (await takeMaintenanceLock(tx)) ? markEnded(tx, MARKED_AT_ONCE) : 0,
    );
  }
  for (let rated = RATED_AT_ONCE; rated === RATED_AT_ONCE;) {
    if (signal?.aborted) return;
    rated = await database.transaction(async (tx) =>
      (await takeMaintenanceLock(tx)) ? rateDue(tx, RATED_AT_ONCE) : 0,
    );
  }
  if (!signal?.aborted) await countCatalog(database);
}

/** Counts the catalogue for the front page, unless that was done within the last minute. */
export async function countCatalog(database: Database): Promise<void> {
  await database.transaction(async (tx) => {
    if ((await takeMaintenanceLock(tx)) && !(await areCountsFresh(tx))) await writeCounts(tx);
  });
}

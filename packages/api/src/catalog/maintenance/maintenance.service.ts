import type { Database, Db } from '@onceware/db/client';
import {
  areCountsFresh,
  markEnded,
  rateDue,
  recallPrices,
  takeMaintenanceLock,
  writeCounts,
  writeFigures,
} from './maintenance.repo.ts';

/** Few enough that nobody waits for their locks. */
const STEPS: readonly { step: (tx: Db, limit: number) => Promise<number>; limit: number }[] = [
  { step: markEnded, limit: 2_000 },
  { step: rateDue, limit: 500 },
  { step: recallPrices, limit: 2_000 },
];

/**
 * Does the work that no visitor shall wait for: marks the deals that have ended, counts ratings that are due,
 * computes what is known of older prices, and counts the catalogue. Each process may do it at any time; while one does, the others have nothing to do.
 */
export async function maintainCatalog(database: Database, signal?: AbortSignal): Promise<void> {
  for (const { step, limit } of STEPS) {
    for (let done = limit; done === limit;) {
      if (signal?.aborted) return;
      done = await database.transaction(async (tx) => ((await takeMaintenanceLock(tx)) ? step(tx, limit) : 0));
    }
  }
  if (!signal?.aborted) await countCatalog(database);
}

/** Counts the catalogue for the front page, unless that was done within the last minute. */
export async function countCatalog(database: Database): Promise<void> {
  await database.transaction(async (tx) => {
    if (!(await takeMaintenanceLock(tx)) || (await areCountsFresh(tx))) return;
    await writeCounts(tx);
    await writeFigures(tx);
  });
}

import type { Database } from '@onceware/db/client';
import { addCounts, type Counted, type Counts } from './go.repo.ts';

/** Counts who saw a deal's page, and who was led on to where it is sold, and nothing of who it was (CAT-10, CAT-11). */
export interface ClickCounter {
  count(dealId: string, what?: Counted): void;
  /** Adds what was counted to the database's. What could not be written is kept for the next time. */
  flush(): Promise<void>;
}

/** In memory between flushes, so that a flood of one deal is one row written every few seconds, by however many processes. */
export function createClickCounter(database: Pick<Database, 'db'>): ClickCounter {
  let counted: Counts = new Map();
  const add = (dealId: string, { clicks, views }: Record<Counted, number>) => {
    const before = counted.get(dealId);
    counted.set(dealId, { clicks: clicks + (before?.clicks ?? 0), views: views + (before?.views ?? 0) });
  };
  return {
    count: (dealId, what = 'clicks') => add(dealId, { clicks: 0, views: 0, [what]: 1 }),
    async flush() {
      if (counted.size === 0) return;
      const written = counted;
      counted = new Map();
      try {
        await addCounts(database.db, written);
      } catch (error) {
        for (const [dealId, counts] of written) add(dealId, counts);
        throw error;
      }
    },
  };
}

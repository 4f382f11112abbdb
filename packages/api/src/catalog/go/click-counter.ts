import type { Database } from '@onceware/db/client';
import { addClicks } from './go.repo.ts';

/** Counts who was led on to where a deal is sold, and nothing of who it was (CAT-10). */
export interface ClickCounter {
  count(dealId: string): void;
  /** Adds what was counted to the database's. What could not be written is kept for the next time. */
  flush(): Promise<void>;
}

/** In memory between flushes, so that a flood of one deal is one row written every few seconds, by however many processes. */
export function createClickCounter(database: Pick<Database, 'db'>): ClickCounter {
  let counted = new Map<string, number>();
  const add = (dealId: string, clicks: number) => void counted.set(dealId, (counted.get(dealId) ?? 0) + clicks);
  return {
    count: (dealId) => add(dealId, 1),
    async flush() {
      if (counted.size === 0) return;
      const written = counted;
      counted = new Map();
      try {
        await addClicks(database.db, written);
      } catch (error) {
        for (const [dealId, clicks] of written) add(dealId, clicks);
        throw error;
      }
    },
  };
}

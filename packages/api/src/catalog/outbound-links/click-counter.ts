import { createHmac } from 'node:crypto';
import type { Database } from '@onceware/db/client';
import { callerOf } from '#platform/rate-limits/callers.ts';
import { addVisits, type Counted, findVisitKey, type HashedVisit, type VisitKey } from './visits.repo.ts';

declare module '#kernel/services.ts' {
  interface Services {
    clicks: ClickCounter;
  }
}

export interface Visit {
  dealId: string;
  kind: Counted;
  address: string;
  /** Null: not signed in. */
  userId: string | null;
}

/** Counts the visitors who saw a deal's page, or were led on to where it is sold, each once a day (CAT-10, CAT-11). */
export interface ClickCounter {
  count(visit: Visit): void;
  /** Adds what was counted to the database's. What could not be written is kept for the next time. */
  flush(): Promise<void>;
}

/** More wait only while the database is away or somebody floods; then further visitors are not counted. */
const WAITING_MAX = 20_000;
const HASH_BYTES = 16;

/**
 * In memory between flushes, so that nobody waits for the count, and a flood of one deal is one row written every few seconds.
 * Addresses stay no longer than that; the database gets hashes alone.
 */
export function createClickCounter(database: Pick<Database, 'db'>): ClickCounter {
  let waiting = new Map<string, Visit>();
  const add = (visit: Visit) => {
    const key = JSON.stringify([visit.dealId, visit.kind, visit.address, visit.userId]);
    if (waiting.size < WAITING_MAX) waiting.set(key, visit);
  };
  return {
    // Here, so that a network that floods with its addresses takes one place.
    count: (visit) => add({ ...visit, address: callerOf(visit.address).own }),
    async flush() {
      if (waiting.size === 0) return;
      const visits = [...waiting.values()];
      waiting = new Map();
      try {
        const key = await findVisitKey(database.db);
        await addVisits(
          database.db,
          key.day,
          visits.map((visit) => hashed(visit, key)),
        );
      } catch (error) {
        for (const visit of visits) add(visit);
        throw error;
      }
    },
  };
}

function hashed({ dealId, kind, address, userId }: Visit, { key }: VisitKey): HashedVisit {
  const hash = createHmac('sha256', key)
    .update(JSON.stringify([dealId, kind, address]))
    .digest();
  return { dealId, kind, userId, visitor: hash.subarray(0, HASH_BYTES).toString('hex') };
}

import type { Database } from '@onceware/db/client';
import { authLimits } from './auth.limits.ts';
import { purgeAttempts, purgeEmailChanges, purgeSessions, purgeTokens } from './purge.repo.ts';
import { hoursFrom } from './tokens.ts';

/**
 * Deletes what has expired: sessions, mailed links, changes of address, counted attempts. Any number of processes may do it
 * at once; `signal` ends it between two steps.
 */
export async function purgeExpired({ db }: Pick<Database, 'db'>, now: Date, signal?: AbortSignal): Promise<void> {
  const startedBefore = hoursFrom(now, -24 * authLimits.sessionMaxDays);
  const steps = [
    () => purgeSessions(db, now, startedBefore),
    () => purgeTokens(db, now),
    () => purgeEmailChanges(db, now),
    () => purgeAttempts(db, now),
  ];
  for (const step of steps) {
    if (signal?.aborted) return;
    await step();
  }
}

import type { Database } from '@onceware/db/client';
import { daysAgo } from '#kernel/moments.ts';
import { authLimits } from './auth.limits.ts';
import { purgeAttempts, purgeEmailChanges, purgeSessions, purgeTokens } from './purge.repo.ts';

/**
 * Deletes what has expired: sessions, mailed links, changes of address, counted attempts. Any number of processes may do it
 * at once; `signal` ends it between two steps.
 */
export async function purgeExpired({ db }: Pick<Database, 'db'>, signal?: AbortSignal): Promise<void> {
  const steps = [
    () => purgeSessions(db, daysAgo(authLimits.sessionMaxDays)),
    () => purgeTokens(db),
    () => purgeEmailChanges(db),
    () => purgeAttempts(db),
  ];
  for (const step of steps) {
    if (signal?.aborted) return;
    await step();
  }
}

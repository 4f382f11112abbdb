import { purgeOrganizations } from '@onceware/api/organizations/organizations.service';
import { purgeExpired } from '@onceware/api/auth/purge.service';
import { purgeImports } from '@onceware/api/catalog/import/run.service';
import { keepCatalog } from '@onceware/api/catalog/upkeep/upkeep.service';
import { purgeDeleted } from '@onceware/api/collections/lifecycle/lifecycle.service';
import type { Services } from '@onceware/api/services';
import { purgePurchases } from '@onceware/api/purchases/purchases.service';
import { type Repeated, startRepeating } from './repeating.ts';

type Database = Services['database'];

const MINUTE_MS = 60_000;

/** What was deleted long ago, and what has expired. */
export async function purgeAll(database: Database, signal: AbortSignal): Promise<void> {
  for (const purge of [purgeDeleted, purgePurchases, purgeOrganizations, purgeExpired, purgeImports])
    await purge(database, signal);
}

/** What every process does beside its calls. @returns what ends it */
export function startBackground(
  database: Database,
  onError: (error: unknown, what: string) => void,
): (() => Promise<void>)[] {
  const repeated: Record<string, Repeated> = {
    purging: { work: (signal) => purgeAll(database, signal), firstAfterMs: MINUTE_MS, everyMs: 60 * MINUTE_MS },
    'upkeep of the catalogue': { work: (signal) => keepCatalog(database, signal), firstAfterMs: 0, everyMs: MINUTE_MS },
  };
  return Object.entries(repeated).map(([what, one]) => startRepeating(one, (error) => onError(error, what)));
}

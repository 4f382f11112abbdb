import { purgeOrganizations } from '@onceware/api/organizations/organizations.service';
import { purgeFiles } from '@onceware/api/chat/files/files.service';
import { purgeExpired } from '@onceware/api/auth/purge.service';
import { purgeImports } from '@onceware/api/catalog/import/run.service';
import { purgeRoomEvents } from '@onceware/api/chat/stream/purge.service';
import { keepSitemap } from '@onceware/api/catalog/sitemap/sitemap.service';
import { keepCatalog } from '@onceware/api/catalog/upkeep/upkeep.service';
import { purgeDeleted } from '@onceware/api/collections/lifecycle/lifecycle.service';
import type { Services } from '@onceware/api/services';
import { purgePurchases } from '@onceware/api/purchases/purchases.service';
import { purgeReviews } from '@onceware/api/reviews/reviews.service';
import { type Repeated, startRepeating } from './repeating.ts';

type Purging = Pick<Services, 'database' | 'storage'>;
type Background = Purging & Pick<Services, 'clicks' | 'publicUrl'>;

const MINUTE_MS = 60_000;
const CLICKS_EVERY_MS = 5_000;

/** What was deleted long ago, and what has expired. */
export async function purgeAll(services: Purging, signal: AbortSignal): Promise<void> {
  const { database } = services;
  for (const purge of [
    purgeDeleted,
    purgePurchases,
    purgeReviews,
    purgeOrganizations,
    purgeExpired,
    purgeImports,
    purgeRoomEvents,
  ])
    await purge(database, signal);
  // Behind what takes rooms and messages with it.
  await purgeFiles(services, signal);
}

/** What every process does beside its calls. @returns what ends it */
export function startBackground(
  services: Background,
  onError: (error: unknown, what: string) => void,
): (() => Promise<void>)[] {
  const { database } = services;
  const repeated: Record<string, Repeated> = {
    purging: { work: (signal) => purgeAll(services, signal), firstAfterMs: MINUTE_MS, everyMs: 60 * MINUTE_MS },
    'upkeep of the catalogue': { work: (signal) => keepCatalog(database, signal), firstAfterMs: 0, everyMs: MINUTE_MS },
    'counting of clicks': {
      work: () => services.clicks.flush(),
      firstAfterMs: CLICKS_EVERY_MS,
      everyMs: CLICKS_EVERY_MS,
    },
    'the sitemap': { work: (signal) => keepSitemap(services, signal), firstAfterMs: 0, everyMs: 10 * MINUTE_MS },
  };
  return Object.entries(repeated).map(([what, one]) => startRepeating(one, (error) => onError(error, what)));
}

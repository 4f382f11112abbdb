import { purgeOrganizations } from '#identity/organizations/organizations.service.ts';
import { purgeTeamInvitations } from '#chat/team/invitations.service.ts';
import { purgeFiles } from '#chat/files/files.service.ts';
import { purgeVisits } from '#catalog/outbound-links/visits.service.ts';
import { purgeExpired } from '#identity/auth/purge.service.ts';
import { purgeImports } from '#supply/import/run.service.ts';
import { purgePreviews } from '#chat/previews/previews.service.ts';
import { purgeRoomEvents } from '#chat/stream/purge.service.ts';
import { purgeDeleted } from '#collections/lifecycle/lifecycle.service.ts';
import { purgeNotifications } from '#platform/notifications/notifications.service.ts';
import { purgePictures } from '#platform/pictures/pictures.service.ts';
import { purgeFrozenPages } from '#purchases/frozen-pages/frozen-pages.service.ts';
import { purgePurchases } from '#purchases/purchases.service.ts';
import { purgeReviews } from '#catalog/reviews/reviews.service.ts';
import { purgeWatches } from '#watches/watches.service.ts';
import { HOUR, type PayloadsOf, repeatingJob } from '#platform/jobs/job-kind.ts';
import type { Services } from '#kernel/services.ts';

/** Purges what was deleted long ago, and what has expired. */
export async function purgeAll(
  services: Pick<Services, 'database' | 'storage' | 'showsPreviews'>,
  signal: AbortSignal,
): Promise<void> {
  const { database } = services;
  for (const purge of [
    purgeDeleted,
    purgePurchases,
    purgeReviews,
    purgeOrganizations,
    purgeTeamInvitations,
    purgeExpired,
    purgeVisits,
    purgeImports,
    purgeRoomEvents,
    purgeNotifications,
    purgeWatches,
  ])
    await purge(database, signal);
  // Behind what takes rooms and messages with it.
  await purgeFiles(services, signal);
  await purgePictures(services, signal);
  await purgeFrozenPages(services, signal);
  await purgePreviews(services, signal);
}

export const purgeJobs = { purge: repeatingJob(HOUR, purgeAll) };

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads extends PayloadsOf<typeof purgeJobs> {}
}

import { maintenanceJobs } from '#catalog/maintenance/maintenance.jobs.ts';
import { chatJobs } from '#chat/chat.jobs.ts';
import { keptDealJobs } from '#collections/kept-deals/kept-deals.jobs.ts';
import { followingJobs } from '#collections/publishing/following.jobs.ts';
import { pageJobs } from '#collections/saved-pages/saved-pages.jobs.ts';
import { erasingJobs } from '#identity/account/erasing/erasing.jobs.ts';
import type { Services } from '#kernel/services.ts';
import { sitemapJobs } from '#outlets/sitemap/sitemap.jobs.ts';
import type { JobKind } from '#platform/jobs/job-kind.ts';
import type { JobHandlers, JobKinds } from '#platform/jobs/jobs.ts';
import { frozenPageJobs } from '#purchases/frozen-pages/frozen-pages.jobs.ts';
import { mailJobs } from '#platform/mail/mail.jobs.ts';
import { notificationJobs } from '#platform/notifications/notifications.jobs.ts';
import { purchaseJobs } from '#purchases/purchases.jobs.ts';
import { feedJobs } from '#supply/fetched-feeds/fetched-feeds.jobs.ts';
import { toolPictureJobs } from '#supply/tool-pictures/tool-pictures.jobs.ts';
import { watchJobs } from '#watches/watches.jobs.ts';
import { purgeJobs } from './purge-all.ts';

/** Every kind of job. */
export const jobKinds: JobKinds = {
  ...mailJobs,
  ...notificationJobs,
  ...purgeJobs,
  ...erasingJobs,
  ...maintenanceJobs,
  ...sitemapJobs,
  ...feedJobs,
  ...toolPictureJobs,
  ...chatJobs,
  ...pageJobs,
  ...watchJobs,
  ...keptDealJobs,
  ...followingJobs,
  ...purchaseJobs,
  ...frozenPageJobs,
};

/** Does each kind with these services. */
export const jobHandlers = (services: Services): JobHandlers =>
  Object.fromEntries(
    Object.entries<JobKind>(jobKinds).map(([name, { run }]) => [
      name,
      (payload: object, signal: AbortSignal) => run(services, payload, signal),
    ]),
  ) as JobHandlers;

import { eraseAccounts } from '#identity/account/erasing/erase.service.ts';
import { runDueFeeds, runFeed } from '#supply/fetched-feeds/run-feed.ts';
import { fetchDuePages, fetchPage, joinPages } from '#collections/saved-pages/fetching.service.ts';
import { keepSitemap } from '#outlets/sitemap/sitemap.service.ts';
import { maintainCatalog } from '#catalog/maintenance/maintenance.service.ts';
import { adoptMails } from '#platform/mail/former-queue.ts';
import type { JobHandlers } from '#platform/jobs/jobs.ts';
import { purgeAll } from './purge-all.ts';
import type { Services } from '#kernel/services.ts';

/** Maps each kind of job to its handler: a function of the feature that it belongs to. */
export const jobHandlers = (services: Services): JobHandlers => ({
  mail: (sealed) => services.mailer.send(sealed),
  formerMails: (_, signal) => adoptMails(services, signal),
  purge: (_, signal) => purgeAll(services, signal),
  eraseAccounts: (_, signal) => eraseAccounts(services.database, signal),
  catalogUpkeep: (_, signal) => maintainCatalog(services.database, signal),
  sitemap: (_, signal) => keepSitemap(services, signal),
  dueFeeds: () => runDueFeeds(services),
  feed: (payload, signal) => runFeed(services, payload, signal),
  fetchPage: (payload, signal) => fetchPage(services, payload, signal),
  duePages: (_, signal) => fetchDuePages(services, signal),
  joinPages: (_, signal) => joinPages(services, signal),
});

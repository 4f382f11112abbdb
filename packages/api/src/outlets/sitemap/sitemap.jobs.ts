import { MINUTE, type PayloadsOf, repeatingJob } from '#platform/jobs/job-kind.ts';
import { keepSitemap } from './sitemap.service.ts';

export const sitemapJobs = {
  sitemap: repeatingJob(10 * MINUTE, keepSitemap, { attempts: 1 }),
};

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads extends PayloadsOf<typeof sitemapJobs> {}
}

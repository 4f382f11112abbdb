import { MINUTE, type PayloadsOf, repeatingJob } from '#platform/jobs/job-kind.ts';
import { maintainCatalog } from './maintenance.service.ts';

export const maintenanceJobs = {
  /** Updates deals that have begun or ended, ratings, and the counts of the front page. */
  catalogUpkeep: repeatingJob(MINUTE, ({ database }, signal) => maintainCatalog(database, signal), { attempts: 1 }),
};

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads extends PayloadsOf<typeof maintenanceJobs> {}
}

import { HOUR, type PayloadsOf, repeatingJob } from '#platform/jobs/job-kind.ts';
import { tellDeadlines } from './deadlines.service.ts';

export const purchaseJobs = {
  /** Tells members of days that their purchases have. */
  purchaseDeadlines: repeatingJob(HOUR, tellDeadlines, { attempts: 3 }),
};

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads extends PayloadsOf<typeof purchaseJobs> {}
}

import { HOUR, type PayloadsOf, repeatingJob } from '#platform/jobs/job-kind.ts';
import { tellAdditions } from './following-news.service.ts';

export const followingJobs = {
  /** Tells followers what came to published collections on the day before. */
  collectionAdditions: repeatingJob(HOUR, tellAdditions, { attempts: 3 }),
};

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads extends PayloadsOf<typeof followingJobs> {}
}

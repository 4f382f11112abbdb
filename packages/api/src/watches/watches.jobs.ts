import { MINUTE, type PayloadsOf, repeatingJob } from '#platform/jobs/job-kind.ts';
import { matchWatches } from './matching/matching.service.ts';

export const watchJobs = {
  /** Tells of deals that came or changed since the last time. */
  matchWatches: repeatingJob(MINUTE / 2, matchWatches, { attempts: 1 }),
};

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads extends PayloadsOf<typeof watchJobs> {}
}

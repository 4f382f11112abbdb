import { HOUR, MINUTE, type PayloadsOf, repeatingJob } from '#platform/jobs/job-kind.ts';
import { eraseAccounts } from './erase.service.ts';

export const erasingJobs = {
  /** Accounts that their members have deleted, where the request had no time to finish. */
  eraseAccounts: repeatingJob(MINUTE, ({ database }, signal) => eraseAccounts(database, signal), {
    attempts: 1,
    withinSeconds: HOUR,
  }),
};

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads extends PayloadsOf<typeof erasingJobs> {}
}

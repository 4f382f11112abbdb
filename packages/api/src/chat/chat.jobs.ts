import { MINUTE, type PayloadsOf, repeatingJob } from '#platform/jobs/job-kind.ts';
import { tellReminders } from './reminders/reminders.service.ts';

export const chatJobs = {
  /** Reminds of messages whose time has come. */
  chatReminders: repeatingJob(MINUTE / 2, tellReminders, { attempts: 1 }),
};

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads extends PayloadsOf<typeof chatJobs> {}
}

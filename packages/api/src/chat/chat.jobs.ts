import { MINUTE, type PayloadsOf, repeatingJob } from '#platform/jobs/job-kind.ts';
import { sendScheduled } from './scheduled/scheduled.service.ts';
import { tellReminders } from './reminders/reminders.service.ts';

export const chatJobs = {
  /** Sends messages whose time has come. */
  scheduledMessages: repeatingJob(MINUTE / 4, sendScheduled, { attempts: 1 }),
  /** Reminds of messages whose time has come. */
  chatReminders: repeatingJob(MINUTE / 2, tellReminders, { attempts: 1 }),
};

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads extends PayloadsOf<typeof chatJobs> {}
}

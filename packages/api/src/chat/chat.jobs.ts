import { z } from 'zod';
import { jobKind, MINUTE, type PayloadsOf, repeatingJob } from '#platform/jobs/job-kind.ts';
import { fetchPreview } from './previews/fetch-preview.ts';
import { sendScheduled } from './scheduled/scheduled.service.ts';
import { tellReminders } from './reminders/reminders.service.ts';

export const chatJobs = {
  /** Sends messages whose time has come. */
  scheduledMessages: repeatingJob(MINUTE / 4, sendScheduled, { attempts: 1 }),
  /** Fetches what a page says of itself: of one member's some at a time, so that the others have theirs. */
  linkPreview: jobKind(
    z.object({ previewId: z.uuid(), turn: z.int().min(0) }),
    { atOnce: 6, atOnceOfGroup: 2, withinSeconds: MINUTE, attempts: 3 },
    fetchPreview,
  ),
  /** Reminds of messages whose time has come. */
  chatReminders: repeatingJob(MINUTE / 2, tellReminders, { attempts: 1 }),
};

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads extends PayloadsOf<typeof chatJobs> {}
}

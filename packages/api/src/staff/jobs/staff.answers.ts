import { z } from 'zod';
import { count, id, moment } from '#kernel/answers.ts';
import { processState } from '#platform/jobs/worker-reports.answers.ts';

export const jobKindState = z.strictObject({
  name: z.string(),
  waiting: count,
  running: count,
  failed: count,
  dueSince: moment.nullable().describe('Since when the one has been due that waits longest.'),
  doneAt: moment.nullable().describe('When the last was done.'),
});
export interface JobKindState extends z.infer<typeof jobKindState> {}

export const failedJob = z.strictObject({
  id,
  name: z.string(),
  failedAt: moment,
  attempts: count,
  reason: z.string().describe('Cause of the failure; for secret kinds only a code.'),
});
export interface FailedJob extends z.infer<typeof failedJob> {}

export const jobsState = z.strictObject({
  kinds: z.array(jobKindState),
  failed: z.array(failedJob),
  processes: z.array(processState),
});
export interface JobsState extends z.infer<typeof jobsState> {}

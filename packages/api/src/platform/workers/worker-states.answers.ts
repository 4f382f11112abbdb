import { z } from 'zod';
import { count, moment } from '#kernel/answers.ts';

export const workerState = z.strictObject({
  name: z.string().describe('A kind of worker, such as `drawing`, or `job.` with a kind of job.'),
  workers: count.describe('Without work they may be ended.'),
  busy: count,
  waiting: count.describe('Pieces of work that wait for one.'),
  replaced: count.describe('Given up since the start, because they did not come back, ended or failed.'),
  stuck: count.describe('Given up, and could not be ended yet.'),
  lastReason: z.string().nullable().describe('Why the last one was given up.'),
  lastAt: moment.nullable().describe('When that was.'),
});
/** The state of the workers of one kind, in one process. */
export interface WorkerState extends z.infer<typeof workerState> {}

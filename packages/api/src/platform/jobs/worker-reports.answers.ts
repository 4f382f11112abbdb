import { z } from 'zod';
import { id, moment } from '#kernel/answers.ts';
import { workerState } from '../workers/worker-states.answers.ts';

export const workerKindState = workerState
  .omit({ name: true })
  .extend({ kind: z.string().describe('The kind of job that they do, or what they do beside the jobs.') });
/** Workers of one kind, in one process. */
export interface WorkerKindState extends z.infer<typeof workerKindState> {}

export const processState = z.strictObject({
  id,
  process: z.string().describe('Host and number of the process.'),
  reportedAt: moment,
  workers: z.array(workerKindState),
});
/** The workers of one process, as it last reported them. */
export interface ProcessState extends z.infer<typeof processState> {}

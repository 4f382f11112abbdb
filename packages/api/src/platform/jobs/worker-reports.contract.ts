import type { WorkerState } from '../workers/worker-states.ts';
import type { JobKindName } from './job-kinds.ts';

/** Workers beside those of the jobs, by the names of their files. */
export const BESIDE_KINDS = ['drawing', 'look-at-feed', 'password-strength', 'preview', 'read-file'] as const;

/** Workers of one kind, in one process. */
export interface WorkerKindState extends Omit<WorkerState, 'name'> {
  /** The kind of job that they do, or what they do beside the jobs. */
  kind: JobKindName | (typeof BESIDE_KINDS)[number];
}

/** The workers of one process, as it last reported them. */
export interface ProcessState {
  id: string;
  /** Host and number of the process. */
  process: string;
  /** ISO. */
  reportedAt: string;
  workers: WorkerKindState[];
}

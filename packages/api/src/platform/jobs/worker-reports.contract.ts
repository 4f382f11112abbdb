import type { WorkerState } from '../workers/worker-states.ts';

/** Workers beside those of the jobs, by the names of their files. */
export const BESIDE_KINDS = ['drawing', 'look-at-feed', 'password-strength', 'preview', 'read-file'] as const;
export type BesideKind = (typeof BESIDE_KINDS)[number];

/** Workers of one kind, in one process. */
export interface WorkerKindState extends Omit<WorkerState, 'name'> {
  /** The kind of job that they do, or what they do beside the jobs. */
  kind: string;
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

import { z } from 'zod';
import type { WorkerState } from '../core/workers/worker-states.ts';
import { opaque } from '../core/text.ts';
import type { JobKindName } from './job-kinds.ts';

export const runAgainInput = z.object({ name: opaque(100), id: z.uuid('This is not an id.') });

/** How many of the failed ones are shown, the last first. */
export const FAILED_SHOWN = 50;

export interface JobKindState {
  name: JobKindName;
  waiting: number;
  running: number;
  failed: number;
  /** Since when the one has been due that waits longest; ISO. */
  dueSince: string | null;
  /** When the last was done; ISO. */
  doneAt: string | null;
}

export interface FailedJob {
  id: string;
  name: JobKindName;
  /** ISO. */
  failedAt: string;
  attempts: number;
  /** Cause of the failure; for secret kinds only a code. */
  reason: string;
}

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

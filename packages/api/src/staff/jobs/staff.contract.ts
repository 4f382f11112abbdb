import { z } from 'zod';
import { opaque } from '#kernel/text.ts';

export const runAgainInput = z.object({ name: opaque(100), id: z.uuid('This is not an id.') });

/** How many of the failed ones are shown, the last first. */
export const FAILED_SHOWN = 50;

export interface JobKindState {
  name: string;
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
  name: string;
  /** ISO. */
  failedAt: string;
  attempts: number;
  /** Cause of the failure; for secret kinds only a code. */
  reason: string;
}

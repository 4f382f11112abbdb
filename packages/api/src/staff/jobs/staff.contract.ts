import { z } from 'zod';
import { opaque } from '#kernel/text.ts';

export type * from './staff.answers.ts';

export const runAgainInput = z.object({ name: opaque(100), id: z.uuid('This is not an id.') });

/** How many of the failed ones are shown, the last first. */
export const FAILED_SHOWN = 50;

import { z } from 'zod';
import { opaque } from '#kernel/text.ts';
import { followingLimits } from './following.limits.ts';

export type * from './following.answers.ts';

const id = z.uuid('This is not an id.').toLowerCase();

/** `on: false` follows no longer. */
export const followInput = z.object({ userId: id, on: z.boolean() });
export const followStateInput = z.object({ userId: id });
/** Without a member the caller's own. */
export const followPageInput = z.object({ userId: id.nullish(), cursor: opaque(followingLimits.cursorMax).nullish() });

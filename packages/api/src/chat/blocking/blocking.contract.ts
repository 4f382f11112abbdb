import { z } from 'zod';

export type * from './blocking.answers.ts';

const id = z.uuid('This is not an id.').toLowerCase();

export const blockInput = z.object({ userId: id });
/** The newest first; `cursor` is the id of the last one of the page before. */
export const blockedInput = z.object({ cursor: id.nullish() });

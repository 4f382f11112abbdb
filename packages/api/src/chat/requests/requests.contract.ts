import { z } from 'zod';

export type * from './requests.answers.ts';

const id = z.uuid('This is not an id.').toLowerCase();

/** The newest first; `cursor` is the room's id of the last one of the page before. */
export const requestsInput = z.object({ cursor: id.nullish() });
/** `wait` takes back that it was declined. The sender is told of neither. */
export const answerRequestInput = z.object({ roomId: id, answer: z.enum(['accept', 'decline', 'wait']) });
/** Tells the moderators of the message, and declines it. */
export const reportRequestInput = z.object({ roomId: id });

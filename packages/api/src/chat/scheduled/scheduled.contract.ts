import { z } from 'zod';
import { EMPTY_MESSAGE, namedIds } from '../chat.contract.ts';
import { roomLimits } from '../chat.limits.ts';
import { isBlank } from '../messages/blank.limits.ts';
import { ownMoment } from '../own-moments.contract.ts';
import { text } from '#kernel/text.ts';

export type * from './scheduled.answers.ts';

const id = z.uuid('This is not an id.').toLowerCase();
const words = text(roomLimits.textMax).refine((value) => !isBlank(value), EMPTY_MESSAGE);

/** Sends a text later. Files are not part of it: what is uploaded waits for a day at most. */
export const scheduleInput = z.object({
  roomId: id,
  id,
  text: words,
  replyTo: id.nullish(),
  named: namedIds.default({ users: [], deals: [], tools: [] }),
  ...ownMoment,
});
/** Changes one that waits; who is no longer named in the text is not mentioned. */
export const rescheduleInput = z.object({ id, text: words, ...ownMoment });
export const scheduledInput = z.object({ roomId: id });
export const oneScheduledInput = z.object({ id });

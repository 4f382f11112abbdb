import { z } from 'zod';
import { opaque } from '#kernel/text.ts';
import { EMPTY_MESSAGE, messageInput, number, NUMBER_MAX, roomInput, sendFields } from '../chat.contract.ts';
import { roomLimits } from '../chat.limits.ts';
import { isBlank } from '../messages/blank.limits.ts';
import { isEmoji } from '../messages/emoji.ts';

// Inputs of tools, for which rooms and messages come by pages.

/** Written by `listRoomPage`: the ordinal of the last room of the page before. */
const roomCursor = z
  .string()
  .regex(/^[1-9]\d{0,9}$/, 'Not a cursor of this list.')
  .max(10)
  .refine((text) => Number(text) <= NUMBER_MAX, 'Not a cursor of this list.');
export const roomPageInput = z.object({ cursor: roomCursor.nullish() });

const side = {
  before: number.optional().describe('Messages before this number.'),
  after: z.int().min(0).max(NUMBER_MAX).optional().describe('Messages after this number; 0: from the first on.'),
};
const isOneSide = ({ before, after }: { before?: number | undefined; after?: number | undefined }) =>
  before === undefined || after === undefined;
const ONE_SIDE = { path: ['after'], error: 'Ask for the messages before a number or for those after it.' };

/** With neither the newest. */
export const messagePageInput = roomInput.extend(side).refine(isOneSide, ONE_SIDE);
export const replyPageInput = messageInput.extend(side).refine(isOneSide, ONE_SIDE);
export const oneMessageInput = messageInput;

/** Without an `id` the message is given one, made of the `Idempotency-Key` where one was sent. */
export const sendByToolInput = sendFields
  .extend({ id: sendFields.shape.id.optional() })
  .refine((message) => message.files.length > 0 || !isBlank(message.text), { path: ['text'], error: EMPTY_MESSAGE });
export const idempotencyKey = opaque(255).min(1);

const reaction = messageInput.extend({ emoji: opaque(roomLimits.emojiMax).min(1) });
export const addReactionInput = reaction.refine(({ emoji }) => isEmoji(emoji), {
  path: ['emoji'],
  error: 'A reaction is one emoji.',
});
export const takeReactionInput = reaction;

import { z } from 'zod';
import { id, moment, nextCursor } from '#kernel/answers.ts';
import { person } from '../chat.answers.ts';

export const messageRequest = z.strictObject({
  roomId: id,
  from: person.describe('Author of the first message.'),
  others: z.array(person).describe('Who else is in the conversation, or was asked to come in.'),
  text: z.string().describe('The first message, as it is now. No name in it is resolved.'),
  sentAt: moment,
});
/** A conversation that a stranger has begun with the reader, who is not in it before they accept. */
export interface MessageRequest extends z.infer<typeof messageRequest> {}

export const requestPage = z.strictObject({ requests: z.array(messageRequest), nextCursor });
/** The newest first. */
export interface RequestPage extends z.infer<typeof requestPage> {}

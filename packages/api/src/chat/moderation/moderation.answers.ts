import { z } from 'zod';
import { roomMessage } from '../chat.answers.ts';

const messages = z.array(roomMessage);

export const reportedContext = z.strictObject({ before: messages, after: messages });
/** Messages around a reported one. In a private room, nobody but its people reads more than what was reported. */
export interface ReportedContext extends z.infer<typeof reportedContext> {}

import { z } from 'zod';
import { id, moment } from '#kernel/answers.ts';

export const scheduledAt = z.strictObject({ sendAt: moment });

export const scheduledMessage = z.strictObject({
  id,
  text: z.string(),
  replyTo: id.nullable(),
  named: z.strictObject({ users: z.array(id), deals: z.array(z.string()), tools: z.array(z.string()) }),
  sendAt: moment,
  failure: z
    .enum(['silenced', 'room_closed', 'no_rights', 'late'])
    .nullable()
    .describe('Why it was not sent; null: it waits. `late`: a backup was restored after its time.'),
});
export interface ScheduledMessage extends z.infer<typeof scheduledMessage> {}
/** The caller's in one room, the one that is sent first before the others. */
export const scheduledMessages = z.strictObject({ messages: z.array(scheduledMessage) });

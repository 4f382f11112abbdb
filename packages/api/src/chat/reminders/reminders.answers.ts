import { z } from 'zod';
import { id, moment } from '#kernel/answers.ts';

export const setReminder = z.strictObject({ dueAt: moment });

export const reminder = z.strictObject({
  id: id.describe('Of the message.'),
  dueAt: moment,
  message: z
    .strictObject({
      roomId: id,
      room: z.string().nullable().describe('Null for a direct conversation.'),
      author: z.string().nullable(),
      text: z.string().describe('What it says, shortened.'),
    })
    .nullable()
    .describe('Null: it was deleted, or may no longer be read.'),
});
export interface Reminder extends z.infer<typeof reminder> {}
/** The caller's, the one that is due first before the others. */
export const reminders = z.strictObject({ reminders: z.array(reminder) });

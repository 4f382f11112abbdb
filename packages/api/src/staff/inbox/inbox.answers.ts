import { z } from 'zod';
import { id, moment } from '#kernel/answers.ts';
import { tablePage } from '#kernel/table/table.answers.ts';
import { CONTACT_STATUSES, CONTACT_TOPICS } from './contact.limits.ts';

export const adminContact = z.strictObject({
  id,
  name: z.string(),
  email: z.string(),
  topic: z.enum(CONTACT_TOPICS),
  message: z.string(),
  language: z.string().nullable().describe('Language of the page that it was written on.'),
  userId: id.nullable().describe('The account that wrote, if signed in.'),
  status: z.enum(CONTACT_STATUSES),
  createdAt: moment,
});
export interface AdminContact extends z.infer<typeof adminContact> {}
export const contacts = tablePage(adminContact);

import { z } from 'zod';
import { email } from '#identity/auth/auth.contract.ts';
import { LANGUAGE_CODES } from '#kernel/languages.ts';
import { line, text } from '#kernel/text.ts';
import { CONTACT_TOPICS, contactLimits } from './contact.limits.ts';

/** Input of the contact form. The page makes the `id`: sent twice, it is one message. */
export const sendMessageInput = z.object({
  id: z.uuid('This is not an id.').toLowerCase(),
  name: line(contactLimits.nameMax),
  email,
  topic: z.enum(CONTACT_TOPICS),
  message: text(contactLimits.messageMax).refine((value) => value.trim().length > 0, 'This must not be empty.'),
  language: z.enum(LANGUAGE_CODES).optional(),
});
export type SendMessageInput = z.input<typeof sendMessageInput>;

import { z } from 'zod';
import { id, moment } from '#kernel/answers.ts';
import { LANGUAGE_CODES } from '#kernel/languages.ts';

export const pendingEmail = z.strictObject({
  email: z.email(),
  isOldConfirmed: z.boolean(),
  isNewConfirmed: z.boolean(),
  expiresAt: moment,
});
/** A change of address under way. Times are ISO strings. */
export interface PendingEmail extends z.infer<typeof pendingEmail> {}

export const profile = z.strictObject({
  id,
  name: z.string(),
  email: z.email(),
  avatar: z.string().nullable(),
  language: z.enum(LANGUAGE_CODES).nullable(),
  isEmailVerified: z.boolean(),
  pendingEmail: pendingEmail.nullable(),
  createdAt: moment,
  steps: z.strictObject({ hasSavedSomething: z.boolean(), hasPurchase: z.boolean() }).describe('For the first steps.'),
});
/** Times are ISO strings. */
export interface Profile extends z.infer<typeof profile> {}
export const ownProfile = z.strictObject({ profile });

import { z } from 'zod';
import { authLimits } from '../auth/auth.limits.ts';
import { LANGUAGE_CODES } from '#kernel/languages.ts';
import { line } from '#kernel/text.ts';
import { accountLimits } from './account.limits.ts';

export type * from './account.answers.ts';

const id = z.uuid('This is not an id.').toLowerCase();

// ── Profile ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/**
 * Fields to change; those left out stay as they are. `avatar`: one of the drawn pictures, or null for the one derived
 * from the account.
 */
export const updateProfileInput = z.object({
  name: line(authLimits.nameMax).optional(),
  avatar: z
    .string()
    .regex(/^\/art\/avatars\/\d{2}\.svg$/, 'Choose one of the pictures.')
    .nullish(),
  language: z.enum(LANGUAGE_CODES).optional(),
});
export type UpdateProfileInput = z.infer<typeof updateProfileInput>;

/** A WebP, JPEG or PNG picture in base64; its type is read from its bytes. */
export const setPictureInput = z.object({
  image: z
    .base64('This is not a picture.')
    .max(Math.ceil((accountLimits.pictureBytesMax * 4) / 3) + 4, 'The picture is too large.'),
});
export type SetPictureInput = z.infer<typeof setPictureInput>;

export const pictureInput = z.object({ id });
export type PictureInput = z.infer<typeof pictureInput>;

import { z } from 'zod';
import { authLimits } from '../auth/auth.limits.ts';
import { LANGUAGE_CODES, type LanguageCode } from '#kernel/languages.ts';
import type { SharedHead } from '#collections/collections.contract.ts';
import { line, opaque } from '#kernel/text.ts';
import type { Review } from '#catalog/reviews/reviews.contract.ts';
import { reviewLimits } from '#catalog/reviews/reviews.limits.ts';
import { accountLimits } from './account.limits.ts';

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

export const publicReviewsInput = z.object({ cursor: opaque(reviewLimits.cursorMax).nullish() });

/** The profile that others can see: nothing in it is the reader's alone. */
export interface PublicProfile {
  name: string;
  avatar: string | null;
  /** ISO time. */
  memberSince: string;
  reviewCount: number;
  collections: SharedHead[];
}

export interface PublicReviews {
  items: Review[];
  nextCursor: string | null;
}

/** A change of address under way. Times are ISO strings. */
export interface PendingEmail {
  email: string;
  isOldConfirmed: boolean;
  isNewConfirmed: boolean;
  expiresAt: string;
}

export interface Profile {
  id: string;
  name: string;
  email: string;
  avatar: string | null;
  language: LanguageCode | null;
  isEmailVerified: boolean;
  pendingEmail: PendingEmail | null;
  /** ISO time. */
  createdAt: string;
  /** For the first steps. */
  steps: { hasSavedSomething: boolean; hasPurchase: boolean };
}

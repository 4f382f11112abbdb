import { z } from 'zod';
import { CATEGORIES } from '#catalog/catalog.limits.ts';
import { reviewLimits } from '#catalog/reviews/reviews.limits.ts';
import { list } from '#kernel/list.ts';
import { opaque, text } from '#kernel/text.ts';
import { isHandle } from './handles.contract.ts';
import { isLink } from './links.contract.ts';
import { profileLimits, VISIBILITIES } from './profiles.limits.ts';

export type * from './profiles.answers.ts';

const id = z.uuid('This is not an id.').toLowerCase();

/** The last part of a profile's path: a handle, a member's id, or `default` for the caller's own. */
const address = opaque(profileLimits.addressMax);

export const profileInput = z.object({ address });
export const profileReviewsInput = z.object({ address, cursor: opaque(reviewLimits.cursorMax).nullish() });
export const cardInput = z.object({ userId: id });

const handle = opaque(profileLimits.handleMax).refine(
  isHandle,
  `Use ${profileLimits.handleMin} to ${profileLimits.handleMax} letters and digits, with single hyphens or underscores between them.`,
);
export const handleInput = z.object({ handle });

const link = text(profileLimits.linkMax)
  .transform((value) => value.trim())
  .refine(isLink, 'Use an address that begins with https:// or http://.')
  .transform((value) => new URL(value).href)
  .refine((value) => value.length <= profileLimits.linkMax, `Use at most ${profileLimits.linkMax} characters.`);

/** Fields to change; those left out stay as they are. */
export const changeProfileInput = z.object({
  handle: handle.optional(),
  about: text(profileLimits.aboutMax)
    .transform((value) => value.trim())
    .optional(),
  links: list(link, { max: profileLimits.linksMax })
    .transform((values) => [...new Set(values)])
    .optional(),
  interests: list(z.enum(CATEGORIES), { max: CATEGORIES.length })
    .transform((values) => [...new Set(values)])
    .optional(),
  visibility: z.enum(VISIBILITIES).optional(),
  saysBought: z.boolean().optional(),
});
export type ChangeProfileInput = z.input<typeof changeProfileInput>;

import { z } from 'zod';
import { CATEGORIES } from '#catalog/catalog.limits.ts';
import { review } from '#catalog/reviews/reviews.answers.ts';
import { count, id, moment, nextCursor } from '#kernel/answers.ts';
import { VISIBILITIES } from './profiles.limits.ts';

const person = {
  id,
  address: z.string().describe('The handle; the id where there is none.'),
  handle: z.string().nullable(),
  name: z.string(),
  avatar: z.string().nullable(),
  about: z.string(),
  memberSince: moment,
  reviewCount: count,
  toolsBought: count.nullable().describe('Null: not said.'),
};

export const profileCard = z.strictObject(person);
export interface ProfileCard extends z.infer<typeof profileCard> {}

const interests = z.array(z.enum(CATEGORIES));

export const profile = z.strictObject({
  ...person,
  hasMoved: z.boolean(),
  isOwn: z.boolean(),
  visibility: z.enum(VISIBILITIES),
  links: z.array(z.string()),
  interests,
  collections: z.array(z.strictObject({ token: z.string(), name: z.string(), description: z.string() })),
});
/** A member as the reader may see them. */
export interface Profile extends z.infer<typeof profile> {}

export const profileReviews = z.strictObject({ items: z.array(review), nextCursor });
export interface ProfileReviews extends z.infer<typeof profileReviews> {}

export const ownProfile = z.strictObject({
  address: person.address,
  handle: person.handle,
  handleChangesFrom: moment.nullable().describe('Null: now.'),
  about: z.string(),
  links: z.array(z.string()),
  interests,
  visibility: z.enum(VISIBILITIES),
  saysBought: z.boolean(),
  toolsBought: count,
});
export interface OwnProfile extends z.infer<typeof ownProfile> {}

export const handleFree = z.strictObject({ isFree: z.boolean() });
export interface HandleFree extends z.infer<typeof handleFree> {}

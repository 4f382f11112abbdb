import { z } from 'zod';
import { CATEGORIES } from '#catalog/catalog.limits.ts';
import { review } from '#catalog/reviews/reviews.answers.ts';
import { count, id, moment, nextCursor } from '#kernel/answers.ts';
import { VISIBILITIES } from './profiles.limits.ts';

const person = {
  id,
  address: z.string().describe('What its path ends with: the handle, or the id where none was chosen.'),
  handle: z.string().nullable(),
  name: z.string(),
  avatar: z.string().nullable(),
  about: z.string(),
  memberSince: moment,
  reviewCount: count,
  toolsBought: count.nullable().describe('Null: the member does not say.'),
};

export const profileCard = z.strictObject(person);
/** What is shown of a member beside their name; `about` is cut short. Times are ISO strings. */
export interface ProfileCard extends z.infer<typeof profileCard> {}

const interests = z.array(z.enum(CATEGORIES));

export const profile = z.strictObject({
  ...person,
  hasMoved: z.boolean().describe('It was asked for by a handle that the member had before.'),
  isOwn: z.boolean(),
  visibility: z.enum(VISIBILITIES),
  links: z.array(z.string()).describe('Addresses that begin with https:// or http://.'),
  interests,
  collections: z
    .array(z.strictObject({ token: z.string(), name: z.string(), description: z.string() }))
    .describe('Collections that are shared with everybody, those changed last first; some of them.'),
});
/** A member as the reader may see them. Times are ISO strings. */
export interface Profile extends z.infer<typeof profile> {}

export const profileReviews = z.strictObject({ items: z.array(review), nextCursor });
export interface ProfileReviews extends z.infer<typeof profileReviews> {}

export const ownProfile = z.strictObject({
  address: person.address,
  handle: person.handle,
  handleChangesFrom: moment.nullable().describe('When the handle can be changed again; null: now.'),
  about: z.string(),
  links: z.array(z.string()),
  interests,
  visibility: z.enum(VISIBILITIES),
  saysBought: z.boolean(),
  toolsBought: count.describe('What others would be told.'),
});
/** What a member says of themselves, for changing it. */
export interface OwnProfile extends z.infer<typeof ownProfile> {}

export const handleFree = z.strictObject({ isFree: z.boolean() });
export interface HandleFree extends z.infer<typeof handleFree> {}

import { z } from 'zod';
import { CATEGORIES } from '#catalog/catalog.limits.ts';
import { count, moment, named, nextCursor } from '#kernel/answers.ts';

const theme = z.enum(CATEGORIES).nullable();

export const publication = named(
  'Publication',
  z.strictObject({
    token: z.string().describe('Its address is /c/{token}.'),
    theme,
    shows_notes: z.boolean(),
    shows_pages: z.boolean().describe('Web pages that the member saved, beside deals and tools.'),
    published_at: moment.describe('The first time.'),
    is_published: z.boolean().describe('False: taken back, and its address says so.'),
  }),
);
/** The publication of a collection, as its owner sees it. */
export interface Publication extends z.infer<typeof publication> {}

export const ownPublication = named('OwnPublication', z.strictObject({ publication: publication.nullable() }));
export const madePublication = named('MadePublication', z.strictObject({ publication }));

const owner = z.strictObject({ name: z.string(), avatar: z.string().nullable() });
const followers = count.describe('Number of members who follow it.');
const isFollowed = z.boolean().describe('By whoever reads it.');

export const publicFacts = z.strictObject({
  owner,
  followers,
  is_followed: isFollowed,
  theme,
  published_at: moment,
  is_own: z.boolean().describe('It is of whoever reads it.'),
});
/** Facts of a published collection, beside what a share link shows. */
export interface PublicFacts extends z.infer<typeof publicFacts> {}

export const publishedHead = named(
  'PublishedHead',
  z.strictObject({
    token: z.string().describe('Its address is /c/{token}.'),
    name: z.string(),
    description: z.string(),
    owner,
    theme,
    followers,
    is_followed: isFollowed,
    published_at: moment,
    cover: z.array(z.string()).describe('Pictures of its first items; a few.'),
  }),
);
/** A published collection in a list of them. */
export interface PublishedHead extends z.infer<typeof publishedHead> {}

export const publishedPage = named('PublishedPage', z.strictObject({ items: z.array(publishedHead), nextCursor }));
export interface PublishedPage extends z.infer<typeof publishedPage> {}

export const followed = named('Followed', z.strictObject({ is_followed: isFollowed, followers }));
/** Whether the reader follows it now, and how many do. */
export interface Followed extends z.infer<typeof followed> {}

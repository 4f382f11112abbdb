import { z } from 'zod';
import { CATEGORIES } from '#catalog/catalog.limits.ts';
import { moment, named } from '#kernel/answers.ts';

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
/** How a collection is published, as its owner sees it. */
export interface Publication extends z.infer<typeof publication> {}

export const ownPublication = named('OwnPublication', z.strictObject({ publication: publication.nullable() }));
export const madePublication = named('MadePublication', z.strictObject({ publication }));

export const publicFacts = z.strictObject({
  owner: z.strictObject({ name: z.string(), avatar: z.string().nullable() }),
  theme,
  published_at: moment,
  is_own: z.boolean().describe('It is of whoever reads it.'),
});
/** Facts of a published collection, beside what a share link shows. */
export interface PublicFacts extends z.infer<typeof publicFacts> {}

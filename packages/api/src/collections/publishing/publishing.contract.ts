import { z } from 'zod';
import { CATEGORIES, catalogLimits } from '#catalog/catalog.limits.ts';
import { opaque, text } from '#kernel/text.ts';
import { DIRECTORY_SORTS, publishingLimits } from './publishing.limits.ts';

export type * from './publishing.answers.ts';

const id = z.uuid('This is not an id.').toLowerCase();
export const theme = z.enum(CATEGORIES);

/** Publishes it, or changes what its page shows; the address stays the same, also after it was taken back. */
export const publishInput = z.object({
  collectionId: id,
  theme: theme.nullable().default(null),
  showsNotes: z.boolean().default(false),
  /** Web pages that the member saved, beside deals and tools. */
  showsPages: z.boolean().default(false),
});
export type PublishInput = z.infer<typeof publishInput>;

const cursor = opaque(publishingLimits.cursorMax).nullish();

/** Published collections, of a theme or all, those that hold all of the words. */
export const directoryInput = z.object({
  sort: z.enum(DIRECTORY_SORTS).default('newest'),
  theme: theme.optional(),
  q: text(catalogLimits.queryMax).default(''),
  cursor,
});
export type DirectoryInput = z.infer<typeof directoryInput>;

export const followingInput = z.object({ cursor }).optional();
export type FollowingInput = z.infer<typeof followingInput>;

/** Token of a published collection. */
export const followInput = z.object({
  token: z.string().regex(/^[\w-]{12}$/, 'This is not the address of a published collection.'),
});
export type FollowInput = z.infer<typeof followInput>;

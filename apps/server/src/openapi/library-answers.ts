import type { Tag } from '@onceware/api/collections/collections.contract';
import type { LibraryPage, RetaggedItems } from '@onceware/api/collections/library/library.contract';
import { z } from 'zod';
import { count, named } from './answers.ts';
import { nextCursor } from './catalog-answers.ts';
import { collectionItem, page } from './collections-answers.ts';

// Response schemas of a member's saved items.

export const libraryPage = named(
  'KeptPage',
  z.strictObject({
    items: z.array(collectionItem),
    nextCursor,
    total: count.nullable().describe('How many there are in all; told with the first page alone.'),
    correctedQuery: z.string().nullable().describe('What was searched for, where that is not what was asked.'),
  }) satisfies z.ZodType<LibraryPage>,
);
export const tags = named(
  'Tags',
  z.strictObject({ tags: z.array(z.strictObject({ tag: z.string(), count }) satisfies z.ZodType<Tag>) }),
);
export const retaggedItems = named(
  'RetaggedItems',
  z.strictObject({
    items: count.describe('Changed items, by earlier calls of the same change too.'),
    isDone: z.boolean().describe('Whether all is done; else the same call has to be made again.'),
  }) satisfies z.ZodType<RetaggedItems>,
);
export const pages = named('Pages', z.strictObject({ pages: z.array(page) }));

import type { Tag } from '@onceware/api/collections/collections.contract';
import type { KeptPage } from '@onceware/api/collections/kept/kept.contract';
import { z } from 'zod';
import { count, named } from './answers.ts';
import { nextCursor } from './catalog-answers.ts';
import { collectionItem, page } from './collections-answers.ts';

// What all that one keeps answers.

export const keptPage = named(
  'KeptPage',
  z.strictObject({
    items: z.array(collectionItem),
    nextCursor,
    total: count.nullable().describe('How many there are in all; told with the first page alone.'),
    correctedQuery: z.string().nullable().describe('What was searched for, where that is not what was asked.'),
  }) satisfies z.ZodType<KeptPage>,
);
export const tags = named(
  'Tags',
  z.strictObject({ tags: z.array(z.strictObject({ tag: z.string(), count }) satisfies z.ZodType<Tag>) }),
);
export const pages = named('Pages', z.strictObject({ pages: z.array(page) }));

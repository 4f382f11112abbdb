import { z } from 'zod';
import { CATEGORIES } from '#catalog/catalog.limits.ts';

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

import { z } from 'zod';
import { count, id, named, nextCursor } from '#kernel/answers.ts';
import { collectionItem } from '../collections.answers.ts';
import { ENTITY_TYPES } from '../collections.limits.ts';
import { page } from '../saved-pages/saved-pages.answers.ts';
import { LIBRARY_SORTS } from './library.limits.ts';

export const libraryPage = named(
  'KeptPage',
  z.strictObject({
    items: z.array(collectionItem),
    nextCursor,
    total: count.nullable().describe('How many there are in all; told with the first page alone.'),
    isMore: z
      .literal(true)
      .optional()
      .describe(
        'Said where `total` is only how many are known of, since the words are common in a very large library: those come first, the newest of all, the best of them at the top, then the others, the newest first.',
      ),
    correctedQuery: z.string().nullable().describe('What was searched for, where that is not what was asked.'),
  }),
);
export interface LibraryPage extends z.infer<typeof libraryPage> {}

export const retaggedItems = named(
  'RetaggedItems',
  z.strictObject({
    items: count.describe('Changed items, by earlier calls of the same change too.'),
    isDone: z.boolean().describe('Whether all is done; else the same call has to be made again.'),
  }),
);
/** Large libraries take several calls: until `isDone` the same call has to be made again. */
export interface RetaggedItems extends z.infer<typeof retaggedItems> {}

export const pages = named('Pages', z.strictObject({ pages: z.array(page) }));

export const librarySuggestion = z.strictObject({
  id,
  entityType: z.enum(ENTITY_TYPES),
  title: z.string(),
  slug: z.string().nullable().describe('Of a deal or a tool; null also where the catalogue shows it no more.'),
  url: z.string().nullable().describe('The address of a page; null for a note.'),
  collectionId: id,
  collectionName: z.string(),
});
/** An item for a glance: what it is called, where it leads, and in which collection it stands. */
export interface LibrarySuggestion extends z.infer<typeof librarySuggestion> {}

export const librarySuggestions = z.strictObject({
  items: z.array(librarySuggestion),
  corrected: z.string().nullable(),
});
/** `collections.suggest`: what the words of a member who is still typing may mean among what they keep. */
export interface LibrarySuggestions extends z.infer<typeof librarySuggestions> {}

export const duplicatesPage = z.strictObject({
  groups: z.array(
    z.strictObject({
      thing: z.string().describe('Its name, by which the whole group is asked for.'),
      items: z.array(collectionItem).describe('The oldest of its items; all of them where the group was asked for.'),
      count: count.describe('How many items it has.'),
    }),
  ),
  nextCursor,
  total: count.nullable().describe('How many groups there are; told with the first page alone.'),
});
/** Items that are one thing: in several collections, or a tool once as itself and once as its page. The oldest first. */
export interface DuplicatesPage extends z.infer<typeof duplicatesPage> {}

export const filter = z.strictObject({
  q: z.string(),
  tags: z.array(z.string()),
  isTagged: z.boolean().optional(),
  entityTypes: z.array(z.enum(ENTITY_TYPES)),
  collectionIds: z.array(id),
  isFavorite: z.boolean().optional(),
  isDead: z.boolean().optional(),
  sort: z.enum(LIBRARY_SORTS),
});
/** Which of all that a member keeps, and in which order. */
export interface LibraryFilter extends z.infer<typeof filter> {}

export const savedFilter = z.strictObject({ id, name: z.string(), filter });
export interface SavedFilter extends z.infer<typeof savedFilter> {}
export const savedFilters = z.strictObject({ filters: z.array(savedFilter) });

import { z } from 'zod';
import { list } from '#kernel/list.ts';
import { line, opaque } from '#kernel/text.ts';
import { itemTag } from '../collections.contract.ts';
import { collectionLimits, ENTITY_TYPES } from '../collections.limits.ts';
import { distinctTags } from './tags.contract.ts';
import type { LibraryFilter } from './library.answers.ts';
import { LIBRARY_SORTS, libraryLimits } from './library.limits.ts';

export type * from './library.answers.ts';

const id = z.uuid('This is not an id.').toLowerCase();
const cursor = opaque(libraryLimits.cursorMax).nullish();

/** Filters; those that are left out do not narrow the result. */
const narrowing = {
  /**
   * Words, or their beginnings: all of them in titles, descriptions, notes, tags and addresses. "Words in quotes" are in a row
   * as they are, and what has a -word is left out. Where words find nothing they are read as the catalogue's search does.
   */
  q: opaque(libraryLimits.queryMax).trim().default(''),
  /** It has all of them. */
  tags: list(itemTag, { max: libraryLimits.tagsMax }).default([]),
  isTagged: z.boolean().optional(),
  entityTypes: list(z.enum(ENTITY_TYPES), { max: ENTITY_TYPES.length }).default([]),
  collectionIds: list(id, { max: collectionLimits.collectionsMax }).default([]),
  isFavorite: z.boolean().optional(),
  /** A page that is gone, or a deal that has ended. */
  isDead: z.boolean().optional(),
  sort: z.enum(LIBRARY_SORTS).default('relevance'),
};

export const libraryFilter = z.object(narrowing) satisfies z.ZodType<LibraryFilter>;

export const librarySearchInput = z.object({ ...narrowing, cursor });
export type LibrarySearchInput = z.infer<typeof librarySearchInput>;

export const librarySuggestInput = z.object({ q: opaque(libraryLimits.queryMax).trim() });
export type LibrarySuggestInput = z.infer<typeof librarySuggestInput>;

/** With a `thing` of an answer all of its items are asked for. */
export const duplicatesInput = z.object({ cursor, thing: opaque(libraryLimits.cursorMax).optional() });
export type DuplicatesInput = z.infer<typeof duplicatesInput>;

/** Keeps a filter under a name, or changes the one with this id. */
export const saveFilterInput = z.object({ id, name: line(libraryLimits.filterNameMax), filter: libraryFilter });
export type SaveFilterInput = z.infer<typeof saveFilterInput>;

export const deleteFilterInput = z.object({ id });
export type DeleteFilterInput = z.infer<typeof deleteFilterInput>;

/**
 * Renames a tag on every item, makes one of several, or deletes them (`to` null). The same `id` again goes on with the same
 * change, and is what undoes it.
 */
export const replaceTagsInput = z.object({
  id,
  tags: list(itemTag, { min: 1, max: libraryLimits.replacedMax }).transform(distinctTags),
  to: itemTag.nullable(),
});
export type ReplaceTagsInput = z.infer<typeof replaceTagsInput>;

export const undoTagsInput = z.object({ id });
export type UndoTagsInput = z.infer<typeof undoTagsInput>;

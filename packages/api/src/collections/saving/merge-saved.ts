import { collectionLimits } from '../collections.limits.ts';
import { changedTags } from '../library/tags.contract.ts';

/** A member's own words on an item: tags, note, mark. */
export interface Said {
  notes: string | null;
  tags: readonly string[];
  isFavorite: boolean;
}

/** Additions of saving again to an item. */
export interface Additions {
  tags: string[];
  hasNote: boolean;
  isFavorite: boolean;
}

const SEPARATOR = '\n\n';

export const shorten = (words: string, max: number): string =>
  words.length <= max ? words : Array.from(words).slice(0, max).join('').trimEnd();

/** Both notes, each once; the first stays as it was written. */
export function mergeNotes(before: string | null, given: string | null): string | null {
  if (!given?.trim()) return before;
  if (!before?.trim()) return given;
  return before.includes(given.trim()) ? before : before + SEPARATOR + given;
}

/**
 * An item after it was saved again (KEEP-03): with all that it had, and with what was given and is new. The same twice
 * changes nothing. It may have more tags or a longer note than an item may have.
 */
export function mergeSaved(before: Said, given: Said): { after: Said; added: Additions } {
  const tags = changedTags(before.tags, given.tags, []);
  const after = {
    notes: mergeNotes(before.notes, given.notes),
    tags,
    isFavorite: before.isFavorite || given.isFavorite,
  };
  return { after, added: additionsOf(before, after) };
}

export function additionsOf(before: Said, after: Said): Additions {
  return {
    tags: after.tags.slice(before.tags.length),
    hasNote: after.notes !== before.notes,
    isFavorite: after.isFavorite && !before.isFavorite,
  };
}

export const isAnything = ({ tags, hasNote, isFavorite }: Additions): boolean =>
  tags.length > 0 || hasNote || isFavorite;

/** With as much of it as an item may have. */
export const cutToItem = ({ notes, tags, isFavorite }: Said): Said => ({
  notes: notes && shorten(notes, collectionLimits.notesMax),
  tags: tags.slice(0, collectionLimits.tagsMax),
  isFavorite,
});

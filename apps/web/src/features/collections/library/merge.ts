import type { CollectionItem } from '@onceware/api/collections/collections.contract';
import { collectionLimits } from '@onceware/api/collections/collections.limits';
import { distinctTags } from '@onceware/api/collections/library/tags.contract';
import { type Change, entityOf } from '../changes/change.ts';
import { type SavedItem, markingOf, removalOf, type Reversible, taggingOf } from '../tagging/tag-changes.ts';

const savedItemOf = (item: CollectionItem): SavedItem => ({ collectionId: item.collection_id, item });

/** Notes one under the other, each once; null if they are longer than one may be. */
function joinNotes(notes: readonly (string | null)[]): string | null {
  const all = [...new Set(notes.filter((one) => one !== null))].join('\n\n');
  return all.length <= collectionLimits.notesMax ? all : null;
}

/**
 * One item of several that are one thing is kept, with the tags, notes and mark of all; then the others go. In this order,
 * nothing is lost where it ends half-way. Null where it would have too many tags or too long a note.
 */
export function mergeOf(keep: CollectionItem, others: readonly CollectionItem[]): Reversible | null {
  const kept = [savedItemOf(keep)];
  const tags = distinctTags([keep, ...others].flatMap((item) => item.tags ?? []));
  const notes = joinNotes([keep, ...others].map((item) => item.notes));
  if (tags.length > collectionLimits.tagsMax || notes === null) return null;
  const note = (text: string | null): Change => ({
    kind: 'setNotes',
    input: { collectionId: keep.collection_id, ...entityOf(keep), notes: text },
  });
  const given = taggingOf(kept, tags.slice((keep.tags ?? []).length), []);
  const marking = markingOf(
    kept,
    [keep, ...others].some((item) => item.is_favorite),
  );
  const removal = removalOf(others.map(savedItemOf));
  const isNoted = notes !== (keep.notes ?? '');
  return {
    changes: [...given.changes, ...marking.changes, ...(isNoted ? [note(notes)] : []), ...removal.changes],
    undo: [...removal.undo, ...given.undo, ...marking.undo, ...(isNoted ? [note(keep.notes)] : [])],
  };
}

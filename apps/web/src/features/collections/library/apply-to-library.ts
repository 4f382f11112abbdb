import type { CollectionItem } from '@onceware/api/collections/collections.contract';
import type { DuplicatesPage } from '@onceware/api/collections/library/library.contract';
import { marked, noted, retagged } from '../changes/apply-change.ts';
import { type Change, keyOfEntity, keyOfItem } from '../changes/change.ts';

/** A row of all that one keeps. */
export type LibraryRow = CollectionItem;

export type DuplicatesGroup = DuplicatesPage['groups'][number];

/** Rows of several collections after a change. What comes in is known only when they are read again: where it would stand, the order says. */
export function applyToLibrary(rows: LibraryRow[], change: Change): LibraryRow[] {
  switch (change.kind) {
    case 'tagItems':
    case 'favoriteItems':
      return within(rows, change.input.collectionId, (own) => marked(own, change));
    case 'replaceTags':
      return retagged(rows, change.input);
    case 'setNotes':
      return within(rows, change.input.collectionId, (own) => noted(own, change.input));
    case 'removeItem':
      return without(rows, change.input.collectionId, [change.input]);
    case 'removeItems':
      return without(rows, change.input.collectionId, change.input.entities);
    case 'delete':
      return rows.filter((row) => row.collection_id !== change.input.collectionId);
    case 'moveItems': {
      const { fromCollectionId, toCollectionId, runs } = change.input;
      const there = new Set(rows.filter((row) => row.collection_id === toCollectionId).map(keyOfItem));
      const moving = new Set(
        runs.flatMap(({ entities }) => entities.map(keyOfEntity)).filter((key) => !there.has(key)),
      );
      return within(rows, fromCollectionId, (own) =>
        own.map((row) => (moving.has(keyOfItem(row)) ? { ...row, collection_id: toCollectionId } : row)),
      );
    }
    default:
      return rows;
  }
}

/** A group of duplicates, of which only the first items may be there, after a change of these. */
export function applyToGroup(group: DuplicatesGroup, change: (items: LibraryRow[]) => LibraryRow[]): DuplicatesGroup {
  const items = change(group.items);
  return { ...group, items, count: group.count - (group.items.length - items.length) };
}

/** Changes those of one collection, in their places. */
function within(rows: LibraryRow[], collectionId: string, next: (own: LibraryRow[]) => LibraryRow[]): LibraryRow[] {
  const changed = next(rows.filter((row) => row.collection_id === collectionId)).values();
  return rows.map((row) => (row.collection_id === collectionId ? (changed.next().value ?? row) : row));
}

function without(
  rows: LibraryRow[],
  collectionId: string,
  entities: Parameters<typeof keyOfEntity>[0][],
): LibraryRow[] {
  const gone = new Set(entities.map(keyOfEntity));
  return rows.filter((row) => row.collection_id !== collectionId || !gone.has(keyOfItem(row)));
}

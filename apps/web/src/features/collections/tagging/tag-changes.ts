import { changedTags } from '@onceware/api/collections/library/tags.contract';
import { type Change, entityOf, type ListedItem } from '../changes/change.ts';

/** An item, and the collection that it is in. */
export interface SavedItem {
  collectionId: string;
  item: ListedItem;
}

/** Changes to make, and the changes that undo them. */
export interface Reversible {
  changes: Change[];
  undo: Change[];
}

const tagsOf = ({ item }: SavedItem): readonly string[] => item.tags ?? [];
const isSame = (one: readonly string[], other: readonly string[]) => JSON.stringify(one) === JSON.stringify(other);

/** Runs of items for which `keyOf` answers the same, in their order. */
function grouped<Of>(kept: readonly Of[], keyOf: (one: Of) => string): Of[][] {
  const groups = new Map<string, Of[]>();
  for (const one of kept) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return [...groups.values()];
}

/**
 * Tags taken from items, and given to them: one change for each collection, of those alone that it changes. Undone, each has
 * the tags again that it had, in their order; what it got elsewhere meanwhile stays.
 */
export function taggingOf(kept: readonly SavedItem[], add: string[], remove: string[]): Reversible {
  const changed = kept.filter((one) => !isSame(tagsOf(one), changedTags(tagsOf(one), add, remove)));
  const changes = grouped(changed, ({ collectionId }) => collectionId).map((group): Change => ({
    kind: 'tagItems',
    input: {
      collectionId: group[0]?.collectionId ?? '',
      entities: group.map(({ item }) => entityOf(item)),
      add,
      remove,
    },
  }));
  const undo = grouped(changed, (one) => JSON.stringify([one.collectionId, tagsOf(one)])).map((group): Change => {
    const before = [...(group[0]?.item.tags ?? [])];
    return {
      kind: 'tagItems',
      input: {
        collectionId: group[0]?.collectionId ?? '',
        entities: group.map(({ item }) => entityOf(item)),
        add: before,
        remove: changedTags(before, add, remove),
      },
    };
  });
  return { changes, undo };
}

/** Marks those as favourites, or no longer, that are not so yet. */
export function markingOf(kept: readonly SavedItem[], isFavorite: boolean): Reversible {
  const changed = kept.filter(({ item }) => (item.is_favorite ?? false) !== isFavorite);
  const marked = (to: boolean) =>
    grouped(changed, ({ collectionId }) => collectionId).map((group): Change => ({
      kind: 'favoriteItems',
      input: {
        collectionId: group[0]?.collectionId ?? '',
        entities: group.map(({ item }) => entityOf(item)),
        isFavorite: to,
      },
    }));
  return { changes: marked(isFavorite), undo: marked(!isFavorite) };
}

/** Removes items in all collections at once. */
export function removalOf(kept: readonly SavedItem[]): Reversible {
  const groups = grouped(kept, ({ collectionId }) => collectionId).map((group) => ({
    collectionId: group[0]?.collectionId ?? '',
    entities: group.map(({ item }) => entityOf(item)),
    before: group.map(({ item }) => item),
  }));
  return {
    changes: groups.map(({ collectionId, entities }) => ({ kind: 'removeItems', input: { collectionId, entities } })),
    undo: groups.map(({ collectionId, entities, before }) => ({
      kind: 'restoreItems',
      input: { collectionId, entities },
      before,
    })),
  };
}

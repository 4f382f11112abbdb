import type { Entity } from '@onceware/api/collections/collections.contract';
import { changedTags, keyOfTag } from '@onceware/api/collections/library/tags.contract';
import {
  type Change,
  entityOf,
  inOrder,
  isWhole,
  keyOfEntity,
  keyOfItem,
  type ListedCollection,
  type ListedItem,
  pageOf,
} from './change.ts';

/**
 * Applies a change to collections as the server would, at an ISO time. It runs over the server's collections while the
 * change is pending, and on them once it is confirmed; unchanged objects keep their identity. A change that the server
 * would refuse has no effect.
 */
export function applyChange(collections: ListedCollection[], change: Change, at: string): ListedCollection[] {
  const items = (id: string, next: (items: ListedItem[]) => ListedItem[], by: number) =>
    withItems(collections, id, at, next, by);
  switch (change.kind) {
    case 'create':
      return created(collections, change.input, at);
    case 'restore':
      return collections.some(({ id }) => id === change.deleted.id)
        ? collections
        : inOrder([...collections, change.deleted]);
    case 'delete':
      return collections.filter(({ id }) => id !== change.input.collectionId);
    case 'update':
      return updated(collections, change.input, at);
    case 'share':
      return collections.map((collection) =>
        collection.id === change.input.collectionId ? shared(collection, change) : collection,
      );
    case 'unshare':
      return collections.map((collection) =>
        collection.id === change.input.collectionId && collection.share ? { ...collection, share: null } : collection,
      );
    case 'addItem':
      return added(collections, change.input, change.input, at);
    case 'addUrl':
      return added(collections, change.input, pageOf(change.input), at);
    case 'removeItem':
      return items(change.input.collectionId, without([change.input]), -1);
    case 'removeItems':
      return items(change.input.collectionId, without(change.input.entities), -change.input.entities.length);
    case 'restoreItems':
      return items(
        change.input.collectionId,
        (known) => putBack(known, change.before, change.input.entities),
        change.input.entities.length,
      );
    case 'setNotes':
      return items(change.input.collectionId, (known) => noted(known, change.input), 0);
    case 'tagItems':
    case 'favoriteItems':
      return items(change.input.collectionId, (known) => marked(known, change), 0);
    case 'replaceTags':
      return collections.map((collection) => {
        const next = retagged(collection.items, change.input);
        return next === collection.items ? collection : { ...collection, items: next, updated_at: at };
      });
    case 'moveItems':
      return moved(collections, change, at);
    // Only the server knows which items had which tags.
    case 'undoTags':
    // Page details are not part of the collections.
    case 'editPage':
    case 'fetchPage':
    case 'suggestPage':
      return collections;
  }
}

/** @param by how many come or go of a collection that is not known to its end: they may be among the others. Else its items tell. */
function withItems(
  collections: ListedCollection[],
  id: string,
  at: string,
  next: (items: ListedItem[]) => ListedItem[],
  by: number,
): ListedCollection[] {
  return collections.map((collection) => {
    if (collection.id !== id) return collection;
    const items = next(collection.items);
    const count = isWhole(collection) ? items.length : Math.max(items.length, collection.item_count + by);
    return items === collection.items && count === collection.item_count
      ? collection
      : { ...collection, items, item_count: count, updated_at: at };
  });
}

type InputOf<Kind extends Change['kind']> = Extract<Change, { kind: Kind }>['input'];

function added(
  collections: ListedCollection[],
  { collectionId, notes = null, tags, isFavorite }: Omit<InputOf<'addUrl'>, 'url' | 'pageId'>,
  entity: Entity,
  at: string,
): ListedCollection[] {
  const isThere = collections.some(({ id, items }) => id === collectionId && items.some(isOne([entity])));
  const item: ListedItem = {
    entity_type: entity.entityType,
    entity_id: entity.entityId,
    notes,
    added_at: at,
    ...(tags && tags.length > 0 && { tags }),
    ...(isFavorite && { is_favorite: true }),
  };
  return isThere ? collections : withItems(collections, collectionId, at, (items) => [item, ...items], 1);
}

function created(
  collections: ListedCollection[],
  { id, name, description = '' }: InputOf<'create'>,
  at: string,
): ListedCollection[] {
  if (collections.some((collection) => collection.id === id)) return collections;
  const made: ListedCollection = {
    id,
    name: name.trim(),
    description,
    is_default: false,
    is_favorite: false,
    created_at: at,
    updated_at: at,
    share: null,
    item_count: 0,
    items: [],
  };
  return [...collections, made];
}

function updated(collections: ListedCollection[], input: InputOf<'update'>, at: string): ListedCollection[] {
  const next = collections.map((collection) => {
    if (collection.id !== input.collectionId) return collection;
    const { name = collection.name, description = collection.description, isFavorite = collection.is_favorite } = input;
    return { ...collection, name: name.trim(), description, is_favorite: isFavorite, updated_at: at };
  });
  return input.isFavorite === undefined ? next : inOrder(next);
}

/** The first time only the server knows the link. */
function shared(collection: ListedCollection, { input, share }: Extract<Change, { kind: 'share' }>): ListedCollection {
  if (share) return { ...collection, share };
  if (!collection.share) return collection;
  return {
    ...collection,
    share: { ...collection.share, shows_notes: input.showsNotes ?? false, is_indexed: input.isIndexed ?? false },
  };
}

function isOne(entities: readonly Entity[]): (item: ListedItem) => boolean {
  const keys = new Set(entities.map(keyOfEntity));
  return (item) => keys.has(keyOfItem(item));
}

const without = (entities: readonly Entity[]) => {
  const isGone = isOne(entities);
  return (items: ListedItem[]) => (items.some(isGone) ? items.filter((item) => !isGone(item)) : items);
};

/** Items behind others, by these others' keys; those of '' come first of all. */
const insertBehind = (items: ListedItem[], behind: ReadonlyMap<string, ListedItem[]>): ListedItem[] => [
  ...(behind.get('') ?? []),
  ...items.flatMap((item) => [item, ...(behind.get(keyOfItem(item)) ?? [])]),
];

/** Restores each item after the one it followed, or the nearest earlier one that still exists. */
function putBack(items: ListedItem[], before: readonly ListedItem[], entities: readonly Entity[]): ListedItem[] {
  const isWanted = isOne(entities);
  const there = new Set(items.map(keyOfItem));
  const behind = new Map<string, ListedItem[]>();
  let followed = '';
  for (const item of before) {
    const key = keyOfItem(item);
    if (there.has(key)) followed = key;
    else if (isWanted(item)) behind.set(followed, [...(behind.get(followed) ?? []), item]);
  }
  return behind.size === 0 ? items : insertBehind(items, behind);
}

export function noted<Item extends ListedItem>(items: Item[], { notes, ...entity }: InputOf<'setNotes'>): Item[] {
  const isNoted = isOne([entity]);
  const text = notes === null || notes.trim() === '' ? null : notes;
  return items.map((item) => (isNoted(item) && item.notes !== text ? { ...item, notes: text } : item));
}

/** The items that it names with their tags and mark as they become; both are left out where there is neither, as the server does. */
export function marked<Item extends ListedItem>(
  items: Item[],
  change: Extract<Change, { kind: 'tagItems' | 'favoriteItems' }>,
): Item[] {
  const isNamed = isOne(change.input.entities);
  let isChanged = false;
  const next = items.map((item) => {
    if (!isNamed(item)) return item;
    const { tags: before = [], is_favorite: wasFavorite = false, ...rest } = item;
    const { add = [], remove = [] } = change.kind === 'tagItems' ? change.input : {};
    const tags = changedTags(before, add, remove);
    const isFavorite = change.kind === 'favoriteItems' ? change.input.isFavorite : wasFavorite;
    if (isFavorite === wasFavorite && JSON.stringify(tags) === JSON.stringify(before)) return item;
    isChanged = true;
    return { ...rest, ...((isFavorite || tags.length > 0) && { tags, is_favorite: isFavorite }) } as Item;
  });
  return isChanged ? next : items;
}

/** Items after a change of tags everywhere; the same list if it changes none. */
export function retagged<Item extends ListedItem>(items: Item[], { tags, to }: InputOf<'replaceTags'>): Item[] {
  const gone = new Set(tags.map(keyOfTag));
  let isChanged = false;
  const next = items.map((item) => {
    if (!item.tags?.some((tag) => gone.has(keyOfTag(tag)) && tag !== to)) return item;
    isChanged = true;
    return { ...item, tags: changedTags(item.tags, to === null ? [] : [to], tags) };
  });
  return isChanged ? next : items;
}

function moved(
  collections: ListedCollection[],
  change: Extract<Change, { kind: 'moveItems' }>,
  at: string,
): ListedCollection[] {
  const { fromCollectionId, toCollectionId, skipsExisting } = change.input;
  const from = collections.find(({ id }) => id === fromCollectionId);
  const to = collections.find(({ id }) => id === toCollectionId);
  if (!from || !to) return collections;
  const isWithin = from === to;
  const isThere = isWithin ? () => false : isOneOf(to.items);
  const runs = skipsExisting
    ? change.input.runs.map((run) => ({ ...run, entities: run.entities.filter((entity) => !isThere(entity)) }))
    : change.input.runs;
  const entities = runs.flatMap((run) => run.entities);
  if (entities.length === 0 || entities.some(isThere)) return collections;
  // Undoing a move brings the moved items along, so it works even if the other collection has not loaded fully.
  const known = isWhole(from) ? from.items : [...(change.moved ?? []), ...from.items];
  const found = new Map(known.filter(isOne(entities)).map((item) => [keyOfItem(item), item]));
  if (found.size < entities.length) return collections;

  const others = without(entities)(to.items);
  const there = new Set(others.map(keyOfItem));
  const behind = new Map<string, ListedItem[]>();
  for (const { after, entities: run } of runs) {
    const key = after && there.has(keyOfEntity(after)) ? keyOfEntity(after) : '';
    behind.set(key, [...(behind.get(key) ?? []), ...run.flatMap((entity) => found.get(keyOfEntity(entity)) ?? [])]);
  }
  const left = isWithin
    ? collections
    : withItems(collections, fromCollectionId, at, without(entities), -entities.length);
  return withItems(left, toCollectionId, at, () => insertBehind(others, behind), isWithin ? 0 : entities.length);
}

function isOneOf(items: readonly ListedItem[]): (entity: Entity) => boolean {
  const keys = new Set(items.map(keyOfItem));
  return (entity) => keys.has(keyOfEntity(entity));
}

/** Returns the items' current places as runs of a move that would put them back there, for undo. */
export function runsOf(items: readonly ListedItem[], entities: readonly Entity[]): InputOf<'moveItems'>['runs'] {
  const isWanted = isOne(entities);
  const runs: { after: Entity | null; entities: Entity[] }[] = [];
  let after: Entity | null = null;
  let run: Entity[] | null = null;
  for (const item of items) {
    const entity = entityOf(item);
    if (!isWanted(item)) {
      after = entity;
      run = null;
    } else if (run) {
      run.push(entity);
    } else {
      run = [entity];
      runs.push({ after, entities: run });
    }
  }
  return runs;
}

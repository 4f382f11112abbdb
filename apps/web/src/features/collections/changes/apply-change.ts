import type { Entity, ListedCollection, ListedItem } from '@onceware/api/collections/collections.contract';
import { type Change, entityOf, inOrder, keyOfEntity, keyOfItem } from './change.ts';

/**
 * What collections become by a change, as the server would say, at an ISO time. It is applied over the server's
 * collections while the change is on its way, and to them once it is confirmed; whatever stays the same stays the same
 * object. What the server would refuse changes nothing.
 */
export function applyChange(collections: ListedCollection[], change: Change, at: string): ListedCollection[] {
  const items = (id: string, next: (items: ListedItem[]) => ListedItem[]) => withItems(collections, id, at, next);
  switch (change.kind) {
    case 'create':
      return created(collections, change.input, at);
    case 'restore':
      return collections.some(({ id }) => id === change.deleted.id) ? collections : inOrder([...collections, change.deleted]);
    case 'delete':
      return collections.filter(({ id }) => id !== change.input.collectionId);
    case 'update':
      return updated(collections, change.input, at);
    case 'share':
      return collections.map((collection) => (collection.id === change.input.collectionId ? shared(collection, change) : collection));
    case 'unshare':
      return collections.map((collection) => (collection.id === change.input.collectionId && collection.share ? { ...collection, share: null } : collection));
    case 'addItem':
      return items(change.input.collectionId, (known) => (known.some(isOne([change.input])) ? known : [newItem(change.input, at), ...known]));
    case 'removeItem':
      return items(change.input.collectionId, without([change.input]));
    case 'removeItems':
      return items(change.input.collectionId, without(change.input.entities));
    case 'restoreItems':
      return items(change.input.collectionId, (known) => putBack(known, change.before, change.input.entities));
    case 'setNotes':
      return items(change.input.collectionId, (known) => noted(known, change.input));
    case 'moveItems':
      return moved(collections, change.input, at);
  }
}

function withItems(collections: ListedCollection[], id: string, at: string, next: (items: ListedItem[]) => ListedItem[]): ListedCollection[] {
  return collections.map((collection) => {
    if (collection.id !== id) return collection;
    const items = next(collection.items);
    return items === collection.items ? collection : { ...collection, items, updated_at: at };
  });
}

type InputOf<Kind extends Change['kind']> = Extract<Change, { kind: Kind }>['input'];

function created(collections: ListedCollection[], { id, name, description = '' }: InputOf<'create'>, at: string): ListedCollection[] {
  if (collections.some((collection) => collection.id === id)) return collections;
  const made: ListedCollection = { id, name: name.trim(), description, is_default: false, is_favorite: false, created_at: at, updated_at: at, share: null, items: [] };
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
  return { ...collection, share: { ...collection.share, shows_notes: input.showsNotes ?? false, is_indexed: input.isIndexed ?? false } };
}

const newItem = ({ entityType, entityId, notes = null }: InputOf<'addItem'>, at: string): ListedItem => ({ entity_type: entityType, entity_id: entityId, notes, added_at: at });

function isOne(entities: readonly Entity[]): (item: ListedItem) => boolean {
  const keys = new Set(entities.map(keyOfEntity));
  return (item) => keys.has(keyOfItem(item));
}

const without = (entities: readonly Entity[]) => {
  const isGone = isOne(entities);
  return (items: ListedItem[]) => (items.some(isGone) ? items.filter((item) => !isGone(item)) : items);
};

/** Items behind others, by these others' keys; those of '' come first of all. */
const insertBehind = (items: ListedItem[], behind: ReadonlyMap<string, ListedItem[]>): ListedItem[] => [...(behind.get('') ?? []), ...items.flatMap((item) => [item, ...(behind.get(keyOfItem(item)) ?? [])])];

/** Each item comes back behind the one that it followed, or the nearest before that which is still there. */
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

function noted(items: ListedItem[], { notes, ...entity }: InputOf<'setNotes'>): ListedItem[] {
  const isNoted = isOne([entity]);
  const text = notes === null || notes.trim() === '' ? null : notes;
  return items.map((item) => (isNoted(item) && item.notes !== text ? { ...item, notes: text } : item));
}

function moved(collections: ListedCollection[], { fromCollectionId, toCollectionId, runs }: InputOf<'moveItems'>, at: string): ListedCollection[] {
  const from = collections.find(({ id }) => id === fromCollectionId);
  const to = collections.find(({ id }) => id === toCollectionId);
  const entities = runs.flatMap((run) => run.entities);
  const found = new Map(from?.items.filter(isOne(entities)).map((item) => [keyOfItem(item), item]));
  if (!from || !to || found.size < entities.length) return collections;
  if (from !== to && to.items.some(isOne(entities))) return collections;

  const others = without(entities)(to.items);
  const there = new Set(others.map(keyOfItem));
  const behind = new Map<string, ListedItem[]>();
  for (const { after, entities: run } of runs) {
    const key = after && there.has(keyOfEntity(after)) ? keyOfEntity(after) : '';
    behind.set(key, [...(behind.get(key) ?? []), ...run.flatMap((entity) => found.get(keyOfEntity(entity)) ?? [])]);
  }
  const left = from === to ? collections : withItems(collections, fromCollectionId, at, without(entities));
  return withItems(left, toCollectionId, at, () => insertBehind(others, behind));
}

/** Where items stand now, as the runs of a move that would put them there again: for undoing one. */
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

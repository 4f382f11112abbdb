import type { Collection, CollectionItem, EntityType } from '@onceware/api/collections/collections.contract';

/** A deal or a tool. */
export interface EntityRef {
  type: EntityType;
  id: string;
}

/** Says which item of which collection: nothing else about it matters for adding and removing. */
export type ItemRef = Pick<CollectionItem, 'collection_id' | 'entity_type' | 'entity_id'>;

/** A change that the server has not answered yet. */
export interface PendingChange extends ItemRef {
  kind: 'add' | 'remove';
  /** Of the item, until the server names it. */
  temporaryId: string;
  /** ISO time of the click. */
  at: string;
  notes: string | null;
}

// The cache holds only what the server said. What the screen shows is that, with the unanswered changes applied
// over it in the order they were made. So a change that fails takes back itself and nothing else, and neither the
// order of the answers nor a refetch in between can lose or double another (COL-12).

const isSame = (a: ItemRef, b: ItemRef) => a.entity_id === b.entity_id && a.entity_type === b.entity_type && a.collection_id === b.collection_id;

/** What the screen shows: the server's collections with the unanswered changes over them. */
export function withPending(collections: Collection[], changes: readonly PendingChange[]): Collection[] {
  return changes.reduce((shown, change) => (change.kind === 'add' ? added(shown, temporary(change)) : removed(shown, change, change.at)), collections);
}

/** The server has added it, first in its list as the server has it. It takes the place of what is there for the same entity, if anything is. */
export function confirmAdded(collections: Collection[], item: CollectionItem): Collection[] {
  return changed(collections, item, item.added_at, (items) =>
    items.some((known) => isSame(known, item)) ? items.map((known) => (isSame(known, item) ? item : known)) : [item, ...items],
  );
}

/** The server has removed it. */
export function confirmRemoved(collections: Collection[], item: ItemRef, at: string): Collection[] {
  return removed(collections, item, at);
}

function added(collections: Collection[], item: CollectionItem): Collection[] {
  return changed(collections, item, item.added_at, (items) => (items.some((known) => isSame(known, item)) ? items : [item, ...items]));
}

function removed(collections: Collection[], item: ItemRef, at: string): Collection[] {
  return changed(collections, item, at, (items) => (items.some((known) => isSame(known, item)) ? items.filter((known) => !isSame(known, item)) : items));
}

const temporary = ({ temporaryId, at, collection_id, entity_type, entity_id, notes }: PendingChange): CollectionItem => ({ id: temporaryId, collection_id, entity_type, entity_id, notes, added_at: at });

/** Changes one collection's items; whatever stays the same stays the same object. */
function changed(collections: Collection[], { collection_id }: ItemRef, at: string, change: (items: CollectionItem[]) => CollectionItem[]): Collection[] {
  return collections.map((collection) => {
    if (collection.id !== collection_id) return collection;
    const items = change(collection.items);
    return items === collection.items ? collection : { ...collection, items, updated_at: at };
  });
}

/** Every card of a page asks; a collection's items are looked through once for all of them. */
const entitiesOf = new WeakMap<CollectionItem[], Set<string>>();

export function holds({ items }: Collection, { type, id }: EntityRef): boolean {
  let entities = entitiesOf.get(items);
  if (!entities) {
    entities = new Set(items.map((item) => `${item.entity_type}:${item.entity_id}`));
    entitiesOf.set(items, entities);
  }
  return entities.has(`${type}:${id}`);
}

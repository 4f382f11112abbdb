import type { EntityType, ListedCollection, ListedItem } from '@onceware/api/collections/collections.contract';

/** A deal or a tool. */
export interface EntityRef {
  type: EntityType;
  id: string;
}

/** Every card of a page asks; a collection's items are looked through once for all of them. */
const entitiesOf = new WeakMap<ListedItem[], Set<string>>();

export function holds({ items }: ListedCollection, { type, id }: EntityRef): boolean {
  let entities = entitiesOf.get(items);
  if (!entities) {
    entities = new Set(items.map((item) => `${item.entity_type}:${item.entity_id}`));
    entitiesOf.set(items, entities);
  }
  return entities.has(`${type}:${id}`);
}

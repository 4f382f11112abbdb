import type { Entity } from '@onceware/api/collections/collections.contract';
import { type Change, keyOfEntity, keyOfItem, pageOf } from './change.ts';

/** Returns the ids of the collections that hold an entity after a change; changes that the server would refuse have no effect. */
export function applyToSaved(ids: readonly string[], entity: Entity, change: Change): readonly string[] {
  const key = keyOfEntity(entity);
  const isAmong = (entities: readonly Entity[]) => entities.some((one) => keyOfEntity(one) === key);
  switch (change.kind) {
    case 'addItem':
      return isAmong([change.input]) ? withId(ids, change.input.collectionId) : ids;
    case 'addUrl':
      return isAmong([pageOf(change.input)]) ? withId(ids, change.input.collectionId) : ids;
    case 'removeItem':
      return isAmong([change.input]) ? withoutId(ids, change.input.collectionId) : ids;
    case 'removeItems':
      return isAmong(change.input.entities) ? withoutId(ids, change.input.collectionId) : ids;
    case 'restoreItems':
      return isAmong(change.input.entities) ? withId(ids, change.input.collectionId) : ids;
    case 'moveItems': {
      const { fromCollectionId, toCollectionId, runs } = change.input;
      const isMoved =
        ids.includes(fromCollectionId) && !ids.includes(toCollectionId) && runs.some((run) => isAmong(run.entities));
      return isMoved ? withId(withoutId(ids, fromCollectionId), toCollectionId) : ids;
    }
    case 'delete':
      return withoutId(ids, change.input.collectionId);
    case 'restore':
      return change.deleted.items.some((item) => keyOfItem(item) === key) ? withId(ids, change.deleted.id) : ids;
    default:
      return ids;
  }
}

const withId = (ids: readonly string[], id: string): readonly string[] => (ids.includes(id) ? ids : [...ids, id]);
const withoutId = (ids: readonly string[], id: string): readonly string[] =>
  ids.includes(id) ? ids.filter((one) => one !== id) : ids;

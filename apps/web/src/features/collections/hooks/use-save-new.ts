import { trpc } from '../../../lib/trpc.ts';
import { type EntityRef, holds } from '../holds.ts';
import { useCollectionChanges } from './use-collection-changes.ts';

/** What a visitor asked for, once they are signed in: the entity goes into their first default collection, unless it is kept already. */
export function useSaveNew(entity: EntityRef): () => Promise<void> {
  const utils = trpc.useUtils();
  const { addItem } = useCollectionChanges();
  return async () => {
    // When that fails the open menu says so.
    const loaded = await utils.collections.load.fetch().catch(() => null);
    if (!loaded || loaded.collections.some((collection) => holds(collection, entity))) return;
    const first = loaded.collections.find((collection) => collection.is_default) ?? loaded.collections[0];
    if (first) addItem(first.id, { entityType: entity.type, entityId: entity.id });
  };
}

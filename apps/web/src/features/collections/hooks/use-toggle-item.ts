import { useQueryClient } from '@tanstack/react-query';
import { trpc } from '../../../lib/trpc.ts';
import { pendingNow, withPending } from '../changes/pending-changes.ts';
import { type EntityRef, holds } from '../holds.ts';
import { useCollectionChanges } from './use-collection-changes.ts';

/**
 * Adds the entity where it is not, and removes it where it is. Looks at the moment of the click, not at what was
 * drawn before it: the second click of two may come before the first one shows.
 */
export function useToggleItem(entity: EntityRef): (collectionId: string) => void {
  const { addItem, removeItems } = useCollectionChanges();
  const utils = trpc.useUtils();
  const queryClient = useQueryClient();
  const input = { entityType: entity.type, entityId: entity.id };
  return (collectionId) => {
    const loaded = utils.collections.load.getData()?.collections ?? [];
    const collection = withPending(loaded, pendingNow(queryClient)).find(({ id }) => id === collectionId);
    if (collection && holds(collection, entity)) removeItems(collection, [input]);
    else addItem(collectionId, input);
  };
}

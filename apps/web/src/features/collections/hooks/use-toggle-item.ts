import { useQueryClient } from '@tanstack/react-query';
import { trpc } from '../../../lib/trpc.ts';
import { type EntityRef, holds, withPending } from '../collections-cache.ts';
import { useAddItem } from './use-add-item.ts';
import { pendingChanges } from './use-pending-changes.ts';
import { useRemoveItem } from './use-remove-item.ts';

/**
 * Adds the entity where it is not, and removes it where it is. Looks at the moment of the click, not at what was
 * drawn before it: the second click of two may come before the first one shows.
 */
export function useToggleItem(entity: EntityRef): (collectionId: string) => void {
  const { add } = useAddItem(entity);
  const { remove } = useRemoveItem(entity);
  const utils = trpc.useUtils();
  const queryClient = useQueryClient();
  return (collectionId) => {
    const loaded = utils.collections.load.getData()?.collections ?? [];
    const collection = withPending(loaded, pendingChanges(queryClient)).find(({ id }) => id === collectionId);
    if (collection && holds(collection, entity)) remove(collectionId);
    else add(collectionId);
  };
}

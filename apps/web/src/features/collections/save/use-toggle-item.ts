import { useQueryClient } from '@tanstack/react-query';
import { collectionsIn } from '../changes/collections-cache.ts';
import { pendingNow, withPending } from '../changes/pending-changes.ts';
import { type EntityRef, entityOfRef } from './saved-query.ts';
import { useSavedNow } from './use-saved-now.ts';
import { useCollectionChanges } from '../changes/use-collection-changes.ts';

/**
 * Adds the entity where it is not, and removes it where it is. Looks at the moment of the click, not at what was
 * drawn before it: the second click of two may come before the first one shows.
 */
export function useToggleItem(ref: EntityRef): (collectionId: string) => void {
  const { addItem, removeItems } = useCollectionChanges();
  const savedNow = useSavedNow();
  const queryClient = useQueryClient();
  const entity = entityOfRef(ref);
  return (collectionId) => {
    const collection = withPending(collectionsIn(queryClient), pendingNow(queryClient)).find(
      ({ id }) => id === collectionId,
    );
    if (collection && savedNow(entity).includes(collectionId)) removeItems(collection, [entity]);
    else addItem(collectionId, entity);
  };
}

import { useQueryClient } from '@tanstack/react-query';
import { collectionsIn } from '../changes/collections-cache.ts';
import { pendingNow, savedWithPending, withPending } from '../changes/pending-changes.ts';
import { type EntityRef, entityOfRef, savedKey } from './saved-query.ts';
import { useCollectionChanges } from '../changes/use-collection-changes.ts';

/**
 * Adds the entity where it is not, and removes it where it is. Looks at the moment of the click, not at what was
 * drawn before it: the second click of two may come before the first one shows.
 */
export function useToggleItem(ref: EntityRef): (collectionId: string) => void {
  const { addItem, addUrl, removeItems } = useCollectionChanges();
  const queryClient = useQueryClient();
  const entity = entityOfRef(ref);
  return (collectionId) => {
    const pending = pendingNow(queryClient);
    const collection = withPending(collectionsIn(queryClient), pending).find(({ id }) => id === collectionId);
    const said = queryClient.getQueryData<readonly string[]>(savedKey(entity)) ?? [];
    if (collection && savedWithPending(said, entity, pending).includes(collectionId)) removeItems(collection, [entity]);
    else if (ref.url !== undefined) addUrl(collectionId, { url: ref.url, pageId: ref.id });
    else addItem(collectionId, entity);
  };
}

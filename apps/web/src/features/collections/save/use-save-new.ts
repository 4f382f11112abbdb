import { useQueryClient } from '@tanstack/react-query';
import { headsIn } from '../changes/collections-cache.ts';
import { trpc } from '#lib/api/trpc.ts';
import { type EntityRef, entityOfRef, savedQuery } from './saved-query.ts';
import { useCollectionChanges } from '../changes/use-collection-changes.ts';

/**
 * Carries out what a visitor asked for, once they are signed in: adds the entity to their first default collection
 * unless it is saved already.
 */
export function useSaveNew(ref: EntityRef): () => Promise<void> {
  const queryClient = useQueryClient();
  const { collections, client } = trpc.useUtils();
  const { addItem } = useCollectionChanges();
  const entity = entityOfRef(ref);
  return async () => {
    // When that fails the open menu says so.
    const known = Promise.all([
      collections.load.fetchInfinite(
        {},
        { getNextPageParam: (page) => page.nextCursor, pages: Number.POSITIVE_INFINITY },
      ),
      queryClient.fetchQuery(savedQuery(queryClient, client, entity)),
    ]);
    const [list, ids] = (await known.catch(() => null)) ?? [];
    if (!list || !ids || ids.length > 0) return;
    const heads = headsIn(list);
    const first = heads.find((collection) => collection.is_default) ?? heads[0];
    if (first) addItem(first.id, entity);
  };
}

import type { CollectionHead } from '@onceware/api/collections/collections.contract';
import { matchQuery, notifyManager, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useSyncExternalStore } from 'react';
import { useSession } from '#lib/api/session.ts';
import { trpc } from '#lib/api/trpc.ts';
import type { ListedCollection } from '../changes/change.ts';
import { assemble, headsIn, ITEMS, itemsIn, type ItemsData } from '../changes/collections-cache.ts';
import { usePendingChanges, withPending } from '../changes/pending-changes.ts';
import { useEveryPage } from './use-every-page.ts';

export interface Collections {
  /** Collections as the screen shows them, each with the items loaded so far; undefined until they have loaded. */
  collections: ListedCollection[] | undefined;
  /** Error of the last attempt to load. */
  error: unknown;
  isFetching: boolean;
  reload: () => void;
}

/** The list as the server has said it. Loads only for somebody signed in (COL-01). */
export function useCollectionHeads() {
  const { user } = useSession();
  const list = trpc.collections.load.useInfiniteQuery(
    {},
    { getNextPageParam: (page) => page.nextCursor, enabled: Boolean(user?.id), networkMode: 'always' },
  );
  useEveryPage(list);
  const { data, error, isFetching, refetch } = list;
  const heads: CollectionHead[] | undefined = useMemo(() => data && headsIn(data), [data]);
  return { heads, error, isFetching, refetch };
}

/** The reader's collections, unanswered changes included. */
export function useCollections(): Collections {
  const { heads, error, isFetching, refetch } = useCollectionHeads();
  const loaded = useLoadedItems();
  const pending = usePendingChanges();
  const known = useMemo(() => heads && assemble(heads, loaded), [heads, loaded]);
  const collections = useMemo(() => known && withPending(known, pending), [known, pending]);
  return { collections, error, isFetching, reload: () => void refetch() };
}

/** Returns the items loaded so far of opened collections, by collection id. */
function useLoadedItems() {
  const queryClient = useQueryClient();
  const last = useRef<{ id: string; data: ItemsData }[]>([]);
  const subscribe = useCallback(
    (notify: () => void) => {
      const hear = notifyManager.batchCalls(notify);
      // Not of each card that comes: to find items, all queries are looked through.
      return queryClient.getQueryCache().subscribe(({ query }) => matchQuery({ queryKey: ITEMS }, query) && hear());
    },
    [queryClient],
  );
  const read = useCallback(() => {
    const found = queryClient.getQueriesData<ItemsData>({ queryKey: ITEMS }).flatMap(([[, asked], data]) => {
      // The key that the procedure's hook makes.
      const { input } = (asked ?? {}) as { input?: { collectionId: string } };
      return input && data ? [{ id: input.collectionId, data }] : [];
    });
    const isSame =
      found.length === last.current.length &&
      found.every(({ id, data }, index) => last.current[index]?.id === id && last.current[index].data === data);
    if (!isSame) last.current = found;
    return last.current;
  }, [queryClient]);
  const found = useSyncExternalStore(subscribe, read, read);
  return useMemo(() => new Map(found.map(({ id, data }) => [id, itemsIn(data)])), [found]);
}

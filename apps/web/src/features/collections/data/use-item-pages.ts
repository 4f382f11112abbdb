import { trpc } from '#lib/api/trpc.ts';
import { useCollectionHeads } from './use-collections.ts';
import { useEveryPage } from './use-every-page.ts';

interface ItemPages {
  /** The first items are there. */
  isReady: boolean;
  /** Error of the last attempt; null while fetching. */
  error: unknown;
  reload: () => void;
}

/** Reads the items of an open collection, page after page; `useCollections` shows what has come. */
export function useItemPages(collectionId: string): ItemPages {
  const { heads } = useCollectionHeads();
  // One that was made a moment ago has none but those that are being added.
  const isListed = heads?.some(({ id }) => id === collectionId) ?? false;
  const pages = trpc.collections.items.useInfiniteQuery(
    { collectionId },
    { getNextPageParam: (page) => page.nextCursor, enabled: isListed, networkMode: 'always' },
  );
  useEveryPage(pages);
  const { data, error, isFetching, isFetchNextPageError, fetchNextPage, refetch } = pages;
  return {
    isReady: !isListed || data !== undefined,
    error: isFetching ? null : error,
    reload: () => void (isFetchNextPageError ? fetchNextPage() : refetch()),
  };
}

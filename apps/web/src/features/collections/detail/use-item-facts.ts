import type { ItemFacts } from '@onceware/api/collections/collections.contract';
import { useEffect, useMemo } from 'react';
import { trpc } from '#lib/api/trpc.ts';
import { keyOfItem, type ListedCollection } from '../changes/change.ts';
import { useEveryPage } from '../data/use-every-page.ts';

interface Loaded {
  facts: readonly ItemFacts[];
  /** For the first time: nothing is known yet. */
  isLoading: boolean;
  hasFailed: boolean;
  reload: () => void;
}

const NONE: readonly ItemFacts[] = [];

/**
 * Loads the facts that sorting and filtering need of a collection's items, once it `isNeeded`, and again when more
 * items have loaded.
 */
export function useItemFacts({ id, items, updated_at }: ListedCollection, isNeeded: boolean): Loaded {
  const pages = trpc.collections.facts.useInfiniteQuery(
    { collectionId: id },
    { getNextPageParam: (page) => page.nextCursor, enabled: isNeeded, networkMode: 'always' },
  );
  useEveryPage(pages);
  const { data, isError, isFetching, hasNextPage, refetch } = pages;
  const facts = useMemo(() => data?.pages.flatMap((page) => page.facts) ?? NONE, [data]);
  const isAll = data !== undefined && !hasNextPage;

  const known = new Set(facts.map(keyOfItem));
  const hasNew = isNeeded && isAll && items.some((item) => !known.has(keyOfItem(item)));
  // With every change's time, since the server learns of an added item only after the screen does.
  useEffect(() => {
    if (hasNew) void refetch();
  }, [hasNew, updated_at, refetch]);

  return {
    facts,
    isLoading: isNeeded && !isAll && isFetching,
    hasFailed: isNeeded && !isAll && isError && !isFetching,
    reload: () => void refetch(),
  };
}

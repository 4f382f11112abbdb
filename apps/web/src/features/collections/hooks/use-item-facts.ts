import type { ItemFacts, ListedCollection } from '@onceware/api/collections/collections.contract';
import { useEffect } from 'react';
import { trpc } from '../../../lib/trpc.ts';
import { keyOfItem } from '../changes/change.ts';

interface Loaded {
  facts: readonly ItemFacts[];
  /** For the first time: nothing is known yet. */
  isLoading: boolean;
  hasFailed: boolean;
  reload: () => void;
}

const NONE: readonly ItemFacts[] = [];

/** What sorting and filtering need of a collection's items; asked for once it `isNeeded`, and again when items have come. */
export function useItemFacts({ id, items, updated_at }: ListedCollection, isNeeded: boolean): Loaded {
  const { data, isError, isFetching, refetch } = trpc.collections.facts.useQuery({ collectionId: id }, { enabled: isNeeded, networkMode: 'always' });
  const facts = data?.facts ?? NONE;

  const known = new Set(facts.map(keyOfItem));
  const hasNew = isNeeded && data !== undefined && items.some((item) => !known.has(keyOfItem(item)));
  // With every change's time, since the server learns of an added item only after the screen does.
  useEffect(() => {
    if (hasNew) void refetch();
  }, [hasNew, updated_at, refetch]);

  return { facts, isLoading: isNeeded && !data && isFetching, hasFailed: isNeeded && !data && isError && !isFetching, reload: () => void refetch() };
}

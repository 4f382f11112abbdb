import type { ListedCollection } from '@onceware/api/collections/collections.contract';
import { useMemo, useState } from 'react';
import { useLocale } from 'use-intl/react';
import { useNow } from '../../../lib/use-now.ts';
import { arrangeItems, isFiltered, needsFacts } from '../arrange-items.ts';
import { useCollectionSort } from './use-collection-sort.ts';
import { useItemFacts } from './use-item-facts.ts';

const NO_FILTER = { query: '', kind: 'all' } as const;
type Filter = Parameters<typeof isFiltered>[0];

/** A collection's items, sorted and filtered as the reader wants them. */
export function useArrangedItems(collection: ListedCollection) {
  const locale = useLocale();
  const now = useNow();
  const [sort, setSort] = useCollectionSort(collection.id);
  const [filter, setFilter] = useState<Filter>(NO_FILTER);
  const arrangement = { sort, ...filter };
  const { facts, isLoading, hasFailed, reload } = useItemFacts(collection, needsFacts(arrangement));
  const { items } = collection;
  const { query, kind } = filter;
  const shown = useMemo(() => arrangeItems(items, facts, { sort, query, kind }, now, locale), [items, facts, sort, query, kind, now, locale]);
  return {
    arrangement,
    shown,
    isFiltered: isFiltered(filter),
    /** Facts without which nothing can be shown. */
    isLoading,
    hasFailed,
    reload,
    setSort,
    setFilter: (change: Partial<Filter>) => setFilter({ ...filter, ...change }),
    clearFilter: () => setFilter(NO_FILTER),
  };
}

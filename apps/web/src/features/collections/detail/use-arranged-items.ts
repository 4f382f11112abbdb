import { useMemo, useState } from 'react';
import { useLocale } from 'use-intl/react';
import { isWhole, type ListedCollection } from '../changes/change.ts';
import { useNow } from '#lib/time/use-now.ts';
import { arrangeItems, isFiltered, needsFacts } from './arrange-items.ts';
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
  // Sorting and filtering need all items; in manual order the first ones can be shown at once.
  const isWaiting = !isWhole(collection) && (sort !== 'manual' || isFiltered(filter));
  const { query, kind } = filter;
  const shown = useMemo(
    () => arrangeItems(items, facts, { sort, query, kind }, now, locale),
    [items, facts, sort, query, kind, now, locale],
  );
  return {
    arrangement,
    shown,
    isFiltered: isFiltered(filter),
    /** Items or facts without which nothing can be shown. */
    isLoading: isLoading || isWaiting,
    hasFailed,
    reload,
    setSort,
    setFilter: (change: Partial<Filter>) => setFilter({ ...filter, ...change }),
    clearFilter: () => setFilter(NO_FILTER),
  };
}

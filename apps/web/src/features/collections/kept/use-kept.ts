import type { KeptFilter } from '@onceware/api/collections/kept/kept.contract';
import { keepPreviousData } from '@tanstack/react-query';
import { useMemo } from 'react';
import { trpc } from '#lib/api/trpc.ts';
import { applyPending } from '#lib/changes/pending.ts';
import { keyOfItem } from '../changes/change.ts';
import { usePendingChanges } from '../changes/pending-changes.ts';
import { applyToKept, type KeptRow } from './apply-to-kept.ts';

/** Of tens of thousands of rows they are asked for with each page that comes; a row stays the same object. */
const keys = new WeakMap<KeptRow, string>();

/** A thing may be in several collections. */
export function keyOfRow(row: KeptRow): string {
  const known = keys.get(row);
  if (known !== undefined) return known;
  const key = `${row.collection_id} ${keyOfItem(row)}`;
  keys.set(row, key);
  return key;
}

/** What a filter finds, as far as its pages have come, with unanswered changes. */
export function useKept(filter: KeptFilter) {
  const { data, error, isFetching, isPlaceholderData, hasNextPage, isError, fetchNextPage, refetch } =
    trpc.collections.search.useInfiniteQuery(filter, {
      getNextPageParam: (page) => page.nextCursor,
      networkMode: 'always',
      placeholderData: keepPreviousData,
    });
  const pending = usePendingChanges();
  const known = useMemo(
    () => data && [...new Map(data.pages.flatMap(({ items }) => items.map((row) => [keyOfRow(row), row]))).values()],
    [data],
  );
  const rows = useMemo(
    () => known && applyPending<KeptRow[], (typeof pending)[number]['change']>(known, pending, applyToKept),
    [known, pending],
  );
  const total = data?.pages[0]?.total ?? 0;
  return {
    rows,
    correctedQuery: data?.pages[0]?.correctedQuery ?? null,
    /** Of all, also those that have not come. */
    total: rows && known ? Math.max(rows.length, total - (known.length - rows.length)) : 0,
    error: isFetching ? null : error,
    /** What is shown was found by what was asked before. */
    isStale: isPlaceholderData,
    pages: { hasNextPage, isFetching, isError, fetchNextPage },
    reload: () => void refetch(),
  };
}

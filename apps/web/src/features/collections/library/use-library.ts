import type { LibraryFilter } from '@onceware/api/collections/library/library.contract';
import { keepPreviousData } from '@tanstack/react-query';
import { useMemo } from 'react';
import { trpc } from '#lib/api/trpc.ts';
import { applyPending } from '#lib/changes/pending.ts';
import { keyOfItem } from '../changes/change.ts';
import { usePendingChanges } from '../changes/pending-changes.ts';
import { applyToLibrary, type LibraryRow } from './apply-to-library.ts';

/**
 * Caches row keys, because with tens of thousands of rows all are needed on each page that arrives; a row stays the
 * same object.
 */
const keys = new WeakMap<LibraryRow, string>();

/** A thing may be in several collections. */
export function keyOfRow(row: LibraryRow): string {
  const known = keys.get(row);
  if (known !== undefined) return known;
  const key = `${row.collection_id} ${keyOfItem(row)}`;
  keys.set(row, key);
  return key;
}

/** Returns the saved items that match a filter, as far as their pages have loaded, with pending changes applied. */
export function useLibrary(filter: LibraryFilter) {
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
    () => known && applyPending<LibraryRow[], (typeof pending)[number]['change']>(known, pending, applyToLibrary),
    [known, pending],
  );
  const total = data?.pages[0]?.total ?? 0;
  return {
    rows,
    correctedQuery: data?.pages[0]?.correctedQuery ?? null,
    /** Number of all rows, including those not loaded yet. */
    total: rows && known ? Math.max(rows.length, total - (known.length - rows.length)) : 0,
    /** Number of rows that the server has counted, where there are more; else null. */
    counted: data?.pages[0]?.isMore && hasNextPage ? total : null,
    error: isFetching ? null : error,
    /** Whether the shown rows are still the result of the previous filter. */
    isStale: isPlaceholderData,
    pages: { hasNextPage, isFetching, isError, fetchNextPage },
    reload: () => void refetch(),
  };
}

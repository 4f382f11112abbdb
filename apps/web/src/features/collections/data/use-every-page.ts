import { useEffect } from 'react';

interface Paged {
  hasNextPage: boolean;
  isFetching: boolean;
  isError: boolean;
  fetchNextPage: () => Promise<unknown>;
}

/** Reads one page after the other until there are no more; a failure stops it. */
export function useEveryPage({ hasNextPage, isFetching, isError, fetchNextPage }: Paged): void {
  const isNext = hasNextPage && !isFetching && !isError;
  useEffect(() => {
    if (isNext) void fetchNextPage();
  }, [isNext, fetchNextPage]);
}

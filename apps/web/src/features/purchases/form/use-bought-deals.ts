import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '#lib/api/trpc.ts';

const LIMIT = 10;

/** Deals that may have been bought: running ones and, since purchases are older than deals, ended ones after them. */
export function useBoughtDeals(q: string) {
  const options = { placeholderData: keepPreviousData };
  const input = { q, sort: q ? 'relevance' : 'newest', limit: LIMIT } as const;
  const running = trpc.catalog.searchDeals.useQuery(input, options);
  const ended = trpc.catalog.searchDeals.useQuery({ ...input, ended: true }, { ...options, enabled: q !== '' });
  return {
    /** Undefined until the first ones are there. */
    deals: running.data && [...running.data.items, ...(q === '' ? [] : (ended.data?.items ?? []))],
    isStale: running.isPlaceholderData || ended.isPlaceholderData,
    hasFailed: running.isError && !running.isFetching,
    retry: () => void running.refetch(),
  };
}

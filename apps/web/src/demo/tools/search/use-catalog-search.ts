import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '#lib/api/trpc.ts';

const DEALS = 5;
const TOOLS = 4;

/** Deals and tools for a query; the newest deals where there is none. What was found before stays until then. */
export function useCatalogSearch(q: string) {
  const isSearch = q !== '';
  const deals = trpc.catalog.searchDeals.useQuery({ q, limit: DEALS }, { placeholderData: keepPreviousData });
  const tools = trpc.catalog.searchTools.useQuery(
    { q, limit: TOOLS },
    { enabled: isSearch, placeholderData: keepPreviousData },
  );

  const asked = isSearch ? [deals, tools] : [deals];
  const found = { deals: deals.data?.items ?? [], tools: isSearch ? (tools.data?.items ?? []) : [] };
  const isStale = asked.some((query) => query.isPlaceholderData);
  const count = found.deals.length + found.tools.length;
  return {
    ...found,
    count,
    correctedQuery: deals.data?.correctedQuery ?? null,
    error: asked.find((query) => query.data === undefined && query.isError && !query.isFetching)?.error ?? null,
    // That nothing was found before says nothing about now.
    isPending: asked.some((query) => query.data === undefined) || (isStale && count === 0),
    isStale,
    retry: () => {
      for (const query of asked) if (query.isError) void query.refetch();
    },
  };
}

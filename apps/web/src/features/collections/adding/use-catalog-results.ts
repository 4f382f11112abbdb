import type { DealCard, ToolCard } from '@onceware/api/catalog/catalog.contract';
import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '#lib/api/trpc.ts';
import type { CardState } from '../data/use-cards.ts';

export type Kind = 'deal' | 'tool';
export type Result = Extract<CardState, { is: Kind }>;

const fromDeal = (deal: DealCard): Result => ({ is: 'deal', deal });
const fromTool = (tool: ToolCard): Result => ({ is: 'tool', tool });

/** Deals or tools for a query, page after page; the newest deals where there is none. What was found before stays until then. */
export function useCatalogResults(kind: Kind, q: string) {
  const options = {
    getNextPageParam: (page: { nextCursor: string | null }) => page.nextCursor,
    placeholderData: keepPreviousData,
  };
  const deals = trpc.catalog.searchDeals.useInfiniteQuery(
    { q, sort: q ? 'relevance' : 'newest' },
    { ...options, enabled: kind === 'deal' },
  );
  const tools = trpc.catalog.searchTools.useInfiniteQuery({ q }, { ...options, enabled: kind === 'tool' });

  const asked = kind === 'deal' ? deals : tools;
  const results =
    kind === 'deal'
      ? deals.data?.pages.flatMap(({ items }) => items.map(fromDeal))
      : tools.data?.pages.flatMap(({ items }) => items.map(fromTool));
  return {
    /** Undefined until the first ones are there. */
    results,
    correctedQuery: asked.data?.pages[0]?.correctedQuery ?? null,
    hasMore: asked.hasNextPage,
    isStale: asked.isPlaceholderData,
    isLoadingMore: asked.isFetchingNextPage,
    hasFailed: asked.isError && !asked.isFetching,
    loadMore: () => void asked.fetchNextPage(),
    retry: () => void (asked.isFetchNextPageError ? asked.fetchNextPage() : asked.refetch()),
  };
}

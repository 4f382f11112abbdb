import type { DealCard, Suggestions } from '@onceware/api/catalog/catalog.contract';
import { keepPreviousData } from '@tanstack/react-query';
import { suggestedTools } from '#features/catalog/suggest/suggested-tools.ts';
import { trpc } from '#lib/api/trpc.ts';

const NEWEST = 5;

const newestOf = (items: readonly DealCard[]): Suggestions => ({
  deals: items.map(({ slug, title, price, currency, tool: { slug: toolSlug, name, logoUrl } }) => ({
    slug,
    title,
    toolSlug,
    toolName: name,
    logoUrl,
    price,
    currency,
  })),
  tools: [],
  categories: [],
  corrected: null,
});

/**
 * Returns suggestions for a query (CAT-06), or the newest deals if it is empty. Earlier results stay until the new ones
 * arrive.
 */
export function useCatalogSearch(q: string) {
  const isSearch = q !== '';
  const newest = trpc.catalog.searchDeals.useQuery(
    { q: '', limit: NEWEST },
    { enabled: !isSearch, select: ({ items }) => newestOf(items) },
  );
  const suggested = trpc.catalog.suggest.useQuery(
    { q },
    { enabled: isSearch, placeholderData: keepPreviousData, trpc: { abortOnUnmount: true } },
  );

  const asked = isSearch ? suggested : newest;
  const found = asked.data ?? newest.data;
  const isStale = asked.isPlaceholderData || asked.data === undefined;
  const tools = found ? suggestedTools(found) : [];
  const count = tools.length + (found?.categories.length ?? 0);
  return {
    found,
    tools,
    count,
    error: asked.data === undefined && asked.isError && !asked.isFetching ? asked.error : null,
    // Counts as pending, because an empty earlier result says nothing about the current query.
    isPending: found === undefined || (isStale && count === 0),
    isStale,
    retry: () => void asked.refetch(),
  };
}

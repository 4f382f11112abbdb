import type { Count, Facets } from '@onceware/api/catalog/catalog.contract';
import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '#lib/api/trpc.ts';
import type { ExploreSearch } from './explore-address.ts';
import { facetsInput } from './explore-search.ts';

const COUNTING_MS = 1_000;

/**
 * Returns how many results each choice would leave, keeping the last answer until the next arrives. Lists work without
 * an answer too.
 */
export function useFacets(search: ExploreSearch): { facets: Facets | undefined; isCounting: boolean } {
  const { data, isPending, isPlaceholderData } = trpc.catalog.facets.useQuery(facetsInput(search), {
    placeholderData: keepPreviousData,
    // Polls while the server is still counting: of very many results it first returns a partial count.
    refetchInterval: ({ state }) => (state.data?.isCounting ? COUNTING_MS : false),
  });
  return { facets: data, isCounting: isPending || isPlaceholderData };
}

/** How many each list has. */
export function countOf(facets: Facets, search: ExploreSearch, show: ExploreSearch['show']): Count {
  if (show === 'tools') return facets.tools;
  return (show === 'ended') === (search.show === 'ended') ? facets.total : facets.ended;
}

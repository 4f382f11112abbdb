import { countOf, useFacets } from './use-facets.ts';
import type { ExploreSearch } from './explore-address.ts';
import { useFilterLabels } from './use-filter-labels.ts';

/** How much there is, also read out when a choice changes it. */
export function ResultCount({ search }: { search: ExploreSearch }) {
  const { facets, isCounting } = useFacets(search);
  const labels = useFilterLabels();
  return (
    <p className="text-14 num quiet" role="status" aria-busy={isCounting || undefined}>
      {facets ? labels.found(countOf(facets, search, search.show), search.show) : '\u00a0'}
    </p>
  );
}

import { FACETS } from '@onceware/api/catalog/facets/facets.limits';
import { useTranslations } from 'use-intl/react';
import type { ExploreSearch } from './explore-address.ts';
import { useFilterLabels } from './use-filter-labels.ts';

/** Returns the words that say what a search narrows, such as 'AI' and 'Under $60'; needs the words of listings. */
export function useSearchWords(): (search: ExploreSearch) => string[] {
  const t = useTranslations('explore');
  const labels = useFilterLabels();
  return (search) => {
    const { minPrice, maxPrice } = search;
    const price =
      minPrice === null && maxPrice === null ? [] : [labels.price(minPrice, maxPrice, search.currency ?? 'USD')];
    const facets = FACETS.flatMap((facet) => {
      if (facet.kind === 'choice') return search[facet.field].map((option) => labels.choice(facet, option));
      if (facet.kind === 'yes') return search[facet.field] ? [t(`facets.${facet.field}.option`)] : [];
      const least = search[facet.field];
      return least === null ? [] : [labels.atLeast(facet, least)];
    });
    return [...(search.show === 'ended' ? [t('showEnded')] : []), ...price, ...facets];
  };
}

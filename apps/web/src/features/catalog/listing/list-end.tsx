import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { exploreHref, type ExploreSearch } from '../explore/explore-address.ts';
import { countOf, useFacets } from '../explore/use-facets.ts';

/** End of a list by relevance, which says how many were not weighed, and leads to all of them in another order. */
export function ListEnd({ search, shown }: { search: ExploreSearch; shown: number }) {
  const t = useTranslations('explore');
  const { facets } = useFacets(search);
  const count = facets ? countOf(facets, search, search.show).count : 0;
  if (count <= shown) return <p className="text-14 quiet">{t('end')}</p>;
  return (
    <p className="text-14 quiet">
      {t('weighed', { shown, count })} <Link to={exploreHref({ ...search, sort: 'newest' })}>{t('weighedAll')}</Link>
    </p>
  );
}

import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { exploreHref, type ExploreSearch, SHOWN } from './explore-address.ts';
import { EMPTY_SEARCH } from './explore-search.ts';
import { countOf, useFacets } from './use-facets.ts';
import { useFilterLabels } from './use-filter-labels.ts';
import classes from './explore.module.css';

/** Running deals, tools or ended deals: lists under one search. */
export function ShowTabs({ search }: { search: ExploreSearch }) {
  const t = useTranslations('explore');
  const labels = useFilterLabels();
  const { facets } = useFacets(search);
  const names = { deals: t('showDeals'), tools: t('showTools'), ended: t('showEnded') };
  // Tools know no more than words and categories, and nothing that has ended ends soon.
  const kept = {
    deals: search,
    tools: { ...EMPTY_SEARCH, q: search.q, plain: search.plain, categories: search.categories },
    ended: { ...search, endingSoon: false },
  };
  return (
    <nav aria-label={t('show')}>
      <ul className={classes.tabs}>
        {SHOWN.map((show) => (
          <li key={show}>
            <Link
              className={classes.tab}
              to={exploreHref({ ...kept[show], show })}
              aria-current={search.show === show ? 'true' : undefined}
              preventScrollReset
            >
              {names[show]}{' '}
              {facets && <span className={classes.tabCount}>{labels.count(countOf(facets, search, show))}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

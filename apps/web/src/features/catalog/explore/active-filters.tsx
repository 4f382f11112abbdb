import { IconX } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { exploreHref, type ExploreSearch } from './explore-address.ts';
import { EMPTY_SEARCH } from './explore-search.ts';
import { useFacetGroups } from './facet-groups.ts';
import { useFacets } from './use-facets.ts';
import classes from './explore.module.css';

/** Filters that narrow the results, each with a way to remove it. */
export function ActiveFilters({ search }: { search: ExploreSearch }) {
  const t = useTranslations('explore');
  const { facets } = useFacets(search);
  const chosen = useFacetGroups(search, facets).flatMap(({ options }) => options.filter(({ isChosen }) => isChosen));
  if (chosen.length === 0) return null;
  return (
    <ul className={classes.filters}>
      {chosen.map(({ label, change }) => (
        <li key={label}>
          <Link
            className={classes.filter}
            to={exploreHref({ ...search, ...change })}
            aria-label={t('remove', { filter: label })}
            preventScrollReset
          >
            {label}
            <IconX size={14} stroke={2} aria-hidden />
          </Link>
        </li>
      ))}
      {chosen.length > 1 && (
        <li>
          <Link
            className={classes.clear}
            to={exploreHref({
              ...EMPTY_SEARCH,
              show: search.show,
              q: search.q,
              plain: search.plain,
              sort: search.sort,
            })}
            preventScrollReset
          >
            {t('clear')}
          </Link>
        </li>
      )}
    </ul>
  );
}

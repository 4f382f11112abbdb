import { IconX } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { EMPTY_SEARCH, exploreHref, type ExploreSearch } from './explore-search.ts';
import { useFacetGroups } from './facet-groups.ts';
import classes from './explore.module.css';

/** What narrows the results, each with its way out. A band typed into the address by hand has none and is not shown. */
export function ActiveFilters({ search }: { search: ExploreSearch }) {
  const t = useTranslations('explore');
  const chosen = useFacetGroups(search).flatMap(({ options: [none, ...options] }) =>
    options.filter((option) => option.isChosen).map((option) => ({ label: option.label, without: none?.change ?? {} })),
  );
  if (chosen.length === 0) return null;
  return (
    <ul className={classes.filters}>
      {chosen.map(({ label, without }) => (
        <li key={label}>
          <Link
            className={classes.filter}
            to={exploreHref({ ...search, ...without })}
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
            to={exploreHref({ ...EMPTY_SEARCH, show: search.show, q: search.q, sort: search.sort })}
            preventScrollReset
          >
            {t('clear')}
          </Link>
        </li>
      )}
    </ul>
  );
}

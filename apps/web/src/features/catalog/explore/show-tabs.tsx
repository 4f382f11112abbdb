import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { exploreHref, type ExploreSearch } from './explore-search.ts';
import classes from './explore.module.css';

/** Deals or tools: two lists under one search. */
export function ShowTabs({ search }: { search: ExploreSearch }) {
  const t = useTranslations('explore');
  const { q, category } = search;
  const tabs = [
    { show: 'deals', label: t('showDeals') },
    { show: 'tools', label: t('showTools') },
  ] as const;
  return (
    <nav aria-label={t('show')}>
      <ul className={classes.tabs}>
        {tabs.map(({ show, label }) => (
          <li key={show}>
            <Link
              className={classes.tab}
              to={exploreHref({ show, q, category })}
              aria-current={search.show === show ? 'true' : undefined}
              preventScrollReset
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import { useId } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { exploreHref, type ExploreSearch } from './explore-search.ts';
import { type FacetGroup, useFacetGroups } from './facet-groups.ts';
import classes from './facets.module.css';

/** Every option is a link, so that facets work without JavaScript and open in new tabs. */
export function Facets({ search }: { search: ExploreSearch }) {
  const t = useTranslations('explore');
  const groups = useFacetGroups(search);
  return (
    <nav className={classes.facets} aria-label={t('filters')}>
      {groups.map((group) => (
        <Group key={group.key} group={group} search={search} />
      ))}
    </nav>
  );
}

function Group({ group, search }: { group: FacetGroup; search: ExploreSearch }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {group.title}
      </h2>
      <ul className={classes.options}>
        {group.options.map(({ label, change, isChosen }) => (
          <li key={label}>
            <Link
              className={classes.option}
              to={exploreHref({ ...search, ...change })}
              aria-current={isChosen ? 'true' : undefined}
              preventScrollReset
            >
              <span className={classes.mark} aria-hidden="true" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

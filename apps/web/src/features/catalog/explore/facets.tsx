import { Skeleton } from '@onceware/ui/skeleton/skeleton';
import { IconCheck } from '@tabler/icons-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { CurrencyChoice } from './currency-choice.tsx';
import { exploreHref, type ExploreSearch } from './explore-address.ts';
import { type FacetGroup, type FacetOption, useFacetGroups } from './facet-groups.ts';
import { useFacets } from './use-facets.ts';
import { useFilterLabels } from './use-filter-labels.ts';
import classes from './facets.module.css';

/** Every option is a link, so that facets work without JavaScript and open in new tabs; one that leaves nothing is none. */
export function Facets({ search }: { search: ExploreSearch }) {
  const t = useTranslations('explore');
  const { facets, isCounting } = useFacets(search);
  const groups = useFacetGroups(search, facets);
  return (
    <nav className="stack gap-6" aria-label={t('filters')} aria-busy={isCounting || undefined}>
      {groups.filter(isOfUse).map((group) => (
        <Group key={group.key} group={group} search={search} isCounting={!facets && isCounting} />
      ))}
    </nav>
  );
}

/** A group whose every choice leaves nothing is none, unless one of them is chosen. */
const isOfUse = ({ options }: FacetGroup): boolean =>
  options.some(({ isChosen, count }) => isChosen || count?.count !== 0);

interface GroupProps {
  group: FacetGroup;
  search: ExploreSearch;
  /** For the first time: there are no numbers yet. */
  isCounting: boolean;
}

function Group({ group, search, isCounting }: GroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {group.title}
      </h2>
      {group.key === 'price' && <CurrencyChoice search={search} />}
      <ul className={classes.options}>
        {group.options.map((option) => (
          <li key={option.label}>
            <Option option={option} search={search} isMany={group.isMany} isCounting={isCounting} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface OptionProps extends Omit<GroupProps, 'group'> {
  option: FacetOption;
  isMany: boolean;
}

function Option({ option: { label, change, isChosen, count }, search, isMany, isCounting }: OptionProps) {
  const labels = useFilterLabels();
  const content = (
    <>
      <span className={classes.mark} data-many={isMany || undefined} aria-hidden="true">
        {isMany && isChosen && <IconCheck size={12} stroke={3} />}
      </span>
      <span className="flex-1 min-w-0">{label}</span>
      {count && (
        <>
          <span className="text-12 weight-400 quiet" aria-hidden="true">
            {labels.count(count)}
          </span>{' '}
          <span className="sr-only">{labels.found(count, search.show)}</span>
        </>
      )}
      {isCounting && <Skeleton width="24px" height="12px" />}
    </>
  );
  if (count?.count === 0 && !count.isMore && !isChosen) return <span className={classes.option}>{content}</span>;
  return (
    <Link
      className={classes.option}
      to={exploreHref({ ...search, ...change })}
      aria-current={isChosen ? 'true' : undefined}
      preventScrollReset
    >
      {content}
    </Link>
  );
}

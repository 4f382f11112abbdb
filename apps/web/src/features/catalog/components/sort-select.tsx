import { DEAL_SORTS, type DealSort } from '@onceware/api/catalog/catalog.limits';
import { useId } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { defaultSort, exploreHref, type ExploreSearch } from '../explore-search.ts';
import classes from './sort-select.module.css';

export function SortSelect({ search }: { search: ExploreSearch }) {
  const t = useTranslations('catalog.explore');
  const navigate = useNavigate();
  const id = useId();
  const word = (sort: DealSort) => t(sort === '-price' ? 'sorts.price_desc' : `sorts.${sort}`);
  // Relevance to nothing is no order.
  const sorts = DEAL_SORTS.filter((sort) => search.q !== '' || sort !== 'relevance');

  const choose = (value: string) => {
    const sort = DEAL_SORTS.find((known) => known === value) ?? null;
    void navigate(exploreHref({ ...search, sort }), { preventScrollReset: true });
  };

  return (
    <div className={classes.sort}>
      <label className={classes.label} htmlFor={id}>
        {t('sort')}
      </label>
      <select id={id} className={classes.select} value={search.sort ?? defaultSort(search.q)} onChange={(event) => choose(event.currentTarget.value)}>
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {word(sort)}
          </option>
        ))}
      </select>
    </div>
  );
}

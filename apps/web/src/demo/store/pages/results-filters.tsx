import { Select } from '@onceware/ui/select/select';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { STORE_CATEGORIES } from '../cart/sample-products.ts';
import { type ResultsView, resultsHref, STORE_SORTS, type StoreSearch } from '../search/store-search.ts';
import classes from './pages.module.css';

/** Filters and sorts the results; every choice is in the address. */
export function ResultsFilters({ view, search }: { view: ResultsView; search: StoreSearch }) {
  const t = useTranslations('store');
  const navigate = useNavigate();
  const choose = (choice: Partial<StoreSearch>) =>
    void navigate(resultsHref(view, { ...search, ...choice }), { preventScrollReset: true });
  const chooseCategory = (value: string) =>
    choose({ category: STORE_CATEGORIES.find((category) => category === value) ?? null });
  const chooseSort = (value: string) => choose({ sort: STORE_SORTS.find((sort) => sort === value) ?? 'featured' });
  return (
    <div className={classes.filters}>
      <Select
        label={t('results.category')}
        size="fluid"
        value={search.category ?? ''}
        onChange={(event) => chooseCategory(event.currentTarget.value)}
      >
        <option value="">{t('results.allCategories')}</option>
        {STORE_CATEGORIES.map((category) => (
          <option key={category} value={category}>
            {t(`category.${category}`)}
          </option>
        ))}
      </Select>
      <Select
        label={t('results.sort')}
        size="fluid"
        value={search.sort}
        onChange={(event) => chooseSort(event.currentTarget.value)}
      >
        {STORE_SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {t(`results.sorts.${sort}`)}
          </option>
        ))}
      </Select>
    </div>
  );
}

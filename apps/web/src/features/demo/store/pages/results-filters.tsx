import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { STORE_CATEGORIES } from '../sample-products.ts';
import { type ResultsView, resultsHref, STORE_SORTS, type StoreSearch } from '../store-search.ts';
import { LabelledSelect } from './labelled-select.tsx';
import classes from './results-filters.module.css';

/** Narrows and orders the results; every choice stands in the address. */
export function ResultsFilters({ view, search }: { view: ResultsView; search: StoreSearch }) {
  const t = useTranslations('store');
  const navigate = useNavigate();
  const choose = (choice: Partial<StoreSearch>) => void navigate(resultsHref(view, { ...search, ...choice }), { preventScrollReset: true });
  return (
    <div className={classes.filters}>
      <LabelledSelect
        label={t('results.category')}
        value={search.category ?? ''}
        options={[{ value: '', label: t('results.allCategories') }, ...STORE_CATEGORIES.map((value) => ({ value, label: t(`category.${value}`) }))]}
        onChange={(value) => choose({ category: STORE_CATEGORIES.find((category) => category === value) ?? null })}
      />
      <LabelledSelect
        label={t('results.sort')}
        value={search.sort}
        options={STORE_SORTS.map((value) => ({ value, label: t(`results.sorts.${value}`) }))}
        onChange={(value) => choose({ sort: STORE_SORTS.find((sort) => sort === value) ?? 'featured' })}
      />
    </div>
  );
}

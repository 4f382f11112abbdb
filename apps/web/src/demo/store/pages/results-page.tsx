import { useTranslations } from 'use-intl/react';
import { EmptyState } from '../empty-state.tsx';
import { ProductGrid } from '../products/product-grid.tsx';
import { StoreSearchForm } from '../search/store-search-form.tsx';
import { type ResultsView, searchProducts, type StoreSearch } from '../search/store-search.ts';
import { ResultsFilters } from './results-filters.tsx';
import { StorePage } from './store-page.tsx';
import { ViewSwitch } from './view-switch.tsx';

/** /store-client/search-results-grid and -list: one search, shown in two ways. */
export function ResultsPage({ view, search }: { view: ResultsView; search: StoreSearch }) {
  const t = useTranslations('store');
  const products = searchProducts(search);
  const title = search.q ? t('results.titleQuery', { query: search.q }) : t('results.title');
  return (
    <StorePage title={title}>
      <div className="stack one-column gap-3">
        <StoreSearchForm view={view} search={search} />
        <ResultsFilters view={view} search={search} />
      </div>
      <div>
        <div className="row items-center justify-between gap-3 mb-3">
          <p className="text-14 num quiet" role="status">
            {t('products', { count: products.length })}
          </p>
          <ViewSwitch view={view} search={search} />
        </div>
        {products.length > 0 ? (
          <ProductGrid products={products} view={view} first={4} />
        ) : (
          <EmptyState title={t('results.empty')} hint={t('results.emptyHint')} action={t('results.emptyAction')} />
        )}
      </div>
    </StorePage>
  );
}

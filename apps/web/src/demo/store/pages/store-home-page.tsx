import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { Section } from '#demo/areas/pieces/section.tsx';
import { ProductGrid } from '../products/product-grid.tsx';
import { StoreSearchForm } from '../search/store-search-form.tsx';
import { resultsHref, searchProducts } from '../search/store-search.ts';
import { CategoryLinks } from './category-links.tsx';
import { StorePage } from './store-page.tsx';

const BEST = searchProducts({ q: '', category: null, sort: 'rating' }).slice(0, 4);

/** /store-client/home: find something. */
export function StoreHomePage() {
  const t = useTranslations('store.home');
  return (
    <StorePage title={t('pageTitle')} heading={t('title')} lead={t('lead')}>
      <StoreSearchForm size="lg" />
      <Section title={t('categories')}>
        <CategoryLinks />
      </Section>
      <Section title={t('best')} aside={<Link to={resultsHref('grid', { sort: 'rating' })}>{t('bestAll')}</Link>}>
        <ProductGrid products={BEST} heading="h3" />
      </Section>
    </StorePage>
  );
}

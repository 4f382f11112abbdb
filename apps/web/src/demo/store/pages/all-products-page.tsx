import { useTranslations } from 'use-intl/react';
import { ProductGrid } from '../products/product-grid.tsx';
import { PRODUCTS } from '../cart/sample-products.ts';
import { StorePage } from './store-page.tsx';

/** /store-client */
export function AllProductsPage() {
  const t = useTranslations('store.all');
  return (
    <StorePage title={t('title')} lead={t('lead')}>
      <ProductGrid products={PRODUCTS} first={4} />
    </StorePage>
  );
}

import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { ProductDetails } from '../products/product-details.tsx';
import type { Product } from '../cart/sample-products.ts';
import { productHref } from '../search/store-search.ts';

/** A product beside the page that it was opened on. */
export function DetailsPanel({ product }: { product: Product }) {
  const t = useTranslations('store.details');
  return (
    <ProductDetails product={product} heading="h3">
      <Link to={productHref(product.slug)}>{t('page')}</Link>
    </ProductDetails>
  );
}

import { useTranslations } from 'use-intl/react';
import { Section } from '#demo/areas/pieces/section.tsx';
import { ProductDetails } from '../products/product-details.tsx';
import { ProductGrid } from '../products/product-grid.tsx';
import { type Product, PRODUCTS } from '../cart/sample-products.ts';
import { StorePage } from './store-page.tsx';

/** /store-client/product-details: one product, and what is like it. */
export function ProductPage({ product }: { product: Product }) {
  const t = useTranslations('store');
  const others = PRODUCTS.filter((other) => other.category === product.category && other.slug !== product.slug);
  return (
    <StorePage title={product.name} heading={null}>
      <ProductDetails key={product.slug} product={product} heading="h1" />
      <Section title={t('details.more', { category: t(`category.${product.category}`) })}>
        <ProductGrid products={others} heading="h3" />
      </Section>
    </StorePage>
  );
}

import { useTranslations } from 'use-intl/react';
import { LinkIndex } from '#lib/frames/link-index.tsx';
import { PRODUCTS, STORE_CATEGORIES } from '../cart/sample-products.ts';
import { resultsHref } from '../search/store-search.ts';

/** Every category of the shop, and how much is in it. */
export function CategoryLinks() {
  const t = useTranslations('store');
  const entries = STORE_CATEGORIES.map((category) => {
    const count = PRODUCTS.filter((product) => product.category === category).length;
    return {
      name: t(`category.${category}`),
      href: resultsHref('grid', { category }),
      count,
      countText: t('products', { count }),
    };
  });
  return <LinkIndex entries={entries} isNarrow />;
}

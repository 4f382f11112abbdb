import { productStatus, type SampleProduct } from '../samples/sample-products.ts';
import type { Sort } from './use-sort.ts';

export const PRODUCT_COLUMNS = ['name', 'price', 'stock', 'status'] as const;
export type ProductColumn = (typeof PRODUCT_COLUMNS)[number];

const COMPARE: Record<ProductColumn, (a: SampleProduct, b: SampleProduct) => number> = {
  name: (a, b) => a.name.localeCompare(b.name, 'en'),
  price: (a, b) => a.price - b.price,
  stock: (a, b) => a.stock - b.stock,
  status: (a, b) => productStatus(a).localeCompare(productStatus(b), 'en'),
};

/** Equal ones stay in the order of their names, whichever way the column goes. */
export function orderedProducts(
  products: readonly SampleProduct[],
  { column, isDescending }: Sort<ProductColumn>,
): SampleProduct[] {
  const direction = isDescending ? -1 : 1;
  return products.toSorted((a, b) => direction * COMPARE[column](a, b) || COMPARE.name(a, b));
}

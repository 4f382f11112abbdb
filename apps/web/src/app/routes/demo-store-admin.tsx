import { ProductsPage } from '#demo/areas/store-admin/products-page.tsx';

export function Component() {
  return <ProductsPage />;
}

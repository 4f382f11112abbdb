import { AllProductsPage } from '#demo/store/pages/all-products-page.tsx';

export function Component() {
  return <AllProductsPage />;
}

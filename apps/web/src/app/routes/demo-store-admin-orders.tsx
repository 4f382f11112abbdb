import { OrdersPage } from '#demo/areas/store-admin/orders-page.tsx';

export function Component() {
  return <OrdersPage />;
}

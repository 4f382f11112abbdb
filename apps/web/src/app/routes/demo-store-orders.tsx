import { OrdersPage } from '#demo/store/pages/orders-page.tsx';

export function Component() {
  return <OrdersPage />;
}

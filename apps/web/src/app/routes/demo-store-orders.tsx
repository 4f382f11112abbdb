import { OrdersPage } from '../../features/demo/store/pages/orders-page.tsx';

export function Component() {
  return <OrdersPage />;
}

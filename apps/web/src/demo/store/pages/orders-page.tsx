import { useTranslations } from 'use-intl/react';
import { ORDERS } from '../cart/sample-orders.ts';
import { OrderCard } from './order-card.tsx';
import classes from './pages.module.css';
import { StorePage } from './store-page.tsx';

/** /store-client/my-orders */
export function OrdersPage() {
  const t = useTranslations('store.orders');
  return (
    <StorePage title={t('title')} lead={t('lead')}>
      <ul className={classes.orders}>
        {ORDERS.map((order) => (
          <li key={order.number}>
            <OrderCard order={order} />
          </li>
        ))}
      </ul>
    </StorePage>
  );
}

import { Badge, type BadgeProps } from '@onceware/ui/badge/badge';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import { demoPaths } from '#lib/demo-paths.ts';
import { DemoPage } from '../pieces/demo-page.tsx';
import { FilterSelect, useFilter } from '../pieces/filter-select.tsx';
import rows from '../pieces/rows.module.css';
import { ORDER_STATUSES, type OrderStatus, SAMPLE_ORDERS, type SampleOrder } from '../samples/sample-orders.ts';
import { samplePeople } from '../samples/sample-people.ts';
import { TableBox } from '../pieces/table-box.tsx';

/** Badge tones; a status that needs no attention has no badge. */
const TONES = { paid: null, pending: 'neutral', refunded: 'danger' } satisfies Record<
  OrderStatus,
  BadgeProps['tone'] | null
>;

/** /store-admin/orders */
export function OrdersPage() {
  const t = useTranslations('demo.storeAdmin');
  const status = useFilter('status', ORDER_STATUSES);
  const orders = SAMPLE_ORDERS.filter((order) => status === undefined || order.status === status);
  return (
    <DemoPage
      title={t('ordersTitle')}
      lead={t('ordersLead')}
      action={<Link to={demoPaths.storeAdmin}>{t('toProducts')}</Link>}
    >
      <div>
        <div className={rows.bar}>
          <FilterSelect
            name="status"
            label={t('column.status')}
            values={ORDER_STATUSES}
            wordOf={(value) => t(`orderStatus.${value}`)}
          />
          <p className={rows.note} role="status">
            {t('orderCount', { count: orders.length })}
          </p>
        </div>
        <TableBox label={t('ordersTitle')}>
          <thead>
            <tr>
              <th scope="col">{t('column.order')}</th>
              <th scope="col">{t('column.customer')}</th>
              <th scope="col" data-number>
                {t('column.total')}
              </th>
              <th scope="col">{t('column.status')}</th>
            </tr>
          </thead>
          <tbody>
            {orders.map((order) => (
              <OrderRow key={order.number} order={order} />
            ))}
          </tbody>
        </TableBox>
      </div>
    </DemoPage>
  );
}

function OrderRow({ order: { number, personId, placed, total, status } }: { order: SampleOrder }) {
  const t = useTranslations('demo.storeAdmin');
  const format = useFormat();
  const [person] = samplePeople([personId]);
  const tone = TONES[status];
  const word = t(`orderStatus.${status}`);
  return (
    <tr>
      <th scope="row">
        {number}
        <small>
          <time dateTime={placed}>{format.date(placed)}</time>
        </small>
      </th>
      <td>
        <bdi>{person?.name}</bdi>
      </td>
      <td data-number>{format.money(total, 'USD')}</td>
      <td>{tone ? <Badge tone={tone}>{word}</Badge> : word}</td>
    </tr>
  );
}

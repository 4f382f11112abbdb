import type { AdminOrder } from '@onceware/api/purchases/orders.contract';
import { Badge } from '@onceware/ui/badge/badge';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import { paths } from '#lib/paths.ts';
import type { Column } from '#lib/table/column.ts';
import { UserLink } from '#lib/frames/user-link.tsx';
import classes from './orders.module.css';
import type { ORDER_SORTS } from '@onceware/api/purchases/purchases.limits';

type OrderColumn = Column<AdminOrder, (typeof ORDER_SORTS)[number]>;

export function useOrderColumns(): OrderColumn[] {
  const t = useTranslations('adminOrders');
  const format = useFormat();
  return [
    { key: 'title', label: t('column.title'), sort: 'title', render: (order) => <Title order={order} /> },
    { key: 'tier', label: t('column.tier'), render: ({ tier }) => tier && <span dir="auto">{tier}</span> },
    {
      key: 'member',
      label: t('column.member'),
      render: ({ user }) => (
        <span className="stack">
          <UserLink user={user} />
          <span className={classes.email} dir="auto">
            {user.email}
          </span>
        </span>
      ),
    },
    {
      key: 'purchased',
      label: t('column.purchased'),
      sort: 'purchased',
      render: ({ purchasedOn }) => <time dateTime={purchasedOn}>{format.date(purchasedOn)}</time>,
    },
    {
      key: 'price',
      label: t('column.price'),
      sort: 'price',
      align: 'end',
      render: ({ price, currency }) => <Price price={price} currency={currency} />,
    },
    {
      key: 'state',
      label: t('column.state'),
      // Most are neither: a badge says only what is unusual.
      render: ({ state }) =>
        state === 'refunded' ? <Badge tone="signal">{t('state.refunded')}</Badge> : t(`state.${state}`),
    },
  ];
}

/** Title of the purchase, linked if the deal still exists. */
function Title({ order: { title, dealSlug } }: { order: AdminOrder }) {
  if (dealSlug === null) return <span dir="auto">{title}</span>;
  return (
    <Link className={classes.link} to={paths.deal(dealSlug)} dir="auto">
      {title}
    </Link>
  );
}

/** A `$` alone names several currencies. */
function Price({ price, currency }: { price: number; currency: string }) {
  const format = useFormat();
  return (
    <span>
      {format.money(price, currency)} <span className={classes.currency}>{currency}</span>
    </span>
  );
}

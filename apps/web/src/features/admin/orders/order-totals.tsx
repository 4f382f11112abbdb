import type { OrderTotal } from '@onceware/api/purchases/orders.contract';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import classes from './orders.module.css';

/** Totals over the rows of all pages. Currencies are never added up. */
export function OrderTotals({ totals, isStale }: { totals: readonly OrderTotal[] | undefined; isStale: boolean }) {
  const t = useTranslations('adminOrders.totals');
  const format = useFormat();
  if (!totals || totals.length === 0) return null;
  return (
    <table className={classes.totals} data-stale={isStale || undefined}>
      <caption className="sr-only">{t('caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('currency')}</th>
          <th scope="col">{t('count')}</th>
          <th scope="col">{t('spent')}</th>
          <th scope="col">{t('refunded')}</th>
        </tr>
      </thead>
      <tbody>
        {totals.map(({ currency, count, spent, refunded }) => (
          <tr key={currency}>
            <th scope="row">{currency}</th>
            <td>{format.number(count)}</td>
            <td className={classes.spent}>{format.money(spent, currency)}</td>
            <td>{format.money(refunded, currency)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

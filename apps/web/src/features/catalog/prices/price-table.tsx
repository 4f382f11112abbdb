import type { AskedPrice } from '@onceware/api/catalog/prices/prices.contract';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import classes from './price-history.module.css';

/** All that was asked, the newest first. */
export function PriceTable({ points }: { points: readonly AskedPrice[] }) {
  const t = useTranslations('prices');
  const format = useFormat();
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t('from')}</th>
          <th scope="col">{t('until')}</th>
          <th scope="col">{t('price')}</th>
          <th scope="col">{t('basePrice')}</th>
        </tr>
      </thead>
      <tbody>
        {points.toReversed().map(({ from, until, price, basePrice, currency, isTold }) => (
          <tr key={from}>
            <th scope="row">
              <time dateTime={from}>{format.date(from)}</time>
              {isTold && <span className={classes.told}>{t('toldMark')}</span>}
            </th>
            <td>{until === null ? t('today') : <time dateTime={until}>{format.date(until)}</time>}</td>
            <td>{format.money(price, currency)}</td>
            <td>{format.money(basePrice, currency)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

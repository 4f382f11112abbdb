import type { Purchase } from '@onceware/api/purchases/purchases.contract';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import classes from './purchase-sheet.module.css';
import { useRefundWords } from '../use-refund-words.ts';
import { useToday } from '../use-today.ts';

/** Price, day, tier and refund, as on a receipt. */
export function PurchaseFacts({ purchase }: { purchase: Purchase }) {
  const t = useTranslations('purchases');
  const format = useFormat();
  const refund = useRefundWords(purchase, useToday());
  return (
    <dl className={classes.facts}>
      <dt>{t('fields.price')}</dt>
      <dd className={classes.price}>{format.money(purchase.price, purchase.currency)}</dd>
      <dt>{t('fields.purchasedOn')}</dt>
      <dd>
        <time dateTime={purchase.purchasedOn}>{format.date(purchase.purchasedOn)}</time>
      </dd>
      {purchase.tier !== null && (
        <>
          <dt>{t('fields.tier')}</dt>
          <dd>
            <bdi>{purchase.tier}</bdi>
          </dd>
        </>
      )}
      {refund && (
        <>
          <dt>{t('sheet.refund')}</dt>
          <dd data-tone={refund.tone}>{refund.text}</dd>
        </>
      )}
    </dl>
  );
}

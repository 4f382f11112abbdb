import type { Purchase } from '@onceware/api/purchases/purchases.contract';
import { useLocale, useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import classes from './purchase-sheet.module.css';
import { useRefundWords } from '../use-refund-words.ts';
import { useToday } from '../use-today.ts';

/** Price, day, tier, refund and last day to redeem, as on a receipt. */
export function PurchaseFacts({ purchase }: { purchase: Purchase }) {
  const t = useTranslations('purchases');
  const format = useFormat();
  const today = useToday();
  const refund = useRefundWords(purchase, today);
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
          <dd data-tone={refund.tone}>
            {refund.text}
            {refund.tone !== 'ended' && <ToCalendar purchase={purchase} kind="refund" label={t('sheet.refund')} />}
          </dd>
        </>
      )}
      {purchase.redeemBy !== null && purchase.state === 'unused' && (
        <>
          <dt>{t('fields.redeemBy')}</dt>
          <dd data-tone={purchase.redeemBy < today ? 'ended' : undefined}>
            <time dateTime={purchase.redeemBy}>{format.date(purchase.redeemBy)}</time>
            {purchase.redeemBy >= today && (
              <ToCalendar purchase={purchase} kind="redeem" label={t('fields.redeemBy')} />
            )}
          </dd>
        </>
      )}
    </dl>
  );
}

interface CalendarProps {
  purchase: Purchase;
  kind: 'refund' | 'redeem';
  /** Name of the day. */
  label: string;
}

/** The day as a file for calendars (NOTE-05). */
function ToCalendar({ purchase: { id }, kind, label }: CalendarProps) {
  const t = useTranslations('purchases.sheet');
  const language = useLocale();
  return (
    <a
      className={classes.toCalendar}
      href={`/api/account/purchases/${id}/${kind}.ics?language=${language}`}
      aria-label={`${t('toCalendar')}: ${label}`}
      download
    >
      {t('toCalendar')}
    </a>
  );
}

import type { ComparedCurrency } from '@onceware/api/catalog/catalog.contract';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import classes from './explore.module.css';

/** By which rates prices are compared, and what that leaves out. */
export function CurrencyNote({ currency: { code, ratesOf, isOld, leftOut } }: { currency: ComparedCurrency }) {
  const t = useTranslations('explore');
  const format = useFormat();
  return (
    <p className={classes.note}>
      {ratesOf === null ? t('noRates', { currency: code }) : t('rates', { date: format.date(ratesOf) })}
      {ratesOf !== null && isOld && ` ${t('ratesOld')}`}
      {ratesOf !== null && leftOut && ` ${t('leftOut')}`}
    </p>
  );
}

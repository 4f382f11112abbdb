import type { ComparedCurrency } from '@onceware/api/catalog/catalog.contract';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';

/** By which rates prices are compared, and what that leaves out. */
export function CurrencyNote({ currency: { code, ratesOf, isOld, leftOut } }: { currency: ComparedCurrency }) {
  const t = useTranslations('explore');
  const format = useFormat();
  return (
    <p className="mb-4 text-14 quiet">
      {ratesOf === null ? t('noRates', { currency: code }) : t('rates', { date: format.date(ratesOf) })}
      {ratesOf !== null && isOld && ` ${t('ratesOld')}`}
      {ratesOf !== null && leftOut && ` ${t('leftOut')}`}
    </p>
  );
}

import type { ExchangeRates, PurchaseTotal } from '@onceware/api/purchases/purchases.contract';
import { Select } from '@onceware/ui/select/select';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import classes from './ledger.module.css';
import { sumIn, usualCurrency } from './sum-in.ts';
import { useTotalCurrency } from './use-total-currency.ts';

interface Props {
  totals: readonly PurchaseTotal[];
  rates: ExchangeRates | null;
}

/** Total spent, in one currency; says so if amounts cannot be added up. */
export function GrandTotal({ totals, rates }: Props) {
  const t = useTranslations('purchases.grand');
  const format = useFormat();
  const [chosen, choose] = useTotalCurrency();
  const own = [...new Set(totals.map(({ currency }) => currency))];
  const codes = [...new Set([...own, ...Object.keys(rates?.perEuro ?? {})])].toSorted();
  const currency = chosen !== null && rates && codes.includes(chosen) ? chosen : usualCurrency(totals);
  if (currency === undefined) return null;
  if (!rates && own.length > 1) return <p className={classes.note}>{t('noRates')}</p>;
  const { spent, leftOut } = sumIn(currency, totals, rates);
  const isConverted = own.some((code) => code !== currency);
  return (
    <section className={classes.grand} aria-label={t('label')}>
      <div className="row wrap items-center justify-between gap-2-4">
        {rates ? (
          <Select label={t('title')} size="md" value={currency} onChange={({ target }) => choose(target.value)}>
            {codes.map((code) => (
              <option key={code}>{code}</option>
            ))}
          </Select>
        ) : (
          t('label')
        )}
        <output className={classes.amount}>{format.money(spent, currency)}</output>
      </div>
      {rates && isConverted && (
        <p className={classes.note}>
          {t(rates.areOld ? 'oldRates' : 'rates', { date: format.date(rates.day) })}
          {leftOut.length > 0 && ` ${t('notIncluded', { currencies: leftOut.join(', ') })}`}
        </p>
      )}
    </section>
  );
}

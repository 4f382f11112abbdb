import type { PurchaseTotal } from '@onceware/api/purchases/purchases.contract';
import { Button } from '@onceware/ui/button/button';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import classes from './ledger.module.css';
import { useYearWords } from './use-year-words.ts';

/** More years than these are asked for. */
const FIRST = 6;

/** Amounts spent and refunded by year and currency, because sums across currencies mean nothing. */
export function TotalsTable({ totals }: { totals: readonly PurchaseTotal[] }) {
  const t = useTranslations('purchases.totals');
  const format = useFormat();
  const yearWords = useYearWords();
  const [isWhole, setIsWhole] = useState(false);
  const sorted = totals.toSorted((one, other) => other.year - one.year || one.currency.localeCompare(other.currency));
  const shown = isWhole ? sorted : sorted.slice(0, FIRST);
  return (
    <div className={classes.totals}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- large sums scroll on a small phone, by keys, too */}
      <div className={classes.scroll} role="region" aria-label={t('title')} tabIndex={0}>
        <table className={classes.table}>
          <caption className="sr-only">{t('title')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('year')}</th>
              <th scope="col">{t('currency')}</th>
              <th scope="col" className={classes.number}>
                {t('count')}
              </th>
              <th scope="col" className={classes.number}>
                {t('refunded')}
              </th>
              <th scope="col" className={classes.number}>
                {t('spent')}
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ year, currency, count, spent, refunded }) => (
              <tr key={`${year} ${currency}`}>
                <th scope="row">{yearWords(year)}</th>
                <td>{currency}</td>
                <td className={classes.number}>{format.number(count)}</td>
                <td className={classes.number}>{refunded === 0 ? '–' : format.money(refunded, currency)}</td>
                <td className={`${classes.number} ${classes.spent}`}>{format.money(spent, currency)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {!isWhole && sorted.length > FIRST && (
        <Button variant="quiet" onClick={() => setIsWhole(true)}>
          {t('more', { count: sorted.length - FIRST })}
        </Button>
      )}
    </div>
  );
}

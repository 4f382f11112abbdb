import type { DealFacts } from '@onceware/api/catalog/catalog.contract';
import { useTranslations } from 'use-intl/react';
import { useMoment } from '#lib/time/exact-time.ts';
import classes from './deal-terms.module.css';

export const TERMS = ['refund', 'redeem', 'updates', 'stacking', 'soldBy'] as const;
type Term = (typeof TERMS)[number];

/** A deal's terms in the reader's words; null is what is not known (CAT-09). */
export function useTermWords(): (terms: DealFacts['terms']) => Record<Term, string | null> {
  const t = useTranslations('terms');
  const moment = useMoment();
  return ({ soldBy, refundDays, redeemBy, redeemDays, updates, stacking }) => ({
    refund: refundDays === null ? null : refundDays === 0 ? t('noRefund') : t('refundDays', { count: refundDays }),
    redeem:
      redeemBy !== null
        ? t('redeemBy', { date: moment(redeemBy) })
        : redeemDays === null
          ? null
          : t('redeemDays', { count: redeemDays }),
    updates: updates && t(`updatesOf.${updates}`),
    stacking: stacking === null ? null : stacking === 1 ? t('noStacking') : t('stack', { count: stacking }),
    soldBy,
  });
}

/** Terms at a glance; nothing where nothing is known. */
export function DealTerms({ terms }: { terms: DealFacts['terms'] }) {
  const t = useTranslations('terms');
  const words = useTermWords()(terms);
  const known = TERMS.filter((term) => words[term] !== null);
  if (known.length === 0) return null;
  return (
    <section>
      <h2 className="mb-4 text-20">{t('title')}</h2>
      <dl className={classes.terms}>
        {known.map((term) => (
          <div key={term} className={classes.term}>
            <dt>{t(term)}</dt>
            <dd dir="auto">{words[term]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

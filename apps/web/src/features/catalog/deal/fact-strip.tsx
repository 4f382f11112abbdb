import type { DealFacts } from '@onceware/api/catalog/catalog.contract';
import { Rating } from '@onceware/ui/rating/rating';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useTranslations } from 'use-intl/react';
import { useDealLabels } from '../cards/use-deal-labels.ts';
import classes from './fact-strip.module.css';

/** The facts that decide, under the title in one line: refund, updates, codes, seller, rating; nothing for what is not known (CAT-17). */
export function FactStrip({ deal: { terms, rating } }: { deal: Pick<DealFacts, 'terms' | 'rating'> }) {
  const t = useTranslations('deal.facts');
  const reviews = useTranslations('rating');
  const labels = useDealLabels();
  const { refundDays, updates, stacking, soldBy } = terms;
  const facts = [
    refundDays !== null && (
      <>
        <IconArrowBackUp className={classes.icon} size={16} stroke={1.75} aria-hidden />
        {refundDays > 0 && <span className="sr-only">{t('refund')} </span>}
        {refundDays > 0 ? t('refundDays', { count: refundDays }) : t('noRefund')}
      </>
    ),
    updates !== null && t('updates', { what: updates }),
    stacking !== null && t('codes', { count: stacking }),
    soldBy !== null && (
      <>
        <span className="sr-only">{t('soldBy')} </span>
        <bdi>{soldBy}</bdi>
      </>
    ),
    rating && (
      <Rating
        key="rating"
        {...labels.ratingWithSource(rating)}
        {...(!rating.isImported && { count: reviews('reviews', { count: rating.count }) })}
      />
    ),
  ];
  const names = ['refund', 'updates', 'codes', 'seller', 'rating'] as const;
  const known = facts.flatMap((fact, index) => (fact ? [{ name: names[index], fact }] : []));
  if (known.length === 0) return null;
  return (
    <ul className={classes.strip} aria-label={t('title')}>
      {known.map(({ name, fact }) => (
        <li key={name} className={classes.fact}>
          {fact}
        </li>
      ))}
    </ul>
  );
}

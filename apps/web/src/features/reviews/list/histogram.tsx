import type { ReviewPage } from '@onceware/api/catalog/reviews/reviews.contract';
import { HISTOGRAM_MIN } from '@onceware/api/catalog/reviews/reviews.limits';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import classes from './reviews.module.css';
import { Stars } from './stars.tsx';

interface Props {
  page: Pick<ReviewPage, 'rating' | 'histogram'>;
  count: number;
  chosen: number | null;
  onChoose: (stars: number | null) => void;
}

/**
 * The tool's average, and how many gave how many stars, unless so few wrote that bars would say nothing; each line narrows
 * the list to those.
 */
export function Histogram({ page: { rating, histogram }, count, chosen, onChoose }: Props) {
  const t = useTranslations('reviews');
  const format = useFormat();
  const lines = histogram.map((given, index) => ({ stars: index + 1, given })).toReversed();
  return (
    <div className={classes.summary}>
      {rating && !rating.isImported && (
        <p className="stack justify-items-start gap-1">
          <span className={classes.score}>{format.score(rating.score)}</span>
          <Stars stars={rating.score} label={t('average', { score: format.score(rating.score) })} />
          <span className="text-14 quiet">{t('count', { count: rating.count })}</span>
          {count < rating.count && <span className="text-14 quiet">{t('ofThisDeal', { count })}</span>}
        </p>
      )}
      {count >= HISTOGRAM_MIN && (
        <ul className={classes.bars} aria-label={t('narrow')}>
          {lines.map(({ stars, given }) => (
            <li key={stars}>
              <button
                type="button"
                className={classes.bar}
                aria-pressed={chosen === stars}
                onClick={() => onChoose(chosen === stars ? null : stars)}
              >
                <span className={classes.barStars}>{t('stars', { count: stars })}</span>
                <progress className={classes.progress} max={count} value={given} aria-hidden="true" />
                <span className={classes.barCount} aria-hidden="true">
                  {given}
                </span>
                <span className="sr-only">{t('count', { count: given })}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

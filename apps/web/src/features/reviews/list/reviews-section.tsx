import { HISTOGRAM_MIN, REVIEW_SORTS, type ReviewSort } from '@onceware/api/catalog/reviews/reviews.limits';
import { Button } from '@onceware/ui/button/button';
import { Select } from '@onceware/ui/select/select';
import { type ReactNode, useId, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Histogram } from './histogram.tsx';
import { ReviewCard } from './review-card.tsx';
import classes from './reviews.module.css';
import type { Subject } from './subject.ts';
import { useReviewList } from './use-review-list.ts';

/** @param own the reader's own review, or how to write one; without it nothing is shown where there is no review */
export function ReviewsSection({ subject, own }: { subject: Subject; own?: ReactNode }) {
  const t = useTranslations('reviews');
  const titleId = useId();
  const [sort, setSort] = useState<ReviewSort>('newest');
  const [stars, setStars] = useState<number | null>(null);
  const query = useReviewList({
    ...subject,
    ...(sort !== 'newest' && { sort }),
    ...(stars !== null && { stars }),
  });
  const [first] = query.data?.pages ?? [];
  const reviews = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const count = first?.histogram.reduce((sum, one) => sum + one, 0) ?? 0;
  // Bars that narrowed the list are gone, and with them the way back.
  if (first && stars !== null && count < HISTOGRAM_MIN) setStars(null);
  if (!own && count === 0) return null;

  return (
    <section className={classes.section} id="reviews" aria-labelledby={titleId}>
      <h2 className="text-20" id={titleId}>
        {t('title')}
      </h2>
      {first && count > 0 && <Histogram page={first} count={count} chosen={stars} onChoose={setStars} />}
      {first && count === 0 && <p className="text-14 quiet">{t(first.rating?.isImported ? 'onlyImported' : 'none')}</p>}
      {own}
      {query.isPending && <p role="status">{t('loading')}</p>}
      {query.isError && !query.data && (
        <p role="alert">
          {t('failed')} <Button onClick={() => void query.refetch()}>{t('again')}</Button>
        </p>
      )}
      {count > 1 && (
        <Select
          size="md"
          label={t('sort')}
          value={sort}
          onChange={({ currentTarget }) => setSort(REVIEW_SORTS.find((one) => one === currentTarget.value) ?? 'newest')}
        >
          {REVIEW_SORTS.map((one) => (
            <option key={one} value={one}>
              {t(`sortBy.${one}`)}
            </option>
          ))}
        </Select>
      )}
      {reviews.length > 0 && (
        <ul className={classes.list} aria-busy={query.isPlaceholderData}>
          {reviews.map((review) => (
            <ReviewCard key={review.id} review={review} isOfTool={'toolId' in subject} />
          ))}
        </ul>
      )}
      {query.hasNextPage && (
        <Button
          className={classes.more}
          isBusy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage({ cancelRefetch: false })}
        >
          {t('more')}
        </Button>
      )}
    </section>
  );
}

import { Button, buttonClass } from '@onceware/ui/button/button';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useSession } from '#lib/api/session.ts';
import { fullPath, paths } from '#lib/paths.ts';
import { ReviewBody } from '../list/review-card.tsx';
import classes from '../list/reviews.module.css';
import { ReviewForm } from './review-form.tsx';
import { useOwnReview } from './use-own-review.ts';

/** The reader's own review, or how to write one. */
export function OwnReview({ dealId, plans }: { dealId: string; plans: readonly string[] }) {
  const t = useTranslations('reviews.own');
  const reviews = useTranslations('reviews');
  const { user, status } = useSession();
  const location = useLocation();
  const { query, change, remove } = useOwnReview(dealId, status === 'authenticated');
  const [isWriting, setIsWriting] = useState(false);
  if (status === 'anonymous')
    return (
      <p className={classes.own}>
        <span>{t('signInText')}</span>
        <Link className={buttonClass()} to={paths.signIn(fullPath({ ...location, hash: '#reviews' }))}>
          {t('signIn')}
        </Link>
      </p>
    );
  if (!user || !query.data) return null;

  const { review } = query.data;
  if (review?.removed)
    return (
      <div className={classes.own}>
        <p>{t('removed', { reason: review.removed.reason })}</p>
      </div>
    );
  if (isWriting)
    return (
      <ReviewForm
        key={review?.id}
        dealId={dealId}
        own={query.data}
        plans={plans}
        onSend={change}
        onDone={() => setIsWriting(false)}
      />
    );
  if (!review)
    return (
      <p className={classes.own}>
        <span>{t('invitation')}</span>
        <Button onClick={() => setIsWriting(true)}>{t('write')}</Button>
      </p>
    );
  return (
    <div className={classes.card} data-own>
      <p className="text-14 weight-560 quiet">{t('title')}</p>
      <ReviewBody review={review} name={user.name} />
      {review.helpfulCount > 0 && <p className="text-14 quiet">{reviews('found', { count: review.helpfulCount })}</p>}
      <div className={classes.actions}>
        <Button onClick={() => setIsWriting(true)}>{t('edit')}</Button>
        <Button variant="quiet" onClick={() => remove(review)}>
          {t('delete')}
        </Button>
      </div>
    </div>
  );
}

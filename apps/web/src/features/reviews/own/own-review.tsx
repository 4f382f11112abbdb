import { Button, buttonClass } from '@onceware/ui/button/button';
import { Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useSession } from '#lib/api/session.ts';
import { preloadable } from '#lib/page/preloadable.tsx';
import { fullPath, paths } from '#lib/paths.ts';
import { useWhenLoaded } from '#lib/use-when-loaded.ts';
import { Found, ReviewBody } from '../list/review-card.tsx';
import classes from '../list/reviews.module.css';
import { useOwnReview } from './use-own-review.ts';

// Most readers write nothing: the form and its fields come when somebody is near their button.
const form = preloadable(async () => (await import('./review-form.tsx')).ReviewForm);

/** The reader's own review, or how to write one. */
export function OwnReview({ dealId, plans }: { dealId: string; plans: readonly string[] }) {
  const t = useTranslations('reviews.own');
  const { user, status } = useSession();
  const location = useLocation();
  if (status === 'anonymous')
    return (
      <p className={classes.own}>
        <span>{t('signInText')}</span>
        <Link className={buttonClass()} to={paths.signIn(fullPath({ ...location, hash: '#reviews' }))}>
          {t('signIn')}
        </Link>
      </p>
    );
  // A component of its own: what only members change with is not fetched for visitors.
  return user && <MembersReview dealId={dealId} userName={user.name} plans={plans} />;
}

function MembersReview({ dealId, userName, plans }: { dealId: string; userName: string; plans: readonly string[] }) {
  const t = useTranslations('reviews.own');
  const { query, change, remove } = useOwnReview(dealId);
  const [isWriting, setIsWriting] = useState(false);
  const [isLoading, setIsLoading] = useState(false);
  const whenLoaded = useWhenLoaded();
  if (!query.data) return null;

  const { review } = query.data;
  if (review?.removed)
    return (
      <div className={classes.own}>
        <p>{t('removed', { reason: review.removed.reason })}</p>
      </div>
    );
  if (isWriting)
    return (
      <Suspense>
        <form.Component
          key={review?.id}
          dealId={dealId}
          own={query.data}
          plans={plans}
          onSend={change}
          onDone={() => setIsWriting(false)}
        />
      </Suspense>
    );
  const near = () => void form.preload().catch(() => undefined);
  const write = () => {
    const loaded = form.preload();
    setIsLoading(true);
    loaded.catch(() => undefined).finally(() => setIsLoading(false));
    whenLoaded(loaded, () => setIsWriting(true));
  };
  const toForm = { isBusy: isLoading, onPointerEnter: near, onFocus: near, onClick: write };
  if (!review)
    return (
      <p className={classes.own}>
        <span>{t('invitation')}</span>
        <Button {...toForm}>{t('write')}</Button>
      </p>
    );
  return (
    <div className={classes.card} data-own>
      <p className="text-14 weight-560 quiet">{t('title')}</p>
      <ReviewBody review={review} name={userName} />
      <Found count={review.helpfulCount} />
      <div className={classes.actions}>
        <Button {...toForm}>{t('edit')}</Button>
        <Button variant="quiet" onClick={() => remove(review)}>
          {t('delete')}
        </Button>
      </div>
    </div>
  );
}

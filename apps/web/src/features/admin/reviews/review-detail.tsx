import type { ReportedReview } from '@onceware/api/staff/reports/reports.contract';
import { Badge } from '@onceware/ui/badge/badge';
import { Button } from '@onceware/ui/button/button';
import { getQueryKey } from '@trpc/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { trpc } from '#lib/api/trpc.ts';
import { useWork } from '#lib/changes/use-change.ts';
import { useMake } from '#lib/changes/use-make.ts';
import { UserLinks } from '#lib/frames/user-links.tsx';
import { useMoment } from '#lib/time/exact-time.ts';
import classes from '../moderation/moderation.module.css';
import { RemoveDialog } from './remove-dialog.tsx';

/** A flagged review, who told of it, and what is done about it. It is plain text, whatever is in it. */
export function ReviewDetail({ review }: { review: ReportedReview }) {
  const t = useTranslations('adminReviews');
  const moment = useMoment();
  const make = useMake();
  const { change, isPending } = useWork(getQueryKey(trpc.admin));
  const [isRemoving, setIsRemoving] = useState(false);
  const { id, text, flaggedBy, flagCount, removedAt, settledAt } = review;
  const others = flagCount - flaggedBy.length;
  return (
    <div className="stack gap-4">
      <p className={classes.text} dir="auto">
        {text}
      </p>
      <ul className={classes.facts}>
        {review.hasBought && (
          <li>
            <Badge>{t('flagged.bought')}</Badge>
          </li>
        )}
        <li>
          {t('flagged.by')}: <UserLinks users={flaggedBy} />
          {others > 0 && ` ${t('flagged.others', { count: others })}`}
        </li>
        {settledAt && !removedAt && (
          <li>{t('flagged.settledBy', { name: review.settledBy?.name ?? t('nobody'), time: moment(settledAt) })}</li>
        )}
        {removedAt && (
          <li>
            {t('flagged.removedBy', {
              name: review.removedBy?.name ?? t('nobody'),
              time: moment(removedAt),
              reason: review.removedReason ?? '',
            })}
          </li>
        )}
      </ul>
      <div className="row wrap gap-2">
        {settledAt === null && (
          <Button
            isBusy={isPending}
            onClick={() =>
              void make(() => change(({ admin }) => admin.reviews.keep.mutate({ ids: [id] })), { done: t('kept') })
            }
          >
            {t('keep')}
          </Button>
        )}
        {removedAt === null ? (
          <Button onClick={() => setIsRemoving(true)}>{t('remove')}</Button>
        ) : (
          <Button
            isBusy={isPending}
            onClick={() =>
              void make(() => change(({ admin }) => admin.reviews.restore.mutate({ id })), { done: t('restored') })
            }
          >
            {t('restore')}
          </Button>
        )}
      </div>
      {isRemoving && <RemoveDialog review={review} onClose={() => setIsRemoving(false)} />}
    </div>
  );
}

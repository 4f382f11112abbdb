import type { ReportedReview } from '@onceware/api/staff/reports/reports.contract';
import { Badge } from '@onceware/ui/badge/badge';
import { Button } from '@onceware/ui/button/button';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { ReportDetail } from '../reports/report-detail.tsx';
import classes from '../reports/reports.module.css';
import { useDecision } from '../reports/use-decision.ts';
import { RemoveDialog } from './remove-dialog.tsx';

/** A reported review, which is removed with a sentence for its author, and can be brought back any time. */
export function ReviewDetail({ review }: { review: ReportedReview }) {
  const t = useTranslations('adminReviews');
  const decision = useDecision();
  const [isRemoving, setIsRemoving] = useState(false);
  const { id, text, pros, cons, plan, hasBought, removedAt, removedReason } = review;
  const restore = () => decision.decide(({ admin }) => admin.reviews.restore.mutate({ id }), t('restored'));
  return (
    <>
      <ReportDetail
        t={t}
        reported={review}
        content={
          <>
            <p className={classes.text} dir="auto">
              {text}
            </p>
            <Points name={t('flagged.pros')} points={pros} />
            <Points name={t('flagged.cons')} points={cons} />
          </>
        }
        firstFacts={
          <>
            {hasBought && (
              <li>
                <Badge>{t('flagged.bought')}</Badge>
              </li>
            )}
            {plan !== null && (
              <li className="breaks" dir="auto">
                {plan}
              </li>
            )}
          </>
        }
        reason={removedReason ?? ''}
        decision={decision}
        keep={({ admin }) => admin.reviews.keep.mutate({ ids: [id] })}
        actions={
          removedAt === null ? (
            <Button onClick={() => setIsRemoving(true)}>{t('remove')}</Button>
          ) : (
            <Button isBusy={decision.isPending} onClick={restore}>
              {t('restore')}
            </Button>
          )
        }
      />
      {isRemoving && <RemoveDialog review={review} onClose={() => setIsRemoving(false)} />}
    </>
  );
}

function Points({ name, points }: { name: string; points: readonly string[] }) {
  if (points.length === 0) return null;
  return (
    <div>
      <p className="text-14 weight-560 quiet">{name}</p>
      <p className={classes.text} dir="auto">
        {points.join('\n')}
      </p>
    </div>
  );
}

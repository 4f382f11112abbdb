import { Skeleton } from '@onceware/ui/skeleton/skeleton';
import { useTranslations } from 'use-intl/react';
import classes from './detail-skeleton.module.css';

/** A deal's or a tool's page before its data. */
export function DetailSkeleton({ hasOffer = false }: { hasOffer?: boolean }) {
  const t = useTranslations('deal');
  return (
    <div className={classes.page} role="status" aria-label={t('loading')}>
      <div className="row gap-5">
        <Skeleton width="64px" height="64px" />
        <div className="stack gap-2">
          <Skeleton width="22rem" height="36px" />
          <Skeleton width="16rem" height="20px" />
        </div>
      </div>
      <div className={classes.columns} data-offer={hasOffer || undefined}>
        <div className={classes.picture}>
          <Skeleton height="100%" />
        </div>
        {hasOffer && <Skeleton height="320px" />}
      </div>
    </div>
  );
}

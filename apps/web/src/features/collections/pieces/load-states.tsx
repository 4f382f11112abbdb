import { Button } from '@onceware/ui/button/button';
import { Skeleton } from '@onceware/ui/skeleton/skeleton';
import { useTranslations } from 'use-intl/react';
import { errorKey } from '#lib/api/api-error.ts';
import classes from './pieces.module.css';

export function Loading() {
  const t = useTranslations('collections.load');
  return (
    <div className={classes.loading}>
      <p className="text-14 quiet" role="status">
        {t('loading')}
      </p>
      {[0, 1, 2].map((row) => (
        <div key={row} className={classes.row}>
          <Skeleton width="10px" height="10px" isRound />
          <Skeleton width="38%" height="14px" />
          <Skeleton width="48px" height="12px" />
        </div>
      ))}
    </div>
  );
}

/** Nothing could be loaded; `brief`: the reload failed, and the earlier content is below (COL-07, COL-13). */
export function LoadFailed({
  error,
  onRetry,
  isBrief = false,
}: {
  error: unknown;
  onRetry: () => void;
  isBrief?: boolean;
}) {
  const t = useTranslations('collections.load');
  return (
    <div className={isBrief ? classes.brief : classes.failed} role="alert">
      {!isBrief && <p className="weight-600">{t('failed')}</p>}
      <p className={classes.text}>{t(errorKey(error) === 'defaults_failed' ? 'defaultsFailed' : 'fetchFailed')}</p>
      <Button onClick={onRetry}>{t('tryAgain')}</Button>
    </div>
  );
}

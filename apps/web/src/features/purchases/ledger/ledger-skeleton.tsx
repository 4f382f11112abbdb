import { Skeleton } from '@onceware/ui/skeleton/skeleton';
import { useTranslations } from 'use-intl/react';
import classes from './purchase-list.module.css';

/** Rows in the shape of the list. */
export function LedgerSkeleton() {
  const t = useTranslations('purchases');
  return (
    <div className={classes.list} role="status" aria-label={t('loading')}>
      {[52, 38, 61, 45, 57].map((width) => (
        <div key={width} className={classes.row}>
          <Skeleton width="40px" height="40px" />
          <Skeleton width={`${width}%`} height="16px" />
        </div>
      ))}
    </div>
  );
}

import { Skeleton } from '@onceware/ui/skeleton/skeleton';
import { useTranslations } from 'use-intl/react';
import classes from './purchase-sheet.module.css';

/** Day, title, promise, prices and a tier. */
export function TermsSkeleton() {
  const t = useTranslations('purchases.form');
  return (
    <div className={classes.termsContent} role="status" aria-label={t('loadingDeal')}>
      <Skeleton width="80%" height="20px" />
      <Skeleton width="45%" height="20px" />
      <Skeleton height="20px" />
      <div className={classes.facts}>
        <Skeleton width="88px" height="20px" />
        <Skeleton width="56px" height="20px" />
        <Skeleton width="96px" height="20px" />
        <Skeleton width="56px" height="20px" />
      </div>
      <Skeleton height="20px" />
      <Skeleton width="60%" height="20px" />
    </div>
  );
}

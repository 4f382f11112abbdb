import { Skeleton } from '@onceware/ui/skeleton/skeleton';
import { useTranslations } from 'use-intl/react';
import classes from './purchase-form.module.css';

export function FormSkeleton() {
  const t = useTranslations('purchases.form');
  return (
    <div className={classes.form} role="status" aria-label={t('loadingDeal')}>
      {['title', 'tier', 'price', 'day'].map((field) => (
        <div key={field} className={classes.kept}>
          <Skeleton width="96px" height="14px" />
          <Skeleton height="44px" />
        </div>
      ))}
    </div>
  );
}

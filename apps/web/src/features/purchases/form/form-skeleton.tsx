import { Skeleton } from '@onceware/ui/skeleton/skeleton';
import { useTranslations } from 'use-intl/react';

export function FormSkeleton() {
  const t = useTranslations('purchases.form');
  return (
    <div className="stack one-column gap-4" role="status" aria-label={t('loadingDeal')}>
      {['title', 'tier', 'price', 'day'].map((field) => (
        <div key={field} className="stack gap-1">
          <Skeleton width="96px" height="14px" />
          <Skeleton height="44px" />
        </div>
      ))}
    </div>
  );
}

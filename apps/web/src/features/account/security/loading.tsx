import { Skeleton } from '@onceware/ui/skeleton/skeleton';
import { useTranslations } from 'use-intl/react';

/** In the place of a section's facts while they come. */
export function Loading({ height = '1.5em' }: { height?: string }) {
  const t = useTranslations('security');
  return (
    <>
      <p className="sr-only" role="status">
        {t('loading')}
      </p>
      <Skeleton width="min(24rem, 100%)" height={height} />
    </>
  );
}

import { Skeleton } from '@onceware/ui/skeleton/skeleton';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import classes from './sharing.module.css';

const CARDS = 8;

export function SharedSkeleton({ card }: { card: ReactNode }) {
  const t = useTranslations('sharing.page');
  return (
    <div role="status" aria-label={t('loading')}>
      <div className={classes.head}>
        <Skeleton width="min(100%, 20rem)" height="38px" />
        <Skeleton width="min(100%, 12rem)" height="20px" />
      </div>
      <div className={classes.grid}>
        {Array.from({ length: CARDS }, (_, index) => (
          <div key={index} className={classes.cell}>
            {card}
          </div>
        ))}
      </div>
    </div>
  );
}

import { Button } from '@onceware/ui/button/button';
import { Skeleton } from '@onceware/ui/skeleton/skeleton';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import classes from './states.module.css';

/** Empty state: says what is missing, with one sentence on the next step and its button. */
export function State({ title, hint, children }: { title: string; hint?: string; children?: ReactNode }) {
  return (
    <div className={classes.state}>
      <p className="weight-600">{title}</p>
      {hint !== undefined && <p className={classes.hint}>{hint}</p>}
      {children}
    </div>
  );
}

/** In the shape of rows. */
export function Loading({ label }: { label: string }) {
  return (
    <div className={classes.loading}>
      <p className="sr-only" role="status">
        {label}
      </p>
      {[0, 1, 2].map((row) => (
        <div key={row} className={classes.row}>
          <Skeleton width="36px" height="36px" isRound />
          <span className="stack gap-2 flex-1">
            <Skeleton width="38%" height="14px" />
            <Skeleton width="72%" height="12px" />
          </span>
        </div>
      ))}
    </div>
  );
}

/** Nothing could be loaded; `brief`: the reload failed, and the earlier content is below. */
export function LoadFailed({
  text,
  onRetry,
  isBrief = false,
}: {
  text: string;
  onRetry: () => void;
  isBrief?: boolean;
}) {
  const t = useTranslations('chatRooms');
  return (
    <div className={isBrief ? classes.brief : classes.state} role="alert">
      <p className={isBrief ? undefined : 'weight-600'}>{text}</p>
      <Button onClick={onRetry}>{t('tryAgain')}</Button>
    </div>
  );
}

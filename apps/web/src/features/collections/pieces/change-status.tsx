import { onlineManager, useMutationState } from '@tanstack/react-query';
import { IconCloudOff, IconCloudUp } from '@tabler/icons-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl/react';
import { isTimedOut } from '#lib/api/answer-limit.ts';
import { CHANGES } from '../changes/pending-changes.ts';
import classes from './pieces.module.css';

const subscribe = (notify: () => void) => onlineManager.subscribe(notify);
const isOnlineNow = () => onlineManager.isOnline();

/** From then on a reader wonders. */
const SLOW_MS = 5000;

/** Says that changes wait, and for what: a connection, or an answer. Nothing while all is well. */
export function ChangeStatus() {
  const t = useTranslations('collections.status');
  const isOnline = useSyncExternalStore(subscribe, isOnlineNow, () => true);
  const pending = useMutationState({
    filters: { mutationKey: CHANGES, status: 'pending' },
    select: ({ mutationId, state: { failureCount, failureReason } }) => ({ mutationId, failureCount, failureReason }),
  });
  const failed = pending.find(({ failureCount }) => failureCount > 0);
  const isSlow = useIsSlow(pending[0]?.mutationId, isOnline);
  const trouble = !isOnline
    ? 'offline'
    : failed
      ? isTimedOut(failed.failureReason)
        ? 'noAnswer'
        : 'retrying'
      : isSlow
        ? 'slow'
        : null;
  const Icon = isOnline ? IconCloudUp : IconCloudOff;
  // Always there: a live region speaks of what changes in it.
  return (
    <div role="status">
      {trouble && (
        <p className={classes.status}>
          <Icon className={classes.icon} size={18} stroke={1.75} aria-hidden />
          <span>
            {t(trouble)} {pending.length > 0 && t('waiting', { count: pending.length })}
          </span>
        </p>
      )}
    </div>
  );
}

/** Whether the change that is on its way has been there for long. */
function useIsSlow(first: number | undefined, isOnline: boolean): boolean {
  const [slow, setSlow] = useState<number | null>(null);
  useEffect(() => {
    if (first === undefined || !isOnline) return;
    const timer = setTimeout(() => setSlow(first), SLOW_MS);
    return () => clearTimeout(timer);
  }, [first, isOnline]);
  return first !== undefined && slow === first;
}

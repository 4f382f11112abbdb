import { onlineManager, useMutationState } from '@tanstack/react-query';
import { IconCloudOff, IconCloudUp } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl/react';
import { CHANGES } from '../changes/pending-changes.ts';
import classes from './change-status.module.css';

const subscribe = (notify: () => void) => onlineManager.subscribe(notify);
const isOnlineNow = () => onlineManager.isOnline();

/** Says that there is no connection and what waits for it; nothing while all is well. */
export function ChangeStatus() {
  const t = useTranslations('collections.status');
  const isOnline = useSyncExternalStore(subscribe, isOnlineNow, () => true);
  const pending = useMutationState({ filters: { mutationKey: CHANGES, status: 'pending' }, select: ({ state }) => state.failureCount });
  const isRetrying = pending.some((failures) => failures > 0);
  const isShown = !isOnline || isRetrying;
  const Icon = isOnline ? IconCloudUp : IconCloudOff;
  // Always there: a live region speaks of what changes in it.
  return (
    <div role="status">
      {isShown && (
        <p className={classes.status}>
          <Icon className={classes.icon} size={18} stroke={1.75} aria-hidden />
          <span>
            {t(isOnline ? 'retrying' : 'offline')} {pending.length > 0 && t('waiting', { count: pending.length })}
          </span>
        </p>
      )}
    </div>
  );
}

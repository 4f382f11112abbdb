import { Button } from '@onceware/ui/button/button';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import classes from './notifications.module.css';
import { UNDO_MS, useNotifications } from './notifications-state.ts';
import type { SampleNotification } from './sample-notifications.ts';

/** Actions for all notifications of a tab, which can be undone for ten seconds. */
export function NotificationActions({ shown }: { shown: readonly SampleNotification[] }) {
  const t = useTranslations('demoTools.notifications');
  const { countUnread, undoable, archive, markRead, undoArchive, settleArchive } = useNotifications();
  const archiveButton = useRef<HTMLButtonElement>(null);

  const settle = useEffectEvent(settleArchive);
  useEffect(() => {
    if (!undoable) return;
    const timer = setTimeout(() => settle(), undoable.at + UNDO_MS - Date.now());
    return () => clearTimeout(timer);
  }, [undoable]);

  return (
    <div className={classes.actions}>
      <div className={classes.done}>
        <p role="status">{undoable && t('archived', { count: undoable.ids.length })}</p>
        {undoable && <UndoButton focusAfter={archiveButton} onUndo={undoArchive} />}
      </div>
      {/* Not `disabled`: the one that was pressed would lose the focus. */}
      <Button
        ref={archiveButton}
        className={classes.action}
        aria-disabled={shown.length === 0}
        onClick={() => shown.length > 0 && archive(shown)}
      >
        {t('archiveAll')}
      </Button>
      <Button className={classes.action} aria-disabled={countUnread(shown) === 0} onClick={() => markRead(shown)}>
        {t('markAllRead')}
      </Button>
    </div>
  );
}

/** Closes by a press or after its time, and passes its focus on. */
function UndoButton({ focusAfter, onUndo }: { focusAfter: RefObject<HTMLElement | null>; onUndo: () => void }) {
  const t = useTranslations('demoTools.notifications');
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const own = button.current;
    const next = focusAfter.current;
    return () => {
      if (own === document.activeElement) next?.focus();
    };
  }, [focusAfter]);
  return (
    <Button ref={button} variant="quiet" onClick={onUndo}>
      {t('undo')}
    </Button>
  );
}

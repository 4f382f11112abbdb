import type { Notification } from '@onceware/api/platform/notifications/notifications.contract';
import { Button } from '@onceware/ui/button/button';
import { useTranslations } from 'use-intl/react';
import type { Shelf } from '../data/line-changes.ts';
import type { LineActions } from '../data/use-line-actions.ts';
import { useLines, useShownCounts } from '../data/use-lines.ts';
import type { Marks } from '../data/use-marks.ts';
import classes from './list-actions.module.css';

interface Props {
  shelf: Shelf;
  actions: LineActions;
  marks: Marks;
}

const NONE: readonly Notification[] = [];

/** Actions for all notifications of a tab (NAV-16, NOTE-01). */
export function ListActions({ shelf, actions, marks }: Props) {
  const t = useTranslations('notifications');
  const { lines = NONE } = useLines({ shelf, archived: false });
  const counts = useShownCounts();
  const unread = shelf === 'all' ? counts.inbox + counts.team + counts.following : counts[shelf];
  const hasUnread = unread > 0 || lines.some(({ id, isRead }) => !isRead || marks.isMarked(id));
  return (
    <div className={classes.actions}>
      {/* Not `disabled`: the one that was pressed would lose the focus. */}
      <Button
        className={classes.action}
        aria-disabled={lines.length === 0}
        onClick={() => lines.length > 0 && actions.archiveAll(shelf, lines)}
      >
        {t('archiveAll')}
      </Button>
      <Button
        className={classes.action}
        aria-disabled={!hasUnread}
        onClick={() => hasUnread && actions.readAll(shelf, lines)}
      >
        {t('markAllRead')}
      </Button>
    </div>
  );
}

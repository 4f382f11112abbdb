import { type RefObject, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { ToolPopover } from '#lib/frames/tool-popover.tsx';
import { paths } from '#lib/paths.ts';
import type { ListOf } from '../data/line-changes.ts';
import { useLineActions } from '../data/use-line-actions.ts';
import { useMarks } from '../data/use-marks.ts';
import { ListActions } from '../list/list-actions.tsx';
import { NotificationList } from '../list/notification-list.tsx';
import { NotificationTabs } from '../list/notification-tabs.tsx';
import classes from './notifications-panel.module.css';

interface Props {
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Popover under the bell; on a phone a sheet (NOTE-01). */
export function NotificationsPanel({ anchor, onClose }: Props) {
  const t = useTranslations('notifications');
  const [selected, setSelected] = useState<ListOf>({ shelf: 'all', archived: false });
  const marks = useMarks();
  const actions = useLineActions(marks);
  return (
    <ToolPopover
      anchor={anchor}
      title={t('title')}
      closeLabel={t('close')}
      size="lg"
      onClose={onClose}
      footer={
        <>
          <ListActions shelf={selected.shelf} actions={actions} marks={marks} />
          <Link className={classes.page} to={paths.account.notifications} onClick={onClose}>
            {t('openPage')}
          </Link>
        </>
      }
    >
      <div className={classes.tabs}>
        <NotificationTabs
          selected={selected}
          onSelect={setSelected}
          renderPanel={(list) => <NotificationList list={list} actions={actions} marks={marks} isEndless />}
        />
      </div>
    </ToolPopover>
  );
}

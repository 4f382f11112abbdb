import { Badge } from '@onceware/ui/badge/badge';
import { Tabs } from '@onceware/ui/tabs/tabs';
import { type RefObject, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { ToolPopover } from '../tool-popover.tsx';
import { NotificationActions } from './notification-actions.tsx';
import { NotificationList } from './notification-list.tsx';
import classes from './notifications-panel.module.css';
import { useNotifications } from './notifications-state.ts';
import { NOTIFICATION_TABS, type NotificationTab } from './sample-notifications.ts';

interface Props {
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** NAV-16. */
export function NotificationsPanel({ anchor, onClose }: Props) {
  const t = useTranslations('demoTools.notifications');
  const [selected, setSelected] = useState<NotificationTab>('all');
  const { inTab, countUnread } = useNotifications();
  const tabs = NOTIFICATION_TABS.map((tab) => {
    const shown = inTab(tab);
    const unread = countUnread(shown);
    return {
      id: tab,
      label: t(`tab.${tab}`),
      badge: unread > 0 && <Badge label={t('unreadCount', { count: unread })}>{unread}</Badge>,
      panel: <NotificationList tab={tab} notifications={shown} />,
    };
  });
  return (
    <ToolPopover
      anchor={anchor}
      title={t('title')}
      closeLabel={t('close')}
      size="lg"
      onClose={onClose}
      footer={<NotificationActions shown={inTab(selected)} />}
    >
      <p className={classes.note}>{t('note')}</p>
      <div className={classes.tabs}>
        <Tabs
          label={t('tabs')}
          tabs={tabs}
          selectedId={selected}
          onSelect={(id) => setSelected(NOTIFICATION_TABS.find((tab) => tab === id) ?? 'all')}
        />
      </div>
    </ToolPopover>
  );
}

import { NOTIFICATION_TABS } from '@onceware/api/platform/notifications/notifications.limits';
import { Badge } from '@onceware/ui/badge/badge';
import { type Tab, Tabs } from '@onceware/ui/tabs/tabs';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import type { ListOf, Shelf } from '../data/line-changes.ts';
import { useShownCounts } from '../data/use-lines.ts';

const SHELVES: readonly Shelf[] = ['all', ...NOTIFICATION_TABS];
const ARCHIVED = 'archived';

interface Props {
  selected: ListOf;
  onSelect: (list: ListOf) => void;
  hasArchived?: boolean;
  renderPanel: (list: ListOf) => ReactNode;
}

/** The tabs of the specification with how many of each are unread (NAV-16, NOTE-01). */
export function NotificationTabs({ selected, onSelect, hasArchived = false, renderPanel }: Props) {
  const t = useTranslations('notifications');
  const { number } = useFormat();
  const counts = useShownCounts();
  const tabs: Tab[] = SHELVES.map((shelf) => {
    const unread = shelf === 'all' ? counts.inbox + counts.team + counts.following : counts[shelf];
    return {
      id: shelf,
      label: t(`tab.${shelf}`),
      badge: unread > 0 && <Badge label={t('unreadCount', { count: unread })}>{number(unread)}</Badge>,
      panel: renderPanel({ shelf, archived: false }),
    };
  });
  if (hasArchived)
    tabs.push({ id: ARCHIVED, label: t('tab.archived'), panel: renderPanel({ shelf: 'all', archived: true }) });
  return (
    <Tabs
      label={t('tabs')}
      tabs={tabs}
      selectedId={selected.archived ? ARCHIVED : selected.shelf}
      onSelect={(id) => onSelect({ shelf: SHELVES.find((shelf) => shelf === id) ?? 'all', archived: id === ARCHIVED })}
    />
  );
}

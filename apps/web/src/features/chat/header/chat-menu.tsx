import { Menu } from '@mantine/core';
import { type Icon, IconCalendar, IconLock, IconSettings, IconUserPlus, IconUserSearch } from '@tabler/icons-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { demoPaths } from '#lib/demo-paths.ts';
import { AnchoredMenu, type AnchoredMenuProps } from '../overlay/anchored-menu.tsx';
import classes from './header.module.css';
import { useLeavePanel } from '../overlay/leave-panel.ts';

/**
 * Links to the pages that manage the group (CHAT-01). Two pages are called Group Settings; the headings tell them
 * apart.
 */
export function ChatMenu(menu: Pick<AnchoredMenuProps, 'anchor' | 'onClose'>) {
  const t = useTranslations('chat.screen');
  const peopleId = useId();
  const privacyId = useId();
  return (
    <AnchoredMenu {...menu} label={t('menu')} width={216}>
      <div role="group" aria-labelledby={peopleId}>
        <Menu.Label id={peopleId} className={classes.label}>
          {t('people')}
        </Menu.Label>
        <Entry icon={IconUserPlus} label={t('inviteUsers')} to={demoPaths.teams} />
        <Entry icon={IconUserSearch} label={t('findMembers')} to={demoPaths.importMembers} />
        <Entry icon={IconCalendar} label={t('meetings')} to={demoPaths.importMembers} />
        <Entry icon={IconSettings} label={t('groupSettings')} to={demoPaths.importMembers} />
      </div>
      <Menu.Divider />
      <div role="group" aria-labelledby={privacyId}>
        <Menu.Label id={privacyId} className={classes.label}>
          {t('privacy')}
        </Menu.Label>
        <Entry icon={IconLock} label={t('groupSettings')} to={demoPaths.privacy} />
      </div>
    </AnchoredMenu>
  );
}

function Entry({ icon: EntryIcon, label, to }: { icon: Icon; label: string; to: string }) {
  const onLeave = useLeavePanel();
  return (
    <Menu.Item
      component={Link}
      to={to}
      leftSection={<EntryIcon size={18} stroke={1.75} aria-hidden />}
      onClick={onLeave}
    >
      {label}
    </Menu.Item>
  );
}

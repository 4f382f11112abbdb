import { Menu } from '@mantine/core';
import { NAMED_MOMENTS, type NamedMoment } from '@onceware/api/chat/chat.limits';
import { IconCalendarTime, IconClock, IconListDetails } from '@tabler/icons-react';
import { useTranslations } from 'use-intl/react';
import { AnchoredMenu, type AnchoredMenuProps } from '../overlay/anchored-menu.tsx';
import { MenuEntry } from '../overlay/menu-entry.tsx';

interface Props extends Pick<AnchoredMenuProps, 'anchor' | 'onClose'> {
  /** Why nothing can be sent later now. */
  why: 'files' | 'empty' | null;
  onPlan: (at: NamedMoment) => void;
  onOpen: (dialog: 'time' | 'list') => void;
}

/** Times to send what is written, and the way to what waits (LIVE-05). */
export function SendLaterMenu({ why, onPlan, onOpen, ...menu }: Props) {
  const t = useTranslations('chatScheduled');
  return (
    <AnchoredMenu {...menu} label={t('open')} width={232}>
      {why === null ? (
        <>
          {NAMED_MOMENTS.map((at) => (
            <MenuEntry key={at} icon={IconClock} label={t(`at.${at}`)} onClick={() => onPlan(at)} />
          ))}
          <MenuEntry icon={IconCalendarTime} label={t('at.chosen')} onClick={() => onOpen('time')} />
        </>
      ) : (
        <Menu.Label>{t(`why.${why}`)}</Menu.Label>
      )}
      <Menu.Divider />
      <MenuEntry icon={IconListDetails} label={t('title')} onClick={() => onOpen('list')} />
    </AnchoredMenu>
  );
}

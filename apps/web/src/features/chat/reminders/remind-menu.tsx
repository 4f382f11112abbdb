import { Menu } from '@mantine/core';
import { NAMED_MOMENTS } from '@onceware/api/chat/chat.limits';
import { useTranslations } from 'use-intl/react';
import { AnchoredMenu, type AnchoredMenuProps } from '../overlay/anchored-menu.tsx';
import { useReminding } from './use-reminding.ts';

type Props = Pick<AnchoredMenuProps, 'anchor' | 'onClose'> & { message: { roomId: string; id: string } };

/** When to be reminded of a message (LIVE-06). */
export function RemindMenu({ message, ...menu }: Props) {
  const t = useTranslations('chatReminders');
  const { remind } = useReminding();
  return (
    <AnchoredMenu {...menu} label={t('when')} width={208}>
      {NAMED_MOMENTS.map((at) => (
        <Menu.Item key={at} onClick={() => remind(message, at)}>
          {t(`at.${at}`)}
        </Menu.Item>
      ))}
    </AnchoredMenu>
  );
}

import { Menu } from '@mantine/core';
import type { Room } from '@onceware/api/chat/chat.contract';
import { useTranslations } from 'use-intl/react';
import { useHearRoom } from './use-hear-room.ts';

export const LEVELS = ['all', 'mentions', 'nothing'] as const;
/** Levels at which a reader hears of a room. */
export type Level = (typeof LEVELS)[number];

type Heard = Pick<Room, 'id' | 'isMuted' | 'isSilent'>;

const levelOf = ({ isMuted, isSilent }: Heard): Level => (isSilent ? 'nothing' : isMuted ? 'mentions' : 'all');

/** Choice of a room's menu: everything in it is counted and told, or mentions alone, or nothing (LIVE-13). */
export function HearEntries({ room }: { room: Heard }) {
  const t = useTranslations('chatRooms.hear');
  const hear = useHearRoom();
  const current = levelOf(room);
  return (
    <div role="group" aria-label={t('title')}>
      <Menu.RadioGroup value={current} onChange={(level) => hear(room.id, level as Level)}>
        <Menu.Label aria-hidden>{t('title')}</Menu.Label>
        {LEVELS.map((level) => (
          <Menu.RadioItem key={level} value={level} closeMenuOnClick>
            {t(level)}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </div>
  );
}

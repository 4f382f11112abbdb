import type { Room } from '@onceware/api/chat/chat.contract';
import { IconBell, IconBellOff } from '@tabler/icons-react';
import { useTranslations } from 'use-intl/react';
import { AnchoredMenu, type AnchoredMenuProps } from '../overlay/anchored-menu.tsx';
import { MenuEntry } from '../overlay/menu-entry.tsx';

interface Props extends Pick<AnchoredMenuProps, 'anchor' | 'onClose' | 'label'> {
  room: Room;
  onMute: (isMuted: boolean) => void;
}

/** Actions on a room in the list. */
export function RoomRowMenu({ room: { isMuted }, onMute, ...menu }: Props) {
  const t = useTranslations('chatRooms');
  return (
    <AnchoredMenu {...menu} width={200}>
      <MenuEntry
        icon={isMuted ? IconBell : IconBellOff}
        label={t(isMuted ? 'unmute' : 'mute')}
        onClick={() => onMute(!isMuted)}
      />
    </AnchoredMenu>
  );
}

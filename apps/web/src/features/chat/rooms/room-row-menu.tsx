import type { Room } from '@onceware/api/chat/chat.contract';
import { AnchoredMenu, type AnchoredMenuProps } from '../overlay/anchored-menu.tsx';
import { HearEntries } from './hear-entries.tsx';

interface Props extends Pick<AnchoredMenuProps, 'anchor' | 'onClose' | 'label'> {
  room: Room;
}

/** Actions on a room in the list. */
export function RoomRowMenu({ room, ...menu }: Props) {
  return (
    <AnchoredMenu {...menu} width={216}>
      <HearEntries room={room} />
    </AnchoredMenu>
  );
}

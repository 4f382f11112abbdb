import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { fromText } from '#features/chat/rooms/room-ref.ts';
import { PanelHistory } from '#features/side-panel/panel-history.tsx';
import { useOpenRoom } from './use-open-room.ts';

interface Props {
  /** Whether a type may be opened for this reader. */
  isMine: (type: string) => boolean;
}

/** What moves the panel besides its buttons: the browser's history, and an address that names a room of the chat. */
export function PanelWatch({ isMine }: Props) {
  useRoomOfAddress(isMine);
  return <PanelHistory isMine={isMine} />;
}

/** `?room=…&message=…` of any page opens the room, at the message. Then the address is the page's own again. */
function useRoomOfAddress(isMine: Props['isMine']): void {
  const { search } = useLocation();
  const navigate = useNavigate();
  const openRoom = useOpenRoom();
  const follow = useEffectEvent(async () => {
    const asked = new URLSearchParams(search);
    const room = fromText(asked.get('room') ?? '');
    if (room === null || room === 'sample' || !isMine('chat')) return;
    const messageId = asked.get('message');
    asked.delete('room');
    asked.delete('message');
    await navigate({ search: asked.toString() }, { replace: true, preventScrollReset: true });
    await openRoom(room, messageId);
  });
  useEffect(() => void follow(), [search]);
}

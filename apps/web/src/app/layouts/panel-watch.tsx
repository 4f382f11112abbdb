import { useEffect, useEffectEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { fromText } from '#features/chat/rooms/room-ref.ts';
import { hasStoredText } from '#features/chat/live/stored-text.ts';
import { PanelHistory } from '#features/side-panel/panel-history.tsx';
import { trpc } from '#lib/api/trpc.ts';
import { useSession } from '#lib/api/session.ts';
import { useOpenRoom } from './use-open-room.ts';

interface Props {
  /** Whether a type may be opened for this reader. */
  isMine: (type: string) => boolean;
}

/**
 * Moves the panel besides its buttons: by the browser's history, and by an address that names a chat room. Also looks
 * after what the browser stored of the chat.
 */
export function PanelWatch({ isMine }: Props) {
  useRoomOfAddress(isMine);
  useStoredText(isMine);
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

/** Sends what was written on a former page, and lets a sign-out forget it, even if nobody opens the panel (LIVE-05). */
function useStoredText(isMine: Props['isMine']): void {
  const { user } = useSession();
  const { client } = trpc.useUtils();
  const queryClient = useQueryClient();
  const mayChat = isMine('chat');
  useEffect(() => {
    if (!user || !mayChat || !hasStoredText(user.id)) return;
    // Without it the words stay where they are.
    import('#features/chat/live/live-chat.ts').then(
      ({ liveChat }) => void liveChat(user, client, queryClient),
      () => undefined,
    );
  }, [user, mayChat, client, queryClient]);
}

import { useQueryClient } from '@tanstack/react-query';
import { lazy } from 'react';
import { sharedSource } from '#demo/chat/shared-source.ts';
import { liveChat } from '#features/chat/live/live-chat.ts';
import { ChatRooms } from '#features/chat/rooms/chat-rooms.tsx';
import type { PanelContentProps } from '#features/side-panel/panel-slots.ts';
import { useSidePanel } from '#features/side-panel/side-panel-provider.tsx';
import { SaveHereContext } from '#lib/saving/save-here.ts';
import { WithWords } from '#lib/page/with-words.tsx';
import { trpc } from '#lib/api/trpc.ts';
import { useSession } from '#lib/api/session.ts';

const SaveHere = lazy(async () => ({ default: (await import('#features/collections/save/save-here.tsx')).SaveHere }));

const SAVING = { SaveHere };

/** The chat in the panel, with its words and the panel's private mode: its rooms, and the sample conversation of the visit. */
export function ChatSlot({ onLeave }: PanelContentProps) {
  const { isPrivate, togglePrivate } = useSidePanel();
  const { user } = useSession();
  const { client } = trpc.useUtils();
  const queryClient = useQueryClient();
  return (
    user && (
      <WithWords part="chat">
        <SaveHereContext value={SAVING}>
          <ChatRooms
            key={user.id}
            sample={sharedSource(user)}
            live={liveChat(user, client, queryClient)}
            userId={user.id}
            isPrivate={isPrivate}
            onSwitch={togglePrivate}
            onLeave={onLeave}
          />
        </SaveHereContext>
      </WithWords>
    )
  );
}

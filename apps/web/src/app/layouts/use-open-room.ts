import { useErrorSentence } from '#lib/api/error-sentence.ts';
import type { RoomRef } from '#features/chat/rooms/room-ref.ts';
import { loadSidePanel } from '#features/side-panel/panel-host.tsx';
import { useSidePanel } from '#features/side-panel/side-panel-provider.tsx';
import { useLanguage } from '#i18n/language-provider.tsx';
import { showToast } from '#lib/toasts/toasts.tsx';
import { loadChat } from './panel-contents.ts';

/** Opens the panel with a room of the chat, at a message where one is named; its code comes first. */
export function useOpenRoom(): (room: RoomRef, messageId?: string | null) => Promise<void> {
  const { language } = useLanguage();
  const { open } = useSidePanel();
  const sentence = useErrorSentence();
  return async (room, messageId) => {
    try {
      const asking = import('#features/chat/rooms/requested-room.ts');
      const [{ requestRoom }] = await Promise.all([asking, loadSidePanel(), loadChat(language.code)]);
      requestRoom(room, messageId);
      open('chat');
    } catch (error) {
      showToast({ kind: 'error', text: sentence(error) });
    }
  };
}

import { ChatPanel } from '#features/chat/chat-panel.tsx';
import type { PanelContentProps } from '#features/side-panel/panel-host.tsx';
import { useSidePanel } from '#features/side-panel/side-panel-provider.tsx';
import { WithWords } from '#i18n/with-words.tsx';

/** The chat in the panel, with its words and the panel's private mode. */
export function ChatSlot({ onLeave }: PanelContentProps) {
  const { isPrivate } = useSidePanel();
  return (
    <WithWords part="chat">
      <ChatPanel isPrivate={isPrivate} onLeave={onLeave} />
    </WithWords>
  );
}

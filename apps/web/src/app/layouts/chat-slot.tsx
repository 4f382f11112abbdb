import { sharedSource } from '#demo/chat/shared-source.ts';
import { ChatPanel } from '#features/chat/chat-panel.tsx';
import type { PanelContentProps } from '#features/side-panel/panel-host.tsx';
import { useSidePanel } from '#features/side-panel/side-panel-provider.tsx';
import { WithWords } from '#lib/page/with-words.tsx';
import { useSession } from '#lib/api/session.ts';

/** The chat in the panel, with its words and the panel's private mode: the sample conversation of the visit. */
export function ChatSlot({ onLeave }: PanelContentProps) {
  const { isPrivate } = useSidePanel();
  const { user } = useSession();
  return (
    user && (
      <WithWords part="chat">
        <ChatPanel source={sharedSource(user)} isPrivate={isPrivate} onLeave={onLeave} />
      </WithWords>
    )
  );
}

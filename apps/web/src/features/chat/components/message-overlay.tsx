import { lazy, Suspense } from 'react';
import type { ChatMessage, ChatSource } from '../chat-source.ts';
import { EditHistory } from './edit-history.tsx';
import type { OpenOverlay } from './message-actions.ts';
import { MoveDialog } from './move-dialog.tsx';

const loadMenu = () => import('./message-menu.tsx');
const MessageMenu = lazy(async () => ({ default: (await loadMenu()).MessageMenu }));
const EmojiPopover = lazy(async () => ({ default: (await import('./emoji-popover.tsx')).EmojiPopover }));

/** For when the panel stands: the menu's code is then there when it is asked for. */
export function preloadMenu(): void {
  loadMenu().catch(() => undefined);
}

interface Props {
  source: ChatSource;
  overlay: OpenOverlay;
  message: ChatMessage;
  onClose: () => void;
}

/** What is open at a message. */
export function MessageOverlay({ source, overlay: { kind, anchor }, message, onClose }: Props) {
  switch (kind) {
    case 'menu':
      return (
        <Suspense>
          <MessageMenu anchor={anchor} message={message} onClose={onClose} />
        </Suspense>
      );
    case 'emoji': {
      const pick = (emoji: string) => source.react(message.id, emoji);
      return (
        <Suspense>
          <EmojiPopover anchor={anchor} onPick={pick} onClose={onClose} />
        </Suspense>
      );
    }
    case 'move':
      return <MoveDialog onMove={(tool) => source.move(message.id, tool)} onClose={onClose} />;
    case 'history':
      return <EditHistory message={message} onClose={onClose} />;
  }
}

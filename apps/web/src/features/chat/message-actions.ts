import { createContext, use } from 'react';
import type { MessageFlag } from './chat-source.ts';

/** Overlays that can be open on a message; one at a time. */
export type Overlay = 'menu' | 'emoji' | 'move' | 'history' | 'reactors' | 'mute' | 'remind' | 'save' | 'report';

export interface OpenOverlay {
  kind: Overlay;
  messageId: string;
  /** Element that the overlay is anchored to. */
  anchor: HTMLElement;
}

/** All actions of a message. One object for the life of the panel, so that it never causes a row to render. */
export interface MessageActions {
  react: (messageId: string, emoji: string) => void;
  reply: (messageId: string) => void;
  /** Puts words into the composer, where it is empty, and the focus with them. */
  write: (text: string) => void;
  toggleFlag: (messageId: string, flag: MessageFlag) => void;
  /** Makes it, and all behind it, unread again (LIVE-14). */
  markUnread: (messageId: string) => void;
  /** Shows a folded message (LIVE-16). */
  reveal: (messageId: string) => void;
  /** Takes the preview of a link off for everybody, or puts it back (LIVE-08). */
  setPreview: (messageId: string, url: string, on: boolean) => void;
  copy: (messageId: string) => void;
  remove: (messageId: string) => void;
  /** Sends a message again that could not be sent (LIVE-05). */
  retry: (messageId: string) => void;
  discard: (messageId: string) => void;
  startEdit: (messageId: string) => void;
  /** Rejects where it could not be saved. */
  saveEdit: (messageId: string, text: string) => Promise<void>;
  stopEdit: (messageId: string) => void;
  /** Scrolls there, highlights for 2 s, and gives it the focus (CHAT-11). */
  jumpTo: (messageId: string) => void;
  /** @param anchor where it hangs; the focus comes back to where it was */
  open: (overlay: Overlay, messageId: string, anchor: HTMLElement) => void;
}

export const MessageActionsContext = createContext<MessageActions | null>(null);

export function useMessageActions(): MessageActions {
  const actions = use(MessageActionsContext);
  if (!actions) throw new Error('useMessageActions needs its context above it.');
  return actions;
}

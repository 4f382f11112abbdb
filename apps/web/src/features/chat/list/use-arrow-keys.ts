import type { KeyboardEvent } from 'react';
import type { ChatMessage } from '../chat-source.ts';

/** Returns the index of the message that a key moves to; undefined if the key does not move. */
function targetOf(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowUp':
      return Math.max(0, index - 1);
    case 'ArrowDown':
      return Math.min(count - 1, index + 1);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/** Arrows, Home and End go from message to message; in a field they move the caret. */
export function useArrowKeys(messages: readonly ChatMessage[], onMove: (messageId: string) => void) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const { target, currentTarget } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    // Ignores keys from overlays: they are elsewhere in the DOM, but React bubbles their events to here.
    if (!(target instanceof HTMLElement) || !currentTarget.contains(target) || target.closest('textarea, input'))
      return;
    const id = target.closest<HTMLElement>('[data-message]')?.dataset.message;
    const index = messages.findIndex((message) => message.id === id);
    if (index < 0) return;
    const next = messages[targetOf(event.key, index, messages.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    onMove(next.id);
  };
}

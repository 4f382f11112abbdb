import { freeAttachments } from '#features/chat/attachments/attachments.ts';
import { chatLimits } from '#features/chat/chat-source.ts';
import type { createChatStore } from './chat-store.ts';
import type { Clock } from './clock.ts';

/** Tracks deleted messages for as long as they can be restored. */
export function createDeletions({ state, dispatch }: ReturnType<typeof createChatStore>, clock: Clock) {
  /** When, by id. */
  const deleted = new Map<string, number>();

  /** Purges with other changes, so that it needs no timer. */
  function forgetOld(): void {
    const ids = new Set([...deleted].filter(([, at]) => clock.now() - at >= chatLimits.undoMs).map(([id]) => id));
    if (ids.size === 0) return;
    for (const id of ids) deleted.delete(id);
    freeAttachments(
      state()
        .all.filter(({ id }) => ids.has(id))
        .flatMap(({ attachments }) => attachments),
    );
    dispatch({ do: 'forget', ids });
  }

  return {
    forgetOld,
    /** Deletes a message of one's own. */
    remove(id: string): void {
      forgetOld();
      if (!state().messages.some((message) => message.id === id && message.out)) return;
      deleted.set(id, clock.now());
      dispatch({ do: 'remove', id });
    },
    restore(id: string): void {
      forgetOld();
      deleted.delete(id);
      dispatch({ do: 'restore', id });
    },
    clear: () => deleted.clear(),
  };
}

import { type ChatAction, chatReducer, startState } from '#features/chat/state/chat-state.ts';

/** The state of a chat, and who looks at it. */
export function createChatStore(snapshot: Parameters<typeof startState>[0]) {
  const listeners = new Set<() => void>();
  let state = startState(snapshot);
  return {
    state: () => state,
    dispatch(action: ChatAction): void {
      const next = chatReducer(state, action);
      if (next === state) return;
      state = next;
      for (const notify of listeners) notify();
    },
    isWatched: () => listeners.size > 0,
    /** @param onLast called when the last watcher leaves */
    subscribe(listener: () => void, onLast: () => void): () => void {
      // Each subscription is one of its own, also of the same function.
      const notify = () => listener();
      listeners.add(notify);
      return () => {
        listeners.delete(notify);
        if (listeners.size === 0) onLast();
      };
    },
    close: () => listeners.clear(),
  };
}

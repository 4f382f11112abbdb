import { useCallback, useSyncExternalStore } from 'react';
import type { ChatSnapshot, ChatSource } from '../chat-source.ts';

/** A part of what a source knows, rendered anew when that part changes. @param select answers the same for the same */
export function usePart<Part>(source: ChatSource, select: (snapshot: ChatSnapshot) => Part): Part {
  const subscribe = useCallback((notify: () => void) => source.subscribe(notify), [source]);
  return useSyncExternalStore(subscribe, () => select(source.getSnapshot()));
}

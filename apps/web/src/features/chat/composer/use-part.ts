import { useCallback, useSyncExternalStore } from 'react';
import type { ChatSnapshot, ChatSource } from '../chat-source.ts';

/** Selects a part of a source's snapshot and rerenders when that part changes. @param select must be pure */
export function usePart<Part>(source: ChatSource, select: (snapshot: ChatSnapshot) => Part): Part {
  const subscribe = useCallback((notify: () => void) => source.subscribe(notify), [source]);
  return useSyncExternalStore(subscribe, () => select(source.getSnapshot()));
}

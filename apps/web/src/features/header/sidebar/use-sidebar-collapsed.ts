import { useCallback, useSyncExternalStore } from 'react';
import { useBoot } from '#lib/page/boot.tsx';
import { isSidebarCollapsed, storeSidebar } from '#lib/sidebar-choice.ts';

const listeners = new Set<() => void>();

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

/** NAV-02: whether the sidebar is collapsed, by the cookie that the server renders by. */
export function useSidebarCollapsed(): [isCollapsed: boolean, setIsCollapsed: (isCollapsed: boolean) => void] {
  const { isSidebarCollapsed: atFirst } = useBoot();
  const isCollapsed = useSyncExternalStore(
    subscribe,
    () => isSidebarCollapsed(document.cookie),
    () => atFirst,
  );
  const set = useCallback((next: boolean) => {
    storeSidebar(next);
    for (const notify of listeners) notify();
  }, []);
  return [isCollapsed, set];
}

import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the focus in a list whose entries move or go: the browser drops it then. It stays on its element, or goes to the
 * list when that is gone. `order` changes with the entries. Who comes back to the list, `isBack`, brings the focus along.
 */
export function useKeptFocus(order: string, isBack: boolean): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  const last = useRef<HTMLElement>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && list.current?.contains(target)) last.current = target;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    if (document.activeElement !== document.body || !(last.current || isBack)) return;
    (last.current?.isConnected ? last.current : list.current)?.focus({ preventScroll: true });
  }, [order, isBack]);
  return list;
}

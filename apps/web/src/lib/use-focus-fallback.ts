import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus from a removed button to its neighbour, instead of losing it to the page. */
export function useFocusFallback(isThere: boolean, neighbour: RefObject<HTMLElement | null>): void {
  const was = useRef(isThere);
  useEffect(() => {
    if (was.current && !isThere && document.activeElement === document.body) neighbour.current?.focus();
    was.current = isThere;
  }, [isThere, neighbour]);
}

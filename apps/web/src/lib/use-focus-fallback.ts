import { type RefObject, useEffect, useRef } from 'react';

/** When a button that had the focus is there no more, what stands beside it has the focus, and not the page as a whole. */
export function useFocusFallback(isThere: boolean, neighbour: RefObject<HTMLElement | null>): void {
  const was = useRef(isThere);
  useEffect(() => {
    if (was.current && !isThere && document.activeElement === document.body) neighbour.current?.focus();
    was.current = isThere;
  }, [isThere, neighbour]);
}

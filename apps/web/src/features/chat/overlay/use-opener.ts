import { type RefObject, useEffect, useRef } from 'react';

/**
 * @param piece what has taken the focus since
 * @returns gives the focus back to what had it when this was first rendered, unless it has gone elsewhere by now
 */
export function useOpener(piece: RefObject<HTMLElement | null>): () => void {
  const opener = useRef<Element>(null);
  useEffect(() => {
    opener.current = document.activeElement;
  }, []);
  return () => {
    const { activeElement } = document;
    const isFree = activeElement === null || activeElement === document.body || piece.current?.contains(activeElement);
    if (isFree && opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
  };
}

import { useEffect, useRef } from 'react';

/** @returns gives the focus back to what had it when this was first rendered */
export function useOpener(): () => void {
  const opener = useRef<Element>(null);
  useEffect(() => {
    opener.current = document.activeElement;
  }, []);
  return () => {
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
  };
}

import { useEffect } from 'react';

/** Where Escape means something nearer: an open menu or dialog. */
const NEARER = '[role="menu"], [role="listbox"], dialog';

export function useEscape(isActive: boolean, onEscape: () => void): void {
  useEffect(() => {
    if (!isActive) return;
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
      if (event.target instanceof Element && event.target.closest(NEARER)) return;
      onEscape();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isActive, onEscape]);
}

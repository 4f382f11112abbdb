import { type RefObject, useEffect } from 'react';

/** Opening moves the focus into the panel; closing gives it back to where it came from, unless it is elsewhere by now (PNL-01). */
export function usePanelFocus(
  panel: RefObject<HTMLElement | null>,
  isOpen: boolean,
  opener: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const element = panel.current;
    if (!isOpen || !element) return;
    const button = opener.current;
    const before =
      document.activeElement instanceof HTMLElement && document.activeElement !== document.body
        ? document.activeElement
        : button;
    element.focus({ preventScroll: true });
    return () => {
      const { activeElement } = document;
      const isHere = activeElement === null || activeElement === document.body || element.contains(activeElement);
      if (isHere) (before?.isConnected ? before : button)?.focus({ preventScroll: true });
    };
  }, [panel, isOpen, opener]);
}

import { enterModal } from '@onceware/ui/dialog/open-modals';
import { type RefObject, useLayoutEffect } from 'react';

/** Makes room for the panel beside the page, or on narrow screens takes the page below it out of reach. */
export function usePageBeside(panel: RefObject<HTMLElement | null>, isOpen: boolean, isCovered: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return;
    const { documentElement } = document;
    const page = document.querySelector<HTMLElement>('#root');
    documentElement.dataset.panel = 'open';
    if (page) page.inert = isCovered;
    const leave = isCovered && panel.current ? enterModal(panel.current) : undefined;
    return () => {
      leave?.();
      delete documentElement.dataset.panel;
      if (page) page.inert = false;
    };
  }, [panel, isOpen, isCovered]);
}

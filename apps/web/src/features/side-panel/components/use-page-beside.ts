import { useLayoutEffect } from 'react';

/** Makes room for the panel beside the page, or on narrow screens takes the page below it out of reach. */
export function usePageBeside(isOpen: boolean, isCovered: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return;
    const { documentElement } = document;
    const page = document.querySelector<HTMLElement>('#root');
    documentElement.dataset.panel = 'open';
    if (page) page.inert = isCovered;
    return () => {
      delete documentElement.dataset.panel;
      if (page) page.inert = false;
    };
  }, [isOpen, isCovered]);
}

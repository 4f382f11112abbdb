import { topModal } from '@onceware/ui/dialog/open-modals';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import type { PanelType } from './panel-state.ts';
import { useSidePanel } from './side-panel-provider.tsx';
import { useIsNarrow } from './use-is-narrow.ts';

/** Returns what the browser keeps with the current entry of its history; the router stores its own data there. */
function kept(): { key?: unknown; panel?: unknown } {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? state : {};
}

/** The panel that the current entry of the history stands for; null where it is just a page. */
export function panelOfEntry(): PanelType | null {
  const { panel } = kept();
  return typeof panel === 'string' ? panel : null;
}

/**
 * Makes the panel an entry of the browser's history while it covers the page: Back closes it and stays on the page,
 * Forward and a reload open it again, and Back from a page that it led to returns to it (NAV-11).
 *
 * @param isMine whether a type may be opened for this reader
 */
function usePanelHistory(isMine: (type: PanelType) => boolean): void {
  const { isOpen, type, open, close } = useSidePanel();
  const { key } = useLocation();
  const isNarrow = useIsNarrow();
  const last = useRef<PanelType | null>(null);

  const mark = (shown: PanelType | null) => {
    if (panelOfEntry() === null) history.pushState({ ...kept(), panel: shown }, '');
    last.current = shown;
  };
  const follow = useEffectEvent(() => {
    const panel = panelOfEntry();
    const dialog = topModal();
    if (panel === null && isOpen && isNarrow && dialog instanceof HTMLDialogElement) {
      // It lies over the panel, so it goes first.
      dialog.close();
      mark(type);
      return;
    }
    if (panel !== null && isMine(panel)) open(panel);
    else if (isNarrow) close();
    last.current = panel;
  });

  const cover = useEffectEvent(() => mark(type));
  useEffect(() => {
    if (isOpen && isNarrow) cover();
  }, [isOpen, isNarrow]);

  const pop = useEffectEvent((event: PopStateEvent) => {
    const isOfPanel = last.current !== null || panelOfEntry() !== null;
    // The same page with and without the panel: nothing for the router.
    if (isOfPanel && (kept().key ?? 'default') === key) event.stopImmediatePropagation();
    follow();
  });
  useEffect(() => {
    // The page was loaded again.
    if (panelOfEntry() !== null) follow();
    const listen = (event: PopStateEvent) => pop(event);
    // Before the router, which listens without capturing.
    addEventListener('popstate', listen, { capture: true });
    return () => removeEventListener('popstate', listen, { capture: true });
  }, []);
}

/** Back, Forward and a reload move the panel (NAV-11). @param isMine whether a type may be opened for this reader */
export function PanelHistory({ isMine }: { isMine: (type: PanelType) => boolean }) {
  usePanelHistory(isMine);
  return null;
}

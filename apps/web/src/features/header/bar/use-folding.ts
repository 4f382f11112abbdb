import { type RefObject, useLayoutEffect, useRef } from 'react';
import { foldHeader } from './fold-header.ts';

/** Keeps what the bar shows to what there is room for, whatever changes: the window, the panel, the language, who is signed in. */
export function useFolding(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const bar = ref.current;
    if (!bar || !('fonts' in document)) return;
    const fold = () => foldHeader(bar);
    fold();
    const resized = new ResizeObserver(fold);
    resized.observe(bar);
    // Both come before the next paint. Folding changes neither the bar's size nor what is in it.
    const changed = new MutationObserver(fold);
    changed.observe(bar, { childList: true, characterData: true, subtree: true });
    document.fonts.addEventListener('loadingdone', fold);
    return () => {
      resized.disconnect();
      changed.disconnect();
      document.fonts.removeEventListener('loadingdone', fold);
    };
  }, []);
  return ref;
}

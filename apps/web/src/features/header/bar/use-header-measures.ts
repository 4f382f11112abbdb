import { useEffect, useRef, useSyncExternalStore } from 'react';

function onScroll(notify: () => void): () => void {
  addEventListener('scroll', notify, { passive: true });
  return () => removeEventListener('scroll', notify);
}

/** NAV-09: whether the page is away from its top. */
export function useIsScrolled(): boolean {
  return useSyncExternalStore(
    onScroll,
    () => scrollY > 0,
    () => false,
  );
}

/** Keeps `--header-height` at the header's real height; until then the fallback of `tokens.css` stands. */
export function useHeaderHeight() {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const header = ref.current;
    if (!header || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      document.documentElement.style.setProperty('--header-height', `${header.offsetHeight}px`);
    });
    observer.observe(header);
    return () => {
      observer.disconnect();
      document.documentElement.style.removeProperty('--header-height');
    };
  }, []);
  return ref;
}

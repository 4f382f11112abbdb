import { useSyncExternalStore } from 'react';
import { scrollProgress } from './progress-rule.ts';
import classes from './scroll-progress.module.css';

function subscribe(notify: () => void): () => void {
  // The page also grows by itself: pictures and lists arrive.
  const grown = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(notify);
  grown?.observe(document.body);
  addEventListener('scroll', notify, { passive: true });
  addEventListener('resize', notify);
  return () => {
    grown?.disconnect();
    removeEventListener('scroll', notify);
    removeEventListener('resize', notify);
  };
}

/** NAV-10: how far down the page the reader is, at the header's lower edge. Decoration, so silent to screen readers. */
export function ScrollProgress({ pathname }: { pathname: string }) {
  const filled = useSyncExternalStore(
    subscribe,
    () => scrollProgress(pathname, { top: scrollY, range: document.documentElement.scrollHeight - innerHeight }),
    () => scrollProgress(pathname, { top: 0, range: 0 }),
  );
  if (filled === null) return null;
  return (
    <div className={classes.track} data-scroll-progress aria-hidden="true">
      <div className={classes.bar} style={{ transform: `scaleX(${filled})` }} />
    </div>
  );
}

import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** Says the new page's title to screen readers, as a page load would, and takes up the focus that went with the old page. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const [title, setTitle] = useState('');
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    // The title follows the page's data; half a second is enough for most.
    const timer = setTimeout(() => setTitle(document.title.replace(/^\(.+?\) /, '')), 500);
    return () => clearTimeout(timer);
  }, [pathname]);
  return (
    <p className="sr-only" aria-live="polite">
      {title}
    </p>
  );
}

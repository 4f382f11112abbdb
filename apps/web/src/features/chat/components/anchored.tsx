import { type Ref, useEffect } from 'react';

/** Tells Mantine which element a menu or popover hangs on, where that element stands elsewhere in the page. */
export function Anchored({ element, ref }: { element: HTMLElement; ref?: Ref<HTMLElement> }) {
  useEffect(() => {
    if (typeof ref !== 'function') return;
    ref(element);
    return () => {
      ref(null);
    };
  }, [element, ref]);
  return null;
}

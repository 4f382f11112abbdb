import { type Ref, type RefObject, useEffect } from 'react';

/** As a `Menu.Target`: hangs the menu on a button that stands elsewhere, and was there before it. */
export function MenuAnchor({ element, ref }: { element: RefObject<HTMLElement | null>; ref?: Ref<HTMLElement> }) {
  useEffect(() => {
    if (typeof ref !== 'function') return;
    ref(element.current);
    return () => {
      ref(null);
    };
  }, [element, ref]);
  return null;
}

import type { PopoverProps } from '@mantine/core';
import { type FocusEvent, type Ref, type RefObject, useEffect, useState } from 'react';

const FIRST_FOCUS = 'data-autofocus';

/** Lays a menu or popover over its anchor, whole in the window, if there is no room on either side. */
export const IN_WINDOW: NonNullable<PopoverProps['middlewares']> = {
  shift: { crossAxis: true, limiter: { fn: ({ x, y }) => ({ x, y }) } },
};

/**
 * Stands, in the document, within the panel of what it hangs on. On a phone that is a modal dialog, and what is outside
 * of one is out of reach for screen readers.
 */
export const portalOf = (element: HTMLElement | null): { target: HTMLElement } => ({
  target: element?.closest<HTMLElement>('[role="dialog"], [role="complementary"]') ?? document.body,
});

/** Tells Mantine the target of a menu or popover that is elsewhere in the page. */
export function Anchored({ element, ref }: { element: HTMLElement | null; ref?: Ref<HTMLElement> }) {
  useEffect(() => {
    if (typeof ref !== 'function') return;
    ref(element);
    return () => {
      ref(null);
    };
  }, [element, ref]);
  return null;
}

/** The element of a ref, once it is there: not at the first rendering, so that what hangs on it opens after it is mounted. */
export function useAnchor(anchor: RefObject<HTMLElement | null>, isOpen: boolean): HTMLElement | null {
  const [element, setElement] = useState<HTMLElement | null>(null);
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- a ref's element is there after rendering
    if (isOpen) setElement(anchor.current);
  }, [anchor, isOpen]);
  return element;
}

/**
 * Keeps the focus of a popover that traps it where a quick typist has moved it. Mantine gives it twice, each a moment
 * after opening, to what has this attribute: from the first time on, that is what has the focus.
 */
export function keepFocus({ currentTarget, target }: FocusEvent<HTMLElement>): void {
  if (target === currentTarget || !currentTarget.contains(target)) return;
  for (const element of currentTarget.querySelectorAll(`[${FIRST_FOCUS}]`)) element.removeAttribute(FIRST_FOCUS);
  target.setAttribute(FIRST_FOCUS, '');
}

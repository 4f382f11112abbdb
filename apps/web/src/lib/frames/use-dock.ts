import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Read by the notices (toast-stack.module.css); the styles' `--dock-height` stands in until it is measured. */
const REACH = '--dock-reach';

/**
 * For a bar that stays at the window's lower edge: notices stand above it wherever it is, also where the page has ended
 * and it has come to rest above the footer, and however many lines it has.
 */
export function useDock<Element extends HTMLElement>(given?: RefObject<Element | null>): RefObject<Element | null> {
  const own = useRef<Element>(null);
  const ref = given ?? own;
  useLayoutEffect(() => {
    const bar = ref.current;
    if (!bar || typeof ResizeObserver === 'undefined') return;
    const root = document.documentElement;
    const measure = () => {
      const { top, height } = bar.getBoundingClientRect();
      const reach = height > 0 ? innerHeight - top : 0;
      root.style.setProperty(REACH, `${Math.max(0, Math.min(reach, innerHeight / 2))}px`);
    };
    measure();
    const resized = new ResizeObserver(measure);
    for (const watched of [bar, document.body]) resized.observe(watched);
    addEventListener('scroll', measure, { passive: true });
    addEventListener('resize', measure);
    return () => {
      resized.disconnect();
      removeEventListener('scroll', measure);
      removeEventListener('resize', measure);
      root.style.removeProperty(REACH);
    };
  });
  return ref;
}

import { observeElementOffset, observeElementRect, type Virtualizer } from '@tanstack/react-virtual';

type Rows = Virtualizer<Element, HTMLElement>;

/**
 * Finds the scroll container of an element: the panel's content, or the document's element, which stands for the page.
 */
export function scrollParent(element: Element): Element {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    if (
      parent !== document.body &&
      parent !== document.documentElement &&
      /auto|scroll/.test(getComputedStyle(parent).overflowY)
    )
      return parent;
  }
  return document.documentElement;
}

const isPage = (element: Element | null) => element === document.documentElement;

/** How far an element's top is from where its scroller's content begins, px. */
export function offsetIn(scroller: Element, element: Element): number {
  const top = isPage(scroller) ? 0 : scroller.getBoundingClientRect().top;
  return Math.round(element.getBoundingClientRect().top - top + scroller.scrollTop);
}

// The document's element is as high as the page, and its scrolling is told to the window.
export function observeRect(rows: Rows, tell: (rect: { width: number; height: number }) => void): void | (() => void) {
  if (!isPage(rows.scrollElement)) return observeElementRect(rows, tell);
  const measure = () => tell({ width: window.innerWidth, height: window.innerHeight });
  measure();
  window.addEventListener('resize', measure);
  return () => window.removeEventListener('resize', measure);
}

export function observeOffset(rows: Rows, tell: (offset: number, isScrolling: boolean) => void): void | (() => void) {
  const { scrollElement } = rows;
  if (!scrollElement || !isPage(scrollElement)) return observeElementOffset(rows, tell);
  const listen = () => tell(scrollElement.scrollTop, true);
  const settle = () => tell(scrollElement.scrollTop, false);
  window.addEventListener('scroll', listen, { passive: true });
  window.addEventListener('scrollend', settle, { passive: true });
  return () => {
    window.removeEventListener('scroll', listen);
    window.removeEventListener('scrollend', settle);
  };
}

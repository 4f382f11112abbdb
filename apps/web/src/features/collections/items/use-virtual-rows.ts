import {
  defaultRangeExtractor,
  measureElement,
  type Range,
  useVirtualizer,
  type VirtualItem,
} from '@tanstack/react-virtual';
import { type RefCallback, type RefObject, useCallback, useLayoutEffect, useState } from 'react';
import { observeOffset, observeRect, offsetIn, scrollParent } from './scroll-parent.ts';

/** A row of one line of facts and no note, px. */
const ROW = 56;
const OVERSCAN = 8;
/** Room that sticky things take at the scroller's edges, px. */
const STICKY = { start: 128, end: 128 };

interface VirtualRows {
  /** Rows to render, with their distance from the list's top. */
  rows: readonly (Pick<VirtualItem, 'index' | 'key'> & { top: number })[];
  height: number;
  /** Ref of each row, which tells its place by `data-index`. */
  measure: RefCallback<HTMLElement>;
  /** Scrolls no further than needed. */
  scrollTo: (index: number) => void;
}

/** The rows in sight, and those of `kept` wherever they are. Panel and page scroll differently, and so does each row's height. */
export function useVirtualRows(
  list: RefObject<HTMLElement | null>,
  keys: readonly string[],
  kept: readonly (string | null | undefined)[],
): VirtualRows {
  const [place, setPlace] = useState<{ scroller: Element | null; offset: number }>({ scroller: null, offset: 0 });
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- what stands above the list comes and goes with any render, and nothing is set when nothing moved
  useLayoutEffect(() => {
    if (!list.current) return;
    const scroller = place.scroller ?? scrollParent(list.current);
    const offset = offsetIn(scroller, list.current);
    if (scroller !== place.scroller || offset !== place.offset) setPlace({ scroller, offset });
  });

  const keptRows = kept.map((key) => (key == null ? -1 : keys.indexOf(key))).filter((index) => index >= 0);
  // oxlint-disable-next-line react/incompatible-library -- the one component that uses it is not memoized
  const virtualizer = useVirtualizer<Element, HTMLElement>({
    count: keys.length,
    getScrollElement: () => place.scroller,
    getItemKey: useCallback((index: number) => keys[index] ?? index, [keys]),
    estimateSize: () => ROW,
    // Falls back to the estimate, because a hidden row has no height.
    measureElement: (...row) => measureElement(...row) || ROW,
    rangeExtractor: (range: Range) =>
      [...new Set([...defaultRangeExtractor(range), ...keptRows])].toSorted((one, other) => one - other),
    overscan: OVERSCAN,
    scrollMargin: place.offset,
    scrollPaddingStart: STICKY.start,
    scrollPaddingEnd: STICKY.end,
    observeElementRect: observeRect,
    observeElementOffset: observeOffset,
  });
  return {
    rows: virtualizer.getVirtualItems().map(({ index, key, start }) => ({ index, key, top: start - place.offset })),
    height: virtualizer.getTotalSize(),
    measure: virtualizer.measureElement,
    scrollTo: useCallback((index) => virtualizer.scrollToIndex(index, { align: 'auto' }), [virtualizer]),
  };
}

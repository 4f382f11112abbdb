import { defaultRangeExtractor, type Range, useVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { type RefCallback, type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { type ChatRow, estimateRow } from './chat-rows.ts';

/** So near to the end counts as at the end, px. */
const END = 48;
const OVERSCAN = 6;
const PADDING = 12;

/** @param height of what is seen of it, px */
export function isAtEnd(scroller: Element, height: number = scroller.clientHeight): boolean {
  return scroller.scrollHeight - scroller.scrollTop - height <= END;
}

interface VirtualRows {
  /** What to render. */
  items: readonly VirtualItem[];
  /** Refs of what holds the rows, and of each row, which tells its place by `data-index`. */
  canvas: RefCallback<HTMLElement>;
  measure: RefCallback<HTMLElement>;
  elementOf: (key: string) => Element | undefined;
  /** Scrolls no further than needed, or until it is in the middle. */
  scrollTo: (key: string, align?: 'auto' | 'center') => void;
}

/**
 * Rows in sight, and those of `kept` wherever they are. Opens at the newest and stays there while the reader is there;
 * elsewhere what comes below moves nothing (CHAT-16). An own message takes the reader to the end.
 */
export function useMessageVirtualizer(
  rows: readonly ChatRow[],
  scroller: RefObject<HTMLElement | null>,
  kept: readonly number[],
): VirtualRows {
  // oxlint-disable-next-line react/incompatible-library -- the one component that uses it is not memoized
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    getItemKey: useCallback((index: number) => rows[index]?.key ?? index, [rows]),
    estimateSize: (index) => estimateRow(rows[index]),
    rangeExtractor: (range: Range) =>
      [...new Set([...defaultRangeExtractor(range), ...kept])].toSorted((one, other) => one - other),
    overscan: OVERSCAN,
    paddingStart: PADDING,
    paddingEnd: PADDING,
    scrollPaddingStart: PADDING,
    scrollPaddingEnd: PADDING,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: END,
    directDomUpdates: true,
    // A moved row would be what fixed pieces in it are placed by.
    directDomUpdatesMode: 'position',
  });

  useLayoutEffect(() => virtualizer.scrollToEnd(), [virtualizer]);

  const last = rows.at(-1);
  const written = last?.kind === 'message' && last.message.out ? last.key : null;
  useEffect(() => {
    if (written !== null) virtualizer.scrollToEnd();
  }, [virtualizer, written]);

  // The composer grows and takes its room from the list.
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    let height = element.clientHeight;
    const resized = new ResizeObserver(() => {
      const wasAtEnd = isAtEnd(element, height);
      height = element.clientHeight;
      if (wasAtEnd) virtualizer.scrollToEnd();
    });
    resized.observe(element);
    return () => resized.disconnect();
  }, [virtualizer, scroller]);

  const latest = useRef(rows);
  useLayoutEffect(() => {
    latest.current = rows;
  }, [rows]);
  return {
    items: virtualizer.getVirtualItems(),
    canvas: virtualizer.containerRef,
    measure: virtualizer.measureElement,
    elementOf: useCallback((key) => virtualizer.elementsCache.get(key), [virtualizer]),
    scrollTo: useCallback(
      (key, align = 'auto') => {
        const index = latest.current.findIndex((row) => row.key === key);
        if (index >= 0) virtualizer.scrollToIndex(index, { align });
      },
      [virtualizer],
    ),
  };
}

import { defaultRangeExtractor, type Range, useVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { type RefCallback, type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type ChatRow, estimateRow } from './chat-rows.ts';

/** Distance to the end, in px, that still counts as at the end. */
const END = 48;
const OVERSCAN = 6;
const PADDING = 12;
/** Height of the row beyond the messages when there are more (`.page` in list.module.css), px. */
const PAGE_ROW = 44;

/** @param height of the visible part, px */
export function isAtEnd(scroller: Element, { within = END } = {}): boolean {
  return scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight <= within;
}

interface VirtualRows {
  /** Virtual items to render. */
  items: readonly VirtualItem[];
  /** Refs of the container and of each row, which has its index in `data-index`. */
  canvas: RefCallback<HTMLElement>;
  measure: RefCallback<HTMLElement>;
  elementOf: (key: string) => Element | undefined;
  /** Scrolls no further than needed, or until it is in the middle, or at the top. */
  scrollTo: (key: string, align?: 'auto' | 'center' | 'start') => void;
  /** Index of the last row that is in sight; -1: none. */
  lastInSight: () => number;
}

interface Given {
  rows: readonly ChatRow[];
  scroller: RefObject<HTMLElement | null>;
  /** Indexes of rows that are rendered wherever they are. */
  kept: readonly number[];
  hasOlder: boolean;
  hasNewer: boolean;
}

/**
 * Rows in sight, and those of `kept`. Opens at the newest and stays there while the reader is there; elsewhere what comes
 * above or below moves nothing (CHAT-16, LIVE-09). An own message takes the reader to the end.
 */
export function useMessageVirtualizer({ rows, scroller, kept, hasOlder, hasNewer }: Given): VirtualRows {
  // Pages read downwards from the middle of the history append below the reader and are not followed; new messages are,
  // from the first on.
  const [follows, setFollows] = useState(!hasNewer);
  useEffect(() => setFollows(!hasNewer), [hasNewer]);
  // oxlint-disable-next-line react/incompatible-library -- the one component that uses it is not memoized
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    getItemKey: useCallback((index: number) => rows[index]?.key ?? index, [rows]),
    estimateSize: (index) => estimateRow(rows[index]),
    rangeExtractor: (range: Range) =>
      [...new Set([...defaultRangeExtractor(range), ...kept])].toSorted((one, other) => one - other),
    overscan: OVERSCAN,
    paddingStart: PADDING + (hasOlder ? PAGE_ROW : 0),
    paddingEnd: PADDING + (hasNewer ? PAGE_ROW : 0),
    scrollPaddingStart: PADDING,
    scrollPaddingEnd: PADDING,
    anchorTo: 'end',
    followOnAppend: follows,
    scrollEndThreshold: END,
    directDomUpdates: true,
    // A moved row would be what fixed pieces in it are placed by.
    directDomUpdatesMode: 'position',
  });

  useLayoutEffect(() => virtualizer.scrollToEnd(), [virtualizer]);

  const last = rows.at(-1);
  const written = last?.kind === 'message' && last.message.out ? last.key : null;
  useEffect(() => {
    if (written !== null && !hasNewer) virtualizer.scrollToEnd();
  }, [virtualizer, written, hasNewer]);

  useStayAtEnd(scroller, hasNewer, virtualizer.scrollToEnd);

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
    lastInSight: useCallback(() => {
      // The range of the virtualizer may predate the last scroll.
      const isEnd = scroller.current !== null && isAtEnd(scroller.current);
      return isEnd ? latest.current.length - 1 : (virtualizer.range?.endIndex ?? -1);
    }, [virtualizer, scroller]),
  };
}

/**
 * Keeps a reader at the end there, whatever grows: the composer, which takes its space from the list, and rows higher
 * than estimated, some of which the virtualizer misses while it scrolls. Only scrolling up leaves the end.
 */
function useStayAtEnd(scroller: RefObject<HTMLElement | null>, hasNewer: boolean, scrollToEnd: () => void): void {
  const stays = useRef(!hasNewer);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    let top = element.scrollTop;
    const scrolled = () => {
      const isUpwards = element.scrollTop < top;
      top = element.scrollTop;
      stays.current = !hasNewer && (isAtEnd(element) || (stays.current && !isUpwards));
    };
    const resized = new ResizeObserver(() => {
      if (stays.current && !isAtEnd(element, { within: 1 })) scrollToEnd();
    });
    element.addEventListener('scroll', scrolled, { passive: true });
    for (const grown of [element, element.firstElementChild]) if (grown) resized.observe(grown);
    return () => {
      element.removeEventListener('scroll', scrolled);
      resized.disconnect();
    };
  }, [scroller, hasNewer, scrollToEnd]);
}

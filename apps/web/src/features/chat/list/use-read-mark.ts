import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ChatSource } from '../chat-source.ts';
import type { ChatRow } from './chat-rows.ts';

interface Given {
  source: ChatSource;
  rows: readonly ChatRow[];
  lastInSight: () => number;
  /** The list stands where it opens: what passed before was not seen. */
  isPlaced: boolean;
}

interface ReadMark {
  /** To be called when the list was scrolled. */
  mark: () => void;
  /** Number of the newest message that was in sight; 0: none. */
  seen: number;
}

/** Tells the source which is the newest message that was in sight, while the page is looked at (LIVE-06, LIVE-14). */
export function useReadMark({ source, rows, lastInSight, isPlaced }: Given): ReadMark {
  const marked = useRef(0);
  const [seen, setSeen] = useState(0);
  const mark = useCallback(() => {
    if (!isPlaced || document.visibilityState !== 'visible') return;
    const newest = newestNumber(rows, lastInSight());
    if (newest <= marked.current) return;
    marked.current = newest;
    setSeen(newest);
    source.markRead(newest);
  }, [source, rows, lastInSight, isPlaced]);
  useEffect(() => {
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [mark]);
  return { mark, seen };
}

/**
 * Opens the list at the line above the first unread message. Until it is known where that is, and the list stands there,
 * nothing counts as seen (LIVE-14).
 */
export function useFirstUnread({
  isKnown,
  rows,
  scrollTo,
}: {
  isKnown: boolean;
  rows: readonly ChatRow[];
  scrollTo: (key: string, align: 'start') => void;
}): boolean {
  const [beginsAtLine, setBeginsAtLine] = useState<boolean | null>(null);
  const [isAtLine, setIsAtLine] = useState(false);
  if (beginsAtLine === null && isKnown) setBeginsAtLine(rows.some(({ kind }) => kind === 'unread'));
  useLayoutEffect(() => {
    if (beginsAtLine !== true) return;
    scrollTo('unread', 'start');
    const frame = requestAnimationFrame(() => {
      // Rows above may have turned out higher than estimated.
      scrollTo('unread', 'start');
      setIsAtLine(true);
    });
    return () => cancelAnimationFrame(frame);
  }, [beginsAtLine, scrollTo]);
  return beginsAtLine === false || isAtLine;
}

/** Newest number among the rows up to `last`; 0 if none has a number. */
function newestNumber(rows: readonly ChatRow[], last: number): number {
  for (let index = Math.min(last, rows.length - 1); index >= 0; index -= 1) {
    const row = rows[index];
    if (row?.kind === 'message' && row.message.number !== null) return row.message.number;
  }
  return 0;
}

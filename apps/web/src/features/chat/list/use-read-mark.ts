import { useCallback, useEffect, useRef } from 'react';
import type { ChatSource } from '../chat-source.ts';
import type { ChatRow } from './chat-rows.ts';

/**
 * Tells the source which is the newest message that was in sight, while the page is looked at (LIVE-06).
 * @returns to be called when the list was scrolled
 */
export function useReadMark(source: ChatSource, rows: readonly ChatRow[], lastInSight: () => number): () => void {
  const marked = useRef(0);
  const mark = useCallback(() => {
    if (document.visibilityState !== 'visible') return;
    const seen = newestNumber(rows, lastInSight());
    if (seen <= marked.current) return;
    marked.current = seen;
    source.markRead(seen);
  }, [source, rows, lastInSight]);
  useEffect(() => {
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [mark]);
  return mark;
}

/** Newest number among the rows up to `last`; 0 if none has a number. */
function newestNumber(rows: readonly ChatRow[], last: number): number {
  for (let index = Math.min(last, rows.length - 1); index >= 0; index -= 1) {
    const row = rows[index];
    if (row?.kind === 'message' && row.message.number !== null) return row.message.number;
  }
  return 0;
}

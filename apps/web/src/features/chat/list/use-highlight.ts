import { useEffect, useState } from 'react';
import { chatLimits } from '../chat-source.ts';

/** What was jumped to, for 2 s (CHAT-11); a second jump to the same lights it up anew. */
export function useHighlight(): [highlightedId: string | null, highlight: (id: string) => void] {
  const [highlighted, setHighlighted] = useState<{ id: string } | null>(null);
  useEffect(() => {
    if (!highlighted) return;
    const timer = setTimeout(setHighlighted, chatLimits.highlightMs, null);
    return () => clearTimeout(timer);
  }, [highlighted]);
  return [highlighted?.id ?? null, (id) => setHighlighted({ id })];
}

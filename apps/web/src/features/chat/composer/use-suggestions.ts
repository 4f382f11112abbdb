import { useEffect, useState } from 'react';
import { type ChatSource, chatLimits, type Draft } from '../chat-source.ts';
import type { Tag } from '../text/find-tags.ts';
import { findTrigger, type Trigger } from '../text/tagging.ts';

interface Found {
  kind: Trigger['kind'];
  /** Where its sign stands. */
  start: number;
  tags: readonly Tag[];
  active: number;
}

export interface Suggestions {
  /** What is being completed; null while nothing is suggested. */
  trigger: Trigger | null;
  tags: readonly Tag[];
  /** Index of the one that Enter takes. */
  active: number;
  setActive: (index: number) => void;
  /** Until another tag is begun. */
  close: () => void;
}

/**
 * Who and what may be meant by the tag at the caret, found when typing pauses (CHAT-14).
 * @param caret null while the field has no focus, or something is selected
 */
export function useSuggestions(source: ChatSource, { text, taggedContent }: Draft, caret: number | null): Suggestions {
  const trigger = caret === null ? null : findTrigger(text, caret, taggedContent);
  const [found, setFound] = useState<Found | null>(null);
  const [closedAt, setClosedAt] = useState<number | null>(null);
  if (!trigger && (found || closedAt !== null)) {
    setFound(null);
    setClosedAt(null);
  }

  const { kind, start, query } = trigger ?? {};
  useEffect(() => {
    if (kind === undefined || start === undefined || query === undefined) return;
    const timer = setTimeout(
      () => setFound({ kind, start, tags: findTagsFor(source, kind, query), active: 0 }),
      chatLimits.suggestDelayMs,
    );
    return () => clearTimeout(timer);
  }, [source, kind, start, query]);

  const isOpen =
    found !== null && found.tags.length > 0 && found.kind === kind && found.start === start && closedAt !== start;
  return {
    trigger: isOpen ? trigger : null,
    tags: isOpen ? found.tags : [],
    active: isOpen ? found.active : 0,
    setActive: (active) => setFound((now) => now && { ...now, active }),
    close: () => setClosedAt(start ?? null),
  };
}

function findTagsFor(source: ChatSource, kind: Trigger['kind'], query: string): readonly Tag[] {
  return kind === 'user'
    ? source.findUsers(query).map((user) => ({ kind: 'mention', user }))
    : source.findPosts(query).map((post) => ({ kind: 'post', post }));
}

import { useEffect, useState } from 'react';
import { type ChatSource, chatLimits, type Draft } from '../chat-source.ts';
import { type Tag, tagText } from '../text/find-tags.ts';
import { findTrigger, type Trigger } from '../text/tagging.ts';

interface Found {
  kind: Trigger['kind'];
  /** Index of the sign in the text. */
  start: number;
  query: string;
  status: SuggestionStatus;
  tags: readonly Tag[];
  active: number;
}

/** `none`: nobody and nothing is called that; `failed`: it could not be asked. */
export type SuggestionStatus = 'searching' | 'found' | 'none' | 'failed';

export interface Suggestions {
  /** Tag that is being completed; null while nothing is suggested. */
  trigger: Trigger | null;
  status: SuggestionStatus;
  /** Some, if they are `found`. */
  tags: readonly Tag[];
  /** Index of the one that Enter takes. */
  active: number;
  setActive: (index: number) => void;
  /** Until another tag is begun. */
  close: () => void;
}

/**
 * Suggests users and content for the tag at the caret, searched when typing pauses (CHAT-14).
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
    const asking = new AbortController();
    const { signal } = asking;
    const timer = setTimeout(() => {
      // Keeps the results for the beginning of the word until the new ones arrive.
      setFound((now) =>
        now?.kind === kind && now.start === start
          ? now
          : { kind, start, query, status: 'searching', tags: [], active: 0 },
      );
      const show = (status: SuggestionStatus, tags: readonly Tag[] = []) =>
        signal.aborted || setFound({ kind, start, query, status, tags, active: 0 });
      findTagsFor(source, kind, query, signal).then(
        (tags) => show(tags.length > 0 ? 'found' : 'none', tags),
        () => show('failed'),
      );
    }, chatLimits.suggestDelayMs);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [source, kind, start, query]);

  const isFound = found !== null && found.kind === kind && found.start === start && closedAt !== start;
  // A hasty Enter names nobody whom the whole word does not mean.
  const tags =
    isFound && query !== undefined ? found.tags.filter((tag) => found.query === query || fits(tag, query)) : [];
  const status = !isFound ? 'none' : found.status === 'found' && tags.length === 0 ? 'searching' : found.status;
  // Closes the list without a match after a space, because `#1 ` followed by more text is no tag.
  const isOpen = isFound && (status === 'found' || (query !== undefined && /^\S+$/.test(query)));
  return {
    trigger: isOpen ? trigger : null,
    status: isOpen ? status : 'none',
    tags: isOpen ? tags : [],
    active: isOpen ? Math.max(0, Math.min(found.active, tags.length - 1)) : 0,
    setActive: (active) => setFound((now) => now && { ...now, active }),
    close: () => setClosedAt(start ?? null),
  };
}

const fits = (tag: Tag, query: string): boolean =>
  [tagText(tag), tag.kind === 'mention' ? tag.user.name : ''].some((name) =>
    name.toLowerCase().includes(query.toLowerCase()),
  );

async function findTagsFor(
  source: ChatSource,
  kind: Trigger['kind'],
  query: string,
  signal: AbortSignal,
): Promise<readonly Tag[]> {
  if (kind === 'user') return (await source.findUsers(query, signal)).map((user) => ({ kind: 'mention', user }));
  return (await source.findReferences(query, signal)).map((found) =>
    'slug' in found ? { kind: 'reference', reference: found } : { kind: 'post', post: found },
  );
}

import { type KeyboardEvent, type RefObject, type SyntheticEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ChatSource, Draft } from '../chat-source.ts';
import type { Tag } from '../text/find-tags.ts';
import { insertTag } from '../text/tagging.ts';
import { useSuggestions } from './use-suggestions.ts';

/** Follows the caret of a field, suggests what the tag at it may mean, and puts the one that is taken into the draft (CHAT-14). */
export function useTagging(
  source: ChatSource,
  draft: Draft,
  field: RefObject<HTMLTextAreaElement | null>,
  onChange: (part: Partial<Draft>) => void,
) {
  const [caret, setCaret] = useState<number | null>(null);
  const suggestions = useSuggestions(source, draft, caret);
  const { trigger, tags, active, setActive, close } = suggestions;

  const take = (tag: Tag) => {
    if (!trigger || caret === null) return;
    const taken = insertTag(draft, trigger, caret, tag);
    // The caret goes into the new text, so that must stand first.
    flushSync(() => onChange({ text: taken.text, taggedContent: taken.taggedContent }));
    field.current?.setSelectionRange(taken.caret, taken.caret);
    setCaret(taken.caret);
  };

  /** @returns whether the key was meant for the suggestions */
  const chooseByKey = ({ key }: KeyboardEvent): boolean => {
    const tag = tags[active];
    if (trigger && key === 'Escape') {
      close();
      return true;
    }
    if (!tag) return false;
    if (key === 'ArrowDown') setActive((active + 1) % tags.length);
    else if (key === 'ArrowUp') setActive((active - 1 + tags.length) % tags.length);
    else if (key === 'Enter' || key === 'Tab') take(tag);
    else return false;
    return true;
  };

  const followCaret = ({ currentTarget: { selectionStart, selectionEnd } }: SyntheticEvent<HTMLTextAreaElement>) =>
    setCaret(selectionStart === selectionEnd ? selectionStart : null);

  return { ...suggestions, take, chooseByKey, followCaret, loseCaret: () => setCaret(null) };
}

import { Textarea } from '@onceware/ui/textarea/textarea';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useId,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl/react';
import { type ChatSource, chatLimits, type Draft } from '../chat-source.ts';
import { useSuggestions } from './use-suggestions.ts';
import type { Tag } from '../text/find-tags.ts';
import { insertTag } from '../text/tagging.ts';
import classes from './composer-field.module.css';
import { isComposing, isPlain } from './composer-keys.ts';
import { optionId, SuggestionList } from './suggestion-list.tsx';

interface Props {
  source: ChatSource;
  draft: Draft;
  onChange: (part: Partial<Draft>) => void;
  onSend: () => void;
  onEditLast: () => void;
  onAttach: (files: readonly File[]) => void;
  ref: RefObject<HTMLTextAreaElement | null>;
}

/** Where a message is typed: Enter sends it, Shift+Enter breaks the line, `@` and `#` suggest (CHAT-05, CHAT-14). */
export function ComposerField({ source, draft, onChange, onSend, onEditLast, onAttach, ref }: Props) {
  const t = useTranslations('chatComposer');
  const listId = useId();
  const [caret, setCaret] = useState<number | null>(null);
  const { trigger, tags, active, setActive, close } = useSuggestions(source, draft, caret);
  const { text, replyTo } = draft;

  // A draft that was kept goes on at its end.
  useEffect(() => {
    const { current } = ref;
    current?.setSelectionRange(current.value.length, current.value.length);
  }, [ref]);

  const followCaret = ({ currentTarget: { selectionStart, selectionEnd } }: SyntheticEvent<HTMLTextAreaElement>) =>
    setCaret(selectionStart === selectionEnd ? selectionStart : null);

  const take = (tag: Tag) => {
    if (!trigger || caret === null) return;
    const taken = insertTag(draft, trigger, caret, tag);
    // The caret goes into the new text, so that must stand first.
    flushSync(() => onChange({ text: taken.text, taggedContent: taken.taggedContent }));
    ref.current?.setSelectionRange(taken.caret, taken.caret);
    setCaret(taken.caret);
  };

  /** @returns whether the key was meant for the suggestions */
  const chooseByKey = ({ key }: KeyboardEvent): boolean => {
    const tag = tags[active];
    if (!tag) return false;
    if (key === 'ArrowDown') setActive((active + 1) % tags.length);
    else if (key === 'ArrowUp') setActive((active - 1 + tags.length) % tags.length);
    else if (key === 'Enter' || key === 'Tab') take(tag);
    else if (key === 'Escape') close();
    else return false;
    return true;
  };

  /** @returns whether the key did something, and the browser and the panel shall not */
  const act = (event: KeyboardEvent): boolean => {
    const { key } = event;
    if (isPlain(event) && chooseByKey(event)) return true;
    if (key === 'Enter' && !event.shiftKey && !event.altKey) onSend();
    else if (key === 'Escape' && replyTo !== null) onChange({ replyTo: null });
    else if (key === 'ArrowUp' && isPlain(event) && text === '') onEditLast();
    else return false;
    return true;
  };

  const paste = (event: ClipboardEvent) => {
    const { files, types } = event.clipboardData;
    // Office programs add a picture of the text that they copy, and mean the text.
    if (files.length === 0 || (types.includes('text/plain') && types.includes('text/html'))) return;
    event.preventDefault();
    onAttach([...files]);
  };

  const isLong = text.length > chatLimits.editWarningAt;
  return (
    <div className={classes.place}>
      {trigger && (
        <SuggestionList
          id={listId}
          kind={trigger.kind}
          tags={tags}
          active={active}
          onActivate={setActive}
          onTake={take}
        />
      )}
      <Textarea
        ref={ref}
        className={classes.field}
        label={t('field')}
        isLabelHidden
        placeholder={t('placeholder')}
        minRows={1}
        maxRows={6}
        enterKeyHint="send"
        value={text}
        counter={
          text.length > COUNTED_FROM
            ? { max: chatLimits.editWarningAt, label: (count) => t('characters', { count }) }
            : undefined
        }
        aria-autocomplete="list"
        // A text of several lines has no role that could expand, so it takes another for as long as it does.
        role={trigger ? 'combobox' : undefined}
        aria-expanded={trigger ? true : undefined}
        aria-controls={trigger ? listId : undefined}
        aria-activedescendant={trigger ? optionId(listId, active) : undefined}
        onChange={(event) => {
          onChange({ text: event.currentTarget.value });
          followCaret(event);
        }}
        onSelect={followCaret}
        onBlur={() => setCaret(null)}
        onPaste={paste}
        onKeyDown={(event) => {
          if (!isComposing(event) && act(event)) event.preventDefault();
        }}
      />
      <p className={classes.warning} role="status">
        {isLong && t('tooLong')}
      </p>
      <p className="sr-only" role="status">
        {trigger && t('suggestions.found', { count: tags.length })}
      </p>
    </div>
  );
}

/** Before that, nobody wants to know. */
const COUNTED_FROM = chatLimits.editWarningAt * 0.9;

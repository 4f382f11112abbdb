import { Textarea } from '@onceware/ui/textarea/textarea';
import { type ClipboardEvent, type KeyboardEvent, type RefObject, useEffect, useId } from 'react';
import { useTranslations } from 'use-intl/react';
import type { ChatSource, Draft } from '../chat-source.ts';
import classes from './composer.module.css';
import { optionId, SuggestionList } from './suggestion-list.tsx';
import { useTextMax } from '../text/use-text-max.ts';
import type { useEdits } from './use-edits.ts';
import { useTagging } from './use-tagging.ts';

interface Props {
  source: ChatSource;
  draft: Draft;
  onChange: (part: Partial<Draft>) => void;
  onSend: () => void;
  onEditLast: () => void;
  onAttach: (files: readonly File[]) => void;
  edits: ReturnType<typeof useEdits>;
  ref: RefObject<HTMLTextAreaElement | null>;
}

/** Text field for a message: Enter sends it, Shift+Enter breaks the line, `@` and `#` suggest (CHAT-05, CHAT-14). */
export function ComposerField({ source, draft, onChange, onSend, onEditLast, onAttach, edits, ref }: Props) {
  const t = useTranslations('chatComposer');
  const listId = useId();
  const { max } = useTextMax();
  const { trigger, status, tags, active, setActive, take, chooseByKey, followCaret, loseCaret } = useTagging(
    source,
    draft,
    ref,
    onChange,
  );
  const { text, replyTo } = draft;

  // A draft that was kept goes on at its end.
  useEffect(() => {
    const { current } = ref;
    current?.setSelectionRange(current.value.length, current.value.length);
  }, [ref]);

  /** @returns whether the key was handled, so that browser and panel ignore it */
  const act = (event: KeyboardEvent): boolean => {
    const { key } = event;
    if (isPlain(event) && chooseByKey(event)) return true;
    if (edits.formatByKey(event)) return true;
    if (key === 'Enter' && !event.shiftKey && !event.altKey) onSend();
    else if (key === 'Escape' && replyTo !== null) onChange({ replyTo: null });
    else if (key === 'ArrowUp' && isPlain(event) && text === '') onEditLast();
    else return false;
    return true;
  };

  return (
    <div className={classes.place}>
      {trigger && (
        <SuggestionList
          id={listId}
          kind={trigger.kind}
          status={status}
          tags={tags}
          active={active}
          onActivate={setActive}
          onTake={take}
        />
      )}
      <Textarea
        ref={ref}
        className={classes.composerFieldField}
        label={t('field')}
        isLabelHidden
        placeholder={t('placeholder')}
        minRows={1}
        maxRows={6}
        enterKeyHint="send"
        value={text}
        counter={text.length > max * COUNTED_FROM ? { max, label: (count) => t('characters', { count }) } : undefined}
        aria-autocomplete="list"
        {...(trigger && status === 'found' && comboboxOf(listId, active))}
        onChange={(event) => {
          onChange({ text: event.currentTarget.value });
          followCaret(event);
        }}
        onSelect={followCaret}
        onBlur={loseCaret}
        onPaste={(event) => {
          const files = filesIn(event);
          if (files.length === 0) return edits.linkByPaste(event);
          event.preventDefault();
          onAttach(files);
        }}
        onKeyDown={(event) => {
          if (!isComposing(event) && act(event)) event.preventDefault();
        }}
      />
      <FieldStatus length={text.trim().length} found={trigger && status === 'found' ? tags.length : null} />
    </div>
  );
}

/** A text of several lines has no role that could expand, so it takes another for as long as it does. */
const comboboxOf = (listId: string, active: number) =>
  ({
    role: 'combobox',
    'aria-expanded': true,
    'aria-controls': listId,
    'aria-activedescendant': optionId(listId, active),
  }) as const;

/** Announces to screen readers how many suggestions there are, and warns that the text is too long. */
function FieldStatus({ length, found }: { length: number; found: number | null }) {
  const t = useTranslations('chatComposer');
  const { max, sentence } = useTextMax();
  return (
    <>
      <p className={classes.warning} role="status">
        {length > max && sentence}
      </p>
      <p className="sr-only" role="status">
        {found !== null && t('suggestions.found', { count: found })}
      </p>
    </>
  );
}

/** Share of the limit from which the counter is shown. */
const COUNTED_FROM = 0.9;

function filesIn({ clipboardData: { files, types } }: ClipboardEvent): File[] {
  // Office programs add a picture of the text that they copy, and mean the text.
  return types.includes('text/plain') && types.includes('text/html') ? [] : [...files];
}

/** Key code that Safari gives the Enter that ends a composition, after it has reported the composition as over. */
const STILL_COMPOSING = 229;

/** The key belongs to an input method: it chooses among the characters that were typed (CHAT-05). */
const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === STILL_COMPOSING;

const isPlain = ({ shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  !shiftKey && !altKey && !ctrlKey && !metaKey;

import { isBlank } from '@onceware/api/chat/messages/blank.limits';
import { Button } from '@onceware/ui/button/button';
import { Textarea } from '@onceware/ui/textarea/textarea';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { errorKey } from '#lib/api/api-error.ts';
import { useErrorSentence } from '#lib/api/error-sentence.ts';
import type { ChatMessage } from '../chat-source.ts';
import { useEdits } from '../composer/use-edits.ts';
import { useMessageActions } from '../message-actions.ts';
import classes from './message.module.css';
import { typedText } from '@onceware/api/chat/text/formatting.limits';
import { useTextMax } from '../text/use-text-max.ts';

/** An own message, being changed in its place (CHAT-08). */
export function MessageEditor({ message }: { message: ChatMessage }) {
  const t = useTranslations('chat.message');
  const refusal = useErrorSentence();
  const { saveEdit, stopEdit } = useMessageActions();
  const [before] = useState(() => typedText(message.text));
  const [text, setText] = useState(before);
  const [isSaving, setIsSaving] = useState(false);
  /** Why it could not be saved. */
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const edits = useEdits(field, setText);
  useEffect(() => {
    const { current } = field;
    current?.focus();
    current?.setSelectionRange(current.value.length, current.value.length);
  }, []);

  const stop = () => stopEdit(message.id);
  const { max, sentence, isBinding } = useTextMax();
  const isTooLong = text.trim().length > max;
  const canSave = !isSaving && !(isTooLong && isBinding) && !isBlank(text) && text.trim() !== before.trim();
  const save = () => {
    if (!canSave) return;
    setIsSaving(true);
    setProblem(null);
    saveEdit(message.id, text).then(stop, (error: unknown) => {
      setIsSaving(false);
      setProblem(errorKey(error) === null ? t('saveFailed') : refusal(error));
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (edits.formatByKey(event)) return event.preventDefault();
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save();
    else if (event.key === 'Escape') stop();
    else return;
    // Else Escape would close the panel too.
    event.preventDefault();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the field and the buttons inside
    <div className={classes.editor} onKeyDown={onKeyDown}>
      <Textarea
        ref={field}
        label={t('editLabel')}
        isLabelHidden
        minRows={1}
        value={text}
        readOnly={isSaving}
        counter={{ max, label: (count) => t('characters', { count }) }}
        onChange={(event) => setText(event.currentTarget.value)}
        onPaste={edits.linkByPaste}
      />
      <p className={classes.warning} role="status">
        {isTooLong && sentence}
      </p>
      {problem !== null && (
        <p className="text-14 danger" role="alert">
          {problem}
        </p>
      )}
      <div className="row wrap justify-end gap-2">
        <Button onClick={stop}>{t('cancel')}</Button>
        <Button variant="primary" disabled={!canSave} isBusy={isSaving} onClick={save}>
          {isSaving ? t('saving') : t('save')}
        </Button>
      </div>
    </div>
  );
}

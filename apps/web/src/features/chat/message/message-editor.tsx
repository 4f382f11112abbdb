import { Button } from '@onceware/ui/button/button';
import { Textarea } from '@onceware/ui/textarea/textarea';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { type ChatMessage, chatLimits } from '../chat-source.ts';
import { useMessageActions } from '../message-actions.ts';
import classes from './message.module.css';
import { plainText } from '../text/plain-text.ts';

/** An own message, being changed in its place (CHAT-08). */
export function MessageEditor({ message }: { message: ChatMessage }) {
  const t = useTranslations('chat.message');
  const { saveEdit, stopEdit } = useMessageActions();
  const [before] = useState(() => plainText(message.text));
  const [text, setText] = useState(before);
  const [state, setState] = useState<'open' | 'saving' | 'failed'>('open');
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const { current } = field;
    current?.focus();
    current?.setSelectionRange(current.value.length, current.value.length);
  }, []);

  const stop = () => stopEdit(message.id);
  const isSaving = state === 'saving';
  const canSave = !isSaving && text.trim() !== '' && text.trim() !== before.trim();
  const save = () => {
    if (!canSave) return;
    setState('saving');
    saveEdit(message.id, text).then(stop, () => setState('failed'));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
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
        counter={{ max: chatLimits.editWarningAt, label: (count) => t('characters', { count }) }}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <p className={classes.warning} role="status">
        {text.length > chatLimits.editWarningAt && t('tooLong')}
      </p>
      {state === 'failed' && (
        <p className={classes.failed} role="alert">
          {t('saveFailed')}
        </p>
      )}
      <div className={classes.buttons}>
        <Button onClick={stop}>{t('cancel')}</Button>
        <Button variant="primary" disabled={!canSave} isBusy={isSaving} onClick={save}>
          {isSaving ? t('saving') : t('save')}
        </Button>
      </div>
    </div>
  );
}

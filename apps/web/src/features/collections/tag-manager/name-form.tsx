import { collectionLimits } from '@onceware/api/collections/collections.limits';
import { Button } from '@onceware/ui/button/button';
import { TextField } from '@onceware/ui/field/text-field';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import classes from './tag-manager.module.css';

interface Props {
  label: string;
  initial: string;
  /** A sentence that says what will happen, or what is missing. */
  sentence: (name: string) => string | null;
  submitLabel: (name: string) => string;
  onSubmit: (name: string) => void;
  onCancel: () => void;
}

/** A form for a tag's new name: selected on opening, submitted by Enter, cancelled by Escape. */
export function NameForm({ label, initial, sentence, submitLabel, onSubmit, onCancel }: Props) {
  const t = useTranslations('tagManager');
  const [text, setText] = useState(initial);
  const form = useRef<HTMLFormElement>(null);
  const name = text.trim();
  useEffect(() => {
    const field = form.current?.querySelector('input');
    field?.focus();
    field?.select();
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    // The dialog stays.
    event.preventDefault();
    onCancel();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape in any of its controls
    <form
      ref={form}
      className="stack one-column gap-2 flex-1 min-w-0 py-3"
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        if (name !== '') onSubmit(name);
      }}
    >
      <TextField
        label={label}
        dir="auto"
        autoComplete="off"
        maxLength={collectionLimits.tagMax}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value.replaceAll(/\s/g, ' '))}
      />
      <p className={classes.hint} role="status" dir="auto">
        {sentence(name)}
      </p>
      <div className="row wrap justify-end gap-2">
        <Button onClick={onCancel}>{t('cancel')}</Button>
        <Button type="submit" variant="primary" disabled={name === ''}>
          {submitLabel(name)}
        </Button>
      </div>
    </form>
  );
}

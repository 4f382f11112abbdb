import { Button } from '@onceware/ui/button/button';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { findDraft } from '../form/form-drafts.ts';
import { NameField } from '../form/name-field.tsx';
import classes from './save-menu.module.css';

/** Takes the place of «New collection» in the menu: Enter makes it and saves to it, Escape goes back. */
export function SaveToNew({
  firstName,
  onSave,
  onCancel,
}: {
  firstName: string;
  onSave: (name: string) => void;
  onCancel: () => void;
}) {
  const t = useTranslations('managing');
  const queryClient = useQueryClient();
  // What could not be made the last time is at hand.
  const [name, setName] = useState(() => firstName || (findDraft(queryClient, undefined)?.name ?? ''));
  const [isRefused, setIsRefused] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const isNameless = name.trim() === '';
  useEffect(() => field.current?.focus(), []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isNameless) return onSave(name.trim());
    setIsRefused(true);
    field.current?.focus();
  };
  const cancel = (event: KeyboardEvent) => {
    // While a word is being composed, Escape is its own.
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onCancel();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape, from whatever has the focus in it
    <form className={classes.form} noValidate onSubmit={submit} onKeyDown={cancel}>
      <NameField
        ref={field}
        label={t('choose.name')}
        isLabelHidden
        placeholder={t('choose.name')}
        value={name}
        onChange={setName}
        required
        problem={isRefused && isNameless ? t('form.nameMissing') : undefined}
      />
      <div className={classes.actions}>
        <Button variant="quiet" onClick={onCancel}>
          {t('choose.back')}
        </Button>
        <Button type="submit" variant="primary">
          {t('choose.create')}
        </Button>
      </div>
    </form>
  );
}

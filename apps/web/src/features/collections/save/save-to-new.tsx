import { Button } from '@onceware/ui/button/button';
import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { CheckedForm } from '#lib/form/checked-form.tsx';
import { findDraft } from '../form/form-drafts.ts';
import { NameField } from '../form/name-field.tsx';
import classes from './save-menu.module.css';

const FIELDS = ['name'] as const;

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
  // Falls back to the name that could not be created last time.
  const [name, setName] = useState(() => firstName || (findDraft(queryClient, undefined)?.name ?? ''));
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  const cancel = (event: KeyboardEvent) => {
    // While a word is being composed, Escape is its own.
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onCancel();
  };
  return (
    <CheckedForm
      className={classes.form}
      fields={FIELDS}
      sentence={() => t('form.nameMissing')}
      onSubmit={() => onSave(name.trim())}
      onKeyDown={cancel}
    >
      <NameField
        ref={field}
        label={t('choose.name')}
        isLabelHidden
        placeholder={t('choose.name')}
        value={name}
        onChange={setName}
      />
      <div className="row justify-between gap-2">
        <Button variant="quiet" onClick={onCancel}>
          {t('choose.back')}
        </Button>
        <Button type="submit" variant="primary">
          {t('choose.create')}
        </Button>
      </div>
    </CheckedForm>
  );
}

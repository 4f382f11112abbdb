import { Button } from '@onceware/ui/button/button';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { findDraft } from '../form/form-drafts.ts';
import { NameField } from '../form/name-field.tsx';
import classes from './move-dialog.module.css';

interface Props {
  /** What was searched for in vain is a name at hand. */
  firstName: string;
  onCreate: (name: string) => void;
  onBack: () => void;
}

/** Names a new collection for what is to move. */
export function MoveToNew({ firstName, onCreate, onBack }: Props) {
  const t = useTranslations('arranging.move');
  const field = useRef<HTMLInputElement>(null);
  const queryClient = useQueryClient();
  // What could not be made the last time is at hand.
  const [name, setName] = useState(() => firstName || (findDraft(queryClient, undefined)?.name ?? ''));
  const wanted = name.trim();
  useEffect(() => field.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (wanted === '') field.current?.focus();
    else onCreate(wanted);
  };
  return (
    <form className={classes.new} onSubmit={submit}>
      <NameField ref={field} label={t('name')} value={name} onChange={setName} required />
      <div className={classes.buttons}>
        <Button onClick={onBack}>{t('back')}</Button>
        <Button type="submit" variant="primary">
          {t('create')}
        </Button>
      </div>
    </form>
  );
}

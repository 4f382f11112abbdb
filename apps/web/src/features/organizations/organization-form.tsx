import { adminLimits } from '@onceware/api/admin/admin.limits';
import { Button } from '@onceware/ui/button/button';
import { Dialog } from '@onceware/ui/dialog/dialog';
import { TextField } from '@onceware/ui/field/text-field';
import { Textarea } from '@onceware/ui/textarea/textarea';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useErrorSentence } from '#lib/api/error-sentence.ts';
import classes from './organization-form.module.css';
import { websiteOf } from './website.ts';

export interface OrganizationFields {
  name: string;
  website: string | null;
  notes: string;
}

interface Props {
  title: string;
  submitLabel: string;
  before: OrganizationFields;
  onClose: () => void;
  /** Rejects with what the server says against it; the dialog then stays and says so. */
  onSave: (fields: OrganizationFields) => Promise<void>;
}

/** Name, website and notes of an organization, new or there already. */
export function OrganizationForm({ title, submitLabel, before, onClose, onSave }: Props) {
  const t = useTranslations('adminOrganizations.form');
  const admin = useTranslations('admin.form');
  const sentence = useErrorSentence();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [name, setName] = useState(before.name);
  const [website, setWebsite] = useState(before.website ?? '');
  const [notes, setNotes] = useState(before.notes);
  const [isRefused, setIsRefused] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const [isBusy, setIsBusy] = useState(false);

  const isNameless = name.trim() === '';
  const address = websiteOf(website);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (isNameless || address === undefined) {
      setIsRefused(true);
      form.current?.querySelector<HTMLInputElement>(isNameless ? 'input' : 'input[type=url]')?.focus();
      return;
    }
    setIsBusy(true);
    setError(null);
    try {
      await onSave({ name: name.trim(), website: address, notes: notes.trim() });
    } catch (refused) {
      setError(refused);
      setIsBusy(false);
    }
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      closeLabel={admin('close')}
      footer={
        <>
          <Button onClick={onClose}>{admin('cancel')}</Button>
          <Button type="submit" form={id} variant="primary" isBusy={isBusy}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form ref={form} id={id} className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label={t('name')}
          value={name}
          onChange={(event) => setName(event.target.value)}
          maxLength={adminLimits.organizationNameMax}
          problem={isRefused && isNameless ? t('noName') : undefined}
          dir="auto"
          autoComplete="off"
          required
          data-autofocus
        />
        <TextField
          label={t('website')}
          hint={t('websiteHint')}
          type="url"
          dir="ltr"
          value={website}
          onChange={(event) => setWebsite(event.target.value)}
          maxLength={adminLimits.websiteMax}
          problem={isRefused && address === undefined ? t('noWebsite') : undefined}
          autoComplete="off"
        />
        <Textarea
          label={t('notes')}
          description={t('notesHint')}
          value={notes}
          onChange={(event) => setNotes(event.target.value)}
          minRows={3}
          maxLength={adminLimits.notesMax}
          counter={
            notes.length < adminLimits.notesMax * 0.9
              ? undefined
              : { max: adminLimits.notesMax, label: (length) => t('counter', { length, max: adminLimits.notesMax }) }
          }
        />
        {error !== null && (
          <p className={classes.problem} role="alert">
            {sentence(error)}
          </p>
        )}
      </form>
    </Dialog>
  );
}

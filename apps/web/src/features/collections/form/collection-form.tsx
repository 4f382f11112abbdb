import { collectionLimits } from '@onceware/api/collections/collections.limits';
import { Button } from '@onceware/ui/button/button';
import { Dialog } from '@onceware/ui/dialog/dialog';
import { Textarea } from '@onceware/ui/textarea/textarea';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import type { ListedCollection } from '../changes/change.ts';
import { dropDraft, findDraft } from './form-drafts.ts';
import { useCollectionChanges } from '../changes/use-collection-changes.ts';
import classes from './collection-form.module.css';
import { NameField } from './name-field.tsx';

const { descriptionMax } = collectionLimits;
const NEAR = descriptionMax * 0.9;

interface Props {
  /** The one to change; without it a new one is made. */
  collection?: ListedCollection;
  onCreated?: (id: string) => void;
  onClose: () => void;
}

/** Name and description of a new collection, or of one that is there (COL-15). */
export function CollectionForm({ collection, onCreated, onClose }: Props) {
  const t = useTranslations('managing');
  const { create, update } = useCollectionChanges();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  // As they were when the form opened: what another tab changes meanwhile does not touch what is being written.
  const [before] = useState({ name: collection?.name ?? '', description: collection?.description ?? '' });
  // What could not be saved the last time is at hand.
  const queryClient = useQueryClient();
  const [draft] = useState(() => findDraft(queryClient, collection?.id));
  const [name, setName] = useState(draft?.name ?? before.name);
  const [description, setDescription] = useState(draft?.description ?? before.description);
  const [isRefused, setIsRefused] = useState(false);
  const isNameless = name.trim() === '';

  const close = () => {
    if (draft) dropDraft(queryClient, draft.collectionId);
    onClose();
  };
  const save = () => {
    const fields = { name: name.trim(), description: description.trim() };
    if (!collection) {
      onClose();
      const madeId = create(fields);
      if (draft) dropDraft(queryClient, draft.collectionId);
      onCreated?.(madeId);
      return;
    }
    const changed = {
      ...(fields.name !== before.name && { name: fields.name }),
      ...(fields.description !== before.description && { description: fields.description }),
    };
    close();
    if (Object.keys(changed).length > 0) update(collection.id, changed);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isNameless) return save();
    setIsRefused(true);
    form.current?.querySelector('input')?.focus();
  };
  const submitByKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.current?.requestSubmit();
  };
  return (
    <Dialog
      isOpen
      onClose={close}
      size="sm"
      title={collection ? t('form.editTitle', { name: before.name }) : t('newCollection')}
      closeLabel={t('form.close')}
      footer={
        <>
          <Button onClick={close}>{t('form.cancel')}</Button>
          <Button type="submit" form={id} variant="primary">
            {t(collection ? 'form.save' : 'form.create')}
          </Button>
        </>
      }
    >
      <form ref={form} id={id} className={classes.form} noValidate onSubmit={submit}>
        <NameField
          label={t('form.name')}
          value={name}
          onChange={setName}
          required
          problem={isRefused && isNameless ? t('form.nameMissing') : undefined}
          data-autofocus
        />
        <Textarea
          label={t('form.description')}
          value={description}
          onChange={(event) => setDescription(event.currentTarget.value)}
          onKeyDown={submitByKey}
          minRows={3}
          maxLength={descriptionMax}
          counter={
            description.length < NEAR
              ? undefined
              : {
                  max: descriptionMax,
                  warnAt: NEAR,
                  label: (length) => t('form.length', { length, max: descriptionMax }),
                }
          }
        />
      </form>
    </Dialog>
  );
}

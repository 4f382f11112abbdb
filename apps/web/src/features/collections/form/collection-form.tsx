import { collectionLimits } from '@onceware/api/collections/collections.limits';
import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { fieldText } from '#lib/form/check-fields.ts';
import { FormDialog } from '#lib/form/form-dialog.tsx';
import { FormTextarea } from '#lib/form/form-textarea.tsx';
import type { ListedCollection } from '../changes/change.ts';
import { dropDraft, findDraft } from './form-drafts.ts';
import { useCollectionChanges } from '../changes/use-collection-changes.ts';
import { NameField } from './name-field.tsx';

const { descriptionMax } = collectionLimits;
const FIELDS = ['name'] as const;

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
  // Keeps the values from when the form opened, so that changes in another tab do not touch what is being typed.
  const [before] = useState({ name: collection?.name ?? '', description: collection?.description ?? '' });
  // Restores the draft that could not be saved last time.
  const queryClient = useQueryClient();
  const [draft] = useState(() => findDraft(queryClient, collection?.id));
  const [name, setName] = useState(draft?.name ?? before.name);

  const close = () => {
    if (draft) dropDraft(queryClient, draft.collectionId);
    onClose();
  };
  const save = (values: FormData) => {
    const fields = { name: name.trim(), description: fieldText(values, 'description').trim() };
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
  return (
    <FormDialog
      size="sm"
      title={collection ? t('form.editTitle', { name: before.name }) : t('newCollection')}
      closeLabel={t('form.close')}
      cancelLabel={t('form.cancel')}
      submitLabel={t(collection ? 'form.save' : 'form.create')}
      fields={FIELDS}
      sentence={() => t('form.nameMissing')}
      onSubmit={save}
      onClose={close}
    >
      <NameField label={t('form.name')} value={name} onChange={setName} data-autofocus />
      <FormTextarea
        label={t('form.description')}
        name="description"
        defaultValue={draft?.description ?? before.description}
        onKeyDown={submitByKey}
        minRows={3}
        maxLength={descriptionMax}
        lengthLabel={(length) => t('form.length', { length, max: descriptionMax })}
      />
    </FormDialog>
  );
}

const submitByKey = ({ key, ctrlKey, metaKey, currentTarget }: KeyboardEvent<HTMLTextAreaElement>) => {
  if (key === 'Enter' && (ctrlKey || metaKey)) currentTarget.form?.requestSubmit();
};

import { collectionLimits } from '@onceware/api/collections/collections.limits';
import type { Page } from '@onceware/api/collections/saved-pages/saved-pages.contract';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { fieldText } from '#lib/form/check-fields.ts';
import { FormDialog } from '#lib/form/form-dialog.tsx';
import { FormField } from '#lib/form/form-field.tsx';
import { FormTextarea } from '#lib/form/form-textarea.tsx';
import { useCollectionChanges } from '../changes/use-collection-changes.ts';
import { pageDrafts } from './page-drafts.ts';
import { pageTitle } from './page-words.ts';
import { usePages } from './use-pages.ts';

const { pageTitleMax, noteTextMax } = collectionLimits;
const FIELDS = ['title'] as const;

interface Props {
  pageId: string;
  onClose: () => void;
}

/** Title and description of a kept page, as its member words them (CAT-13). */
export function PageForm({ pageId, onClose }: Props) {
  const page = usePages([pageId])(pageId);
  return page ? <Fields page={page} onClose={onClose} /> : null;
}

function Fields({ page, onClose }: { page: Page; onClose: () => void }) {
  const t = useTranslations('savedPages.form');
  const { editPage } = useCollectionChanges();
  const isNote = page.url === null;
  // Keeps the values from when the form opened, so that a fetch meanwhile does not touch what is being typed.
  const [before] = useState({ title: pageTitle(page), description: page.description });
  const [draft] = useState(() => pageDrafts.get(page.id));
  const close = () => {
    pageDrafts.delete(page.id);
    onClose();
  };
  const save = (values: FormData) => {
    const title = fieldText(values, 'title').trim();
    const description = fieldText(values, 'description').trim();
    const changed = {
      ...(title !== before.title && { title }),
      ...(description !== before.description && { description }),
    };
    close();
    if (Object.keys(changed).length === 0) return;
    void editPage(page.id, changed).then((isKept) => {
      if (!isKept) pageDrafts.set(page.id, { title, description });
    });
  };
  return (
    <FormDialog
      size="sm"
      title={t(isNote ? 'noteHeading' : 'heading')}
      closeLabel={t('close')}
      cancelLabel={t('cancel')}
      submitLabel={t('save')}
      fields={FIELDS}
      sentence={() => t(isNote ? 'noteNameMissing' : 'nameMissing')}
      onSubmit={save}
      onClose={close}
    >
      <FormField
        label={t('name')}
        name="title"
        defaultValue={draft?.title ?? before.title}
        maxLength={pageTitleMax}
        dir="auto"
        required
        data-autofocus
      />
      <FormTextarea
        label={t(isNote ? 'noteText' : 'description')}
        name="description"
        defaultValue={draft?.description ?? before.description}
        minRows={isNote ? 6 : 3}
        maxLength={noteTextMax}
        lengthLabel={(length) => t('length', { length, max: noteTextMax })}
      />
    </FormDialog>
  );
}

import { synonymLimits } from '@onceware/api/catalog/synonyms/synonyms.limits';
import { CATEGORIES } from '@onceware/api/catalog/catalog.limits';
import type { SynonymGroup } from '@onceware/api/catalog/synonyms/synonyms.contract';
import { Select } from '@onceware/ui/select/select';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { v7 as uuidv7 } from 'uuid';
import { fieldText } from '#lib/form/check-fields.ts';
import { FormDialog } from '#lib/form/form-dialog.tsx';
import { FormTextarea } from '#lib/form/form-textarea.tsx';
import { showToast } from '#lib/toasts/toasts.tsx';
import { useSynonymChanges } from './use-synonym-changes.ts';

const FIELDS = ['terms', 'tags'] as const;
/** All words of a group, and all tags, with their line ends. */
const TEXT_MAX = 3_000;
const TAGS_TEXT_MAX = 800;

/** Makes a group of words (null), or changes one: a word a line. */
export function SynonymForm({ group, onClose }: { group: SynonymGroup | null; onClose: () => void }) {
  const t = useTranslations('adminSynonyms');
  const form = useTranslations('admin.form');
  const categoryName = useTranslations('catalog.category');
  const { save } = useSynonymChanges();
  // One that is saved again after a lost answer is still one group.
  const [id] = useState(() => group?.id ?? uuidv7());

  const submit = async (values: FormData) => {
    const linesOf = (field: (typeof FIELDS)[number]) =>
      fieldText(values, field)
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '');
    const [terms, tags] = [linesOf('terms'), linesOf('tags')];
    const category = CATEGORIES.find((one) => one === fieldText(values, 'category')) ?? null;
    await save({ id, terms, category, tags });
    onClose();
    showToast({ kind: 'success', text: t('saved', { first: terms[0] ?? '' }) });
  };
  return (
    <FormDialog
      title={t(group ? 'editTitle' : 'newTitle')}
      closeLabel={form('close')}
      cancelLabel={form('cancel')}
      submitLabel={t('save')}
      fields={FIELDS}
      sentence={() => t('termsWrong', { max: synonymLimits.termMax })}
      refusals={{ invalid_input: 'terms' }}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormTextarea
        label={t('terms')}
        hint={t('termsHint')}
        name="terms"
        defaultValue={group?.terms.join('\n')}
        maxLength={TEXT_MAX}
        lengthLabel={(length) => t('length', { length, max: TEXT_MAX })}
        minRows={4}
        required
        data-autofocus
      />
      <FormTextarea
        label={t('tags')}
        hint={t('tagsHint')}
        name="tags"
        defaultValue={group?.tags.join('\n')}
        maxLength={TAGS_TEXT_MAX}
        lengthLabel={(length) => t('length', { length, max: TAGS_TEXT_MAX })}
        minRows={2}
      />
      <Select label={t('category')} size="lg" name="category" defaultValue={group?.category ?? ''}>
        <option value="">{t('noCategory')}</option>
        {CATEGORIES.map((one) => (
          <option key={one} value={one}>
            {categoryName(one)}
          </option>
        ))}
      </Select>
    </FormDialog>
  );
}

import type { BulkChange } from '@onceware/api/supply/editing/editing.contract';
import { CATEGORIES } from '@onceware/api/catalog/catalog.limits';
import { contentLimits } from '@onceware/api/supply/editing/editing.limits';
import { ChoiceField } from '@onceware/ui/field/choice-field';
import { useTranslations } from 'use-intl/react';
import { fieldText } from '#lib/form/check-fields.ts';
import { FormDialog } from '#lib/form/form-dialog.tsx';
import { FormField } from '#lib/form/form-field.tsx';

interface Props {
  kind: 'category' | 'tags';
  count: number;
  onChange: (change: BulkChange) => void;
  onClose: () => void;
}

const toTags = (text: string): string[] =>
  text
    .split(/[,،、，;]/)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');

/** Asks for the category or the tags that many shall have. */
export function BulkDialog({ kind, count, onChange, onClose }: Props) {
  const t = useTranslations('adminEditing.bulk');
  const form = useTranslations('admin.form');
  const category = useTranslations('catalog.category');
  const submit = (values: FormData) => {
    const asked = CATEGORIES.find((one) => one === fieldText(values, 'category'));
    if (asked) onChange({ kind: 'category', category: asked });
    else onChange({ kind: 'tags', add: toTags(fieldText(values, 'add')), remove: toTags(fieldText(values, 'remove')) });
    onClose();
  };
  const field = { maxLength: contentLimits.lineMax, dir: 'auto', hint: t('tagsHint') } as const;
  return (
    <FormDialog
      title={t(kind)}
      closeLabel={form('close')}
      cancelLabel={form('cancel')}
      submitLabel={t('apply', { count })}
      fields={[]}
      sentence={() => ''}
      onSubmit={submit}
      onClose={onClose}
    >
      {kind === 'category' ? (
        <ChoiceField label={t('category')} name="category" data-autofocus>
          {CATEGORIES.map((one) => (
            <option key={one} value={one}>
              {category(one)}
            </option>
          ))}
        </ChoiceField>
      ) : (
        <>
          <FormField label={t('add')} name="add" data-autofocus {...field} />
          <FormField label={t('remove')} name="remove" {...field} />
        </>
      )}
    </FormDialog>
  );
}

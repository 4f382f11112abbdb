import { useTranslations } from 'use-intl/react';
import { fieldText, type Problems } from '#lib/form/check-fields.ts';
import { FormDialog } from '#lib/form/form-dialog.tsx';
import { FormField } from '#lib/form/form-field.tsx';
import { FormTextarea } from '#lib/form/form-textarea.tsx';
import { websiteOf } from './website.ts';
import { organizationLimits } from '@onceware/api/identity/organizations/organizations.limits';

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

const FIELDS = ['name', 'website'] as const;

/** Name, website and notes of an organization, new or there already. */
export function OrganizationForm({ title, submitLabel, before, onClose, onSave }: Props) {
  const t = useTranslations('adminOrganizations.form');
  const admin = useTranslations('admin.form');

  const sentence = (field: (typeof FIELDS)[number]) => t(field === 'name' ? 'noName' : 'noWebsite');
  const website = (values: FormData) => websiteOf(fieldText(values, 'website'));
  const check = (values: FormData): Problems => (website(values) === undefined ? { website: sentence('website') } : {});
  const save = (values: FormData) =>
    onSave({
      name: fieldText(values, 'name').trim(),
      website: website(values) ?? null,
      notes: fieldText(values, 'notes').trim(),
    });

  return (
    <FormDialog
      title={title}
      closeLabel={admin('close')}
      cancelLabel={admin('cancel')}
      submitLabel={submitLabel}
      fields={FIELDS}
      sentence={sentence}
      check={check}
      onSubmit={save}
      onClose={onClose}
    >
      <FormField
        label={t('name')}
        name="name"
        defaultValue={before.name}
        maxLength={organizationLimits.nameMax}
        dir="auto"
        autoComplete="off"
        required
        data-autofocus
      />
      {/* Text to the browser, which would ask for the https:// that is added here. */}
      <FormField
        label={t('website')}
        name="website"
        hint={t('websiteHint')}
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        defaultValue={before.website ?? ''}
        maxLength={organizationLimits.websiteMax}
        autoComplete="off"
      />
      <FormTextarea
        label={t('notes')}
        name="notes"
        hint={t('notesHint')}
        defaultValue={before.notes}
        minRows={3}
        maxLength={organizationLimits.notesMax}
        lengthLabel={(length) => t('counter', { length, max: organizationLimits.notesMax })}
      />
    </FormDialog>
  );
}

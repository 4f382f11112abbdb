import { useTranslations } from 'use-intl/react';
import { fieldText } from '#lib/form/check-fields.ts';
import { FormDialog } from '#lib/form/form-dialog.tsx';
import { FormField } from '#lib/form/form-field.tsx';
import { showToast } from '#lib/toasts/toasts.tsx';
import { trpc } from '#lib/api/trpc.ts';
import { roleLimits } from '@onceware/api/staff/staff.limits';

const FIELDS = ['role'] as const;
const LENGTHS = { min: roleLimits.nameMin, max: roleLimits.nameMax };
const REFUSALS = { role_exists: 'role' } as const;

/** Makes a role that holds nothing yet. */
export function CreateRole({ onClose }: { onClose: () => void }) {
  const t = useTranslations('adminRoles.create');
  const tForm = useTranslations('admin.form');
  const utils = trpc.useUtils();
  const create = trpc.admin.roles.create.useMutation({ onSettled: () => utils.admin.invalidate() });

  const submit = async (values: FormData) => {
    const role = fieldText(values, 'role');
    await create.mutateAsync({ role });
    onClose();
    showToast({ kind: 'success', text: t('done', { role: role.trim().toLowerCase() }) });
  };
  return (
    <FormDialog
      title={t('title')}
      closeLabel={tForm('close')}
      cancelLabel={tForm('cancel')}
      submitLabel={t('confirm')}
      size="sm"
      fields={FIELDS}
      sentence={() => t('invalid', LENGTHS)}
      refusals={REFUSALS}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormField
        label={t('name')}
        hint={t('hint', LENGTHS)}
        name="role"
        maxLength={roleLimits.nameMax}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        required
        data-autofocus
      />
    </FormDialog>
  );
}

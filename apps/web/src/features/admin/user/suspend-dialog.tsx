import type { AdminUserDetail } from '@onceware/api/staff/staff.contract';
import { useTranslations } from 'use-intl/react';
import { fieldText } from '#lib/form/check-fields.ts';
import { FormDialog } from '#lib/form/form-dialog.tsx';
import { FormField } from '#lib/form/form-field.tsx';
import { showToast } from '#lib/toasts/toasts.tsx';
import { useUserChange } from './use-user-change.ts';
import { REASON_MAX } from '@onceware/api/kernel/reason.limits';

const FIELDS = ['reason'] as const;

/** Asks for the reason, which the user reads in a mail. */
export function SuspendDialog({ user, onClose }: { user: AdminUserDetail; onClose: () => void }) {
  const t = useTranslations('adminUsers.suspend');
  const tForm = useTranslations('admin.form');
  const { change } = useUserChange(user.id);

  const suspend = async (values: FormData) => {
    const reason = fieldText(values, 'reason').trim();
    await change(({ admin }) => admin.users.suspend.mutate({ userId: user.id, reason }));
    onClose();
    showToast({ kind: 'success', text: t('done', { name: user.name }) });
  };
  return (
    <FormDialog
      title={t('title', { name: user.name })}
      closeLabel={tForm('close')}
      cancelLabel={tForm('cancel')}
      submitLabel={t('confirm')}
      fields={FIELDS}
      sentence={() => t('reasonMissing')}
      onSubmit={suspend}
      onClose={onClose}
    >
      <p>{t('text')}</p>
      <FormField
        label={t('reason')}
        hint={t('reasonHint')}
        name="reason"
        maxLength={REASON_MAX}
        autoComplete="off"
        dir="auto"
        required
        data-autofocus
      />
    </FormDialog>
  );
}

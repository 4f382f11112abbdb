import { roomLimits } from '@onceware/api/chat/chat.limits';
import { useTranslations } from 'use-intl/react';
import { trpc } from '#lib/api/trpc.ts';
import { fieldText } from '#lib/form/check-fields.ts';
import { FormDialog } from '#lib/form/form-dialog.tsx';
import { FormField } from '#lib/form/form-field.tsx';
import { showToast } from '#lib/toasts/toasts.tsx';

const FIELDS = ['reason'] as const;

export interface ReportPersonDialogProps {
  person: { id: string; name: string };
  onClose: () => void;
}

/** Asks why, and tells staff. */
export function ReportPersonDialog({ person: { id: userId, name }, onClose }: ReportPersonDialogProps) {
  const t = useTranslations('reportPerson');
  const { mutateAsync } = trpc.chat.reportPerson.useMutation();
  const report = async (values: FormData) => {
    await mutateAsync({ userId, reason: fieldText(values, 'reason').trim() });
    onClose();
    showToast({ kind: 'success', text: t('done') });
  };
  return (
    <FormDialog
      title={t('title', { name })}
      closeLabel={t('close')}
      cancelLabel={t('cancel')}
      submitLabel={t('submit')}
      size="sm"
      fields={FIELDS}
      sentence={() => t('reasonMissing')}
      onSubmit={report}
      onClose={onClose}
    >
      <p>{t('text', { name })}</p>
      <FormField
        label={t('reason')}
        hint={t('reasonHint')}
        name="reason"
        maxLength={roomLimits.reasonMax}
        autoComplete="off"
        dir="auto"
        required
        data-autofocus
      />
    </FormDialog>
  );
}

import type { ReportedReview } from '@onceware/api/staff/reports/reports.contract';
import { reviewLimits } from '@onceware/api/catalog/reviews/reviews.limits';
import { getQueryKey } from '@trpc/react-query';
import { useTranslations } from 'use-intl/react';
import { trpc } from '#lib/api/trpc.ts';
import { useWork } from '#lib/changes/use-change.ts';
import { fieldText } from '#lib/form/check-fields.ts';
import { FormDialog } from '#lib/form/form-dialog.tsx';
import { FormField } from '#lib/form/form-field.tsx';
import { showToast } from '#lib/toasts/toasts.tsx';

const FIELDS = ['reason'] as const;

/** Asks for the sentence that the author is told. */
export function RemoveDialog({ review: { id, author }, onClose }: { review: ReportedReview; onClose: () => void }) {
  const t = useTranslations('adminReviews');
  const tForm = useTranslations('admin.form');
  const { change } = useWork(getQueryKey(trpc.admin), getQueryKey(trpc.catalog));

  const remove = async (values: FormData) => {
    const reason = fieldText(values, 'reason').trim();
    await change(({ admin }) => admin.reviews.remove.mutate({ id, reason }));
    onClose();
    showToast({ kind: 'success', text: t('removal.done') });
  };
  return (
    <FormDialog
      title={t('removal.title', { name: author?.name ?? t('nobody') })}
      closeLabel={tForm('close')}
      cancelLabel={tForm('cancel')}
      submitLabel={t('removal.confirm')}
      fields={FIELDS}
      sentence={() => t('removal.missing')}
      onSubmit={remove}
      onClose={onClose}
    >
      <p>{t('removal.text')}</p>
      <FormField
        label={t('removal.reason')}
        name="reason"
        maxLength={reviewLimits.reasonMax}
        autoComplete="off"
        dir="auto"
        required
        data-autofocus
      />
    </FormDialog>
  );
}

import type { Review } from '@onceware/api/catalog/reviews/reviews.contract';
import { reviewLimits } from '@onceware/api/catalog/reviews/reviews.limits';
import { getQueryKey } from '@trpc/react-query';
import { useTranslations } from 'use-intl/react';
import { trpc } from '#lib/api/trpc.ts';
import { useWork } from '#lib/changes/use-change.ts';
import { fieldText } from '#lib/form/check-fields.ts';
import { FormDialog } from '#lib/form/form-dialog.tsx';
import { FormTextarea } from '#lib/form/form-textarea.tsx';
import { showToast } from '#lib/toasts/toasts.tsx';

const FIELDS = ['text'] as const;

/** Takes the vendor's answer, as staff write it down. An answer cannot be removed. */
export function AnswerDialog({
  review: { id, answer },
  onClose,
}: {
  review: Pick<Review, 'id' | 'answer'>;
  onClose: () => void;
}) {
  const t = useTranslations('reviews');
  const { change } = useWork(getQueryKey(trpc.reviews.list), getQueryKey(trpc.admin));

  const save = async (values: FormData) => {
    const text = fieldText(values, 'text').trim() || null;
    await change(({ admin }) => admin.reviews.answer.mutate({ id, text }));
    onClose();
    showToast({ kind: 'success', text: t(text === null ? 'answer.removed' : 'answer.done') });
  };
  return (
    <FormDialog
      title={t('answer.title')}
      closeLabel={t('close')}
      cancelLabel={t('cancel')}
      submitLabel={t('answer.save')}
      fields={FIELDS}
      sentence={() => t('answer.problem')}
      onSubmit={save}
      onClose={onClose}
    >
      <FormTextarea
        label={t('answer.text')}
        name="text"
        defaultValue={answer?.text}
        minRows={4}
        maxRows={12}
        maxLength={reviewLimits.answerMax}
        lengthLabel={(length) => t('length', { length, max: reviewLimits.answerMax })}
        data-autofocus
      />
    </FormDialog>
  );
}

import type { OwnReview } from '@onceware/api/catalog/reviews/reviews.contract';
import { reviewLimits } from '@onceware/api/catalog/reviews/reviews.limits';
import { Button } from '@onceware/ui/button/button';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { v7 as uuidv7 } from 'uuid';
import { useAttempt } from '#lib/form/attempt.ts';
import { fieldText, type Problems } from '#lib/form/check-fields.ts';
import { CheckedForm } from '#lib/form/checked-form.tsx';
import { FormTextarea } from '#lib/form/form-textarea.tsx';
import { dealPaths } from '#lib/deal-paths.ts';
import { showToast } from '#lib/toasts/toasts.tsx';
import classes from '../list/reviews.module.css';
import { StarsField } from './stars-field.tsx';
import type { ReviewChange } from './use-own-review.ts';

const FIELDS = ['stars', 'text'] as const;

interface Props {
  dealId: string;
  /** The one that is edited. */
  review: OwnReview | null;
  hasBought: boolean;
  onSend: (change: ReviewChange) => Promise<unknown>;
  onDone: () => void;
}

/** Stars and words; whether the writer bought it is not theirs to say. */
export function ReviewForm({ dealId, review, hasBought, onSend, onDone }: Props) {
  const t = useTranslations('reviews');
  // Kept over failed attempts: a review that arrived although its answer was lost is not written twice.
  const [newId] = useState(() => uuidv7());
  const attempt = useAttempt();

  const submit = async (values: FormData) => {
    const given = { stars: Number(fieldText(values, 'stars')), text: fieldText(values, 'text').trim() };
    await onSend(
      review
        ? { kind: 'edit', input: { ...given, id: review.id } }
        : { kind: 'write', input: { ...given, id: newId, dealId } },
    );
    onDone();
    showToast({ kind: 'success', text: t(review ? 'form.saved' : 'form.published') });
  };
  return (
    <CheckedForm
      className={classes.form}
      aria-label={t('own.title')}
      fields={FIELDS}
      sentence={(name) => t(`form.problem.${name}`)}
      check={(values): Problems => (fieldText(values, 'stars') === '' ? { stars: t('form.problem.stars') } : {})}
      attempt={attempt}
      onSubmit={submit}
      footer={
        <div className={classes.actions}>
          <Button type="submit" variant="primary" isBusy={attempt.isPending}>
            {t(review ? 'form.save' : 'form.publish')}
          </Button>
          <Button onClick={onDone}>{t('cancel')}</Button>
        </div>
      }
    >
      <StarsField label={t('form.stars')} name="stars" defaultValue={review?.stars} />
      <FormTextarea
        label={t('form.text')}
        name="text"
        defaultValue={review?.text}
        minRows={4}
        maxRows={16}
        required
        maxLength={reviewLimits.textMax}
        lengthLabel={(length) => t('length', { length, max: reviewLimits.textMax })}
      />
      <p className="text-14 quiet">
        {hasBought ? (
          t('form.bought')
        ) : (
          <>
            {t('form.notBought')} <Link to={dealPaths.addPurchase(dealId)}>{t('form.keep')}</Link>
          </>
        )}
      </p>
    </CheckedForm>
  );
}

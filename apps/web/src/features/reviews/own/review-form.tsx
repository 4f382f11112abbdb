import type { OwnOfDeal } from '@onceware/api/catalog/reviews/reviews.contract';
import { reviewLimits } from '@onceware/api/catalog/reviews/reviews.limits';
import { Button } from '@onceware/ui/button/button';
import { Select } from '@onceware/ui/select/select';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { v7 as uuidv7 } from 'uuid';
import { useAttempt } from '#lib/form/attempt.ts';
import { fieldText, type Problems } from '#lib/form/check-fields.ts';
import { CheckedForm } from '#lib/form/checked-form.tsx';
import { FormField } from '#lib/form/form-field.tsx';
import { FormTextarea } from '#lib/form/form-textarea.tsx';
import { dealPaths } from '#lib/deal-paths.ts';
import { showToast } from '#lib/toasts/toasts.tsx';
import classes from '../list/reviews.module.css';
import { StarsField } from './stars-field.tsx';
import type { ReviewChange } from './use-own-review.ts';

const FIELDS = ['stars', 'text', 'pros', 'cons', 'months'] as const;
const POINTS = ['pros', 'cons'] as const;
const { pointsMax, pointMax, monthsMax, textMax } = reviewLimits;

/** The lines of a field, without blank ones. */
const linesOf = (values: FormData, name: string): string[] =>
  fieldText(values, name)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const isTooMuch = (lines: readonly string[]) =>
  lines.length > pointsMax || lines.some(({ length }) => length > pointMax);

interface Props {
  dealId: string;
  /** The review to edit, if there is one, and what the writer's purchases tell. */
  own: OwnOfDeal;
  /** Names of the deal's plans. */
  plans: readonly string[];
  onSend: (change: ReviewChange) => Promise<unknown>;
  onDone: () => void;
}

/** Stars, words and points; whether the writer bought it is not theirs to say, nor what their purchase tells. */
export function ReviewForm({ dealId, own, plans, onSend, onDone }: Props) {
  const t = useTranslations('reviews');
  // Kept over failed attempts: a review that arrived although its answer was lost is not written twice.
  const [newId] = useState(() => uuidv7());
  const attempt = useAttempt();
  const { review, hasBought } = own;
  const problems = {
    stars: t('form.problem.stars'),
    text: t('form.problem.text'),
    pros: t('form.problem.points', { lines: pointsMax, length: pointMax }),
    cons: t('form.problem.points', { lines: pointsMax, length: pointMax }),
    months: t('form.problem.months', { max: monthsMax }),
  };
  const choices = [...new Set([...plans, ...(review?.plan == null ? [] : [review.plan])])];
  const asksPlan = own.plan === null && choices.length > 0;
  const asksMonths = own.months === null;
  const told = [own.plan, own.months === null ? null : t('months', { count: own.months })].filter(
    (one) => one !== null,
  );

  const check = (values: FormData): Problems => ({
    ...(fieldText(values, 'stars') === '' && { stars: problems.stars }),
    ...Object.fromEntries(
      POINTS.filter((name) => isTooMuch(linesOf(values, name))).map((name) => [name, problems[name]]),
    ),
  });
  const submit = async (values: FormData) => {
    const months = fieldText(values, 'months');
    const given = {
      stars: Number(fieldText(values, 'stars')),
      text: fieldText(values, 'text').trim(),
      pros: linesOf(values, 'pros'),
      cons: linesOf(values, 'cons'),
      ...(asksPlan && { plan: fieldText(values, 'plan') || null }),
      ...(asksMonths && { months: months === '' ? null : Number(months) }),
    };
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
      sentence={(name) => problems[name]}
      check={check}
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
        maxLength={textMax}
        lengthLabel={(length) => t('length', { length, max: textMax })}
      />
      <div className={classes.pair}>
        {POINTS.map((name) => (
          <FormTextarea
            key={name}
            label={t(`form.${name}`)}
            hint={t('form.points', { lines: pointsMax })}
            name={name}
            defaultValue={review?.[name].join('\n')}
            minRows={2}
            maxRows={8}
            maxLength={pointsMax * (pointMax + 1)}
            lengthLabel={(length) => t('length', { length, max: pointsMax * (pointMax + 1) })}
          />
        ))}
      </div>
      {(asksPlan || asksMonths) && (
        <div className={`${classes.pair} ${classes.use}`}>
          {asksPlan && (
            <Select size="lg" label={t('form.plan')} name="plan" defaultValue={review?.plan ?? ''}>
              <option value="">{t('form.noPlan')}</option>
              {choices.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </Select>
          )}
          {asksMonths && (
            <FormField
              label={t('form.months')}
              name="months"
              type="number"
              inputMode="numeric"
              min={0}
              max={monthsMax}
              step={1}
              defaultValue={review?.months ?? undefined}
            />
          )}
        </div>
      )}
      <p className="text-14 quiet">
        {hasBought ? (
          <>
            {t('form.bought')} {told.length > 0 && t('form.told', { use: told.join(' · ') })}
          </>
        ) : (
          <>
            {t('form.notBought')} <Link to={dealPaths.addPurchase(dealId)}>{t('form.keep')}</Link>
          </>
        )}
      </p>
    </CheckedForm>
  );
}

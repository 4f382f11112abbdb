import { useTranslations } from 'use-intl/react';
import { FormField } from '#lib/form/form-field.tsx';
import { addDays, isDay } from '../days.ts';
import classes from './purchase-form.module.css';

/** Refund periods that shops promise, in days. */
const PICKS = [14, 30, 60];

interface Props {
  purchasedOn: string;
  value: string;
  onChange: (day: string) => void;
}

/** Until when the money can be had back; the usual spans are one press away. */
export function RefundField({ purchasedOn, value, onChange }: Props) {
  const t = useTranslations('purchases');
  return (
    <div className="stack gap-2">
      <FormField
        name="refundUntil"
        label={t('fields.refundUntil')}
        type="date"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        hint={t('form.refundHint')}
      />
      {isDay(purchasedOn) && (
        <div className={classes.picks} role="group" aria-label={t('form.refundPicks')}>
          {PICKS.map((count) => {
            const day = addDays(purchasedOn, count);
            return (
              <button
                key={count}
                type="button"
                className={classes.pick}
                aria-pressed={day === value}
                onClick={() => onChange(day === value ? '' : day)}
              >
                {t('form.days', { count })}
              </button>
            );
          })}
        </div>
      )}
    </div>
  );
}

import { useTranslations } from 'use-intl/react';
import { DayOrderChoice } from '#lib/files/day-order.tsx';
import { CurrencyField } from '../form/currency-field.tsx';
import type { PurchasesFile, Said } from './read-csv.ts';

interface Props {
  file: PurchasesFile;
  said: Said;
  isBusy: boolean;
  onSay: (more: Partial<Said>) => void;
}

/** Shows how an unclear file was read: in which currency, and which number of a date is the day. */
export function FileReading({ file: { withoutCurrency, days }, said, isBusy, onSay }: Props) {
  const t = useTranslations('purchases.import.reading');
  return (
    <>
      {withoutCurrency > 0 && (
        <CurrencyField
          label={t('currency', { count: withoutCurrency })}
          value={said.currency}
          isDisabled={isBusy}
          onChange={(currency) => onSay({ currency })}
        />
      )}
      <DayOrderChoice
        guess={days}
        isBusy={isBusy}
        label={(sample) => t('days', { sample })}
        certain={(sample, date) => t('certainDays', { sample, date })}
        onChange={(dayOrder) => onSay({ dayOrder })}
      />
    </>
  );
}

import { currencyCodes } from '@onceware/api/kernel/money/currency.limits';
import { ChoiceField } from '@onceware/ui/field/choice-field';
import { useMemo } from 'react';
import { useLocale, useTranslations } from 'use-intl/react';

interface Props {
  /** Another than the usual one. */
  label?: string;
  value: string;
  isDisabled?: boolean;
  onChange: (currency: string) => void;
}

/** The currencies of most readers, then all others. */
export function CurrencyField({ label, value, isDisabled = false, onChange }: Props) {
  const t = useTranslations('purchases');
  const locale = useLocale();
  const { common, others } = useMemo(() => currencies(value), [value]);
  const names = useMemo(() => new Intl.DisplayNames(locale, { type: 'currency' }), [locale]);
  const option = (code: string) => (
    <option key={code} value={code}>
      {t('form.currencyOption', { code, name: names.of(code) ?? code })}
    </option>
  );
  return (
    <ChoiceField
      label={label ?? t('fields.currency')}
      value={value}
      disabled={isDisabled}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      {common.map(option)}
      <optgroup label={t('form.otherCurrencies')}>{others.map(option)}</optgroup>
    </ChoiceField>
  );
}

/** Currencies of the countries where our languages are spoken most, and of their neighbours. */
const COMMON = ['USD', 'EUR', 'GBP', 'BRL', 'CAD', 'AUD', 'CHF', 'CNY', 'JPY', 'INR', 'MXN', 'SAR', 'AED', 'KWD'];

let others: string[] | undefined;

/** The common ones first, then all others by their code, and `also` if it is neither. */
function currencies(also: string): { common: string[]; others: string[] } {
  others ??= currencyCodes().filter((code) => !COMMON.includes(code));
  const isKnown = COMMON.includes(also) || others.includes(also);
  return { common: isKnown ? COMMON : [also, ...COMMON], others };
}

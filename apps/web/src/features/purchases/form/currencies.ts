import { currencyCodes } from '@onceware/api/core/money/currency.limits';

/** Of the countries that our languages are spoken in most, and of their neighbours. */
const COMMON = ['USD', 'EUR', 'GBP', 'BRL', 'CAD', 'AUD', 'CHF', 'CNY', 'JPY', 'INR', 'MXN', 'SAR', 'AED', 'KWD'];

let others: string[] | undefined;

/** The common ones first, then all others by their code, and `also` if it is neither. */
export function currencies(also: string): { common: string[]; others: string[] } {
  others ??= currencyCodes().filter((code) => !COMMON.includes(code));
  const isKnown = COMMON.includes(also) || others.includes(also);
  return { common: isKnown ? COMMON : [also, ...COMMON], others };
}

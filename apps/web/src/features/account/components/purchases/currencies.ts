/** Of the countries that our languages are spoken in most, and of their neighbours. */
const COMMON = ['USD', 'EUR', 'GBP', 'BRL', 'CAD', 'AUD', 'CHF', 'CNY', 'INR', 'MXN', 'SAR', 'AED'];

/** Amounts are kept in hundredths, so these are the currencies that have them. */
const hasCents = (currency: string): boolean => new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits === 2;

let others: string[] | undefined;

/** The common ones first, then all others by their code, and `also` if it is neither. */
export function currencies(also: string): { common: string[]; others: string[] } {
  others ??= Intl.supportedValuesOf('currency').filter((code) => !COMMON.includes(code) && hasCents(code));
  const isKnown = COMMON.includes(also) || others.includes(also);
  return { common: isKnown ? COMMON : [also, ...COMMON], others };
}

import { decimalsOf } from './decimals.limits.ts';

/** Codes of ISO 4217 that some versions of Intl do not know. */
const RARE = ['BOV', 'CHE', 'CHW', 'CLF', 'COU', 'MXV', 'USN', 'UYI', 'UYW', 'VED'];

let codes: string[] | undefined;

/** The codes of all currencies. */
export const currencyCodes = (): readonly string[] =>
  (codes ??= [...new Set([...Intl.supportedValuesOf('currency'), ...RARE])].toSorted());

export const isCurrency = (code: string): boolean => currencyCodes().includes(code);

/** Whether an amount has no more decimals than its currency; as little off as a computer's fractions are is none. */
export function fitsCurrency(amount: number, currency: string): boolean {
  const minor = amount * 10 ** decimalsOf(currency);
  return Math.abs(minor - Math.round(minor)) < 1e-5;
}

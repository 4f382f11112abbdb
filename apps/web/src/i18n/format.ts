import { decimalsOf } from '@onceware/api/core/currency.limits';
import { useMemo } from 'react';
import { useLocale } from 'use-intl/react';

/** Numbers, prices and dates in the reader's language; the same on the server and in the browser. */
export interface Format {
  number(value: number): string;
  /** `amount` in major units. Whole amounts show no decimals. */
  money(amount: number, currency: string): string;
  /** `value` in per cent: 80 becomes 80%. */
  percent(value: number): string;
  date(time: string | Date): string;
  /** One decimal: 4.7. */
  score(value: number): string;
}

/** Each Intl object costs more to make than a page of use; a process needs only these few. */
const made = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>();
function numbers(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = made.get(key);
  if (known instanceof Intl.NumberFormat) return known;
  const format = new Intl.NumberFormat(locale, options);
  made.set(key, format);
  return format;
}
function dates(locale: string): Intl.DateTimeFormat {
  const known = made.get(locale);
  if (known instanceof Intl.DateTimeFormat) return known;
  // UTC: the server does not know the reader's zone, and a date that changes on hydration is worse than one a few hours off.
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  made.set(locale, format);
  return format;
}

/** A minus sign as wide as the figures; a hyphen is too short beside them. */
const signed = (text: string): string => text.replace('-', '\u2212');

/** Keeps an amount and its currency in their order between words that run from right to left. */
const isolated = (text: string): string => `\u2066${text.replaceAll(/[\u061c\u200e\u200f]/g, '')}\u2069`;

export function createFormat(locale: string): Format {
  const inOrder = locale.startsWith('ar') ? isolated : (text: string) => text;
  return {
    number: (value) => numbers(locale, {}).format(value),
    money(amount, currency) {
      const decimals = decimalsOf(currency);
      const shown = { minimumFractionDigits: Number.isInteger(amount) ? 0 : decimals, maximumFractionDigits: decimals };
      return inOrder(signed(numbers(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol', ...shown }).format(amount)));
    },
    percent: (value) => signed(numbers(locale, { style: 'percent', maximumFractionDigits: 0 }).format(value / 100)),
    date: (time) => dates(locale).format(new Date(time)),
    score: (value) => numbers(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value),
  };
}

export function useFormat(): Format {
  const locale = useLocale();
  return useMemo(() => createFormat(locale), [locale]);
}

import { decimalsOf } from '@onceware/api/kernel/money/decimals.limits';
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
  /** `June`, and in another year than that of `now` `June 2025`. */
  month(time: string | Date, now: Date): string;
  /** A date with its hour in that zone, which it names: `Nov 29, 2026, 5:00 PM UTC`. */
  moment(time: string | Date, timeZone: string): string;
  /** One decimal: 4.7. */
  score(value: number): string;
}

/** Caches Intl objects, which cost more to make than a page of use. */
const made = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>();
function numbers(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = made.get(key);
  if (known instanceof Intl.NumberFormat) return known;
  const format = new Intl.NumberFormat(locale, options);
  made.set(key, format);
  return format;
}
function dates(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = made.get(key);
  if (known instanceof Intl.DateTimeFormat) return known;
  const format = new Intl.DateTimeFormat(locale, options);
  made.set(key, format);
  return format;
}

// UTC: the server does not know the reader's zone, and a date that changes on hydration is worse than one a few hours off.
const DAY: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeZone: 'UTC' };
const MONTH: Intl.DateTimeFormatOptions = { month: 'long', timeZone: 'UTC' };
const MOMENT: Intl.DateTimeFormatOptions = {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
};

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
      return inOrder(signed(numbers(locale, { style: 'currency', currency, ...shown }).format(amount)));
    },
    percent: (value) => signed(numbers(locale, { style: 'percent', maximumFractionDigits: 0 }).format(value / 100)),
    date: (time) => dates(locale, DAY).format(new Date(time)),
    month(time, now) {
      const isThisYear = new Date(time).getUTCFullYear() === now.getUTCFullYear();
      return dates(locale, isThisYear ? MONTH : { ...MONTH, year: 'numeric' }).format(new Date(time));
    },
    moment: (time, timeZone) => dates(locale, { ...MOMENT, timeZone }).format(new Date(time)),
    score: (value) => numbers(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value),
  };
}

export function useFormat(): Format {
  const locale = useLocale();
  return useMemo(() => createFormat(locale), [locale]);
}

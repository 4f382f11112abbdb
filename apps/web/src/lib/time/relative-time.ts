import { useLocale, useTranslations } from 'use-intl/react';
import { useNow } from './use-now.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Largest first, with its length in seconds, from which on it is used (COL-06). */
const UNITS = [
  ['year', 365 * DAY],
  ['month', 30 * DAY],
  ['week', 7 * DAY],
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
] as const;

/**
 * How long ago, in whole units of the reader's language: minutes, hours, days, weeks below 30 days, months, years.
 * @param justNow the words for less than a minute, and for a time that a clock running ahead puts into the future
 */
export function relativeTime(from: number, now: number, locale: string, justNow: string): string {
  const seconds = (now - from) / 1000;
  const fitting = UNITS.find(([, length]) => seconds >= length);
  if (!fitting) return justNow;
  const [unit, length] = fitting;
  return new Intl.RelativeTimeFormat(locale).format(-Math.floor(seconds / length), unit);
}

/** Says how long ago an ISO time was: `just now`, `5 minutes ago`, `3 days ago`. It goes on with the clock. */
export function useRelativeTime(): (time: string) => string {
  const t = useTranslations('time');
  const locale = useLocale();
  const now = useNow();
  return (time) => relativeTime(Date.parse(time), now, locale, t('justNow'));
}

import { westernDigits } from './western-digits.ts';

export const DAY_ORDERS = ['dayFirst', 'monthFirst'] as const;
export type DayOrder = (typeof DAY_ORDERS)[number];

/** The order of day and month in one file, in dates such as `03/04/2026`. */
export interface OrderGuess {
  order: DayOrder;
  /** An ambiguous day of the file, as written; null if there is none. */
  sample: string | null;
  /** One of the file's own days leaves no other way; else the reader's language decided. */
  isCertain: boolean;
}

const ISO = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})/;
/** With points between them the day comes first everywhere. */
const POINTS = /^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4}|\d{2})(?!\d)/;
const SLASHES = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})(?!\d)/;

/** The reader's own way with the site's language where the browser knows one: `en-GB` has other dates than `en`. */
export const readersLocale = (language: string): string =>
  navigator.languages.find((one) => one === language || one.startsWith(`${language}-`)) ?? language;

/** Looks for a day that can be read in one way alone; where there is none, the reader's language says it. */
export function guessOrder(cells: readonly string[], locale: string): OrderGuess {
  let sample: string | null = null;
  let certain: DayOrder | null = null;
  for (const cell of cells) {
    const [, first, second] = SLASHES.exec(westernDigits(cell).trim()) ?? [];
    if (first === undefined || second === undefined) continue;
    const [one, other] = [Number(first), Number(second)];
    if (one > 12 && other <= 12) certain ??= 'dayFirst';
    else if (other > 12 && one <= 12) certain ??= 'monthFirst';
    else if (one !== other && one <= 12) sample ??= cell.trim();
  }
  return { order: certain ?? orderOf(locale), sample, isCertain: certain !== null };
}

function orderOf(locale: string): DayOrder {
  const parts = new Intl.DateTimeFormat(locale).formatToParts(0).map(({ type }) => type);
  return parts.indexOf('day') < parts.indexOf('month') ? 'dayFirst' : 'monthFirst';
}

const LANGUAGES = ['en', 'de', 'es', 'pt', 'ar'];
let monthNumbers: Map<string, number> | undefined;

/** Numbers of months by their names, whole and short, in our languages; China and others write numbers. */
function monthNames(): Map<string, number> {
  if (monthNumbers) return monthNumbers;
  const names = new Map<string, number>();
  for (const language of LANGUAGES) {
    for (const month of ['long', 'short'] as const) {
      const format = new Intl.DateTimeFormat(language, { month, day: 'numeric', timeZone: 'UTC' });
      for (let number = 1; number <= 12; number += 1) {
        const parts = format.formatToParts(Date.UTC(2024, number - 1, 1));
        const name = parts.find(({ type }) => type === 'month')?.value ?? '';
        names.set(nameKey(name), number);
      }
    }
  }
  monthNumbers = names;
  return names;
}
const nameKey = (word: string) => word.toLowerCase().replaceAll('.', '');

function dayOf(year: number, month: number, day: number): string | null {
  const full = year < 100 ? 2000 + year : year;
  const date = new Date(Date.UTC(full, month - 1, day));
  const isThere = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isThere ? date.toISOString().slice(0, 10) : null;
}

/** Longer texts are no days. */
const LENGTH_MAX = 60;

/** Reads a day in any notation as `2026-12-31`; null for other text. A day that the order does not allow is read the other way. */
export function readDay(cell: string, order: DayOrder): string | null {
  const text = westernDigits(cell).trim();
  if (text.length > LENGTH_MAX) return null;
  const iso = ISO.exec(text)?.slice(1).map(Number);
  if (iso) return dayOf(iso[0] ?? 0, iso[1] ?? 0, iso[2] ?? 0);
  const points = POINTS.exec(text);
  const numbers = (points ?? SLASHES.exec(text))?.slice(1).map(Number);
  if (numbers) {
    const [one = 0, other = 0, year = 0] = numbers;
    const [dayFirst, monthFirst] = [dayOf(year, other, one), dayOf(year, one, other)];
    if (points) return dayFirst;
    return order === 'dayFirst' ? (dayFirst ?? monthFirst) : (monthFirst ?? dayFirst);
  }
  const words = text.split(/[\s,]+/);
  const month = words.map((word) => monthNames().get(nameKey(word))).find((number) => number !== undefined);
  const day = words.find((word) => /^\d{1,2}(\.|st|nd|rd|th)?$/i.test(word));
  const year = words.find((word) => /^\d{4}$/.test(word));
  return month && day && year ? dayOf(Number(year), month, Number.parseInt(day, 10)) : null;
}

const CLOCK = /(?:^|[\sT,])(\d{1,2}):(\d{2})(?::(\d{2}))?(?:\.\d+)?\s?([ap]m)?/i;
const WITH_ZONE = /(?:z|[+-]\d{2}:?\d{2}|gmt|utc)$/i;
/** The form of our own files. */
const ISO_MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{3})?Z$/;
const ISO_START = /^\d{4}-\d{2}-\d{2}/;

/** A moment as an ISO string; without a time its day begins in UTC, without a zone the time is the reader's own. */
export function readMoment(cell: string, order: DayOrder): string | null {
  if (ISO_MOMENT.test(cell)) return isoOf(new Date(cell));
  const text = westernDigits(cell).trim();
  if (text.length > LENGTH_MAX) return null;
  const whole =
    ISO_START.test(text) || WITH_ZONE.test(text) ? isoOf(new Date(text.replace(/^(\S{10}) /, '$1T'))) : null;
  if (whole !== null) return whole;
  const day = readDay(text, order);
  if (day === null) return isoOf(new Date(text));
  const [, hours = '', minutes = '', seconds = '00', half = ''] = CLOCK.exec(text) ?? [];
  if (hours === '') return `${day}T00:00:00.000Z`;
  const hour = (Number(hours) % (half ? 12 : 24)) + (half.toLowerCase() === 'pm' ? 12 : 0);
  return isoOf(new Date(`${day}T${String(hour).padStart(2, '0')}:${minutes}:${seconds}`));
}

/** Years of more than four digits are written otherwise, and are not meant. */
export function isoOf(date: Date): string | null {
  if (Number.isNaN(date.getTime())) return null;
  const iso = date.toISOString();
  return iso.length === 24 ? iso : null;
}

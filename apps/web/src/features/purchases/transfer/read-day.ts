import { westernDigits } from '../form/parse-price.ts';

type Order = 'dayFirst' | 'monthFirst';

const ISO = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})/;
/** With points between them the day comes first everywhere. */
const POINTS = /^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4}|\d{2})\b/;
const SLASHES = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})\b/;

/** Which of two numbers is the day: where one of them cannot be a month, for the whole file; else as the reader writes. */
function orderIn(cells: readonly string[], locale: string): Order {
  const pairs = cells.flatMap((cell) => {
    const [, one, other] = SLASHES.exec(westernDigits(cell).trim()) ?? [];
    return one === undefined || other === undefined ? [] : [[Number(one), Number(other)] as const];
  });
  if (pairs.some(([one]) => one > 12)) return 'dayFirst';
  if (pairs.some(([, other]) => other > 12)) return 'monthFirst';
  const parts = new Intl.DateTimeFormat(locale).formatToParts(new Date()).map(({ type }) => type);
  return parts.indexOf('day') < parts.indexOf('month') ? 'dayFirst' : 'monthFirst';
}

const LANGUAGES = ['en', 'de', 'es', 'pt', 'ar'];

/** Numbers of months by their names, whole and short, in our languages; China and others write numbers. */
function monthNames(): Map<string, number> {
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
  return names;
}
const nameKey = (word: string) => word.toLowerCase().replaceAll('.', '');

function dayOf(year: number, month: number, day: number): string | null {
  const full = year < 100 ? 2000 + year : year;
  const date = new Date(Date.UTC(full, month - 1, day));
  const isThere = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isThere ? date.toISOString().slice(0, 10) : null;
}

/** Reads the days of a file as `2026-12-31`, however they are written; null for what is none. */
export function dayReader(cells: readonly string[], locale: string): (cell: string) => string | null {
  const order = orderIn(cells, locale);
  const months = monthNames();
  return (cell) => {
    const text = westernDigits(cell).trim();
    const iso = ISO.exec(text)?.slice(1).map(Number);
    if (iso) return dayOf(iso[0] ?? 0, iso[1] ?? 0, iso[2] ?? 0);
    const numbers = (POINTS.exec(text) ?? SLASHES.exec(text))?.slice(1).map(Number);
    if (numbers) {
      const [one = 0, other = 0, year = 0] = numbers;
      const isDayFirst = POINTS.test(text) || order === 'dayFirst';
      return isDayFirst ? dayOf(year, other, one) : dayOf(year, one, other);
    }
    const words = text.split(/[\s,]+/);
    const month = words.map((word) => months.get(nameKey(word))).find((number) => number !== undefined);
    const day = words.find((word) => /^\d{1,2}(\.|st|nd|rd|th)?$/i.test(word));
    const year = words.find((word) => /^\d{4}$/.test(word));
    return month && day && year ? dayOf(Number(year), month, Number.parseInt(day, 10)) : null;
  };
}

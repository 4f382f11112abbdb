const DAY = 86_400_000;

const pad = (number: number, length: number) => String(number).padStart(length, '0');

/** The reader's own day, as `2026-12-31`. */
export function dayOf(now: number): string {
  const date = new Date(now);
  return `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1, 2)}-${pad(date.getDate(), 2)}`;
}

export const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * DAY).toISOString().slice(0, 10);

/** Negative when `to` comes first. */
export const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY);

export const yearOf = (day: string): number => Number(day.slice(0, 4));

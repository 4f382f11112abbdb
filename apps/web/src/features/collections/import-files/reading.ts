import type { DayOrder } from '#lib/files/read-day.ts';

/** How a file is read where it does not say it itself. */
export interface Reading {
  /** Of its reader. */
  locale: string;
  /** Which number of `03/04/2024` is the day, as the reader says; null: by the file's own rows, or else their language. */
  dayOrder: DayOrder | null;
}

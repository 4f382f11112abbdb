import type { DayOrder } from '#lib/files/read-day.ts';

/** Choices for reading a file that does not say itself how. */
export interface Reading {
  /** The reader's language. */
  locale: string;
  /** The number of `03/04/2024` that is the day, as the reader says; null: by the file's own rows, or else their language. */
  dayOrder: DayOrder | null;
}

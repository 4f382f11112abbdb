import { z } from 'zod';

// Postgres has no year 0, and takes fewer offsets from UTC than ISO 8601 does.
const isInYears = (year: number): boolean => year >= 1 && year <= 9_999;

const DAY = 'Use a date such as 2026-12-31.';

/** A day: 2026-12-31. */
export const day = z.iso.date(DAY).refine((value) => isInYears(Number(value.slice(0, 4))), DAY);

/** A time with its offset, as an ISO time in UTC. */
export const moment = z
  .string()
  .max(100)
  .pipe(z.iso.datetime({ offset: true, error: 'This is not a time.' }))
  .transform((at) => new Date(at))
  .refine((at) => isInYears(at.getUTCFullYear()), 'This is not a time.')
  .transform((at) => at.toISOString());

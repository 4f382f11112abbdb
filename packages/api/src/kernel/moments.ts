import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

// Moments by the database's clock: that of a process may be wrong, and what expires would do so too early or never (T49).

export const msFromNow = (ms: number): SQL<Date> => sql`now() + make_interval(secs => ${ms / 1000})`;

export const hoursFromNow = (hours: number): SQL<Date> => msFromNow(hours * HOUR_MS);

export const daysFromNow = (days: number): SQL<Date> => msFromNow(days * DAY_MS);

export const daysAgo = (days: number): SQL<Date> => msFromNow(-days * DAY_MS);

/** Formats a moment as ISO text, for JSON that Postgres builds itself. */
export const isoTime = (column: AnyColumn | SQL): SQL<string> =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

import { type SQL, sql } from 'drizzle-orm';
import { RATES_OLD_DAYS } from './rates.limits.ts';

/** A currency that the newest rates have been without for so long has none: it was given up. */
const GIVEN_UP_DAYS = 30;

const days = (count: number) => sql.raw(String(count));

/** Null: there are no rates. */
export const newestDay: SQL<string | null> = sql`(select max(r.day) from exchange_rates r)`;

export const areRatesOld: SQL<boolean> = sql`coalesce(${newestDay} < current_date - ${days(RATES_OLD_DAYS)}, false)`;

/** What a euro is worth in `code` by the newest rates; null: no rate is known. */
export const perEuro = (
  code: SQL,
): SQL<number | null> => sql`(select case when ${code} = 'EUR' and ${newestDay} is not null then 1::float8 else (
  select r.per_euro::float8 from exchange_rates r
  where r.currency = ${code} and r.day > ${newestDay} - ${days(GIVEN_UP_DAYS)} order by r.day desc limit 1) end)`;

import type { Db } from '@onceware/db/client';
import { type SQL, sql } from 'drizzle-orm';
import type { Rate } from './read-rates.ts';
import { RATES_OLD_DAYS } from './rates.limits.ts';

/** A currency that the newest rates have been without for so long has none: it was given up. */
const GIVEN_UP_DAYS = 30;

const days = (count: number) => sql.raw(String(count));

/** Null: there are no rates. */
export const newestDay: SQL<string | null> = sql`(select max(r.day) from exchange_rates r)`;

export const areRatesOld: SQL<boolean> = sql`coalesce(${newestDay} < current_date - ${days(RATES_OLD_DAYS)}, false)`;

/** Value of one euro in `code` by the newest rates; null: no rate is known. */
export const perEuro = (
  code: SQL,
): SQL<number | null> => sql`(select case when ${code} = 'EUR' and ${newestDay} is not null then 1::float8 else (
  select r.per_euro::float8 from exchange_rates r
  where r.currency = ${code} and r.day > ${newestDay} - ${days(GIVEN_UP_DAYS)} order by r.day desc limit 1) end)`;

/** The last rate of each currency before a day. */
export async function findLastRates(tx: Db, day: string): Promise<Rate[]> {
  const { rows } = await tx.execute<Rate & Record<string, unknown>>(sql`
    select distinct on (r.currency) r.currency, r.day::text, r.per_euro::float8 as "perEuro" from exchange_rates r
    where r.day < ${day}::date and r.day > ${day}::date - ${days(GIVEN_UP_DAYS)} order by r.currency, r.day desc`);
  return rows;
}

const WRITTEN_AT_ONCE = 10_000;
const COMPARED_AT_ONCE = 1_000;

/** @returns how many are new, or others than before */
export async function writeRates(tx: Db, rates: readonly Rate[]): Promise<number> {
  // A day's rate that a file says twice is the later one.
  const distinct = [...new Map(rates.map((rate) => [`${rate.currency} ${rate.day}`, rate])).values()];
  let changed = 0;
  for (let from = 0; from < distinct.length; from += WRITTEN_AT_ONCE) {
    const some = JSON.stringify(distinct.slice(from, from + WRITTEN_AT_ONCE));
    const { rowCount } = await tx.execute(sql`
      insert into exchange_rates as r (currency, day, per_euro)
      select currency, day, "perEuro" from json_to_recordset(${some}::json) as given(currency char(3), day date, "perEuro" numeric)
      on conflict (currency, day) do update set per_euro = excluded.per_euro where r.per_euro <> excluded.per_euro`);
    changed += rowCount ?? 0;
  }
  return changed;
}

/** Judges the prices of deals anew that were sold in several currencies, some at a time, because they are compared by these rates. */
export async function compareAnew(tx: Db): Promise<void> {
  let last = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    // The trigger of deals computes it, whatever is written.
    const { rows } = await tx.execute<{ last: string | null }>(sql`
      with batch as (
        select id from deals where price_memory ? 'otherCurrencies' and id > ${last}::uuid order by id limit ${COMPARED_AT_ONCE}
      ), done as (update deals d set price_memory = null from batch where d.id = batch.id)
      select max(id::text) as last from batch`);
    if (rows[0]?.last == null) return;
    last = rows[0].last;
  }
}

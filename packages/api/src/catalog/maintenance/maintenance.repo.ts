import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '@onceware/db/client';
import { ASKED_SINCE, HAVE_RISEN } from '@onceware/db/list-indexes';
import { isRunning } from '../cards.ts';
import { CATEGORIES, type Category } from '../catalog.limits.ts';

/** Any constant works, as long as every process takes the same. */
const UPKEEP_LOCK = 7_318_004;

/** Counts younger than this are fresh. */
const FRESH_SECONDS = 50;

/** In a transaction, whose end gives it back. */
export async function takeMaintenanceLock(tx: Db): Promise<boolean> {
  const { rows } = await tx.execute<{ isTaken: boolean }>(
    sql`select pg_try_advisory_xact_lock(${UPKEEP_LOCK}) as "isTaken"`,
  );
  return rows[0]?.isTaken ?? false;
}

/** Marks deals whose end has come, at most so many. */
export async function markEnded(tx: Db, limit: number): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    update deals set has_ended = true where id in (
      select d.id from deals d where not d.has_ended and coalesce(d.ends_at, 'infinity') <= now()
      order by coalesce(d.ends_at, 'infinity'), d.id limit ${limit} for update skip locked)`);
  return rowCount ?? 0;
}

/** Computes what is known of the prices of deals from before that was kept (migration 0004), at most so many. */
export async function recallPrices(tx: Db, limit: number): Promise<number> {
  // The trigger of deals computes it, whatever is written.
  const { rowCount } = await tx.execute(sql`
    update deals set price_memory = '{}' where id in (
      select id from deals where price_memory is null order by id limit ${limit} for update skip locked)`);
  return rowCount ?? 0;
}

/** Counts the ratings anew that could not be counted when they should have been, of at most so many notes. @returns how many there were */
export async function rateDue(tx: Db, limit: number): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    with due as (
      delete from ratings_due where id in (select id from ratings_due order by id limit ${limit}) returning tool_id
    ), rated as (select rate_tool(tool_id) from (select distinct tool_id from due order by tool_id) each_tool)
    select (select count(*)::int from due) as count, (select count(*) from rated)`);
  return rows[0]?.count ?? 0;
}

export async function areCountsFresh(tx: Db): Promise<boolean> {
  const { rows } = await tx.execute<{ areFresh: boolean | null }>(
    sql`select min(counted_at) > now() - make_interval(secs => ${FRESH_SECONDS}) and count(*) = ${CATEGORIES.length} as "areFresh" from catalog_counts`,
  );
  return rows[0]?.areFresh ?? false;
}

/** Counts running deals and tools of each category anew. In a transaction, because it changes what the planner may choose. */
export async function writeCounts(tx: Db): Promise<void> {
  // From the indexes, which are a tenth of the tables, also where a category is a third of them.
  await tx.execute(sql`set local enable_seqscan = off`);
  await tx.execute(sql`
    insert into catalog_counts (category, deals, tools, counted_at)
    select c.category, coalesce(d.count, 0), coalesce(t.count, 0) - coalesce(h.count, 0), now()
    from unnest(${sql.param(`{${CATEGORIES.join(',')}}`)}::text[]) as c(category)
      left join (select d.category, count(*)::int from deals d where ${isRunning} group by d.category) d using (category)
      left join (select t.category, count(*)::int from tools t group by t.category) t using (category)
      left join (select t.category, count(*)::int from tools t where t.is_hidden group by t.category) h using (category)
    on conflict (category) do update set deals = excluded.deals, tools = excluded.tools, counted_at = excluded.counted_at`);
}

/** Counts the log of prices, and deals that are dearer than in the month before, by the rule of `verdictOf`. */
export async function writeFigures(tx: Db): Promise<void> {
  await tx.execute(sql`
    insert into catalog_figures (prices, dearer, counted_at)
    select (select count(*) from deal_prices),
      (select count(*) from deals d where ${isRunning} and ${sql.raw(HAVE_RISEN)}
        and ${sql.raw(ASKED_SINCE)} > to_char((now() - interval '31 days') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')),
      now()
    on conflict (is_only) do update set prices = excluded.prices, dearer = excluded.dearer, counted_at = excluded.counted_at`);
}

/** Figures as of the last run; null before the first. */
export const figuresJson = sql<{ prices: number; dearer: number } | null>`(
  select json_build_object('prices', f.prices, 'dearer', f.dearer) from catalog_figures f)`;

/** Counts as of the last run; every category once. */
export const countsJson: SQL<{ category: Category; deals: number; tools: number }[]> = sql`(
  select coalesce(json_agg(json_build_object('category', c.category, 'deals', c.deals, 'tools', c.tools)), '[]') from catalog_counts c)`;

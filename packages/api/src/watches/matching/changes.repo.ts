import type { Db } from '@onceware/db/client';
import { sql } from 'drizzle-orm';
import { isRunning } from '#catalog/cards.ts';
import { catalogLimits } from '#catalog/catalog.limits.ts';
import { newestDay, perEuro } from '#catalog/rates/rates.repo.ts';

/** Any constant works, as long as every process takes the same. */
const WATCH_LOCK = 7_318_009;

/** In a transaction, whose end gives it back: one process at a time. */
export async function takeWatchLock(tx: Db): Promise<boolean> {
  const { rows } = await tx.execute<{ isTaken: boolean }>(
    sql`select pg_try_advisory_xact_lock(${WATCH_LOCK}) as "isTaken"`,
  );
  return rows[0]?.isTaken ?? false;
}

/** Columns of a deal's state, as `deal_changes` and `deals` have them. */
const STATE = sql.raw(
  'category, price_minor, price_rest, currency, discount_percentage, rating_tenths, starts_at, ends_at, has_ended',
);
const stateOf = (table: string) =>
  sql.raw(
    [
      'category',
      'price_minor',
      'price_rest',
      'currency',
      'discount_percentage',
      'rating_tenths',
      'starts_at',
      'ends_at',
      'has_ended',
    ]
      .map((column) => `${table}.${column}`)
      .join(', '),
  );

const soon = sql`make_interval(days => ${sql.raw(String(catalogLimits.endingSoonDays))})`;

/** Searches for what ends soon find deals that nobody changed: those whose last days began since the last sweep are noted. */
export async function sweepEndingSoon(tx: Db): Promise<void> {
  const { rows } = await tx.execute<{ isAsked: boolean }>(sql`
    select exists (select from watches where kind = 'search' and deleted_at is null and paused_at is null
      and (search ->> 'endingSoon')::boolean) as "isAsked"`);
  if (!rows[0]?.isAsked) {
    await tx.execute(sql`delete from watch_sweeps where name = 'endingSoon'`);
    return;
  }
  await tx.execute(sql`
    with last as (select until from watch_sweeps where name = 'endingSoon'),
    noted as (
      insert into deal_changes (deal_id, at, ${STATE})
      -- As it was a moment before its last days began.
      select d.id, d.ends_at - ${soon} - interval '1 second', ${stateOf('d')} from deals d, last
      where not d.has_ended and coalesce(d.ends_at, 'infinity') > last.until + ${soon} and coalesce(d.ends_at, 'infinity') <= now() + ${soon})
    insert into watch_sweeps (name, until) values ('endingSoon', now()) on conflict (name) do update set until = excluded.until`);
}

/**
 * Gathers the changes that are due, at most so many, as the table `changed` of this transaction: a row for each deal as it is now,
 * with its first state since it was looked at last in the columns that begin with `was_`.
 *
 * @returns how many changes, and the last one's number
 */
export async function gatherChanges(tx: Db, limit: number): Promise<{ changes: number; last: string }> {
  await tx.execute(sql`
    create temporary table due_changes on commit drop as
    select * from deal_changes where not is_done and due_at <= now() order by id limit ${limit}`);
  const { rows } = await tx.execute<{ changes: number; last: string | null }>(
    sql`select count(*)::int as changes, max(id)::text as last from due_changes`,
  );
  const { changes = 0, last = null } = rows[0] ?? {};
  if (changes === 0 || last === null) return { changes: 0, last: '0' };
  await tx.execute(sql`
    create temporary table changed on commit drop as
    select d.id, d.tool_id, d.title, d.search, ${stateOf('d')}, (d.price_memory ->> 'since') as since, ${isRunning} as is_running,
      c.at as was_at, c.is_new, c.category as was_category, c.price_minor as was_price_minor, c.price_rest as was_price_rest,
      c.currency as was_currency, c.discount_percentage as was_discount_percentage, c.rating_tenths as was_rating_tenths,
      c.starts_at as was_starts_at, c.ends_at as was_ends_at, c.has_ended as was_has_ended, coalesce(c.was_search, d.search) as was_search
    from (
      select distinct on (deal_id) *, first_value(search) over (partition by deal_id order by search is null, id) as was_search
      from due_changes order by deal_id, id) c
    join deals d on d.id = c.deal_id
    -- Hidden ones are nobody's to see.
    where d.has_ended is not null`);
  await tx.execute(sql`create index on changed using gin (search)`);
  await tx.execute(sql`create index on changed (tool_id)`);
  await tx.execute(sql`create unique index on changed (id)`);
  await tx.execute(sql`analyze changed`);
  // Rates of the euro, looked up once for all.
  await tx.execute(sql`
    create temporary table watch_rates on commit drop as
    select code, ${perEuro(sql`code`)} as per_euro from (
      select 'EUR'::char(3) as code union select r.currency from exchange_rates r where r.day > ${newestDay} - 30
      union select c.currency from changed c) codes`);
  await tx.execute(sql`create unique index on watch_rates (code)`);
  await tx.execute(sql`analyze watch_rates`);
  return { changes, last };
}

/** Marks the gathered changes as done; deals that begin later are looked at again then. */
export async function finishChanges(tx: Db): Promise<void> {
  await tx.execute(sql`
    insert into deal_changes (deal_id, due_at, ${STATE})
    select c.id, c.starts_at, ${stateOf('c')} from changed c where c.starts_at > now()`);
  await tx.execute(sql`
    update deal_changes set is_done = true where id in (select id from due_changes)`);
}

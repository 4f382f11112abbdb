import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '@onceware/db/client';
import type { ImportRow } from './import-row.ts';

// Everything is done set by set, on temporary tables: the rows as they were read, whose columns are null where the file says
// nothing (such a column keeps what it has, or gets its default in a new row), and what becomes of their tools and deals.
// Those two are narrow, because what is marked there is written anew; the rows are written once.

export type StagedRow = ImportRow & { position: number; place: string; new_tool_id: string; new_deal_id: string };

/** Any constant works, as long as every import takes the same. */
const IMPORT_LOCK = 7_318_002;

const COLUMNS = sql.raw(`position int, place text,
  tool_key text, has_tool_id boolean, tool_slug text, new_tool_id uuid, name text, tagline text, tool_description text, website text,
  domain text, category text, tags text[], replaces text[], logo_url text, tool_rating_tenths smallint, tool_rating_count int, tool_rating_source text,
  deal_key text, deal_slug text, new_deal_id uuid, title text, promise text, description text, base_price_minor int,
  base_price_rest smallint, price_minor int, price_rest smallint, currency text, cover_url text, starts_at timestamptz, ends_at timestamptz,
  gallery text[], url text, coupon text, sold_by text, refund_days smallint, redeem_by timestamptz, redeem_days smallint, updates text,
  stacking smallint, tiers jsonb, earlier_prices jsonb`);

/** Makes of a transaction an import's: two run one after the other, and neither is cut off by the limits of a page's statements. */
export async function beginImport(tx: Db): Promise<void> {
  await tx.execute(sql`set local statement_timeout = 0`);
  await tx.execute(sql`set local lock_timeout = 0`);
  await tx.execute(sql`set local idle_in_transaction_session_timeout = '10min'`);
  // Sorting five thousand rows and joining their marks would go through files otherwise.
  await tx.execute(sql`set local work_mem = '32MB'`);
  await tx.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`);
}

/** Does something and takes it back; what it found stays known. */
export async function rolledBack<Answer>(tx: Db, work: () => Promise<Answer>): Promise<Answer> {
  await tx.execute(sql`savepoint dry_run`);
  const answer = await work();
  await tx.execute(sql`rollback to savepoint dry_run`);
  return answer;
}

export async function openStaging(tx: Db): Promise<void> {
  await tx.execute(sql`create temporary table import_rows (${COLUMNS}) on commit drop`);
}

/** @param rows `StagedRow[]` as JSON */
export async function stageRows(tx: Db, rows: string): Promise<void> {
  await tx.execute(sql`insert into import_rows
    select * from json_to_recordset(${rows}::json) as given(${COLUMNS})`);
}

export interface Repeated {
  place: string;
  key: string;
  first: string;
  [column: string]: unknown;
}

/** Takes out the rows whose id stood in an earlier row already. */
export async function removeRepeated(tx: Db): Promise<Repeated[]> {
  const { rows } = await tx.execute<Repeated>(sql`
    with numbered as (
      select position, coalesce(deal_key, tool_key) as key,
        row_number() over same as number, first_value(place) over same as first
      from import_rows window same as (partition by deal_key is null, coalesce(deal_key, tool_key) order by position)
    )
    delete from import_rows r using numbered n where r.position = n.position and n.number > 1
    returning r.place, n.key, n.first`);
  await tx.execute(sql`create unique index on import_rows (position)`);
  await tx.execute(sql`analyze import_rows (position, tool_key, deal_key)`);
  return rows;
}

/** Some of the rows: those from `from` on, up to but without `to`. */
export interface Range {
  from: number;
  to: number;
}

/** The rows `r` of a range. */
export const within = ({ from, to }: Range): SQL => sql`r.position >= ${from} and r.position < ${to}`;

/** Columns of a table, each with the staging column that it comes from. */
export type Columns = Readonly<Record<string, string>>;

/**
 * The two halves of an update that touches only rows that it changes: `set …` and `where … is distinct from …`; and the values$
 * before and after, as JSON.
 */
export function changes(
  columns: Columns,
  to: string,
  from: string,
): { assignments: SQL; areNew: SQL; beforeAfter: SQL } {
  const pairs = Object.entries(columns).map(
    ([column, given]) => [column, `coalesce(${from}.${given}, ${to}.${column})`] as const,
  );
  return {
    assignments: sql.raw(pairs.map(([column, value]) => `${column} = ${value}`).join(', ')),
    areNew: sql.raw(
      `(${pairs.map(([column]) => `${to}.${column}`).join(', ')}) is distinct from (${pairs.map(([, value]) => value).join(', ')})`,
    ),
    beforeAfter: sql.raw(
      `json_build_object(${pairs.map(([column, value]) => `'${column}', json_build_array(${to}.${column}, ${value})`).join(', ')})`,
    ),
  };
}

/**
 * The slugs `free` of new rows, by position. One that is taken gets a suffix that follows from source and id: no look-up, and
 * the same in every database. Made of narrow rows, because they are sorted.
 *
 * @param rows the new rows `r`, with what follows their `from`
 */
export const freeSlugs = (table: 'tools' | 'deals', slug: string, key: string, source: string, rows: SQL): SQL => {
  const base = sql.raw(`r.${slug}`);
  return sql`(select r.position, case when row_number() over (partition by ${base} order by r.position) = 1
      and not exists (select from ${sql.raw(table)} taken where taken.slug = ${base})
    then ${base} else ${base} || '-' || left(md5(${source}::text || '/' || ${sql.raw(`r.${key}`)}), 8) end as slug
    from ${rows}) free`;
};

/** Room in each page of marks for what is marked, so that no index is written for it. */
export const MARKED = sql.raw('with (fillfactor = 50)');

export interface Outcome {
  inserted: number;
  updated: number;
  unchanged: number;
  newTools: number;
  newDeals: number;
  [column: string]: unknown;
}

/** Counts what became of the rows: a deal's row counts as its deal, or as its tool where only that changed. */
export async function countOutcome(tx: Db): Promise<Outcome> {
  const { rows } = await tx.execute<Outcome>(sql`
    with states as (
      select case when d.state is null then t.state
          when d.is_back then 'updated'
          when d.state = 'unchanged' and t.state = 'updated' and t.position = r.position then 'updated'
          else d.state end as state
      from import_rows r join import_tools t using (tool_key) left join import_deals d on d.position = r.position
    )
    select count(*) filter (where state = 'inserted')::int as inserted, count(*) filter (where state = 'updated')::int as updated,
      count(*) filter (where state in ('unchanged', 'used'))::int as unchanged,
      (select count(*)::int from import_tools where state = 'inserted') as "newTools",
      (select count(*)::int from import_deals where state = 'inserted') as "newDeals"
    from states`);
  const [outcome] = rows;
  if (!outcome) throw new Error('An aggregate always answers one row.');
  return outcome;
}

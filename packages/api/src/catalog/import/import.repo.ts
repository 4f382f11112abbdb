import { sql } from 'drizzle-orm';
import type { Db } from '@onceware/db/client';
import type { ImportRow } from './import-row.ts';

// Everything is done set by set, on two temporary tables: the rows as they were read, and the tools among them. Their
// columns are null where the file says nothing; such a column keeps what it has, or gets its default in a new row.

export type StagedRow = ImportRow & { position: number; place: string; new_tool_id: string; new_deal_id: string };

const IMPORT_LOCK = 7_318_002;

const TOOL_COLUMNS = sql.raw(`tool_key text, has_tool_id boolean, tool_slug text, name text, tagline text, tool_description text, website text, domain text,
  category text, tags text[], logo_url text, tool_rating_tenths smallint, tool_rating_count int, new_tool_id uuid`);
const DEAL_COLUMNS = sql.raw(`deal_key text, deal_slug text, title text, promise text, description text, base_price_minor int,
  price_minor int, currency text, cover_url text, rating_tenths smallint, rating_count int, starts_at timestamptz, ends_at timestamptz,
  new_deal_id uuid`);

/** Makes the staging table; two imports run one after the other, and neither is cut off by the limits of a page's statements. */
export async function openStaging(tx: Db): Promise<void> {
  await tx.execute(sql`set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = '10min'`);
  await tx.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`);
  await tx.execute(sql`create temporary table import_rows (
    position int primary key, place text not null, ${TOOL_COLUMNS}, ${DEAL_COLUMNS}, deal_id uuid, deal_state text) on commit drop`);
}

export async function stageRows(tx: Db, rows: StagedRow[]): Promise<void> {
  await tx.execute(sql`insert into import_rows
    select r.*, null, null from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(position int, place text, ${TOOL_COLUMNS}, ${DEAL_COLUMNS})`);
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
  return rows;
}

/** The different tools of the rows; of several rows about one the first counts. */
export async function gatherTools(tx: Db, source: string): Promise<void> {
  await tx.execute(sql`analyze import_rows`);
  await tx.execute(sql`create temporary table import_tools on commit drop as
    select distinct on (r.tool_key) r.*, own.id as own_id, own.id as tool_id, 'unchanged' as tool_state
    from import_rows r left join tools own on own.source = ${source} and own.external_id = r.tool_key
    order by r.tool_key, r.position`);
  await tx.execute(sql`create unique index on import_tools (tool_key)`);
  await tx.execute(sql`analyze import_tools`);
}

// A slug that is taken gets a suffix that follows from source and id, so that it needs no look-up and is the same in every database.
const freeSlug = (table: 'tools' | 'deals', slug: string, key: string, source: string) =>
  sql`case when row_number() over (partition by ${sql.raw(slug)} order by position) = 1
      and not exists (select from ${sql.raw(table)} taken where taken.slug = ${sql.raw(slug)})
    then ${sql.raw(slug)} else ${sql.raw(slug)} || '-' || left(md5(${source} || '/' || ${sql.raw(key)}), 8) end`;

/** Brings the tools that this source brought before up to date. */
export async function updateTools(tx: Db): Promise<void> {
  await tx.execute(sql`
    with changed as (
      update tools t set name = i.name, tagline = coalesce(i.tagline, t.tagline), description = coalesce(i.tool_description, t.description),
        website = coalesce(i.website, t.website), domain = coalesce(i.domain, t.domain), category = coalesce(i.category, t.category),
        tags = coalesce(i.tags, t.tags), logo_url = coalesce(i.logo_url, t.logo_url),
        rating_tenths = coalesce(i.tool_rating_tenths, t.rating_tenths), rating_count = coalesce(i.tool_rating_count, t.rating_count),
        updated_at = now()
      from import_tools i
      where t.id = i.own_id and (t.name, t.tagline, t.description, t.website, t.domain, t.category, t.tags, t.logo_url, t.rating_tenths, t.rating_count)
        is distinct from (i.name, coalesce(i.tagline, t.tagline), coalesce(i.tool_description, t.description), coalesce(i.website, t.website),
          coalesce(i.domain, t.domain), coalesce(i.category, t.category), coalesce(i.tags, t.tags), coalesce(i.logo_url, t.logo_url),
          coalesce(i.tool_rating_tenths, t.rating_tenths), coalesce(i.tool_rating_count, t.rating_count))
      returning t.id
    )
    update import_tools i set tool_state = 'updated' from changed where changed.id = i.own_id`);
}

/**
 * Adds the tools that are new. One whose name and domain agree with a tool's is that tool, and is used as it is; but two
 * of one source with ids of their own are two. So those with an id must come before those that are only named.
 */
export async function insertTools(tx: Db, source: string, { hasId }: { hasId: boolean }): Promise<void> {
  await tx.execute(sql`
    update import_tools i set tool_id = (
      select t.id from tools t
      where lower(t.name) = lower(i.name) and coalesce(t.domain, '') = coalesce(i.domain, '')
        and (not ${hasId}::boolean or t.source is distinct from ${source})
      order by t.id limit 1)
    where i.tool_id is null and i.has_tool_id = ${hasId}`);
  await tx.execute(sql`
    insert into tools (id, slug, name, tagline, description, website, domain, category, tags, logo_url, rating_tenths, rating_count, source, external_id)
    select new_tool_id, ${freeSlug('tools', 'tool_slug', 'tool_key', source)}, name, coalesce(tagline, ''), coalesce(tool_description, ''),
      website, domain, coalesce(category, 'other'), coalesce(tags, '{}'), logo_url, coalesce(tool_rating_tenths, 0), coalesce(tool_rating_count, 0),
      ${source}, tool_key
    from import_tools where tool_id is null and has_tool_id = ${hasId} order by position`);
  await tx.execute(sql`update import_tools set tool_id = new_tool_id, tool_state = 'inserted'
    where tool_id is null and has_tool_id = ${hasId}`);
}

export async function findDeals(tx: Db, source: string): Promise<void> {
  await tx.execute(sql`update import_rows r set deal_id = d.id, deal_state = 'unchanged'
    from deals d where d.source = ${source} and d.external_id = r.deal_key`);
  await tx.execute(sql`analyze import_rows`);
}

/** Writes the deals of the rows from `from` on, up to but without `to`. A changed deal keeps its slug, so that links to it hold. */
export async function writeDeals(tx: Db, source: string, from: number, to: number): Promise<void> {
  await tx.execute(sql`
    with changed as (
      update deals d set tool_id = i.tool_id, title = r.title, promise = coalesce(r.promise, d.promise),
        description = coalesce(r.description, d.description), category = coalesce(r.category, d.category),
        base_price_minor = r.base_price_minor, price_minor = r.price_minor, currency = coalesce(r.currency, d.currency),
        cover_url = coalesce(r.cover_url, d.cover_url), rating_tenths = coalesce(r.rating_tenths, d.rating_tenths),
        rating_count = coalesce(r.rating_count, d.rating_count), starts_at = coalesce(r.starts_at, d.starts_at),
        ends_at = coalesce(r.ends_at, d.ends_at), updated_at = now()
      from import_rows r join import_tools i using (tool_key)
      where d.id = r.deal_id and r.position >= ${from} and r.position < ${to}
        and (d.tool_id, d.title, d.promise, d.description, d.category, d.base_price_minor, d.price_minor, d.currency, d.cover_url,
          d.rating_tenths, d.rating_count, d.starts_at, d.ends_at)
        is distinct from (i.tool_id, r.title, coalesce(r.promise, d.promise), coalesce(r.description, d.description),
          coalesce(r.category, d.category), r.base_price_minor, r.price_minor, coalesce(r.currency, d.currency),
          coalesce(r.cover_url, d.cover_url), coalesce(r.rating_tenths, d.rating_tenths), coalesce(r.rating_count, d.rating_count),
          coalesce(r.starts_at, d.starts_at), coalesce(r.ends_at, d.ends_at))
      returning d.id
    )
    update import_rows r set deal_state = 'updated' from changed where changed.id = r.deal_id`);
  await tx.execute(sql`
    with fresh as (
      select r.*, i.tool_id from import_rows r join import_tools i using (tool_key)
      where r.deal_key is not null and r.deal_id is null and r.position >= ${from} and r.position < ${to}
    ), inserted as (
      insert into deals (id, slug, tool_id, title, promise, description, category, base_price_minor, price_minor, currency, cover_url,
        rating_tenths, rating_count, starts_at, ends_at, source, external_id)
      select new_deal_id, ${freeSlug('deals', 'deal_slug', 'deal_key', source)}, tool_id, title, coalesce(promise, ''), coalesce(description, ''),
        coalesce(category, 'other'), base_price_minor, price_minor, coalesce(currency, 'USD'), cover_url, coalesce(rating_tenths, 0),
        coalesce(rating_count, 0), coalesce(starts_at, now()), ends_at, ${source}, deal_key
      from fresh order by position
      returning id
    )
    update import_rows r set deal_state = 'inserted' from inserted where inserted.id = r.new_deal_id`);
}

export interface Outcome {
  inserted: number;
  updated: number;
  unchanged: number;
  newTools: number;
  newDeals: number;
  [column: string]: unknown;
}

/** What became of the rows: of a deal's row its deal, or else its tool where only that changed. */
export async function countOutcome(tx: Db): Promise<Outcome> {
  const { rows } = await tx.execute<Outcome>(sql`
    with states as (
      select case when r.deal_key is null then i.tool_state
          when r.deal_state = 'unchanged' and i.tool_state = 'updated' and i.position = r.position then 'updated'
          else r.deal_state end as state
      from import_rows r join import_tools i using (tool_key)
    )
    select count(*) filter (where state = 'inserted')::int as inserted, count(*) filter (where state = 'updated')::int as updated,
      count(*) filter (where state = 'unchanged')::int as unchanged,
      (select count(*)::int from import_tools where tool_state = 'inserted') as "newTools",
      (select count(*)::int from import_rows where deal_state = 'inserted') as "newDeals"
    from states`);
  const [outcome] = rows;
  if (!outcome) throw new Error('An aggregate always answers one row.');
  return outcome;
}

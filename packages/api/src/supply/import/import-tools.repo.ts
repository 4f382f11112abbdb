import { sql } from 'drizzle-orm';
import type { Db } from '@onceware/db/client';
import { changes, type Columns, freeSlugs, MARKED, type Range, within } from './import.repo.ts';

const COLUMNS: Columns = {
  name: 'name',
  tagline: 'tagline',
  description: 'tool_description',
  website: 'website',
  domain: 'domain',
  category: 'category',
  tags: 'tags',
  replaces: 'replaces',
  logo_url: 'logo_url',
  rating_tenths: 'tool_rating_tenths',
  rating_count: 'tool_rating_count',
  rating_source: 'tool_rating_source',
};
export const toolChanges = changes(COLUMNS, 't', 'r');
const { assignments, areNew } = toolChanges;

/** The different tools of the rows; of several rows about one the first counts. */
export async function gatherTools(tx: Db, source: string): Promise<void> {
  await tx.execute(sql`create temporary table import_tools ${MARKED} on commit drop as
    select distinct on (r.tool_key) r.tool_key, r.position, r.has_tool_id, own.id as tool_id,
      case when own.id is null then 'unknown' else 'unchanged' end as state
    from import_rows r left join tools own on own.source = ${source} and own.external_id = r.tool_key
    order by r.tool_key, r.position`);
  await tx.execute(sql`create unique index on import_tools (position)`);
  await tx.execute(sql`analyze import_tools`);
}

/** Brings the tools that this source brought before up to date. */
export async function updateTools(tx: Db, range: Range): Promise<void> {
  await tx.execute(sql`
    with changed as (
      update tools t set ${assignments}, updated_at = now() from import_rows r join import_tools i using (position)
      where ${within(range)} and i.state = 'unchanged' and t.id = i.tool_id and ${areNew} returning r.position
    )
    update import_tools i set state = 'updated' from changed where changed.position = i.position`);
}

/**
 * Says which of the tools with an id, or without, are new. One whose name and domain agree with a tool's is that tool, and is
 * used as it is; but two of one source with ids of their own are two. So those with an id must be in before those that are
 * only named are looked for.
 */
export async function recogniseTools(tx: Db, source: string, { hasId }: { hasId: boolean }): Promise<void> {
  await tx.execute(sql`
    with found as (
      select r.position, r.new_tool_id, (
        select t.id from tools t
        where lower(t.name) = lower(r.name) and coalesce(t.domain, '') = coalesce(r.domain, '')
          and (not r.has_tool_id or t.source is distinct from ${source})
        order by t.id limit 1) as id
      from import_rows r join import_tools i using (position) where i.state = 'unknown' and i.has_tool_id = ${hasId}
    )
    update import_tools i set tool_id = coalesce(f.id, f.new_tool_id), state = case when f.id is null then 'inserted' else 'used' end
    from found f where f.position = i.position`);
}

/** Adds the new ones. */
export async function insertTools(
  tx: Db,
  source: string,
  { hasId, ...range }: Range & { hasId: boolean },
): Promise<void> {
  const rows = sql`import_rows r join import_tools i using (position)`;
  const isNew = sql`${within(range)} and i.state = 'inserted' and i.has_tool_id = ${hasId}`;
  await tx.execute(sql`
    insert into tools (id, slug, name, tagline, description, website, domain, category, tags, replaces, logo_url, rating_tenths, rating_count, rating_source, source, external_id)
    select i.tool_id, free.slug, r.name, coalesce(r.tagline, ''), coalesce(r.tool_description, ''),
      r.website, r.domain, coalesce(r.category, 'other'), coalesce(r.tags, '{}'), coalesce(r.replaces, '{}'), r.logo_url, coalesce(r.tool_rating_tenths, 0),
      coalesce(r.tool_rating_count, 0), r.tool_rating_source, ${source}, r.tool_key
    from ${rows} join ${freeSlugs('tools', 'tool_slug', 'tool_key', source, sql`${rows} where ${isNew}`)} using (position)
    where ${isNew} order by r.position`);
}

/**
 * Has whoever hides or shows a tool to which deals come wait until they are there. They hold the tool before its deals: so does
 * this, before any deal is written.
 */
export async function holdTools(tx: Db): Promise<void> {
  await tx.execute(sql`
    select count(*) from (
      select from tools where id in (
        select t.tool_id from import_rows r join import_deals i using (position) join import_tools t using (tool_key)
        left join deals d on d.id = i.deal_id where t.state <> 'inserted' and d.tool_id is distinct from t.tool_id)
      order by id for key share) held`);
}

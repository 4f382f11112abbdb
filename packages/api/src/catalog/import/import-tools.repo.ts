import { sql } from 'drizzle-orm';
import type { Db } from '@onceware/db/client';
import { changes, type Columns, freeSlug } from './import.repo.ts';

const COLUMNS: Columns = {
  name: 'name',
  tagline: 'tagline',
  description: 'tool_description',
  website: 'website',
  domain: 'domain',
  category: 'category',
  tags: 'tags',
  logo_url: 'logo_url',
  rating_tenths: 'tool_rating_tenths',
  rating_count: 'tool_rating_count',
};
const { assignments, areNew } = changes(COLUMNS, 't', 'i');

/** The different tools of the rows; of several rows about one the first counts. */
export async function gatherTools(tx: Db, source: string): Promise<void> {
  await tx.execute(sql`create temporary table import_tools on commit drop as
    select distinct on (r.tool_key) r.*, own.id as own_id, own.id as tool_id, 'unchanged' as tool_state
    from import_rows r left join tools own on own.source = ${source} and own.external_id = r.tool_key
    order by r.tool_key, r.position`);
  await tx.execute(sql`create unique index on import_tools (tool_key)`);
  await tx.execute(sql`analyze import_tools`);
}

/** Brings the tools that this source brought before up to date. */
export async function updateTools(tx: Db): Promise<void> {
  await tx.execute(sql`
    with changed as (
      update tools t set ${assignments}, updated_at = now() from import_tools i where t.id = i.own_id and ${areNew} returning t.id
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
        and (not i.has_tool_id or t.source is distinct from ${source})
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

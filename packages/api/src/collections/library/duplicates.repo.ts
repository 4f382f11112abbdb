import type { Db } from '@onceware/db/client';
import { sql } from 'drizzle-orm';
import { isPublicTool } from '#catalog/cards.ts';
import type { CollectionItem } from '../collections.contract.ts';
import type { EntityType } from '../collections.limits.ts';
import { itemJson } from '../collections.repo.ts';
import { libraryLimits } from './library.limits.ts';

/** Something that items are of: an entity, and for pages at a tool's own address that tool. */
export interface Thing {
  kind: EntityType;
  id: string;
}

/** Items that are one thing: the oldest of them, and how many there are. */
export interface Group extends Thing {
  items: CollectionItem[];
  count: number;
  total: number | null;
}

/** An address without what may differ: its scheme, `www.`, the last slash. */
const bare = (address: 't.website' | 'p.canonical_url') =>
  sql`regexp_replace(lower(${sql.raw(address)}), '^https?://(www\\.)?|/+$', '', 'g')`;

/** The member's pages that are a tool. */
const toolPages = (userId: string) => sql`
  select p.id, t.id as tool_id from pages p
  join tools t on t.id = p.tool_id and ${isPublicTool} and ${bare('t.website')} = ${bare('p.canonical_url')}
  where p.user_id = ${userId}`;

const ownCollections = (userId: string) =>
  sql`select id from collections c where c.user_id = ${userId} and c.deleted_at is null`;

/** The oldest items of each of `things`: an entity is in a collection once, which an index knows. */
const itemsOf = (limit: number) => sql`
  select json_agg(${itemJson} order by collection_items.added_at, collection_items.id) as items from (
    select i.* from (
      select things.kind collate "default" as entity_type, things.id as entity_id
      union all select 'page', tool_pages.id from tool_pages where things.kind = 'tool' and tool_pages.tool_id = things.id
    ) entity
    cross join own
    cross join lateral (
      select * from collection_items i
      where i.collection_id = own.id and i.entity_type = entity.entity_type and i.entity_id = entity.entity_id and i.removed_at is null
      limit 1
    ) i
    order by i.added_at, i.id limit ${limit}
  ) collection_items`;

/** All that the member has of one thing; undefined where that is nothing. */
export async function findThing(db: Db, userId: string, { kind, id }: Thing): Promise<CollectionItem[] | undefined> {
  const { rows } = await db.execute<{ items: CollectionItem[] | null }>(sql`
    with own as materialized (${ownCollections(userId)}), tool_pages as materialized (${toolPages(userId)}),
    things as materialized (select ${kind}::text as kind, ${id}::uuid as id)
    select found.items from things cross join lateral (${itemsOf(libraryLimits.duplicatesOfOne)}) found`);
  return rows[0]?.items ?? undefined;
}

/**
 * A page of the groups of a member's items that are one thing, and one more where there is more. Known by the entity, which
 * for pages is one for each canonical address. Counted by an index alone, which knows entities; what is shown is looked up.
 */
export async function findDuplicates(db: Db, userId: string, after: Thing | null): Promise<Group[]> {
  const { rows } = await db.execute<Group & Record<string, unknown>>(sql`
    with own as materialized (${ownCollections(userId)}), tool_pages as materialized (${toolPages(userId)}),
    things as materialized (
      select kind, id, count(*)::int as count, ${after === null ? sql`(count(*) over ())::int` : sql`null::int`} as total
      from (
        select case when tool_pages.id is null then i.entity_type else 'tool' end collate "C" as kind,
          coalesce(tool_pages.tool_id, i.entity_id) as id
        from own join collection_items i on i.collection_id = own.id and i.removed_at is null
        left join tool_pages on i.entity_type = 'page' and tool_pages.id = i.entity_id
      ) one ${after === null ? sql`` : sql`where (kind, id) > (${after.kind}::text, ${after.id}::uuid)`}
      group by kind, id having count(*) > 1 order by kind, id limit ${libraryLimits.duplicatesPage + 1}
    )
    select things.kind, things.id, things.count, things.total, found.items
    from things cross join lateral (${itemsOf(libraryLimits.duplicatesShown)}) found order by things.kind, things.id`);
  return rows;
}

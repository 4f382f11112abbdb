import type { Db } from '@onceware/db/client';
import { sql } from 'drizzle-orm';
import { isPublicTool } from '#catalog/cards.ts';
import type { CollectionItem } from '../collections.contract.ts';
import { itemJson } from '../collections.repo.ts';
import { libraryLimits } from './library.limits.ts';

/** Items that are one thing; `place` is theirs in the order of groups. */
export interface Group {
  place: string;
  items: CollectionItem[];
  total: number | null;
}

/** An address without what may differ: its scheme, `www.`, the last slash. */
const bare = (address: 't.website' | 'p.canonical_url') =>
  sql`regexp_replace(lower(${sql.raw(address)}), '^https?://(www\\.)?|/+$', '', 'g')`;

/**
 * A page of the groups of a member's items that are one thing, and one more where there is more. Known by the entity, which
 * for pages is one for each canonical address; a page at a tool's own address is that tool.
 */
export async function findDuplicates(db: Db, userId: string, after: string | null): Promise<Group[]> {
  const { rows } = await db.execute<Group & Record<string, unknown>>(sql`
    with things as materialized (
      select i.id, i.added_at, coalesce('tool:' || t.id, i.entity_type || ':' || i.entity_id) collate "C" as thing
      from collections c
      join collection_items i on i.collection_id = c.id and i.removed_at is null
      left join pages p on p.id = i.page_id and p.tool_id is not null
      left join tools t on t.id = p.tool_id and ${isPublicTool} and ${bare('t.website')} = ${bare('p.canonical_url')}
      where c.user_id = ${userId} and c.deleted_at is null
    ), groups as materialized (
      select thing, array_agg(id) as ids, ${after === null ? sql`(count(*) over ())::int` : sql`null::int`} as total
      from things ${after === null ? sql`` : sql`where thing > ${after}`}
      group by thing having count(*) > 1 order by thing limit ${libraryLimits.duplicatesPage + 1}
    )
    select groups.thing as place, groups.total,
      json_agg(${itemJson} order by collection_items.added_at, collection_items.id) as items
    from groups join collection_items on collection_items.id = any(groups.ids)
    group by groups.thing, groups.total order by groups.thing`);
  return rows;
}

import type { Db } from '@onceware/db/client';
import { type SQL, sql } from 'drizzle-orm';
import { isPublic, isPublicTool } from '#catalog/cards.ts';
import type { CollectionItem } from '../collections.contract.ts';
import { itemJson } from '../collections.repo.ts';
import type { KeptFilter } from './kept.contract.ts';
import type { Place } from './kept.cursor.ts';
import { keptLimits, keptSort } from './kept.limits.ts';
import { isDescending, keyJson, keyOf, keyTypes, sortKeys } from './search.sorts.ts';

/** An item that was found, and its place in the order. */
export interface Found extends Place {
  item: CollectionItem;
  /** Of all that are found; null where it was not asked for. */
  total: number | null;
}

/** The words of an item with those of what it is; of a row from before there was a trigger they are made here. */
const document = sql`case when i.words is null and i.notes is null then coalesce(p.search, d.search, t.search)
  else coalesce(p.search, d.search, t.search, '') || coalesce(i.words, search_document(i.notes, 'B')) end`;

/** All words of a query, each of them perhaps unfinished, and as they are; null, which finds nothing, where there are none in it. */
const queriesOf = (q: string) => sql`
  select string_agg(quote_literal(word) || ':*', ' & ')::tsquery as query, string_agg(quote_literal(word), ' & ')::tsquery as whole
  from regexp_split_to_table(search_text(${q.replace(/^https?:\/\/(www\.)?/i, '')}), ' ') word where word <> ''`;

const query = sql`(select query from asked)`;
const whole = sql`(select whole from asked)`;

/** What narrows: which collections, and which of their items. */
function conditions(filter: KeptFilter): { collections: SQL[]; items: SQL[] } {
  const { q, tags, isTagged, entityTypes, collectionIds, isFavorite, isDead } = filter;
  const when = (isAsked: boolean, condition: SQL) => (isAsked ? [condition] : []);
  return {
    collections: when(collectionIds.length > 0, sql`c.id = any(${sql.param(collectionIds)}::uuid[])`),
    items: [
      ...when(entityTypes.length > 0, sql`i.entity_type = any(${sql.param(entityTypes)}::text[])`),
      ...when(isFavorite !== undefined, sql`i.is_favorite = ${isFavorite}`),
      ...when(isTagged === false, sql`i.tags = '{}'`),
      // Said so, an index of what is tagged serves.
      ...when(isTagged === true || tags.length > 0, sql`i.tags <> '{}'`),
      ...when(tags.length > 0, sql`tag_keys(i.tags) @> tag_keys(${sql.param(tags)}::text[])`),
      ...when(isDead !== undefined, sql`(p.dead_since is not null or coalesce(d.ends_at <= now(), false)) = ${isDead}`),
      ...when(q !== '', sql`(${document}) @@ ${query}`),
    ],
  };
}

/**
 * A page of all that a member keeps, and one more where there is more, from behind `after` on. One statement that reads
 * the member's items once, and of pages, deals and tools only where the filter or the order asks for them.
 */
export async function findKept(db: Db, userId: string, filter: KeptFilter, after: Place | null): Promise<Found[]> {
  const sort = keptSort(filter);
  const key = sortKeys({ query, whole, document })[sort];
  const [direction, isBehind] = isDescending(sort) ? [sql`desc`, sql`<`] : [sql`asc`, sql`>`];
  const type = keyTypes[sort];
  const isMine = sql`c.user_id = ${userId} and c.deleted_at is null`;
  const { collections, items } = conditions(filter);
  const where = [
    isMine,
    ...collections,
    ...items,
    ...(after ? [sql`(${key}, i.id) ${isBehind} (${keyOf(type, after.key)}, ${after.id}::uuid)`] : []),
  ];
  // Where nothing narrows a collection its items have been counted.
  const counted = sql`(select sum(item_count)::int from collections c where ${sql.join([isMine, ...collections], sql` and `)})`;
  const total = after ? sql`null::int` : items.length === 0 ? counted : sql`(count(*) over ())::int`;
  const { rows } = await db.execute<Found & Record<string, unknown>>(sql`
    with asked as materialized (${queriesOf(filter.q)}),
    hits as materialized (
      select i.id, ${key} as key, ${total} as total
      from collections c
      join collection_items i on i.collection_id = c.id and i.removed_at is null
      left join pages p on p.id = i.page_id and p.user_id = ${userId}
      left join deals d on d.id = i.deal_id and ${isPublic}
      left join tools t on t.id = coalesce(i.tool_id, d.tool_id) and ${isPublicTool}
      where ${sql.join(where, sql` and `)}
      order by 2 ${direction}, 1 ${direction} limit ${keptLimits.searchPage + 1}
    )
    select ${itemJson} as item, hits.id, ${keyJson(type, sql`hits.key`)} as key, hits.total
    from hits join collection_items on collection_items.id = hits.id
    order by hits.key ${direction}, hits.id ${direction}`);
  return rows;
}

import type { Db } from '@onceware/db/client';
import { type SQL, sql } from 'drizzle-orm';
import type { CollectionItem } from '../collections.contract.ts';
import { itemJson } from '../collections.repo.ts';
import type { LibraryFilter } from './library.contract.ts';
import type { Place } from './library.cursor.ts';
import { librarySort } from './library.limits.ts';
import { document, savedItems } from './library-rows.sql.ts';
import { type LibraryQuery, queriesOf } from './query.sql.ts';
import { isDescending, keyJson, keyOf, keyTypes, sortKeys } from './search.sorts.ts';

/** An item that was found, and its place in the order. */
export interface Found extends Place {
  item: CollectionItem;
  /** Count of all items found; null where it was not asked for. */
  total: number | null;
}

const query = sql`(select query from asked)`;
const whole = sql`(select whole from asked)`;

/** Builds the conditions of a filter: on collections, and on their items. */
function conditions(filter: LibraryFilter): { collections: SQL[]; items: SQL[] } {
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
export async function findInLibrary(
  db: Db,
  userId: string,
  filter: LibraryFilter,
  words: LibraryQuery,
  after: Place | null,
  limit: number,
): Promise<Found[]> {
  const sort = librarySort(filter);
  const key = sortKeys({ query, whole, document })[sort];
  const [direction, isBehind] = isDescending(sort) ? [sql`desc`, sql`<`] : [sql`asc`, sql`>`];
  const type = keyTypes[sort];
  const isMine = sql`c.user_id = ${userId} and c.deleted_at is null`;
  const { collections, items } = conditions(filter);
  const where = [
    ...collections,
    ...items,
    ...(after ? [sql`(${key}, i.id) ${isBehind} (${keyOf(type, after.key)}, ${after.id}::uuid)`] : []),
  ];
  // If no filter applies to the items, the collections' own counts are used.
  const counted = sql`(select sum(item_count)::int from collections c where ${sql.join([isMine, ...collections], sql` and `)})`;
  const rowsFound = sql`select i.id, ${key} as key from ${savedItems(userId)} where ${where.length > 0 ? sql.join(where, sql` and `) : sql`true`}`;
  const inOrder = sql`order by 2 ${direction}, 1 ${direction} limit ${limit + 1}`;
  // Ids and keys are put aside before they are counted and sorted; otherwise documents of all matches would be, too.
  const hits =
    after || items.length === 0
      ? sql`hits as materialized (select id, key, ${after ? sql`null::int` : counted} as total from (${rowsFound} ${inOrder}) found)`
      : sql`found as materialized (${rowsFound}),
        hits as materialized (select id, key, (select count(*)::int from found) as total from found ${inOrder})`;
  const { rows } = await db.execute<Found & Record<string, unknown>>(sql`
    with asked as materialized (${queriesOf(words)}), ${hits}
    select ${itemJson} as item, hits.id, ${keyJson(type, sql`hits.key`)} as key, hits.total
    from hits join collection_items on collection_items.id = hits.id
    order by hits.key ${direction}, hits.id ${direction}`);
  return rows;
}

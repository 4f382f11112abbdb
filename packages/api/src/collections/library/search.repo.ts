import type { Db } from '@onceware/db/client';
import { type SQL, sql } from 'drizzle-orm';
import type { CollectionItem } from '../collections.contract.ts';
import { itemJson } from '../collections.repo.ts';
import type { LibraryFilter } from './library.contract.ts';
import type { Place } from './library.cursor.ts';
import type { LibrarySort } from './library.limits.ts';
import { document, savedItems } from './library-rows.sql.ts';
import { type LibraryQuery, queriesOf } from './query.sql.ts';
import { isDescending, keyJson, keyOf, keyTypes, sortKeys } from './search.sorts.ts';

/** An item that was found, and its place in the order. */
export interface Found extends Place {
  item: CollectionItem;
  /** Count of all items found; null where it was not asked for. */
  total: number | null;
}

/** A page of a search: what a filter leaves of all that a member keeps, from behind `after` on, and one more than `limit`. */
export interface Asked {
  userId: string;
  filter: LibraryFilter;
  words: LibraryQuery;
  sort: LibrarySort;
  after: Place | null;
  limit: number;
}

export const query: SQL = sql`(select query from asked)`;
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

/** Builds the parts of a statement that every search has. */
export function partsOf({ userId, filter, sort, after, limit }: Asked) {
  const key = sortKeys({ query, whole, document })[sort];
  const [direction, isBehind] = isDescending(sort) ? [sql`desc`, sql`<`] : [sql`asc`, sql`>`];
  const type = keyTypes[sort];
  const { collections, items } = conditions(filter);
  const behind = after ? [sql`(${key}, i.id) ${isBehind} (${keyOf(type, after.key)}, ${after.id}::uuid)`] : [];
  return {
    /** Conditions on the collections that are searched, and on their items. */
    isSearched: sql.join([sql`c.user_id = ${userId} and c.deleted_at is null`, ...collections], sql` and `),
    items,
    /** Ids and keys of all that is found and meets what else is asked of it. */
    idsFound: (...more: SQL[]) => {
      const where = [...collections, ...items, ...behind, ...more];
      return sql`select i.id, ${key} as key from ${savedItems(userId)} where ${where.length > 0 ? sql.join(where, sql` and `) : sql`true`}`;
    },
    inOrder: sql`order by 2 ${direction}, 1 ${direction} limit ${limit + 1}`,
    shown: sql`${itemJson} as item, hits.id, ${keyJson(type, sql`hits.key`)} as key, hits.total`,
    shownInOrder: sql`order by hits.key ${direction}, hits.id ${direction}`,
  };
}

/**
 * A page of all that a member keeps. One statement that reads the member's items once, and of pages, deals and tools only
 * where the filter or the order asks for them. Null: there are more than `most`, none of which was read.
 */
export async function findInLibrary(db: Db, asked: Asked, most: number | null = null): Promise<Found[] | null> {
  const { words, after } = asked;
  const { isSearched, items, idsFound, inOrder, shown, shownInOrder } = partsOf(asked);
  // If no filter applies to the items, the collections' own counts are used.
  const counted = sql`(select coalesce(sum(item_count), 0)::int from collections c where ${isSearched})`;
  const isFew = most === null ? sql`true` : sql`${counted} <= ${most}`;
  const rowsFound = idsFound(...(most === null ? [] : [isFew]));
  // Ids and keys are put aside before they are counted and sorted; otherwise documents of all matches would be, too.
  const hits =
    after || items.length === 0
      ? sql`hits as materialized (select id, key, ${after ? sql`null::int` : counted} as total from (${rowsFound} ${inOrder}) found)`
      : sql`found as materialized (${rowsFound}),
        hits as materialized (select id, key, (select count(*)::int from found) as total from found ${inOrder})`;
  const { rows } = await db.execute<Found & { isFew: boolean } & Record<string, unknown>>(sql`
    with asked as materialized (${queriesOf(words)}), ${hits}
    select ${shown}, told.few as "isFew" from (select ${isFew} as few) told
    left join (hits join collection_items on collection_items.id = hits.id) on true ${shownInOrder}`);
  return rows[0]?.isFew === false ? null : foundOf(rows);
}

/** Rows that a statement told, without the one that tells that there are none. */
export const foundOf = (rows: (Found & Record<string, unknown>)[]): Found[] =>
  rows.flatMap(({ item, id, key, total }) => (id === null ? [] : [{ item, id, key, total }]));

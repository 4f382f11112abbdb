import type { Db } from '@onceware/db/client';
import { type SQL, sql } from 'drizzle-orm';
import { isPublic, isPublicTool } from '#catalog/cards.ts';
import { ownWords } from './library-rows.sql.ts';
import type { Edge } from './library.cursor.ts';
import { queriesOf, queriesWithAny } from './query.sql.ts';
import { type Asked, type Found, foundOf, partsOf, query } from './search.repo.ts';
import { keyJson, keyOf } from './search.sorts.ts';

/** Which items are looked at: the newest ones, as many as `wanted`, perhaps from a place on; or all down to the oldest of them. */
export type Stretch = { wanted: number; from?: Edge } | { downTo: Edge };

/** Matches among the newest items. */
export interface FoundAmongNewest {
  found: Found[];
  /** How many were looked at. */
  seen: number;
  /** The oldest of them; null where there is none. */
  edge: Edge | null;
}

const own = sql`(select ids from own)::uuid[]`;
const placed = ([at, id]: Edge) => sql`${keyOf('moment', at)}, ${id}::uuid`;

const stretchOf = (stretch: Stretch): SQL =>
  'downTo' in stretch
    ? sql`select i.id, i.added_at from unnest(${own}) mine(id) join collection_items i
        on i.collection_id = mine.id and i.removed_at is null and (i.added_at, i.id) >= (${placed(stretch.downTo)})`
    : sql`select id, added_at from newest_items(${own}, ${stretch.wanted}::int${stretch.from ? sql`, ${placed(stretch.from)}` : sql``})`;

/** Finds matches among the newest items, which an index knows; each of these is looked up. */
export async function findAmongNewest(db: Db, asked: Asked, stretch: Stretch): Promise<FoundAmongNewest> {
  const { isSearched, idsFound, inOrder, shown, shownInOrder } = partsOf(asked);
  const { rows } = await db.execute<
    Found & { seen: number; at: number; oldest: string | null } & Record<string, unknown>
  >(sql`
    with asked as materialized (${queriesOf(asked.words)}),
    own as materialized (select array_agg(c.id) as ids from collections c where ${isSearched}),
    recent as materialized (${stretchOf(stretch)}),
    found as materialized (${idsFound(sql`i.id in (select id from recent)`)}),
    hits as materialized (
      select id, key, ${asked.after ? sql`null::int` : sql`(select count(*)::int from found)`} as total from found ${inOrder})
    select ${shown}, (select count(*)::int from recent) as seen, ${keyJson('moment', sql`edge.added_at`)} as at, edge.id as oldest
    from (select) told left join (select added_at, id from recent order by 1, 2 limit 1) edge on true
    left join (hits join collection_items on collection_items.id = hits.id) on true ${shownInOrder}`);
  const [told] = rows;
  return {
    found: foundOf(rows),
    seen: told?.seen ?? 0,
    edge: told?.oldest ? [told.at, told.oldest] : null,
  };
}

/**
 * Finds the same as `findInLibrary` by indexes of words, for words that few items have. An item with none of the words in its
 * own must have what is asked for in its page, deal or tool alone.
 */
export async function findByWords(db: Db, asked: Asked): Promise<Found[]> {
  const { isSearched, idsFound, inOrder, shown, shownInOrder } = partsOf(asked);
  const { rows } = await db.execute<Found & Record<string, unknown>>(sql`
    with asked as materialized (${queriesWithAny(asked.words)}),
    own as materialized (select array_agg(c.id) as ids from collections c where ${isSearched}),
    things as materialized (
      select distinct i.entity_type, i.entity_id from collection_items i
      where i.collection_id = any(${own}) and i.entity_type in ('deal', 'tool') and i.removed_at is null),
    matching as materialized (
      select entity_type, entity_id from things join deals d on d.id = entity_id
      where entity_type = 'deal' and ${isPublic} and d.search @@ ${query}
      union all select entity_type, entity_id from things join tools t on t.id = entity_id
      where entity_type = 'tool' and ${isPublicTool} and t.search @@ ${query}),
    found as materialized (
      ${idsFound(sql`array[p.user_id] @> array[${asked.userId}::uuid]`, sql`p.search @@ ${query}`)}
      union ${idsFound(
        sql`(i.words is not null or i.notes is not null) and ${ownWords} @@ (select any_of_them from asked)`,
        sql`array[i.collection_id] && ${own}`,
      )}
      union ${idsFound(sql`i.id in (
        select one.id from matching join collection_items one on one.collection_id = any(${own})
          and one.entity_type = matching.entity_type and one.entity_id = matching.entity_id and one.removed_at is null)`)}),
    hits as materialized (
      select id, key, ${asked.after ? sql`null::int` : sql`(select count(*)::int from found)`} as total from found ${inOrder})
    select ${shown} from hits join collection_items on collection_items.id = hits.id ${shownInOrder}`);
  return rows;
}

import type { Db } from '@onceware/db/client';
import { collections } from '@onceware/db/schema/collections';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { isPublic, isPublicTool, isRunning } from '#catalog/cards.ts';
import type { Entity, EntityType } from '../collections.contract.ts';
import type { Authorized, CollectionOwner } from '../collections.policy.ts';
import { countedRank } from '../order/order.ranks.ts';

type Editable = Authorized<CollectionOwner, 'edit'>;

// An import sends the same few statements for one item and for ten thousand: lists go in as arrays.

export interface Target extends CollectionOwner {
  name: string;
  isFavorite: boolean;
  createdAt: Date;
}

/** Locks the member's collections of these names, in the order of their ids, as `lockOwners` does. */
export function lockByName(tx: Db, userId: string, names: readonly string[]): Promise<Target[]> {
  return tx
    .select({
      id: collections.id,
      userId: collections.userId,
      name: collections.name,
      isFavorite: collections.isFavorite,
      createdAt: collections.createdAt,
    })
    .from(collections)
    .where(
      and(
        eq(collections.userId, userId),
        isNull(collections.deletedAt),
        sql`${collections.name} = any(${sql.param([...names])}::text[])`,
      ),
    )
    .orderBy(collections.id)
    .for('update');
}

/** Finds those of these that the catalogue shows, or that are the member's own pages. */
export async function findEntities(db: Db, userId: string, entities: readonly Entity[]): Promise<Entity[]> {
  const idsOf = (type: EntityType) =>
    sql.param(entities.filter(({ entityType }) => entityType === type).map(({ entityId }) => entityId));
  const { rows } = await db.execute<{ type: EntityType; id: string }>(sql`
    select 'deal' as type, id from deals d where id = any(${idsOf('deal')}::uuid[]) and ${isPublic}
    union all select 'tool', id from tools t where id = any(${idsOf('tool')}::uuid[]) and ${isPublicTool}
    union all select 'page', id from pages where user_id = ${userId} and id = any(${idsOf('page')}::uuid[])`);
  return rows.map(({ type, id }) => ({ entityType: type, entityId: id }));
}

/**
 * Finds those of the domains that tools have: with the tool if it alone has it, or null where several do. Each is
 * looked up in the index: for many at once some versions of Postgres would read the whole table.
 */
export async function findDomains(db: Db, domains: readonly string[]): Promise<Map<string, string | null>> {
  const { rows } = await db.execute<{ domain: string; only: string | null }>(sql`
    select asked.domain, case when found.count = 1 then found.id end as only
    from json_array_elements_text(${JSON.stringify(domains)}::json) as asked (domain)
    cross join lateral (
      select min(t.id::text) as id, count(*) as count from (select id from tools where tools.domain = asked.domain and not tools.is_hidden limit 2) t
    ) found
    where found.count > 0`);
  return new Map(rows.map(({ domain, only }) => [domain, only]));
}

/** A page of a domain, with a slash at its end. */
export interface Page {
  domain: string;
  page: string;
}

/** Tools of one page that are compared. */
const SAME_PAGE_MAX = 1000;

/** The tools whose own pages these are; of several the one with the most running deals, then the best rated. */
export async function findPages(db: Db, pages: readonly Page[]): Promise<(Page & { id: string })[]> {
  const { rows } = await db.execute<Page & { id: string } & Record<string, unknown>>(sql`
    select asked.domain, asked.page, best.id
    from json_to_recordset(${JSON.stringify(pages)}::json) as asked (domain text, page text)
    cross join lateral (
      select t.id
      from (
        select id, rating_tenths, rating_count from tools
        where tools.domain = asked.domain and tool_page(tools.domain, tools.website) = asked.page and not tools.is_hidden
        order by id limit ${sql.raw(String(SAME_PAGE_MAX))}
      ) t
      order by (select count(*) from deals d where d.tool_id = t.id and ${isRunning}) desc,
        t.rating_tenths desc, t.rating_count desc, t.id limit 1
    ) best`);
  return rows;
}

export interface NewCollection {
  id: string;
  name: string;
  description: string;
  isFavorite: boolean;
}

/** Makes collections of the member whose row is locked, so that their number is known. */
export async function insertCollections(tx: Db, userId: string, made: readonly NewCollection[]): Promise<void> {
  if (made.length > 0) await tx.insert(collections).values(made.map((collection) => ({ ...collection, userId })));
}

export interface NewItem extends Entity {
  id: string;
  notes: string | null;
  tags: readonly string[];
  isFavorite: boolean;
  /** Null or in the future: now. */
  addedAt: string | null;
}

/** Puts the items on top of their locked collections, in their order. A page that came in by another way meanwhile stays. */
export async function insertItems(
  tx: Db,
  into: readonly { collection: Editable; items: readonly NewItem[] }[],
): Promise<void> {
  const rows = into.flatMap(({ collection, items }) =>
    items.map(({ id, entityType, entityId, notes, tags, isFavorite, addedAt }, index) => ({
      id,
      collection_id: collection.id,
      entity_type: entityType,
      entity_id: entityId,
      notes,
      tags,
      is_favorite: isFavorite,
      added_at: addedAt,
      height: items.length - 1 - index,
    })),
  );
  if (rows.length === 0) return;
  // JSON, because the driver takes ten times as long to write an array of long texts, which would block everybody
  // meanwhile.
  await tx.execute(sql`
    with e as materialized (
      select * from json_to_recordset(${JSON.stringify(rows)}::json)
        as e (id uuid, collection_id uuid, entity_type text, entity_id uuid, notes text, tags text[], is_favorite boolean,
          added_at timestamptz, height int)
    ), touched as (
      update collections c set next_rank = c.next_rank + added.count, updated_at = now()
      from (select collection_id, count(*)::int as count from e group by collection_id) added
      where c.id = added.collection_id
      returning c.id, c.next_rank - added.count as first
    )
    insert into collection_items (id, collection_id, entity_type, entity_id, page_id, notes, tags, is_favorite, added_at, rank)
    select e.id, e.collection_id, e.entity_type, e.entity_id, case when e.entity_type = 'page' then e.entity_id end, e.notes, e.tags,
      e.is_favorite, least(e.added_at, now()), ${countedRank(sql`touched.first + e.height`)}
    from e join touched on touched.id = e.collection_id
    on conflict (collection_id, entity_type, entity_id) where removed_at is null do nothing`);
}

import { type Db, prepared } from '@onceware/db/client';
import { deals, tools } from '@onceware/db/schema/catalog';
import { collectionItems, collections } from '@onceware/db/schema/collections';
import { pages } from '@onceware/db/schema/pages';
import { and, desc, eq, isNull, lt, not, type SQL, sql } from 'drizzle-orm';
import { isPublicOf } from '#catalog/cards.ts';
import { majorOf } from '#kernel/money/money.sql.ts';
import type { Entity, ItemFacts, Saved } from '../collections.contract.ts';
import { collectionLimits } from '../collections.limits.ts';
import type { CollectionOwner } from '../collections.policy.ts';
import { collectionJson, inOrder, isBehind, isItemOfRow, isoTime, itemJson } from '../collections.repo.ts';

const { itemsPage } = collectionLimits;

/** Some of a collection's items, or of what is known of them, in its order; `below` is the rank of the last where there are more. */
export interface Page {
  /** An array that nobody has read yet. */
  json: string;
  below: string | null;
}

const factsJson = sql<ItemFacts>`json_build_object(
  'entity_type', ${collectionItems.entityType},
  'entity_id', ${collectionItems.entityId},
  'title', coalesce(${deals.title}, ${tools.name}, nullif(${pages.title}, ''), ${pages.url}, ''),
  'price', ${majorOf(deals.priceMinor, deals.priceRest)},
  'currency', ${deals.currency},
  'ends_at', ${isoTime(deals.endsAt)}
)`;

/**
 * One statement for the rule and for what it guards: the owner with a page of `item`, which is made of the columns of
 * `collection_items`, below a rank. All ranks are below '~'.
 */
function pageOf(db: Db, item: SQL) {
  const below = sql`coalesce(${sql.placeholder('below')}::text, '~')`;
  const rows = db
    .select()
    .from(collectionItems)
    .where(and(isItemOfRow, lt(collectionItems.rank, below)))
    .orderBy(desc(collectionItems.rank))
    .limit(itemsPage)
    // Under its own name: what is made of an item is written once.
    .as('collection_items');
  const list = db
    .select({ json: item.as('json'), rank: collectionItems.rank })
    .from(rows)
    // Hidden deals and those that have not begun tell nothing, not even to members who kept them.
    .leftJoin(deals, and(eq(deals.id, collectionItems.dealId), isPublicOf(deals)))
    .leftJoin(tools, and(eq(tools.id, collectionItems.toolId), not(tools.isHidden)))
    .leftJoin(pages, eq(pages.id, collectionItems.pageId))
    .orderBy(desc(collectionItems.rank))
    .as('list');
  const page = db
    .select({
      json: sql<string>`coalesce(json_agg(${list.json}), '[]')::text`.as('page_json'),
      // Looked for only where the page is full.
      below: sql<string | null>`case when count(*) = ${sql.raw(String(itemsPage))} and exists (
        select from collection_items next
        where next.collection_id = collections.id and next.removed_at is null and next.rank < min(list.rank)
      ) then min(list.rank) end`.as('below'),
    })
    .from(list)
    .as('page');
  return db
    .select({ id: collections.id, userId: collections.userId, json: page.json, below: page.below })
    .from(collections)
    .crossJoinLateral(page)
    .where(and(eq(collections.id, sql.placeholder('collectionId')), isNull(collections.deletedAt)));
}

const itemsOfCollection = prepared((db) => pageOf(db, itemJson).prepare('items_of_collection'));
const factsOfCollection = prepared((db) => pageOf(db, factsJson).prepare('facts_of_collection'));

/** A collection's owner with some of its items, from the first one below the rank `below` on. */
export async function findItems(
  db: Db,
  collectionId: string,
  below: string | null,
): Promise<(CollectionOwner & Page) | undefined> {
  return (await itemsOfCollection(db).execute({ collectionId, below }))[0];
}

/** A collection's owner with what sorting and filtering needs of some of its items. */
export async function findFacts(
  db: Db,
  collectionId: string,
  below: string | null,
): Promise<(CollectionOwner & Page) | undefined> {
  return (await factsOfCollection(db).execute({ collectionId, below }))[0];
}

/** A collection as JSON, and its items as JSON; null where these are too many for one statement. */
export interface WrittenCollection {
  id: string;
  head: string;
  items: string | null;
}

/**
 * Selects as many of the member's collections, in order behind `after`, as have one page of items together; at least
 * one. Returns text, because nobody reads it before it is sent; rows as JSON cost Postgres less than objects that are
 * built.
 */
const portionOfUser = prepared((db) => {
  const isWithin = sql`collections.through <= ${sql.raw(String(itemsPage))}`;
  const item = db
    .select({ json: itemJson.as('json') })
    .from(collectionItems)
    .where(and(isItemOfRow, isWithin))
    .orderBy(desc(collectionItems.rank))
    .as('item');
  const items = db
    .select({ list: sql<string>`coalesce(json_agg(${item.json}), '[]')::text`.as('list') })
    .from(item)
    .as('items');
  return db
    .select({
      id: sql<string>`${collections.id}`,
      head: sql<string>`${collectionJson()}::text`,
      items: sql<string | null>`case when ${isWithin} then ${items.list} end`,
      isLast: sql<boolean>`collections.is_last`,
    })
    .from(
      sql`(select *, sum(item_count) over in_order as through, lag(id) over in_order is null as is_first, lead(id) over in_order is null as is_last
        from collections where user_id = ${sql.placeholder('userId')} and deleted_at is null and ${isBehind}
        window in_order as (order by not is_favorite, created_at, id)) collections`,
    )
    .crossJoinLateral(items)
    .where(sql`${isWithin} or collections.is_first`)
    .orderBy(...inOrder)
    .prepare('portion_of_user');
});

/** Some of the member's collections with their items, from the one behind `after` on. */
export async function findPortion(
  db: Db,
  userId: string,
  after: string | null,
): Promise<{ portion: WrittenCollection[]; isLast: boolean }> {
  const portion = await portionOfUser(db).execute({ userId, after });
  return { portion, isLast: portion.at(-1)?.isLast ?? true };
}

/** Finds the member's collections that contain these entities, with one look-up for each pair, however many items there are. */
export async function findSaved(db: Db, userId: string, entities: readonly Entity[]): Promise<Saved[]> {
  const { rows } = await db.execute<Saved & Record<string, unknown>>(sql`
    with mine as materialized (select id from collections where user_id = ${userId} and deleted_at is null)
    select e.entity_type, e.entity_id, kept.collection_ids
    from unnest(${sql.param(entities.map(({ entityType }) => entityType))}::text[],
      ${sql.param(entities.map(({ entityId }) => entityId))}::uuid[]) as e (entity_type, entity_id)
    cross join lateral (
      select json_agg(mine.id) as collection_ids from mine
      cross join lateral (
        select from collection_items i where i.collection_id = mine.id and i.entity_type = e.entity_type
          and i.entity_id = e.entity_id and i.removed_at is null limit 1
      ) there
    ) kept
    where kept.collection_ids is not null`);
  return rows;
}

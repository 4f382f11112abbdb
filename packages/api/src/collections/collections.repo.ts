import { type Db, prepared } from '@onceware/db/client';
import { deals, tools } from '@onceware/db/schema/catalog';
import { collectionItems, collections } from '@onceware/db/schema/collections';
import { and, type AnyColumn, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { majorOf } from '../core/money.sql.ts';
import type { Collection, CollectionItem, ItemFacts, ListedCollection, ListedItem, Share } from './collections.contract.ts';
import { DEFAULT_COLLECTIONS } from './collections.limits.ts';
import type { CollectionOwner } from './collections.policy.ts';

const isoTime = (column: AnyColumn): SQL =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** An item whole, made by Postgres. */
export const itemJson = sql<CollectionItem>`json_build_object(
  'id', ${collectionItems.id},
  'collection_id', ${collectionItems.collectionId},
  'entity_type', ${collectionItems.entityType},
  'entity_id', ${collectionItems.entityId},
  'notes', ${collectionItems.notes},
  'added_at', ${isoTime(collectionItems.addedAt)}
)`;

// To the second: the rest of a time is noise that does not compress.
const listedItemJson = sql<ListedItem>`json_build_object(
  'entity_type', ${collectionItems.entityType},
  'entity_id', ${collectionItems.entityId},
  'notes', ${collectionItems.notes},
  'added_at', to_char(${collectionItems.addedAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
)`;

const shareJson = sql<Share | null>`case when ${collections.shareToken} is not null then json_build_object(
  'token', ${collections.shareToken},
  'shows_notes', ${collections.sharesNotes},
  'is_indexed', ${collections.isShareIndexed}
) end`;

const collectionJson = <Of extends Collection | ListedCollection>(items: SQL.Aliased<Of['items']>, more = sql``) => sql<Of>`json_build_object(
  'id', ${collections.id},
  'name', ${collections.name},
  'description', ${collections.description},
  'is_default', ${collections.defaultKey} is not null,
  'is_favorite', ${collections.isFavorite},
  'updated_at', ${isoTime(collections.updatedAt)},
  'share', ${shareJson},
  'items', ${items}${more}
)`;
const fullJson = (items: SQL.Aliased<CollectionItem[]>) => collectionJson<Collection>(items);
const listedJson = (items: SQL.Aliased<ListedItem[]>) => collectionJson<ListedCollection>(items, sql`, 'created_at', ${isoTime(collections.createdAt)}`);

/** The database's time: ids may have been chosen by the member's program, and say nothing. */
export const inOrder = [desc(collections.isFavorite), collections.createdAt, collections.id];

const isItemOfRow = and(eq(collectionItems.collectionId, collections.id), isNull(collectionItems.removedAt));
const isAsked = and(eq(collections.id, sql.placeholder('collectionId')), isNull(collections.deletedAt));

/** What a collection has, in its order, as one JSON value. */
const itemsOfRow = <Item>(db: Db, item: SQL<Item>) =>
  db
    .select({
      list: sql<Item[]>`coalesce(json_agg(${item} order by ${collectionItems.rank} desc), '[]')`.as('list'),
    })
    .from(collectionItems)
    .where(isItemOfRow)
    .as('items');

// Built by Postgres as JSON in one statement: Node has one value to parse, however many collections and items there are.
function collectionsOfUser<Item, Of>(db: Db, item: SQL<Item>, collection: (items: SQL.Aliased<Item[]>) => SQL<Of>) {
  const items = itemsOfRow(db, item);
  return db
    .select({ collection: collection(items.list) })
    .from(collections)
    .crossJoinLateral(items)
    .where(and(eq(collections.userId, sql.placeholder('userId')), isNull(collections.deletedAt)))
    .orderBy(...inOrder);
}
const fullOfUser = prepared((db) => collectionsOfUser(db, itemJson, fullJson).prepare('collections_of_user'));
const listedOfUser = prepared((db) => collectionsOfUser(db, listedItemJson, listedJson).prepare('listed_of_user'));

/** The member's collections, favourites first, with their items. */
export async function listCollections(db: Db, userId: string): Promise<Collection[]> {
  const rows = await fullOfUser(db).execute({ userId });
  return rows.map((row) => row.collection);
}

/** The same without what compresses badly and nobody needs who knows an item by its entity. */
export async function listListed(db: Db, userId: string): Promise<ListedCollection[]> {
  const rows = await listedOfUser(db).execute({ userId });
  return rows.map((row) => row.collection);
}

const listedById = prepared((db) => {
  const items = itemsOfRow(db, listedItemJson);
  return db
    .select({ collection: listedJson(items.list) })
    .from(collections)
    .crossJoinLateral(items)
    .where(and(eq(collections.id, sql.placeholder('id')), eq(collections.userId, sql.placeholder('userId'))))
    .prepare('listed_by_id');
});

/** The member's collection of this id, also when it was deleted meanwhile. */
export async function findListed(db: Db, { id, userId }: CollectionOwner): Promise<ListedCollection | undefined> {
  const [found] = await listedById(db).execute({ id, userId });
  return found?.collection;
}

const itemsOfCollection = prepared((db) => {
  const items = itemsOfRow(db, itemJson);
  return db
    .select({ id: collections.id, userId: collections.userId, items: items.list })
    .from(collections)
    .crossJoinLateral(items)
    .where(isAsked)
    .prepare('items_of_collection');
});

/** A collection's owner with its items: one statement for the rule and for what it guards. */
export async function findWithItems(
  db: Db,
  collectionId: string,
): Promise<(CollectionOwner & { items: CollectionItem[] }) | undefined> {
  const [found] = await itemsOfCollection(db).execute({ collectionId });
  return found;
}

const factsJson = sql<ItemFacts>`json_build_object(
  'entity_type', ${collectionItems.entityType},
  'entity_id', ${collectionItems.entityId},
  'title', coalesce(${deals.title}, ${tools.name}),
  'price', ${majorOf(deals.priceMinor, deals.priceRest)},
  'currency', ${deals.currency},
  'ends_at', ${isoTime(deals.endsAt)}
)`;

const factsOfCollection = prepared((db) => {
  const facts = db
    .select({ list: sql<ItemFacts[]>`coalesce(json_agg(${factsJson} order by ${collectionItems.rank} desc), '[]')`.as('list') })
    .from(collectionItems)
    .leftJoin(deals, eq(deals.id, collectionItems.dealId))
    .leftJoin(tools, eq(tools.id, collectionItems.toolId))
    .where(isItemOfRow)
    .as('facts');
  return db
    .select({ id: collections.id, userId: collections.userId, facts: facts.list })
    .from(collections)
    .crossJoinLateral(facts)
    .where(isAsked)
    .prepare('facts_of_collection');
});

/** A collection's owner with what sorting and filtering needs of its items. */
export async function findWithFacts(db: Db, collectionId: string): Promise<(CollectionOwner & { facts: ItemFacts[] }) | undefined> {
  const [found] = await factsOfCollection(db).execute({ collectionId });
  return found;
}

const ownerOfCollection = prepared((db) =>
  db
    .select({ id: collections.id, userId: collections.userId })
    .from(collections)
    .where(isAsked)
    .prepare('owner_of_collection'),
);

export async function findOwner(db: Db, collectionId: string): Promise<CollectionOwner | undefined> {
  const [found] = await ownerOfCollection(db).execute({ collectionId });
  return found;
}

/** Locks the collections, always in the same order, so that two moves between them cannot block each other. */
export function lockOwners(tx: Db, collectionIds: string[]): Promise<(CollectionOwner & { nextRank: number })[]> {
  return tx
    .select({ id: collections.id, userId: collections.userId, nextRank: collections.nextRank })
    .from(collections)
    .where(and(inArray(collections.id, collectionIds), isNull(collections.deletedAt)))
    .orderBy(collections.id)
    .for('update');
}

/** Makes those of the defaults that the user lacks; safe when many do it at once. */
export async function insertDefaults(db: Db, userId: string): Promise<void> {
  await db
    .insert(collections)
    .values(DEFAULT_COLLECTIONS.map(({ key, name }) => ({ userId, defaultKey: key, name })))
    .onConflictDoNothing({ target: [collections.userId, collections.defaultKey] });
}

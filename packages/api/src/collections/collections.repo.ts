import { type Db, prepared } from '@onceware/db/client';
import { collectionItems, collections } from '@onceware/db/schema/collections';
import { and, type AnyColumn, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { CollectionItem, ItemRef, CollectionHead, Share } from './collections.contract.ts';
import { collectionLimits, DEFAULT_COLLECTIONS } from './collections.limits.ts';
import type { CollectionOwner } from './collections.policy.ts';

/** Formats a time as the contract has it, in ISO. */
export const isoTime = (column: AnyColumn): SQL =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const itemColumns = sql`${collectionItems.id} as id, ${collectionItems.collectionId} as collection_id,
  ${collectionItems.entityType} as entity_type, ${collectionItems.entityId} as entity_id, ${collectionItems.notes} as notes,
  ${isoTime(collectionItems.addedAt)} as added_at`;

/** Whether it has what most items have not. */
const isMarked = sql`(${collectionItems.isFavorite} or ${collectionItems.tags} <> '{}')`;

/** A complete item as the JSON of its row, because building an object takes Postgres half as long again. */
export const itemJson = sql<CollectionItem>`case when ${isMarked}
  then (select row_to_json(item) from (select ${itemColumns}, ${collectionItems.tags} as tags, ${collectionItems.isFavorite} as is_favorite) item)
  else (select row_to_json(item) from (select ${itemColumns}) item) end`;

const shareJson = sql<Share | null>`case when ${collections.shareToken} is not null then json_build_object(
  'token', ${collections.shareToken},
  'shows_notes', ${collections.sharesNotes},
  'is_indexed', ${collections.isShareIndexed}
) end`;

/** A collection, with what else is asked for, made by Postgres. */
export const collectionJson = <Of>(more: SQL = sql``) => sql<Of>`json_build_object(
  'id', ${collections.id},
  'name', ${collections.name},
  'description', ${collections.description},
  'is_default', ${collections.defaultKey} is not null,
  'is_favorite', ${collections.isFavorite},
  'updated_at', ${isoTime(collections.updatedAt)},
  'share', ${shareJson}
  ${more}
)`;

/** The database's time: ids may have been chosen by the member's program, and say nothing. */
export const inOrder = [desc(collections.isFavorite), collections.createdAt, collections.id];

/** Collections after `after`, in that order; all of them if that is null. */
export const isBehind = sql`(${sql.placeholder('after')}::uuid is null or (not ${collections.isFavorite}, ${collections.createdAt}, ${collections.id}) > (
  select not a.is_favorite, a.created_at, a.id from collections a where a.id = ${sql.placeholder('after')} and a.user_id = ${sql.placeholder('userId')}))`;

/** The items that the collection of the row has now. */
export const isItemOfRow = and(eq(collectionItems.collectionId, collections.id), isNull(collectionItems.removedAt));
const isAsked = and(eq(collections.id, sql.placeholder('collectionId')), isNull(collections.deletedAt));

const refJson = sql<ItemRef>`json_build_object('entity_type', ${collectionItems.entityType}, 'entity_id', ${collectionItems.entityId})`;

/** Some rows of `collections` as the list has them. Built by Postgres as JSON: Node has one value to parse for each. */
function listed(db: Db, where: SQL | undefined, limit: number) {
  // The page before what it shows: nothing is looked up for the others.
  const page = db
    .select()
    .from(collections)
    .where(where)
    .orderBy(...inOrder)
    .limit(limit)
    .as('collections');
  const few = db
    .select({ ref: refJson.as('ref'), rank: collectionItems.rank })
    .from(collectionItems)
    .where(isItemOfRow)
    .orderBy(desc(collectionItems.rank))
    .limit(collectionLimits.firstItems)
    .as('few');
  const first = db
    .select({ refs: sql<ItemRef[]>`coalesce(json_agg(${few.ref} order by ${few.rank} desc), '[]')`.as('refs') })
    .from(few)
    .as('first');
  const more = sql`, 'created_at', ${isoTime(collections.createdAt)}, 'item_count', ${collections.itemCount}, 'first', ${first.refs}`;
  return db
    .select({ collection: collectionJson<CollectionHead>(more) })
    .from(page)
    .crossJoinLateral(first)
    .orderBy(...inOrder);
}

const listedOfUser = prepared((db) =>
  listed(
    db,
    and(eq(collections.userId, sql.placeholder('userId')), isNull(collections.deletedAt), isBehind),
    collectionLimits.collectionsPage + 1,
  ).prepare('listed_of_user'),
);

/** Reads a page of the member's collections, and one more if there are more. */
export async function listListed(db: Db, userId: string, after: string | null): Promise<CollectionHead[]> {
  const rows = await listedOfUser(db).execute({ userId, after });
  return rows.map((row) => row.collection);
}

const listedById = prepared((db) =>
  listed(
    db,
    and(eq(collections.id, sql.placeholder('id')), eq(collections.userId, sql.placeholder('userId'))),
    1,
  ).prepare('listed_by_id'),
);

/** The member's collection of this id, also when it was deleted meanwhile. */
export async function findListed(db: Db, { id, userId }: CollectionOwner): Promise<CollectionHead | undefined> {
  const [found] = await listedById(db).execute({ id, userId });
  return found?.collection;
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
export function lockOwners(
  tx: Db,
  collectionIds: string[],
): Promise<(CollectionOwner & { name: string; nextRank: number })[]> {
  return tx
    .select({
      id: collections.id,
      userId: collections.userId,
      name: collections.name,
      nextRank: collections.nextRank,
    })
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

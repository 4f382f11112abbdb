import { type Db, prepared } from '@onceware/db/client';
import { collectionItems, collections } from '@onceware/db/schema/collections';
import { and, type AnyColumn, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { AddItemInput, Collection, CollectionItem, RemoveItemInput } from './collections.contract.ts';
import { DEFAULT_COLLECTIONS } from './collections.limits.ts';
import type { Authorized, CollectionOwner } from './collections.policy.ts';

type Editable = Authorized<CollectionOwner, 'edit'>;

const isoTime = (column: AnyColumn): SQL =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const itemJson = sql<CollectionItem>`json_build_object(
  'id', ${collectionItems.id},
  'collection_id', ${collectionItems.collectionId},
  'entity_type', ${collectionItems.entityType},
  'entity_id', ${collectionItems.entityId},
  'notes', ${collectionItems.notes},
  'added_at', ${isoTime(collectionItems.addedAt)}
)`;

/** Newest first, as long as nobody moves one: an added item takes the highest rank. */
const itemsOfRow = (db: Db) =>
  db
    .select({
      list: sql<CollectionItem[]>`coalesce(
        json_agg(${itemJson} order by ${collectionItems.rank} desc, ${collectionItems.id} desc), '[]'
      )`.as('list'),
    })
    .from(collectionItems)
    .where(eq(collectionItems.collectionId, collections.id))
    .as('items');

// Built by Postgres as JSON in one statement: Node has one value to parse, however many collections and items there are.
const collectionsOfUser = prepared((db) => {
  const items = itemsOfRow(db);
  return db
    .select({
      collection: sql<Collection>`json_build_object(
        'id', ${collections.id},
        'name', ${collections.name},
        'description', ${collections.description},
        'is_default', ${collections.defaultKey} is not null,
        'updated_at', ${isoTime(collections.updatedAt)},
        'items', ${items.list}
      )`,
    })
    .from(collections)
    .crossJoinLateral(items)
    .where(eq(collections.userId, sql.placeholder('userId')))
    .orderBy(collections.id)
    .prepare('collections_of_user');
});

export async function listCollections(db: Db, userId: string): Promise<Collection[]> {
  const rows = await collectionsOfUser(db).execute({ userId });
  return rows.map((row) => row.collection);
}

const itemsOfCollection = prepared((db) => {
  const items = itemsOfRow(db);
  return db
    .select({ id: collections.id, userId: collections.userId, items: items.list })
    .from(collections)
    .crossJoinLateral(items)
    .where(eq(collections.id, sql.placeholder('collectionId')))
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

const ownerOfCollection = prepared((db) =>
  db
    .select({ id: collections.id, userId: collections.userId })
    .from(collections)
    .where(eq(collections.id, sql.placeholder('collectionId')))
    .prepare('owner_of_collection'),
);

export async function findOwner(db: Db, collectionId: string): Promise<CollectionOwner | undefined> {
  const [found] = await ownerOfCollection(db).execute({ collectionId });
  return found;
}

/** Locks the collections, always in the same order, so that two moves between them cannot block each other. */
export function lockOwners(tx: Db, collectionIds: string[]): Promise<CollectionOwner[]> {
  return tx
    .select({ id: collections.id, userId: collections.userId })
    .from(collections)
    .where(inArray(collections.id, collectionIds))
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

/** A counted rank as fractional-indexing writes an integer (`g` and seven digits), so that ranks between can be made later. */
const rankOf = (rankNumber: SQL) => sql<string>`'g' || lpad(to_hex(${rankNumber}), 7, '0')`;

// One statement, and with it one lock, for both changes: the rank number comes from the locked row, so that
// adds at the same moment get distinct ranks.
const addToCollection = prepared((db) => {
  const touched = db.$with('touched').as(
    db
      .update(collections)
      .set({ nextRank: sql`${collections.nextRank} + 1`, updatedAt: sql`now()` })
      .where(eq(collections.id, sql.placeholder('collectionId')))
      .returning({ id: collections.id, rankNumber: sql<number>`${collections.nextRank} - 1`.as('rank_number') }),
  );
  return db
    .with(touched)
    .insert(collectionItems)
    .values({
      id: sql.placeholder('id'),
      collectionId: sql`(select ${touched.id} from ${touched})`,
      entityType: sql.placeholder('entityType'),
      entityId: sql.placeholder('entityId'),
      notes: sql.placeholder('notes'),
      rank: sql`(select ${rankOf(sql`${touched.rankNumber}`)} from ${touched})`,
    })
    .returning({ item: itemJson })
    .prepare('add_to_collection');
});

/**
 * Constraints speak for what can go wrong: `collection_items_entity_key` for a second row of the same entity, foreign
 * keys for an unknown one, not null for a collection that is gone meanwhile.
 */
export async function insertItem(
  db: Db,
  collection: Editable,
  input: Pick<AddItemInput, 'entityType' | 'entityId' | 'notes'>,
): Promise<CollectionItem> {
  const [added] = await addToCollection(db).execute({
    id: uuidv7(),
    collectionId: collection.id,
    entityType: input.entityType,
    entityId: input.entityId,
    notes: input.notes ?? null,
  });
  if (!added) throw new Error('an insert returned no row');
  return added.item;
}

// The collection is locked before the item, as an add does; the other way round the two could block each other.
const removeFromCollection = prepared((db) => {
  const touched = db.$with('touched').as(
    db
      .update(collections)
      .set({ updatedAt: sql`now()` })
      .where(
        sql`${collections.id} = ${sql.placeholder('collectionId')} and exists (
          select from ${collectionItems}
          where ${collectionItems.collectionId} = ${collections.id}
            and ${collectionItems.entityType} = ${sql.placeholder('entityType')}
            and ${collectionItems.entityId} = ${sql.placeholder('entityId')}
        )`,
      )
      .returning({ id: collections.id }),
  );
  return db
    .with(touched)
    .delete(collectionItems)
    .where(
      and(
        inArray(collectionItems.collectionId, db.select({ id: touched.id }).from(touched)),
        eq(collectionItems.entityType, sql.placeholder('entityType')),
        eq(collectionItems.entityId, sql.placeholder('entityId')),
      ),
    )
    .returning({ id: collectionItems.id })
    .prepare('remove_from_collection');
});

/** Whether the item was there. */
export async function deleteItem(db: Db, collection: Editable, input: Omit<RemoveItemInput, 'collectionId'>): Promise<boolean> {
  const removed = await removeFromCollection(db).execute({
    collectionId: collection.id,
    entityType: input.entityType,
    entityId: input.entityId,
  });
  return removed.length > 0;
}

/** Puts the item in front of the target's items; false if it is not in `from`. Both collections must be locked. */
export async function moveItem(tx: Db, itemId: string, from: Editable, to: Editable): Promise<boolean> {
  const [target] = await tx
    .update(collections)
    .set({ nextRank: sql`${collections.nextRank} + 1`, updatedAt: sql`now()` })
    .where(eq(collections.id, to.id))
    .returning({ rank: rankOf(sql`${collections.nextRank} - 1`) });
  if (!target) return false;
  const moved = await tx
    .update(collectionItems)
    .set({ collectionId: to.id, rank: target.rank })
    .where(and(eq(collectionItems.id, itemId), eq(collectionItems.collectionId, from.id)))
    .returning({ id: collectionItems.id });
  await tx.update(collections).set({ updatedAt: sql`now()` }).where(eq(collections.id, from.id));
  return moved.length > 0;
}

import { type Db, postgresError, prepared } from '@onceware/db/client';
import { collectionItems, collections } from '@onceware/db/schema/collections';
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { CollectionItem, Entity } from '../collections.contract.ts';
import { collectionLimits } from '../collections.limits.ts';
import type { Authorized, CollectionOwner } from '../collections.policy.ts';
import { itemJson } from '../collections.repo.ts';
import { countedRank } from '../order/order.ranks.ts';

type Editable = Authorized<CollectionOwner, 'edit'>;

export interface NewItem extends Entity {
  id: string;
  notes: string | null;
}

/** The last number that a counted rank can have: seven hexadecimal digits. */
const LAST_RANK = 2 ** 28 - 1;

// One statement, and with it one lock, for both changes: the rank number comes from the locked row, so that
// adds at the same moment get distinct ranks.
const addToCollection = prepared((db) => {
  const touched = db.$with('touched').as(
    db
      .update(collections)
      .set({ nextRank: sql`${collections.nextRank} + 1`, updatedAt: sql`now()` })
      .where(
        sql`${collections.id} = ${sql.placeholder('collectionId')} and ${collections.deletedAt} is null
          and ${collections.nextRank} <= ${sql.placeholder('lastRank')}`,
      )
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
      rank: sql`(select ${countedRank(sql`${touched.rankNumber}`)} from ${touched})`,
    })
    .returning({ item: itemJson })
    .prepare('add_to_collection');
});

/**
 * Puts a new item first. Undefined if the collection is gone, or if so many items came into it that it may be full: then
 * it is for a transaction that counts afterwards, and says so with `isCounted`. Constraints speak for the rest:
 * `collection_items_pkey` for an id that is taken, `collection_items_entity_key` for a second item of the entity, foreign
 * keys for an unknown one.
 */
export async function insertItem(
  db: Db,
  collection: Editable,
  item: NewItem,
  { isCounted }: { isCounted: boolean },
): Promise<CollectionItem | undefined> {
  try {
    const lastRank = isCounted ? LAST_RANK : collectionLimits.itemsMax;
    const [added] = await addToCollection(db).execute({ ...item, collectionId: collection.id, lastRank });
    return added?.item;
  } catch (error) {
    // There was no collection to take the id and the rank from.
    if (postgresError(error)?.code === '23502') return undefined;
    throw error;
  }
}

/** The item of this id, wherever it is and also when it was removed. Not for the caller before it is known to be theirs. */
export async function findItem(db: Db, id: string): Promise<CollectionItem | undefined> {
  const [found] = await db.select({ item: itemJson }).from(collectionItems).where(eq(collectionItems.id, id));
  return found?.item;
}

const isAskedItem = and(
  eq(collectionItems.entityType, sql.placeholder('entityType')),
  eq(collectionItems.entityId, sql.placeholder('entityId')),
  isNull(collectionItems.removedAt),
);

/**
 * Changes one live item and its collection's time. The collection is locked before the item, as an add does; the other
 * way round the two could block each other.
 */
function changeItem(db: Db, change: { removedAt: SQL } | { notes: SQL }) {
  const isThere = sql`exists (
    select from ${collectionItems} where ${collectionItems.collectionId} = ${collections.id} and ${isAskedItem}
  )`;
  const touched = db.$with('touched').as(
    db
      .update(collections)
      .set({ updatedAt: sql`now()` })
      .where(and(eq(collections.id, sql.placeholder('collectionId')), isNull(collections.deletedAt), isThere))
      .returning({ id: collections.id }),
  );
  return db
    .with(touched)
    .update(collectionItems)
    .set(change)
    .where(and(inArray(collectionItems.collectionId, db.select({ id: touched.id }).from(touched)), isAskedItem))
    .returning({ id: collectionItems.id });
}
// The clock, not now(): who waited for the lock removes later than whom it waited for.
const removeFromCollection = prepared((db) =>
  changeItem(db, { removedAt: sql`clock_timestamp()` }).prepare('remove_item'),
);
const noteItem = prepared((db) => changeItem(db, { notes: sql`${sql.placeholder('notes')}` }).prepare('note_item'));

/** Whether the item was there. */
export async function removeItem(db: Db, { id }: Editable, { entityType, entityId }: Entity): Promise<boolean> {
  const removed = await removeFromCollection(db).execute({ collectionId: id, entityType, entityId });
  return removed.length > 0;
}

/** Whether the item was there. */
export async function setNotes(
  db: Db,
  { id }: Editable,
  { entityType, entityId }: Entity,
  notes: string | null,
): Promise<boolean> {
  const noted = await noteItem(db).execute({ collectionId: id, entityType, entityId, notes });
  return noted.length > 0;
}

// The following are for a transaction that has locked the collection: nobody else changes its items meanwhile.

/** Entities as a table of two columns: however many, the statement stays the same. */
const tableOf = (entities: Entity[]) => {
  const types = sql.param(entities.map(({ entityType }) => entityType));
  const ids = sql.param(entities.map(({ entityId }) => entityId));
  return sql`unnest(${types}::text[], ${ids}::uuid[])`;
};

/** Marks the collection as changed. */
export async function touch(tx: Db, { id }: Editable): Promise<void> {
  await tx
    .update(collections)
    .set({ updatedAt: sql`now()` })
    .where(eq(collections.id, id));
}

/** Takes out those that are there, and answers how many. */
export async function removeItems(tx: Db, { id }: Editable, entities: Entity[]): Promise<number> {
  const removed = await tx.execute(sql`
    update collection_items i set removed_at = clock_timestamp()
    from ${tableOf(entities)} as e (entity_type, entity_id)
    where i.collection_id = ${id} and i.entity_type = e.entity_type and i.entity_id = e.entity_id and i.removed_at is null`);
  return removed.rowCount ?? 0;
}

/** What a collection has of an entity: whether it is there, and the item of it that was removed last. */
export interface Trace extends Record<string, unknown> {
  isThere: boolean;
  removedId: string | null;
}

/** Of each, in their order. */
export async function findTraces(tx: Db, { id }: Editable, entities: Entity[]): Promise<Trace[]> {
  const { rows } = await tx.execute<Trace>(sql`
    select count(i.id) filter (where i.removed_at is null) > 0 as "isThere",
      (array_agg(i.id order by i.removed_at desc, i.id desc) filter (where i.removed_at is not null))[1] as "removedId"
    from ${tableOf(entities)} with ordinality as e (entity_type, entity_id, place)
    left join collection_items i on i.collection_id = ${id} and i.entity_type = e.entity_type and i.entity_id = e.entity_id
    group by e.place order by e.place`);
  return rows;
}

/** Puts removed items back where they were. */
export async function restoreItems(tx: Db, { id }: Editable, itemIds: string[]): Promise<void> {
  await tx
    .update(collectionItems)
    .set({ removedAt: null })
    .where(and(eq(collectionItems.collectionId, id), sql`${collectionItems.id} = any(${sql.param(itemIds)}::uuid[])`));
}

import { type Db, postgresError, prepared } from '@onceware/db/client';
import { collectionItems, collections } from '@onceware/db/schema/collections';
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { isPublic, isPublicTool } from '#catalog/cards.ts';
import type { CollectionItem, Entity } from '../collections.contract.ts';
import { collectionLimits } from '../collections.limits.ts';
import type { Owned } from '#kernel/owned.ts';
import type { Authorized, CollectionOwner } from '../collections.policy.ts';
import { itemJson } from '../collections.repo.ts';
import { countedRank } from '../order/order.ranks.ts';

type Editable = Authorized<CollectionOwner, 'edit'>;

export interface NewItem extends Entity {
  id: string;
  notes: string | null;
  tags: string[];
  isFavorite: boolean;
}

/** The last number that a counted rank can have: seven hexadecimal digits. */
const LAST_RANK = sql.raw(String(2 ** 28 - 1));

/** True, and says that the statement counts items itself, so that the triggers have no need to (`count_collection_items`). */
const isCounting = sql`set_config('onceware.counts_items', 'on', true) = 'on'`;

const ITEMS_MAX = sql.raw(String(collectionLimits.itemsMax));

const isOwned = and(
  eq(collections.id, sql.placeholder('collectionId')),
  eq(collections.userId, sql.placeholder('userId')),
  isNull(collections.deletedAt),
);

/** Id of the member's own page; null for another's, which `collection_items_page_id_check` refuses. */
const ownPage = sql`case when ${sql.placeholder('entityType')}::text = 'page' then (
  select p.id from pages p where p.id = ${sql.placeholder('entityId')}::uuid and p.user_id = ${sql.placeholder('userId')}::uuid) end`;

/** Replaces ids of hidden and future deals by an unknown id, so that their answer is that of an unknown one. */
const publicId = sql`case when (case ${sql.placeholder('entityType')}::text
    when 'deal' then exists (select from deals d where d.id = ${sql.placeholder('entityId')}::uuid and ${isPublic})
    when 'tool' then exists (select from tools t where t.id = ${sql.placeholder('entityId')}::uuid and ${isPublicTool})
    else true end)
  then ${sql.placeholder('entityId')}::uuid else gen_random_uuid() end`;

// One statement, and with it one lock, for the rule and both changes: the rank number comes from the locked row, so that
// adds at the same moment get distinct ranks, and so does the count of its items, so that it is exact.
const addToCollection = prepared((db) => {
  const touched = db.$with('touched').as(
    db
      .update(collections)
      .set({
        nextRank: sql`${collections.nextRank} + 1`,
        itemCount: sql`${collections.itemCount} + 1`,
        updatedAt: sql`now()`,
      })
      .where(
        and(
          isOwned,
          isCounting,
          sql`${collections.nextRank} <= ${LAST_RANK}`,
          sql`(${sql.placeholder('isCounted')}::boolean or ${collections.itemCount} < ${ITEMS_MAX})`,
        ),
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
      entityId: publicId,
      pageId: ownPage,
      notes: sql.placeholder('notes'),
      tags: sql.placeholder('tags'),
      isFavorite: sql.placeholder('isFavorite'),
      rank: sql`(select ${countedRank(sql`${touched.rankNumber}`)} from ${touched})`,
    })
    .returning({ item: itemJson })
    .prepare('add_to_collection');
});

/**
 * Puts a new item first. Undefined if the collection is not there, or is full, or nobody has counted its items yet: then it
 * is for a transaction that counts afterwards, and says so with `isCounted`. Constraints speak for the rest:
 * `collection_items_pkey` for an id that is taken, `collection_items_entity_key` for a second item of the entity, foreign
 * keys for one that is unknown or hidden, `collection_items_page_id_check` for a page that is not the member's.
 */
export async function insertItem(
  db: Db,
  { id: collectionId, userId }: Owned,
  item: NewItem,
  { isCounted }: { isCounted: boolean },
): Promise<CollectionItem | undefined> {
  try {
    const [added] = await addToCollection(db).execute({ ...item, collectionId, userId, isCounted });
    return added?.item;
  } catch (error) {
    // There was no collection to take the id and the rank from.
    const { code, column } = postgresError(error) ?? {};
    if (code === '23502' && (column === 'collection_id' || column === 'rank')) return undefined;
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
 * Changes one live item, then its collection's time and count. The collection is locked before the item, as an add does; the
 * other way round the two could block each other. Counted is what was changed: of two removals at once, the second finds none.
 */
function changeItem(db: Db, change: { removedAt: SQL } | { notes: SQL }, itemCount = sql`${collections.itemCount}`) {
  const isThere = sql`exists (
    select from ${collectionItems} where ${collectionItems.collectionId} = ${collections.id} and ${isAskedItem}
  )`;
  const locked = db.$with('locked').as(
    db
      .select({ id: collections.id })
      .from(collections)
      .where(and(isOwned, isCounting, isThere))
      .for('update'),
  );
  const changed = db.$with('changed').as(
    db
      .update(collectionItems)
      .set(change)
      .where(and(inArray(collectionItems.collectionId, db.select({ id: locked.id }).from(locked)), isAskedItem))
      .returning({ collectionId: collectionItems.collectionId }),
  );
  return db
    .with(locked, changed)
    .update(collections)
    .set({ itemCount, updatedAt: sql`now()` })
    .where(inArray(collections.id, db.select({ collectionId: changed.collectionId }).from(changed)))
    .returning({ id: collections.id });
}
// The clock, not now(): who waited for the lock removes later than whom it waited for.
const removeFromCollection = prepared((db) =>
  changeItem(db, { removedAt: sql`clock_timestamp()` }, sql`${collections.itemCount} - 1`).prepare('remove_item'),
);
const noteItem = prepared((db) => changeItem(db, { notes: sql`${sql.placeholder('notes')}` }).prepare('note_item'));

/** Whether the item was there. */
export async function removeItem(db: Db, { id, userId }: Owned, { entityType, entityId }: Entity): Promise<boolean> {
  const removed = await removeFromCollection(db).execute({ collectionId: id, userId, entityType, entityId });
  return removed.length > 0;
}

/** Whether the item was there. */
export async function setNotes(
  db: Db,
  { id, userId }: Owned,
  { entityType, entityId }: Entity,
  notes: string | null,
): Promise<boolean> {
  const noted = await noteItem(db).execute({ collectionId: id, userId, entityType, entityId, notes });
  return noted.length > 0;
}

// The following are for a transaction that has locked the collection: nobody else changes its items meanwhile.

/** Entities as a table of two columns: however many, the statement stays the same. */
export const entitiesTable = (entities: Entity[]) => {
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

/** Removes the present ones, and returns how many. */
export async function removeItems(tx: Db, { id }: Editable, entities: Entity[]): Promise<number> {
  const removed = await tx.execute(sql`
    update collection_items i set removed_at = clock_timestamp()
    from ${entitiesTable(entities)} as e (entity_type, entity_id)
    where i.collection_id = ${id} and i.entity_type = e.entity_type and i.entity_id = e.entity_id and i.removed_at is null`);
  return removed.rowCount ?? 0;
}

/** State of an entity in a collection: whether it is there, and its item that was removed last. */
export interface Trace extends Record<string, unknown> {
  isThere: boolean;
  removedId: string | null;
}

/** Returns a trace of each entity, in the order given. */
export async function findTraces(tx: Db, { id }: Editable, entities: Entity[]): Promise<Trace[]> {
  const { rows } = await tx.execute<Trace>(sql`
    select count(i.id) filter (where i.removed_at is null) > 0 as "isThere",
      (array_agg(i.id order by i.removed_at desc, i.id desc) filter (where i.removed_at is not null))[1] as "removedId"
    from ${entitiesTable(entities)} with ordinality as e (entity_type, entity_id, place)
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

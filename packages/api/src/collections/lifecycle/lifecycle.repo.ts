import { type Db, prepared } from '@onceware/db/client';
import { collections } from '@onceware/db/schema/collections';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { CreateInput, UpdateInput } from '../collections.contract.ts';
import type { Authorized, CollectionOwner } from '../collections.policy.ts';

type Editable = Authorized<CollectionOwner, 'edit'>;

/**
 * Inserts a collection of a member whose row is locked, so that their number is known. A violation of
 * `collections_pkey` means that the id is taken.
 */
export async function insertCollection(tx: Db, { userId, ...input }: CreateInput & { userId: string }): Promise<void> {
  await tx.insert(collections).values({ userId, ...input });
}

/** Whether it was still there. */
export async function updateCollection(
  db: Db,
  { id }: Editable,
  changes: Omit<UpdateInput, 'collectionId'>,
): Promise<boolean> {
  const updated = await db
    .update(collections)
    .set({ ...changes, updatedAt: sql`now()` })
    .where(and(eq(collections.id, id), isNull(collections.deletedAt)));
  return updated.rowCount === 1;
}

const anyById = prepared((db) =>
  db
    .select({
      id: collections.id,
      userId: collections.userId,
      isDefault: sql<boolean>`${collections.defaultKey} is not null`,
      isDeleted: sql<boolean>`${collections.deletedAt} is not null`,
    })
    .from(collections)
    .where(eq(collections.id, sql.placeholder('collectionId')))
    .prepare('any_by_id'),
);

/** The collection, deleted or not. */
export async function findAny(
  db: Db,
  collectionId: string,
): Promise<(CollectionOwner & { isDefault: boolean; isDeleted: boolean }) | undefined> {
  const [found] = await anyById(db).execute({ collectionId });
  return found;
}

/** Marks the collection as deleted, if it is not yet; its items stay as they are. */
export async function markDeleted(db: Db, { id }: Editable): Promise<void> {
  await db
    .update(collections)
    .set({ deletedAt: sql`now()`, updatedAt: sql`now()` })
    .where(and(eq(collections.id, id), isNull(collections.deletedAt)));
}

/** Whether it was still there, deleted or not. */
export async function markRestored(tx: Db, { id }: Editable): Promise<boolean> {
  const restored = await tx
    .update(collections)
    .set({ deletedAt: null, updatedAt: sql`now()` })
    .where(eq(collections.id, id));
  return restored.rowCount === 1;
}

// Rows that another transaction is about to purge or restore are left to it.

/** Deletes some of what was removed before `before` for good, and answers how many. */
export async function purgeItems(db: Db, before: SQL<Date>, limit: number): Promise<number> {
  const purged = await db.execute(sql`
    delete from collection_items where id in (
      select id from collection_items where removed_at < ${before} limit ${limit} for update skip locked
    )`);
  return purged.rowCount ?? 0;
}

/** The same for collections, with their items. */
export async function purgeCollections(db: Db, before: SQL<Date>, limit: number): Promise<number> {
  const purged = await db.execute(sql`
    delete from collections where id in (
      select id from collections where deleted_at < ${before} limit ${limit} for update skip locked
    )`);
  return purged.rowCount ?? 0;
}

/** Deletes pages without items; new pages get their item soon. */
export async function purgePages(db: Db, limit: number): Promise<number> {
  const purged = await db.execute(sql`
    delete from pages where id in (
      select id from pages p where updated_at < now() - interval '1 hour'
        and not exists (select from collection_items i where i.page_id = p.id)
      limit ${limit} for update skip locked
    )`);
  return purged.rowCount ?? 0;
}

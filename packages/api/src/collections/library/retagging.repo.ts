import type { Db } from '@onceware/db/client';
import { collections } from '@onceware/db/schema/collections';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Authorized, CollectionOwner } from '../collections.policy.ts';

type Editable = Authorized<CollectionOwner, 'edit'>;

/** Tags that are taken from every item, and the one that each such item gets instead. */
export interface Replacement {
  tags: string[];
  to: string | null;
}

/** A collection and the number of its items to change. */
export interface Share {
  id: string;
  items: number;
}

/** True for an item `i` that the change would change; one that has only the new tag, written alike, is done. */
const isAffected = ({ tags, to }: Replacement): SQL => sql`i.removed_at is null and i.tags <> '{}' and exists (
  select from unnest(i.tags) tag where tag_key(tag) = any(tag_keys(${sql.param(tags)}::text[])) and tag is distinct from ${to})`;

/** Collections of a member with items to change. */
export async function findAffected(db: Db, userId: string, replacement: Replacement): Promise<Share[]> {
  const { rows } = await db.execute<Share & Record<string, unknown>>(sql`
    select c.id, count(*)::int as items from collections c join collection_items i on i.collection_id = c.id
    where c.user_id = ${userId} and c.deleted_at is null and ${isAffected(replacement)} group by c.id order by c.id`);
  return rows;
}

/** Collections of a member, deleted ones too, with items that a change has changed: those that still are, and those undone. */
export async function findChanged(db: Db, userId: string, changeId: string): Promise<(Share & { undone: number })[]> {
  const { rows } = await db.execute<Share & { undone: number } & Record<string, unknown>>(sql`
    select c.id, count(*) filter (where r.undone_at is null)::int as items, count(r.undone_at)::int as undone
    from retagged_items r join collection_items i on i.id = r.item_id join collections c on c.id = i.collection_id
    where r.change_id = ${changeId} and c.user_id = ${userId} group by c.id order by c.id`);
  return rows;
}

/** Locks a member's collections of these; deleted ones too. */
export function lockOwn(tx: Db, userId: string, ids: string[]): Promise<CollectionOwner[]> {
  return tx
    .select({ id: collections.id, userId: collections.userId })
    .from(collections)
    .where(and(inArray(collections.id, ids), eq(collections.userId, userId)))
    .orderBy(collections.id)
    .for('update');
}

const idsOf = (locked: Editable[]) => sql.param(locked.map(({ id }) => id));

/** Changes all affected items of locked collections, and notes how they were. */
export async function replaceTags(tx: Db, locked: Editable[], changeId: string, replacement: Replacement) {
  const added = sql.param(replacement.to === null ? [] : [replacement.to]);
  await tx.execute(sql`
    with found as (
      select i.id, i.tags as before, changed_tags(i.tags, ${added}::text[], ${sql.param(replacement.tags)}::text[]) as after
      from collection_items i where i.collection_id = any(${idsOf(locked)}::uuid[]) and ${isAffected(replacement)}
    ), noted as (
      insert into retagged_items (change_id, item_id, before, after) select ${changeId}::uuid, id, before, after from found
      on conflict (change_id, item_id) do update set after = excluded.after, undone_at = null,
        before = case when retagged_items.undone_at is null then retagged_items.before else excluded.before end
    ), changed as (
      update collection_items i set tags = found.after from found where i.id = found.id returning i.collection_id
    )
    update collections set updated_at = now() where id in (select collection_id from changed)`);
}

/**
 * Gives the changed items of locked collections their tags back. An item whose tags were changed again since keeps that, and gets
 * back only what was taken from it.
 */
export async function undoTags(tx: Db, locked: Editable[], changeId: string): Promise<void> {
  await tx.execute(sql`
    with undone as (
      update retagged_items r set undone_at = now() from collection_items i
      where r.change_id = ${changeId} and r.undone_at is null
        and i.id = r.item_id and i.collection_id = any(${idsOf(locked)}::uuid[])
      returning r.item_id, r.before, r.after
    ), changed as (
      update collection_items i set tags = case when i.tags = u.after then u.before else changed_tags(
        i.tags,
        array(select tag from unnest(u.before) tag where tag <> all (u.after)),
        array(select tag from unnest(u.after) tag where tag <> all (u.before))) end
      from undone u where i.id = u.item_id returning i.collection_id
    )
    update collections set updated_at = now() where id in (select collection_id from changed)`);
}

/** Deletes what can no longer be undone, a batch of rows at a time. */
export async function purgeRetagged(db: Db, limit: number): Promise<number> {
  const purged = await db.execute(sql`
    delete from retagged_items where ctid = any(array(
      select ctid from retagged_items where created_at < now() - interval '1 day' limit ${limit} for update skip locked))`);
  return purged.rowCount ?? 0;
}

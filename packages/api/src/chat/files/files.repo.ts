import type { Db } from '@onceware/db/client';
import { attachments, messages, rooms } from '@onceware/db/schema/chat';
import { organizations } from '@onceware/db/schema/organizations';
import { users } from '@onceware/db/schema/auth';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Allowed } from '../chat.policy.ts';
import { roomLimits } from '../chat.limits.ts';

const shown = {
  id: attachments.id,
  name: attachments.name,
  size: attachments.size,
  type: attachments.type,
  width: attachments.width,
  height: attachments.height,
};

/** Finds the upload under an id that a sender made, if there is one. */
export async function findUpload(db: Db, id: string) {
  const [found] = await db
    .select({
      file: shown,
      roomId: attachments.roomId,
      userId: attachments.userId,
      isStored: sql<boolean>`${attachments.storedAt} is not null`,
    })
    .from(attachments)
    .where(eq(attachments.id, id));
  return found;
}

/** A stored file for those who may read it: its room, or before it is sent its owner alone. */
export async function findFile(db: Db, id: string) {
  const [found] = await db
    .select({
      ...shown,
      roomId: attachments.roomId,
      userId: attachments.userId,
      fileId: attachments.fileId,
      previewId: attachments.previewId,
      previewSize: attachments.previewSize,
      isSent: sql<boolean>`${attachments.messageId} is not null`,
    })
    .from(attachments)
    .leftJoin(messages, eq(messages.id, attachments.messageId))
    .where(and(eq(attachments.id, id), isNotNull(attachments.storedAt), isNull(messages.deletedAt)));
  return found;
}

/** Locks the file quotas of the member and the room's team until the transaction ends, so that the next upload counts this one. */
async function lockQuotas(tx: Db, room: Allowed<'attach'>, userId: string): Promise<string | null> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  const [team] = await tx
    .select({ id: organizations.id })
    .from(rooms)
    .innerJoin(organizations, eq(organizations.id, rooms.organizationId))
    .where(eq(rooms.id, room.parentId ?? room.id))
    .for('no key update', { of: organizations });
  return team?.id ?? null;
}

/** Whether the quota allows so many more bytes; the answer holds until the transaction ends. */
export async function hasRoomFor(tx: Db, room: Allowed<'attach'>, userId: string, size: number): Promise<boolean> {
  const teamId = await lockQuotas(tx, room, userId);
  // Files in a deleted team's room do not count, because they are on their way out.
  const { rows } = await tx.execute<{ fits: boolean }>(sql`
    select coalesce(sum(a.size + a.preview_size) filter (where a.user_id = ${userId}), 0) + ${size}::int8 <= ${roomLimits.memberBytesMax}
      and count(*) filter (where a.user_id = ${userId}) < ${roomLimits.memberFilesMax}
      and (${teamId}::uuid is null
        or coalesce(sum(a.size + a.preview_size) filter (where r.organization_id = ${teamId}), 0) + ${size}::int8 <= ${roomLimits.teamBytesMax}) as fits
    from attachments a join rooms x on x.id = a.room_id join rooms r on r.id = coalesce(x.parent_room_id, x.id)
      left join organizations o on o.id = r.organization_id
    where o.deleted_at is null and (a.user_id = ${userId} or r.organization_id = ${teamId})`);
  return rows[0]?.fits === true;
}

/**
 * Lets go of an id whose attempt was not finished, as when its process died. What that attempt wrote stays known, under another
 * id, to be swept.
 */
export async function releaseUnfinished(tx: Db, id: string): Promise<void> {
  await tx
    .update(attachments)
    .set({ id: sql`gen_random_uuid()`, roomId: null })
    .where(and(eq(attachments.id, id), isNull(attachments.storedAt)));
}

/** Inserts a file's row before its bytes are written. False: the id is taken. */
export async function insertUpload(tx: Db, values: typeof attachments.$inferInsert): Promise<boolean> {
  const inserted = await tx.insert(attachments).values(values).onConflictDoNothing({ target: attachments.id });
  return inserted.rowCount === 1;
}

/** Its bytes are there. False: another attempt has taken its place. */
export async function setStored(db: Db, { id, fileId }: { id: string; fileId: string }): Promise<boolean> {
  const stored = await db
    .update(attachments)
    .set({ storedAt: sql`now()` })
    .where(and(eq(attachments.id, id), eq(attachments.fileId, fileId), isNull(attachments.storedAt)));
  return stored.rowCount === 1;
}

/** Nothing was written, or it is gone again. */
export async function deleteUpload(db: Db, fileId: string): Promise<void> {
  await db.delete(attachments).where(and(eq(attachments.fileId, fileId), isNull(attachments.storedAt)));
}

/** Detaches files from messages that can no longer be restored. */
export async function detachFromDeleted(db: Db, limit: number): Promise<number> {
  const detached = await db.execute(sql`
    update attachments set message_id = null, created_at = '-infinity' where id in (
      select a.id from attachments a join messages m on m.id = a.message_id
      where m.deleted_at < now() - make_interval(mins => ${roomLimits.restoreMinutes}) limit ${limit}
      for update of a skip locked
    )`);
  return detached.rowCount ?? 0;
}

/** Locks some expired files without a message for this transaction. */
export async function takeUnused(tx: Db, limit: number): Promise<{ id: string; fileIds: string[] }[]> {
  const { rows } = await tx.execute<{ id: string; fileIds: string[] }>(sql`
    select id, array_remove(array[file_id, preview_id], null) as "fileIds" from attachments
    where message_id is null and created_at < now() - make_interval(hours => ${roomLimits.unsentHours})
    order by created_at limit ${limit} for update skip locked`);
  return rows;
}

export async function deleteAttachments(tx: Db, ids: string[]): Promise<void> {
  await tx.execute(sql`delete from attachments where id = any(${sql.param(ids)}::uuid[])`);
}

/** Deletes conversations that everybody has left, because nobody can return to them, and threads in which nobody replied. */
export async function deleteAbandonedRooms(db: Db, limit: number): Promise<number> {
  const deleted = await db.execute(sql`
    delete from rooms where id in (
      select r.id from rooms r where r.created_at < now() - interval '1 day' and case r.kind
        when 'direct' then not exists (select from room_members m where m.room_id = r.id)
        when 'thread' then r.message_count = 0
        else false end
      limit ${limit} for update skip locked
    )`);
  return deleted.rowCount ?? 0;
}

import { type Db, prepared } from '@onceware/db/client';
import { deals } from '@onceware/db/schema/catalog';
import { messages, reads, roomMembers, rooms } from '@onceware/db/schema/chat';
import { organizationMembers, organizations } from '@onceware/db/schema/organizations';
import { and, desc, eq, sql } from 'drizzle-orm';
import { roomLimits } from '../chat.limits.ts';
import type { Allowed } from '../chat.policy.ts';
import { messageJson } from '../messages/message-json.ts';
import {
  accessOf,
  counted,
  isDealOfRoom,
  isOwnMembership,
  isOwnTeam,
  isParent,
  organizationOf,
  parents,
  roomName,
} from '../rooms/rooms.repo.ts';

/** The thread of a message, if somebody has begun one. */
export async function findThread(db: Db, messageId: string): Promise<string | undefined> {
  const [thread] = await db.select({ id: rooms.id }).from(rooms).where(eq(rooms.parentMessageId, messageId));
  return thread?.id;
}

/**
 * Makes the thread of a message, or finds the one that somebody else made at the same moment. Its author follows it from the
 * beginning.
 */
export async function makeThread(tx: Db, room: Allowed<'write'>, messageId: string): Promise<string> {
  await tx
    .insert(rooms)
    .values({ kind: 'thread', parentRoomId: room.id, parentMessageId: messageId })
    .onConflictDoNothing({ target: rooms.parentMessageId });
  const id = await findThread(tx, messageId);
  if (id === undefined) throw new Error('no thread was made');
  await tx.execute(sql`
    insert into reads (user_id, room_id) select author_id, ${id} from messages where id = ${messageId} and author_id is not null
    on conflict do nothing`);
  return id;
}

/** Counts for these people what comes behind a number from now on. */
export async function followThread(tx: Db, threadId: string, userIds: string[], number: number): Promise<void> {
  if (userIds.length === 0) return;
  await tx
    .insert(reads)
    .values(userIds.map((userId) => ({ userId, roomId: threadId, number })))
    .onConflictDoUpdate({ target: [reads.userId, reads.roomId], set: { isFollowed: true } });
}

/** Follows a thread from its end on, or no longer. */
export async function setFollowed(db: Db, { id }: Allowed<'view'>, userId: string, isFollowed: boolean): Promise<void> {
  await db.execute(sql`
    insert into reads (user_id, room_id, number, is_followed) select ${userId}, id, message_count, ${isFollowed} from rooms where id = ${id}
    on conflict (user_id, room_id) do update set is_followed = excluded.is_followed`);
}

/** The message that a thread hangs on. */
export async function firstMessage(db: Db, { id }: Allowed<'view'>) {
  const [found] = await db
    .select({ message: messageJson })
    .from(rooms)
    .innerJoin(messages, eq(messages.id, rooms.parentMessageId))
    .where(eq(rooms.id, id));
  return found?.message;
}

/** A thread's place in the list of followed ones: microseconds since 1970, and its id. */
export interface Place {
  at: number;
  id: string;
}

const userId = sql.placeholder('userId');
const followed = prepared((db) =>
  db
    .select({
      id: rooms.id,
      at: sql`(extract(epoch from ${rooms.lastMessageAt}) * 1000000)::bigint`.mapWith(Number),
      roomName,
      unread: counted.unread,
      mentions: counted.mentions,
      first: messageJson,
      access: accessOf,
    })
    .from(reads)
    .innerJoin(rooms, and(eq(rooms.id, reads.roomId), eq(rooms.kind, 'thread')))
    .leftJoin(parents, isParent)
    .innerJoin(messages, eq(messages.id, rooms.parentMessageId))
    .leftJoin(deals, isDealOfRoom)
    .leftJoin(organizations, eq(organizations.id, organizationOf))
    .leftJoin(roomMembers, isOwnMembership)
    .leftJoin(organizationMembers, isOwnTeam)
    .where(
      and(
        eq(reads.userId, userId),
        reads.isFollowed,
        sql`${rooms.messageCount} > case when ${sql.placeholder('isNew')}::boolean then ${reads.number} else 0 end`,
        sql`(${sql.placeholder('at')}::bigint is null or (${rooms.lastMessageAt}, ${rooms.id})
          < (timestamptz 'epoch' + ${sql.placeholder('at')}::bigint * interval '1 microsecond', ${sql.placeholder('after')}::uuid))`,
      ),
    )
    .orderBy(desc(rooms.lastMessageAt), desc(rooms.id))
    .limit(roomLimits.threadsPage + 1)
    .prepare('followed_threads'),
);

/**
 * Finds threads that the user follows, the one with the newest reply first, and one more than a page; the policy decides on each.
 *
 * @param isNew only those in which something was said since they read them
 */
export const listFollowed = (db: Db, user: string, { isNew, before }: { isNew: boolean; before: Place | null }) =>
  followed(db).execute({ userId: user, isNew, at: before?.at ?? null, after: before?.id ?? null });

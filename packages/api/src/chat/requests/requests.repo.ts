import { type Db, prepared } from '@onceware/db/client';
import { roomMembers } from '@onceware/db/schema/chat';
import { and, eq, sql } from 'drizzle-orm';
import { isoTime } from '#kernel/moments.ts';
import type { Person } from '../chat.contract.ts';
import { roomLimits } from '../chat.limits.ts';
import type { MessageRequest } from './requests.answers.ts';

/** A request with what only the server is told of it. */
interface RequestRow extends MessageRequest, Record<string, unknown> {
  messageId: string;
}

/**
 * First messages of conversations that a user was asked to come into, unless they are deleted, or one of the two has blocked the
 * other.
 *
 * @param user SQL of their id
 */
const asked = (
  user: ReturnType<typeof sql>,
) => sql`room_members own join rooms r on r.id = own.room_id and r.kind = 'direct'
  join messages m on m.room_id = r.id and m.number = 1 and m.deleted_at is null
  join users u on u.id = m.author_id and u.deleted_at is null and u.suspended_at is null
  where own.user_id = ${user} and own.role = 'asked' and not is_blocked_between(own.user_id, u.id)`;

const rowOf = (user: ReturnType<typeof sql>) => sql`select r.id as "roomId", m.id as "messageId", m.text,
  json_build_object('id', u.id, 'name', u.name, 'avatar', u.avatar) as "from", ${isoTime(sql`m.created_at`)} as "sentAt", (
    select coalesce(json_agg(json_build_object('id', o.id, 'name', o.name, 'avatar', o.avatar) order by o.name, o.id), '[]')
    from room_members om join users o on o.id = om.user_id
    where om.room_id = r.id and om.user_id <> u.id and om.user_id <> own.user_id
      and not is_blocked_between(own.user_id, o.id)) as others
  from ${asked(user)}`;

/** Requests to a user, the newest first, from behind one of them. */
export async function findRequests(
  db: Db,
  user: string,
  { cursor, limit }: { cursor: string | null; limit: number },
): Promise<MessageRequest[]> {
  const isBehind = cursor
    ? sql`and (m.created_at, r.id) < (select b.created_at, b.room_id from messages b where b.room_id = ${cursor} and b.number = 1)`
    : sql``;
  const { rows } = await db.execute<RequestRow>(
    sql`${rowOf(sql`${user}`)} ${isBehind} order by m.created_at desc, r.id desc limit ${limit}`,
  );
  return rows.map(({ roomId, from, others, text, sentAt }) => ({ roomId, from, others, text, sentAt }));
}

/** The request of a conversation to a user. */
export async function findRequest(db: Db, user: string, roomId: string): Promise<RequestRow | undefined> {
  const { rows } = await db.execute<RequestRow>(sql`${rowOf(sql`${user}`)} and r.id = ${roomId}`);
  return rows[0];
}

const counted = prepared((db) =>
  db
    .select({ count: sql<number>`count(*)::int` })
    .from(
      sql`(select from ${asked(sql`${sql.placeholder('userId')}`)} limit ${sql.raw(String(roomLimits.requestsCounted))}) request`,
    )
    .prepare('message_requests'),
);

/** Counts requests to a user that wait for an answer. */
export const countRequests = async (db: Db, userId: string): Promise<number> =>
  (await counted(db).execute({ userId }))[0]?.count ?? 0;

/** The caller's place in a conversation, locked until the transaction ends: of answers at once the first holds. */
export async function lockPlace(tx: Db, roomId: string, userId: string): Promise<'asked' | 'declined' | 'in' | null> {
  const [own] = await tx
    .select({ role: roomMembers.role })
    .from(roomMembers)
    .where(and(eq(roomMembers.roomId, roomId), eq(roomMembers.userId, userId)))
    .for('update');
  if (own?.role === 'asked' || own?.role === 'declined') return own.role;
  return own?.role === 'member' || own?.role === 'owner' ? 'in' : null;
}

export async function setPlace(tx: Db, roomId: string, userId: string, role: 'asked' | 'declined'): Promise<void> {
  await tx
    .update(roomMembers)
    .set({ role })
    .where(and(eq(roomMembers.roomId, roomId), eq(roomMembers.userId, userId)));
}

/** People of a conversation who were asked, and have not answered. */
export async function askedOf(db: Db, roomId: string): Promise<Pick<Person, 'id'>[]> {
  return db
    .select({ id: roomMembers.userId })
    .from(roomMembers)
    .where(and(eq(roomMembers.roomId, roomId), eq(roomMembers.role, 'asked')));
}

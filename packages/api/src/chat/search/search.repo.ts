import type { Db } from '@onceware/db/client';
import { deals } from '@onceware/db/schema/catalog';
import { messages, roomMembers, rooms } from '@onceware/db/schema/chat';
import { organizationMembers, organizations } from '@onceware/db/schema/organizations';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { isoTime } from '#kernel/moments.ts';
import type { Allowed } from '../chat.policy.ts';
import { authorJson } from '../messages/message-json.ts';
import { accessOf, isDealOfRoom, isOwnMembership, isOwnTeam, roomName } from '../rooms/rooms.repo.ts';

/** A message's position in a list: microseconds since 1970, and its id, since several can share a moment. */
export interface Place {
  at: number;
  id: string;
}

/** Caller of a search, and what the rules let them see of the common rooms. */
export interface Reader {
  userId: string;
  seesCommon: boolean;
  looksAfterCommon: boolean;
}

/** Messages with these words, the newest `limit` of them. */
interface Asked {
  query: string;
  limit: number;
}

const microsOf = (moment: SQL) => sql<string>`(extract(epoch from ${moment}) * 1000000)::bigint`;
const momentOf = (micros: number) => sql`(timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond')`;

const rowsOf = (db: Db, hits: SQL) =>
  db
    .select({
      id: messages.id,
      number: messages.number,
      at: microsOf(sql`${messages.createdAt}`).mapWith(Number),
      text: messages.text,
      sentAt: isoTime(messages.createdAt),
      author: authorJson,
      roomName,
      dealSlug: deals.slug,
      access: accessOf,
    })
    .from(sql`(${hits}) hit`)
    .innerJoin(messages, sql`${messages.id} = hit.id`)
    .innerJoin(rooms, eq(rooms.id, messages.roomId))
    .leftJoin(deals, isDealOfRoom)
    .leftJoin(organizations, eq(organizations.id, rooms.organizationId))
    .leftJoin(roomMembers, isOwnMembership)
    .leftJoin(organizationMembers, isOwnTeam)
    .orderBy(sql`hit.place desc`, desc(messages.id))
    // Planned again for each query: the number of messages with these words decides the best plan.
    .prepare('');

export type FoundRow = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number];

const hasWords = (query: string) => sql`m.deleted_at is null and message_words(m.text) @@ ${query}::tsquery`;

/** Part of the messages that is searched. */
interface Part {
  /** True if the messages are so few that they may be read one by one. */
  areFew: boolean;
}

/**
 * Forces Postgres to look up matches first in a part with many messages: in list order it would read each message for
 * them.
 */
const lookedUp = (found: SQL, { areFew }: Part) => (areFew ? sql`(${found})` : sql`(${found} offset 0)`);

/** Numbers of a room; `to` is not among them. */
export interface Numbers extends Part {
  from: number;
  to: number;
}

/** Searches a part of a room. */
export function findInRoom(
  db: Db,
  room: Allowed<'view'>,
  { numbers, userId, query, limit }: Asked & { numbers: Numbers; userId: string },
): Promise<FoundRow[]> {
  const found = sql`select m.id, m.number as place from messages m
    where m.room_id = ${room.id} and m.number >= ${numbers.from} and m.number < ${numbers.to} and ${hasWords(query)}`;
  const hits = sql`select * from ${lookedUp(found, numbers)} m order by place desc limit ${limit}`;
  return rowsOf(db, hits).execute({ userId });
}

/** From some moment on, in microseconds. */
export interface Since extends Part {
  at: number;
}

/** Searches all rooms, before a position. The policy decides on each. */
export function findAnywhere(
  db: Db,
  reader: Reader,
  { since, before, query, limit }: Asked & { since: Since; before: Place | null },
): Promise<FoundRow[]> {
  const isBefore = before ? sql`(m.created_at, m.id) < (${momentOf(before.at)}, ${before.id}::uuid)` : sql`true`;
  const found = sql`select m.id, m.created_at as place, m.room_id from messages m
    where m.created_at > ${momentOf(since.at)} and ${isBefore} and ${hasWords(query)}`;
  const isMember = sql`exists (select from room_members rm
    where rm.room_id = r.id and rm.user_id = ${reader.userId} and rm.role in ('owner', 'member'))`;
  const isOfTeam = sql`exists (select from organization_members om
    where om.organization_id = r.organization_id and om.user_id = ${reader.userId})`;
  const isCommon = sql`r.kind in ('community', 'deal')`;
  const common = reader.looksAfterCommon
    ? isCommon
    : reader.seesCommon
      ? sql`${isCommon} and (not r.is_asking or ${isMember})`
      : sql`false`;
  const hits = sql`select m.id, m.place from ${lookedUp(found, since)} m join rooms r on r.id = m.room_id
    where ${common} or r.kind = 'team' and ${isOfTeam} or r.kind = 'direct' and ${isMember}
    order by m.place desc, m.id desc limit ${limit}`;
  return rowsOf(db, hits).execute({ userId: reader.userId });
}

/** The message number before a position, or the room's last one. */
export async function endOf(db: Db, room: Allowed<'view'>, before: Place | null): Promise<number> {
  const [found] = before
    ? await db
        .select({ number: messages.number })
        .from(messages)
        .where(and(eq(messages.id, before.id), eq(messages.roomId, room.id)))
    : await db
        .select({ number: sql<number>`${rooms.messageCount} + 1` })
        .from(rooms)
        .where(eq(rooms.id, room.id));
  return found?.number ?? 0;
}

/** The present in microseconds, by the database's clock. */
export async function present(db: Db): Promise<number> {
  const { rows } = await db.execute<{ at: string }>(sql`select ${microsOf(sql`now()`)} as at`);
  return Number(rows[0]?.at);
}

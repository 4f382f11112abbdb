import { type Db, prepared } from '@onceware/db/client';
import { users } from '@onceware/db/schema/auth';
import { deals } from '@onceware/db/schema/catalog';
import { messages, reads, roomMembers, rooms } from '@onceware/db/schema/chat';
import { organizationMembers, organizations } from '@onceware/db/schema/organizations';
import { and, type AnyColumn, desc, eq, gt, or, type SQL, sql } from 'drizzle-orm';
import { isoTime } from '#kernel/moments.ts';
import { roomLimits } from '../chat.limits.ts';
import type { Allowed, RoomAccess } from '../chat.policy.ts';
import { authorJson } from '../messages/message-json.ts';
import {
  accessOf,
  isDealOfRoom,
  isListed,
  isOwnMembership,
  isOwnTeam,
  isParent,
  organizationOf,
  parents,
  roomName,
} from '../rooms/rooms.repo.ts';

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

/** Conditions on a message. */
export interface Wanted {
  /** Condition on its words; empty: any. */
  tsquery: string;
  /** Null: by anybody. */
  authorIds: string[] | null;
  hasFile: boolean;
  /** Sent before this moment, or from the other one on. */
  until: Date | null;
  from: Date | null;
}

/** The newest `limit` messages that are wanted. */
interface Asked {
  wanted: Wanted;
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
    .leftJoin(parents, isParent)
    .leftJoin(deals, isDealOfRoom)
    .leftJoin(organizations, eq(organizations.id, organizationOf))
    .leftJoin(roomMembers, isOwnMembership)
    .leftJoin(organizationMembers, isOwnTeam)
    .orderBy(sql`hit.place desc`, desc(messages.id))
    // Planned again for each query: the number of messages with these words decides the best plan.
    .prepare('');

export type FoundRow = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number];

const isAny = (ids: string[]) => sql`any(${sql.param(ids)}::uuid[])`;

/** Whether an index leads to the messages that are wanted. */
const isRare = ({ tsquery, authorIds, hasFile }: Wanted): boolean => tsquery !== '' || authorIds !== null || hasFile;

function isWanted({ tsquery, authorIds, hasFile, until, from }: Wanted): SQL {
  return sql.join(
    [
      sql`m.deleted_at is null`,
      ...(tsquery === '' ? [] : [sql`message_words(m.text) @@ ${tsquery}::tsquery`]),
      ...(authorIds ? [sql`m.author_id = ${isAny(authorIds)}`] : []),
      ...(hasFile ? [sql`m.id in (select a.message_id from attachments a where a.message_id is not null)`] : []),
      ...(until ? [sql`m.created_at < ${until.toISOString()}`] : []),
      ...(from ? [sql`m.created_at >= ${from.toISOString()}`] : []),
    ],
    sql` and `,
  );
}

/** Part of the messages that is searched. */
interface Part {
  /** True if the messages are so few that they may be read one by one. */
  areFew: boolean;
}

/**
 * Forces Postgres to look up matches first in a part with many messages: in list order it would read each message for
 * them.
 */
const lookedUp = (found: SQL, { areFew }: Part, wanted: Wanted) =>
  areFew || !isRare(wanted) ? sql`(${found})` : sql`(${found} offset 0)`;

/** Numbers of a room; `to` is not among them. */
export interface Numbers extends Part {
  from: number;
  to: number;
}

/** Searches a part of a room. */
export function findInRoom(
  db: Db,
  room: Allowed<'view'>,
  { numbers, userId, wanted, limit }: Asked & { numbers: Numbers; userId: string },
): Promise<FoundRow[]> {
  const found = sql`select m.id, m.number as place from messages m
    where m.room_id = ${room.id} and m.number >= ${numbers.from} and m.number < ${numbers.to} and ${isWanted(wanted)}`;
  const hits = sql`select * from ${lookedUp(found, numbers, wanted)} m order by place desc limit ${limit}`;
  return rowsOf(db, hits).execute({ userId });
}

/** From some moment on, in microseconds. */
export interface Since extends Part {
  at: number;
}

/** Searches all rooms, or some, before a position. The policy decides on each. */
export function findAnywhere(
  db: Db,
  reader: Reader,
  { since, before, roomIds, wanted, limit }: Asked & { since: Since; before: Place | null; roomIds: string[] | null },
): Promise<FoundRow[]> {
  const isBefore = before ? sql`(m.created_at, m.id) < (${momentOf(before.at)}, ${before.id}::uuid)` : sql`true`;
  const found = sql`select m.id, m.created_at as place, m.room_id from messages m
    where m.created_at > ${momentOf(since.at)} and ${isBefore} and ${isWanted(wanted)}
      and ${roomIds ? sql`m.room_id = ${isAny(roomIds)}` : sql`true`}`;
  const isMember = sql`exists (select from room_members rm
    where rm.room_id = r.id and rm.user_id = ${reader.userId} and rm.role in ('owner', 'member'))`;
  const isOfTeam = sql`exists (select from organization_members om
    where om.organization_id = r.organization_id and om.user_id = ${reader.userId}
      and (not r.is_members_only or om.role in ('owner', 'manager') or ${isMember}))`;
  const isCommon = sql`r.kind in ('community', 'deal')`;
  const common = reader.looksAfterCommon
    ? isCommon
    : reader.seesCommon
      ? sql`${isCommon} and (not r.is_asking or ${isMember})`
      : sql`false`;
  const hits = sql`select m.id, m.place from ${lookedUp(found, since, wanted)} m
    join rooms x on x.id = m.room_id join rooms r on r.id = coalesce(x.parent_room_id, x.id)
    where ${common} or r.kind = 'team' and ${isOfTeam} or r.kind = 'direct' and ${isMember}
    order by m.place desc, m.id desc limit ${limit}`;
  return rowsOf(db, hits).execute({ userId: reader.userId });
}

const NAMED_MAX = 50;

const holdsName = (name: SQL | AnyColumn) =>
  sql`search_text(${name}) like '%' || nullif(search_text(${sql.placeholder('name')}), '') || '%'`;

const people = prepared((db) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(holdsName(users.name))
    .orderBy(users.id)
    .limit(NAMED_MAX)
    .prepare('search_people'),
);

/** People whose name holds these words. The caller says to nobody who they are. */
export const peopleNamed = async (db: Db, name: string): Promise<string[]> =>
  (await people(db).execute({ name })).map(({ id }) => id);

const namedRooms = prepared((db) =>
  db
    .select({ access: accessOf })
    .from(rooms)
    .leftJoin(parents, isParent)
    .leftJoin(deals, isDealOfRoom)
    .leftJoin(organizations, eq(organizations.id, organizationOf))
    .leftJoin(reads, and(eq(reads.roomId, rooms.id), eq(reads.userId, sql.placeholder('userId'))))
    .leftJoin(roomMembers, isOwnMembership)
    .leftJoin(organizationMembers, isOwnTeam)
    .where(
      and(
        isListed,
        or(
          holdsName(roomName),
          sql`${rooms.kind} = 'direct' and exists (select from room_members o join users u on u.id = o.user_id
            where o.room_id = ${rooms.id} and o.user_id <> ${sql.placeholder('userId')} and ${holdsName(sql`u.name`)})`,
        ),
      ),
    )
    .orderBy(sql`${rooms.lastMessageAt} desc nulls last`, rooms.id)
    .limit(NAMED_MAX)
    .prepare('search_rooms'),
);

/** Rooms of the user's list whose name, or in a conversation whose people's, holds these words; the policy decides on each. */
export const roomsNamed = async (db: Db, userId: string, name: string): Promise<RoomAccess[]> =>
  (await namedRooms(db).execute({ userId, name })).map(({ access }) => access);

/**
 * Finds the first message of a room that was sent at a moment or later, by halves: numbers rise with time. Undefined:
 * there is none.
 */
export async function firstSince(
  db: Db,
  room: Allowed<'view'>,
  moment: Date,
): Promise<{ id: string; number: number } | undefined> {
  const { rows: found } = await db.execute<{ id: string; number: number }>(sql`
    with recursive half (low, high) as (
      select 1, message_count + 1 from rooms where id = ${room.id}
      union all
      select case when m.is_before then (low + high) / 2 + 1 else low end,
        case when m.is_before then high else (low + high) / 2 end
      from half cross join lateral (
        select coalesce((select created_at < ${moment.toISOString()} from messages
          where room_id = ${room.id} and number = (low + high) / 2), false) as is_before
      ) m
      where low < high
    )
    select id, number from messages where room_id = ${room.id} and number = (select low from half where low = high)`);
  return found[0];
}

/** Threads of these rooms in which somebody has replied, those with the newest replies. */
export async function threadsOf(db: Db, within: Allowed<'view'>[]): Promise<string[]> {
  const found = await db
    .select({ id: rooms.id })
    .from(rooms)
    .where(and(sql`${rooms.parentRoomId} = ${isAny(within.map(({ id }) => id))}`, gt(rooms.messageCount, 0)))
    .orderBy(desc(rooms.lastMessageAt))
    .limit(roomLimits.searchedThreadsMax);
  return found.map(({ id }) => id);
}

/** The newest message of a room. */
export async function newestOf(db: Db, room: Allowed<'view'>): Promise<{ id: string } | undefined> {
  const [found] = await db
    .select({ id: messages.id })
    .from(messages)
    .where(eq(messages.roomId, room.id))
    .orderBy(desc(messages.number))
    .limit(1);
  return found;
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

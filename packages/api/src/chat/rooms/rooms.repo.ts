import { createHash } from 'node:crypto';
import { type Db, prepared } from '@onceware/db/client';
import { deals } from '@onceware/db/schema/catalog';
import { blocks, mentions, messages, reads, roomMembers, rooms, mutes } from '@onceware/db/schema/chat';
import { organizationMembers, organizations } from '@onceware/db/schema/organizations';
import { and, eq, gt, inArray, isNull, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isPublic, isPublicOf } from '#catalog/cards.ts';
import { isoTime } from '#kernel/moments.ts';
import type { Person, Room, RoomKind } from '../chat.contract.ts';
import { roomLimits } from '../chat.limits.ts';
import type { Allowed, RoomAccess } from '../chat.policy.ts';

/** The room that a thread is in, joined by `isParent`; there is none for other rooms. */
export const parents = alias(rooms, 'parents');
export const isParent = eq(parents.id, rooms.parentRoomId);
type Inherited =
  | 'id'
  | 'kind'
  | 'dealId'
  | 'organizationId'
  | 'isAsking'
  | 'isMembersOnly'
  | 'closedAt'
  | 'messageCount'
  | 'slowModeSeconds'
  | 'hasPreviews';
/** A fact of a room; a thread has its room's. */
const parentsOr = <Value>(column: Inherited): SQL<Value> => sql<Value>`coalesce(${parents[column]}, ${rooms[column]})`;
/** The same of rooms that are no threads, for statements that read many. */
const own = <Value>(column: Inherited): SQL<Value> => sql<Value>`${rooms[column]}`;
export const organizationOf = parentsOr<string | null>('organizationId');
export const dealOf = parentsOr<string | null>('dealId');

/**
 * A room as the rules need it for a user, where their own membership and team, and a thread's room, are joined. Of a thread they
 * are that room's.
 *
 * @param user their id
 */
function rightsOf(user: SQL | Placeholder, factOf = parentsOr) {
  const kindOf = factOf<RoomKind>('kind');
  const placeId = factOf<string>('id');
  const organization = factOf<string | null>('organizationId');
  /** Their mute in the room. Mutes in all rooms exclude those of teams, which have their own moderators. */
  const silence = sql<RoomAccess['silence']>`(
    select json_build_object('until', ${isoTime(sql`max(s.until)`)}, 'seconds', ceil(extract(epoch from max(s.until) - now()))::int)
    from ${mutes} s where s.user_id = ${user} and s.until > now()
      and (s.room_id = ${placeId} or (s.room_id is null and ${kindOf} <> 'team'))
    having count(*) > 0)`;
  /** Starts from the user's memberships, so that the site's other rooms are not read. */
  const isOwn = sql`${rooms.id} in (
    select id from rooms where kind = 'community'
    union all select room_id from ${reads} where ${reads.userId} = ${user}
    union all select room_id from ${roomMembers} where ${roomMembers.userId} = ${user}
    union all select r.id from rooms r join organization_members m on m.organization_id = r.organization_id where m.user_id = ${user})`;
  const isInList = or(
    eq(rooms.kind, 'community'),
    and(eq(rooms.kind, 'deal'), sql`${reads.userId} is not null`),
    and(eq(rooms.kind, 'team'), sql`${organizationMembers.userId} is not null`),
    // Requests are not in it (../requests).
    and(eq(rooms.kind, 'direct'), inArray(roomMembers.role, ['owner', 'member'])),
  );
  return {
    access: {
      id: rooms.id,
      parentId: rooms.parentRoomId,
      kind: kindOf,
      // Deleted teams take no new members.
      isAsking: sql<boolean>`${factOf('isAsking')} and not exists (
        select from ${organizations} o where o.id = ${organization} and o.deleted_at is not null)`,
      isClosed: sql<boolean>`${factOf('closedAt')} is not null`,
      isMembersOnly: factOf<boolean>('isMembersOnly'),
      memberRole: roomMembers.role,
      mayAskAgain: sql<boolean>`coalesce(${roomMembers.until} <= now(),
        ${roomMembers.createdAt} < now() - make_interval(days => ${sql.raw(String(roomLimits.askAgainDays))}), false)`,
      teamRole: organizationMembers.role,
      slowModeSeconds: factOf<number>('slowModeSeconds'),
      silence,
      isBlocked: sql<boolean>`case when ${kindOf} = 'direct' then is_blocked_talk(${placeId}, ${user}) else false end`,
      request: sql<RoomAccess['request']>`case when ${kindOf} = 'direct'
        and exists (select from room_members m where m.room_id = ${placeId} and m.role in ('asked', 'declined'))
        and not exists (select from room_members m
          where m.room_id = ${placeId} and m.user_id <> ${user} and m.role in ('owner', 'member'))
        then case when ${factOf<number>('messageCount')} = 0 then 'open' else 'waiting' end end`,
    },
    isOwnMembership: and(eq(roomMembers.roomId, placeId), eq(roomMembers.userId, user)),
    /** Deleted teams have no members. */
    isOwnTeam: and(
      eq(organizationMembers.organizationId, organization),
      eq(organizationMembers.userId, user),
      sql`exists (select from ${organizations} where ${organizations.id} = ${organization} and ${organizations.deletedAt} is null)`,
    ),
    isListed: and(isOwn, isInList),
    /** Threads too that they follow, or have looked into a while ago. */
    isFollowed: and(isOwn, or(isInList, and(eq(rooms.kind, 'thread'), isOpenedLately))),
  };
}

/** A thread is open in a tab no longer than that, or it is opened anew. */
const isOpenedLately = sql`(${reads.isFollowed} or ${reads.createdAt} > now() - make_interval(hours => ${sql.raw(String(roomLimits.openThreadHours))}))`;

/** Rooms of which others cannot give somebody any number: before the newest, where only so many are read. */
export const isAlwaysRead = sql`${rooms.kind} in ('community', 'team')`;

const userId = sql.placeholder('userId');
export const { access: accessOf, isOwnMembership, isOwnTeam, isListed } = rightsOf(userId);

/** The deal of a room. Hidden and future deals are not revealed, not even to people who wrote there. */
export const isDealOfRoom = and(eq(deals.id, dealOf), isPublicOf(deals));

export const roomName = sql<
  string | null
>`coalesce(${parents.name}, ${rooms.name}, ${deals.title}, ${organizations.name})`;

const roomAccess = prepared((db) =>
  db
    .select(accessOf)
    .from(rooms)
    .leftJoin(parents, isParent)
    .leftJoin(roomMembers, isOwnMembership)
    .leftJoin(organizationMembers, isOwnTeam)
    .where(eq(rooms.id, sql.placeholder('roomId')))
    .prepare('room_access'),
);

/** A room as the rules need it for this user. */
export async function findRoom(db: Db, roomId: string, user: string): Promise<RoomAccess | undefined> {
  const [found] = await roomAccess(db).execute({ roomId, userId: user });
  return found;
}

/** Finds the room of a deal, made on its first visit; undefined for an unknown or hidden deal. */
export async function dealRoomId(db: Db, slug: string): Promise<string | undefined> {
  const ofDeal = () =>
    db
      .select({ id: rooms.id })
      .from(rooms)
      .innerJoin(deals, and(eq(deals.id, rooms.dealId), isPublicOf(deals)))
      .where(eq(deals.slug, slug));
  const [known] = await ofDeal();
  if (known) return known.id;
  await db.execute(sql`
    insert into rooms (id, kind, deal_id) select gen_random_uuid(), 'deal', d.id from deals d where d.slug = ${slug} and ${isPublic}
    on conflict (deal_id) do nothing`);
  const [made] = await ofDeal();
  return made?.id;
}

const directKeyOf = (userIds: readonly string[]): string =>
  createHash('sha256').update(userIds.toSorted().join(' ')).digest('hex');

/** Whether these people have a conversation already. */
export const hasDirectRoom = async (db: Db, userIds: readonly string[]): Promise<boolean> =>
  (await db.$count(rooms, eq(rooms.directKey, directKeyOf(userIds)))) > 0;

/**
 * The one direct conversation of these people, made if there is none. Strangers are asked whether they want to be in it; who begins
 * it is in it from now on, whatever they were asked or answered.
 *
 * @returns whether they came into one that was there
 */
export async function directRoomId(
  tx: Db,
  user: string,
  others: string[],
  strangers: ReadonlySet<string>,
): Promise<{ id: string; hasCome: boolean }> {
  const people = [user, ...others].toSorted();
  const directKey = directKeyOf(people);
  await tx.insert(rooms).values({ kind: 'direct', directKey }).onConflictDoNothing({ target: rooms.directKey });
  const [room] = await tx.select({ id: rooms.id }).from(rooms).where(eq(rooms.directKey, directKey));
  if (!room) throw new Error('no conversation was made');
  const members = people.map((one) => ({
    roomId: room.id,
    userId: one,
    role: strangers.has(one) ? ('asked' as const) : ('member' as const),
  }));
  await tx.insert(roomMembers).values(members).onConflictDoNothing();
  return { id: room.id, hasCome: await enterTalk(tx, room.id, user, ['asked', 'declined', 'left']) };
}

/** Takes somebody into a conversation who was asked, or has left it. @returns whether they were not in it */
export async function enterTalk(
  tx: Db,
  roomId: string,
  user: string,
  from: readonly ('asked' | 'declined' | 'left')[],
): Promise<boolean> {
  const { rowCount } = await tx
    .update(roomMembers)
    .set({ role: 'member', createdAt: sql`now()` })
    .where(and(eq(roomMembers.roomId, roomId), eq(roomMembers.userId, user), inArray(roomMembers.role, [...from])));
  return rowCount === 1;
}

/** Adds the room to the user's list, and follows it. What was said before somebody came to a common room is not new to them. */
export async function enterRoom(db: Db, room: Allowed<'view'>, user: string): Promise<void> {
  const { id, parentId } = room;
  if (parentId !== null) return enterThread(db, room, user);
  await db.execute(sql`
    insert into reads (user_id, room_id, number)
    select ${user}, id, case when kind in ('community', 'deal') then message_count else 0 end from rooms where id = ${id}
    on conflict do nothing`);
}

/** Remembers that somebody has looked into a thread, so that the stream tells them of it for a while. */
async function enterThread(db: Db, { id }: Allowed<'view'>, user: string): Promise<void> {
  await db.execute(sql`
    with entered as (
      insert into reads (user_id, room_id, number, is_followed)
      select ${user}, id, message_count, false from rooms where id = ${id}
      on conflict (user_id, room_id) do update set created_at = now()
        where not reads.is_followed and reads.created_at < now() - make_interval(hours => ${roomLimits.openThreadHours / 2})
      returning user_id
    )
    select pg_notify('session_change', user_id::text) from entered`);
}

/** The mark never goes back, nor beyond what there is. @returns where it is now, if it moved */
export async function setRead(
  db: Db,
  { id }: Allowed<'view'>,
  user: string,
  number: number,
): Promise<number | undefined> {
  const { rows } = await db.execute<{ number: number }>(sql`
    insert into reads (user_id, room_id, number, is_followed)
    select ${user}, id, least(${number}, message_count), kind <> 'thread' from rooms where id = ${id}
    on conflict (user_id, room_id) do update set number = excluded.number where reads.number < excluded.number
    returning number`);
  return rows[0]?.number;
}

/** Sets the mark before a message. @returns where it is now */
export async function setUnread(
  db: Db,
  { id }: Allowed<'view'>,
  user: string,
  number: number,
): Promise<number | undefined> {
  const { rows } = await db.execute<{ number: number }>(sql`
    insert into reads (user_id, room_id, number, is_followed)
    select ${user}, id, least(${number} - 1, message_count), kind <> 'thread' from rooms where id = ${id}
    on conflict (user_id, room_id) do update set number = excluded.number
    returning number`);
  return rows[0]?.number;
}

/** Whether a notification `n` is about a message of the room, one up to a number. Asked of each, for rooms are large. */
export const isAboutMessage = ({ id }: Allowed<'view'>, number?: number): SQL =>
  sql`(select m.room_id = ${id} ${number === undefined ? sql`` : sql`and m.number <= ${number}`} from ${messages} m where m.id = n.subject_id)`;

/** Level at which somebody hears of a room. */
export interface Muting {
  isMuted: boolean;
  isSilent: boolean;
}

export async function setMuted(db: Db, { id }: Allowed<'view'>, user: string, muting: Muting): Promise<void> {
  await db
    .insert(reads)
    .values({ roomId: id, userId: user, ...muting })
    .onConflictDoUpdate({ target: [reads.userId, reads.roomId], set: muting });
}

/** A room's row in a list; `may` and `isPrivate` are the rules' to say. */
export type RoomRow = Omit<
  Room,
  'may' | 'isPrivate' | 'isAsking' | 'isMembersOnly' | 'isClosed' | 'standing' | 'silencedUntil' | 'request'
> & {
  access: RoomAccess;
};

const isCommon = sql`${rooms.kind} in ('community', 'deal')`;
/** Selects people of a room; of a common room only a few who wrote last, and the reader, because thousands may read it. */
const peopleWith = (common: SQL) => sql<Person[]>`(
  select coalesce(json_agg(p), '[]') from (
    select u.id, u.name, u.avatar from users u where u.id in (
      select m.user_id from organization_members m where m.organization_id = ${rooms.organizationId} and not ${rooms.isMembersOnly}
      union all select m.user_id from room_members m where m.room_id = ${rooms.id}
        and (m.role in ('owner', 'member') or (${rooms.kind} = 'direct' and m.role in ('asked', 'declined')))
      ${common}
    ) order by u.name, u.id limit ${roomLimits.peopleMax}
  ) p)`;
const privatePeople = peopleWith(sql``);
const people = peopleWith(sql`
  union all (select m.author_id from messages m
    where m.room_id = ${rooms.id} and (${isCommon} or ${rooms.kind} = 'thread') order by m.number desc limit ${roomLimits.page})
  union all select ${userId}::uuid`);
/** Includes people who declined: nobody is told of that. */
const waitsFor = sql<string[]>`case when ${rooms.kind} = 'direct' then (
  select coalesce(json_agg(m.user_id), '[]') from room_members m where m.room_id = ${rooms.id} and m.role in ('asked', 'declined')
) else '[]' end`;
const peopleCount = sql<number>`(case when ${rooms.isMembersOnly}
  then (select count(*)::int from room_members m where m.room_id = ${rooms.id} and m.role in ('owner', 'member'))
  else case ${rooms.kind} when 'team' then (select count(*)::int from organization_members m where m.organization_id = ${rooms.organizationId})
  when 'direct' then (select count(*)::int from room_members m where m.room_id = ${rooms.id} and m.role <> 'left')
  when 'thread' then (select count(distinct m.author_id)::int from messages m
    where m.room_id = ${rooms.id} and m.number > ${rooms.messageCount} - ${sql.raw(String(roomLimits.latelyMax))})
  else ${rooms.peopleCount} end end)`;
const lastMessage = sql<Room['lastMessage']>`(
  select json_build_object('number', m.number, 'author', coalesce(u.name, w.name), 'text', left(m.text, 200), 'sentAt', ${isoTime(sql`m.created_at`)})
  from ${messages} m left join users u on u.id = m.author_id and u.deleted_at is null left join room_webhooks w on w.id = m.webhook_id
  where m.room_id = ${rooms.id} and m.deleted_at is null
    and not exists (select from ${blocks} b where b.user_id = ${userId} and b.blocked_id = m.author_id)
  order by m.number desc limit 1)`;

const isBlockedAuthor = sql`m.author_id in (select b.blocked_id from ${blocks} b where b.user_id = ${userId})`;

const unreadMentions = sql<number>`(select count(*)::int from (
  select from ${mentions} join ${messages} m on m.id = ${mentions.messageId} and m.deleted_at is null
  where ${mentions.userId} = ${userId} and ${mentions.roomId} = ${rooms.id} and ${mentions.number} > coalesce(${reads.number}, 0)
    and (${isBlockedAuthor}) is not true
  limit ${sql.raw(String(roomLimits.mentionsMax))}
) unread)`;

/** A common room that the reader never entered has nothing new for them. */
export const isEntered = sql`(${reads.userId} is not null or not ${isCommon})`;

/** Deleted messages are not new to anybody, and those of blocked people not to the reader; of very many only the newest are looked at. */
const unread = sql<number>`case when ${isEntered} and ${rooms.messageCount} > coalesce(${reads.number}, 0)
then greatest(0, ${rooms.messageCount} - coalesce(${reads.number}, 0) - (select count(*)::int from (
  select from ${messages} m
  where m.room_id = ${rooms.id} and m.number > coalesce(${reads.number}, 0) and m.deleted_at is not null
  limit ${sql.raw(String(roomLimits.deletedMax))}
) gone) - case when exists (select from ${blocks} b where b.user_id = ${userId}) then (
  select count(*)::int from ${messages} m
  where m.room_id = ${rooms.id} and m.deleted_at is null and ${isBlockedAuthor}
    and m.number > greatest(coalesce(${reads.number}, 0), ${rooms.messageCount} - ${sql.raw(String(roomLimits.deletedMax))})
) else 0 end) else 0 end`;

export const counted = {
  seq: rooms.lastSeq,
  isMuted: sql<boolean>`coalesce(${reads.isMuted}, false)`,
  isSilent: sql<boolean>`coalesce(${reads.isSilent}, false)`,
  newest: rooms.messageCount,
  read: sql<number>`coalesce(${reads.number}, 0)`,
  unread,
  mentions: unreadMentions,
};

/** @param isList of rooms, which shows no threads */
const rowsOf = (db: Db, peopleShown: typeof people, { isList }: { isList: boolean }) => {
  const factOf = isList ? own : parentsOr;
  const { access, ...joins } = rightsOf(userId, factOf);
  const query = db
    .select({
      ordinal: rooms.ordinal,
      ...counted,
      /** Milliseconds since 1970. */
      lastAt: sql<number>`coalesce(extract(epoch from ${rooms.lastMessageAt}) * 1000, 0)::float`,
      name: isList ? sql<string | null>`coalesce(${rooms.name}, ${deals.title}, ${organizations.name})` : roomName,
      dealSlug: deals.slug,
      team: sql<Room['team']>`case when ${organizations.id} is not null
        then json_build_object('id', ${organizations.id}, 'name', ${organizations.name}) end`,
      people: peopleShown,
      waitsFor,
      peopleCount,
      slowModeSeconds: access.slowModeSeconds,
      hasPreviews: factOf<boolean>('hasPreviews'),
      lastMessage,
      access,
      thread: sql<
        Room['thread']
      >`case when ${rooms.kind} = 'thread' then json_build_object('roomId', ${rooms.parentRoomId},
        'messageId', ${rooms.parentMessageId}, 'isFollowed', ${reads.userId} is not null and ${reads.isFollowed}) end`,
    })
    .from(rooms)
    .$dynamic();
  // One join more would be more than the planner puts in order.
  if (!isList) void query.leftJoin(parents, isParent);
  return query
    .leftJoin(deals, and(eq(deals.id, factOf('dealId')), isPublicOf(deals)))
    .leftJoin(organizations, eq(organizations.id, factOf('organizationId')))
    .leftJoin(reads, and(eq(reads.roomId, rooms.id), eq(reads.userId, userId)))
    .leftJoin(roomMembers, joins.isOwnMembership)
    .leftJoin(organizationMembers, joins.isOwnTeam);
};

/** Closed rooms are listed for those alone who may open them. */
const isOpenFor = (closedAt: SQL) => or(isNull(closedAt), inArray(organizationMembers.role, ['owner', 'manager']));
export const isOpen = isOpenFor(parentsOr('closedAt'));

const newestFirst = [sql`${isAlwaysRead} desc, ${rooms.lastMessageAt} desc nulls last`, rooms.id] as const;
const ownRooms = prepared((db) =>
  rowsOf(db, privatePeople, { isList: true })
    .where(and(isListed, isOpenFor(own('closedAt'))))
    .orderBy(...newestFirst)
    .limit(roomLimits.roomsMax)
    .prepare('own_rooms'),
);
const rankOf = (room: string) =>
  sql.raw(`${room}.kind in ('community', 'team'), coalesce(${room}.last_message_at, '-infinity')`);
/** Rooms behind one of them. */
const olderRooms = prepared((db) =>
  rowsOf(db, privatePeople, { isList: true })
    .where(
      and(
        isListed,
        isOpenFor(own('closedAt')),
        sql`exists (select from rooms c where c.id = ${sql.placeholder('cursor')} and (
          (${rankOf('"rooms"')}) < (${rankOf('c')}) or ((${rankOf('"rooms"')}) = (${rankOf('c')}) and ${rooms.id} > c.id)))`,
      ),
    )
    .orderBy(...newestFirst)
    .limit(roomLimits.page + 1)
    .prepare('older_rooms'),
);
/** The same by the order in which they were made, which nothing that is said changes. */
const ownRoomsAfter = prepared((db) =>
  rowsOf(db, privatePeople, { isList: true })
    .where(and(isListed, isOpenFor(own('closedAt')), gt(rooms.ordinal, sql.placeholder('ordinal'))))
    .orderBy(rooms.ordinal)
    .limit(roomLimits.page + 1)
    .prepare('own_rooms_after'),
);
const oneRoom = prepared((db) =>
  rowsOf(db, people, { isList: false })
    .where(eq(rooms.id, sql.placeholder('roomId')))
    .prepare('one_room'),
);

const followed = prepared((db) => {
  const user = sql`follower.user_id`;
  const { access, ...rights } = rightsOf(user);
  const ofUser = db
    .select({
      ordinal: rooms.ordinal,
      seq: rooms.lastSeq,
      id: rooms.id,
      parentId: rooms.parentRoomId,
      kind: access.kind.as('kind'),
      isAsking: access.isAsking.as('asks'),
      isClosed: access.isClosed.as('is_closed'),
      isMembersOnly: access.isMembersOnly.as('only_members'),
      memberRole: sql<RoomAccess['memberRole']>`${access.memberRole}`.as('member_role'),
      mayAskAgain: access.mayAskAgain.as('may_ask_again'),
      teamRole: sql<RoomAccess['teamRole']>`${access.teamRole}`.as('team_role'),
      slowModeSeconds: access.slowModeSeconds.as('slow_mode'),
      isBlocked: access.isBlocked.as('is_blocked'),
    })
    .from(rooms)
    .leftJoin(parents, isParent)
    .leftJoin(reads, and(eq(reads.roomId, rooms.id), eq(reads.userId, user)))
    .leftJoin(roomMembers, rights.isOwnMembership)
    .leftJoin(organizationMembers, rights.isOwnTeam)
    .where(rights.isFollowed)
    .orderBy(sql`${isAlwaysRead} desc, ${rooms.lastMessageAt} desc nulls last`, rooms.id)
    .limit(roomLimits.roomsMax)
    .as('of_user');
  const { ordinal, seq, ...facts } = ofUser._.selectedFields;
  return (
    db
      .select({ userId: sql<string>`${user}`, ordinal, seq, access: facts })
      // Hidden from the planner, which would plan anew for each number of users.
      .from(sql`unnest((select ${sql.placeholder('userIds')}::uuid[])) as follower (user_id)`)
      .crossJoinLateral(ofUser)
      .prepare('followed_rooms')
  );
});

/** A room that a user may follow, and how far its events went when that was read. */
export interface Followed {
  ordinal: number;
  seq: number;
  access: RoomAccess;
}

/** Finds the rooms that each of the users may follow, with the facts for the policy, which decides on each. */
export async function followedRooms(db: Db, userIds: string[]): Promise<Map<string, Followed[]>> {
  const byUser = new Map<string, Followed[]>(userIds.map((id) => [id, []]));
  for (const { userId: of, ordinal, seq, access } of await followed(db).execute({ userIds }))
    // Following is reading, which muted members may do, and who waits for an answer.
    byUser.get(of)?.push({ ordinal, seq, access: { ...access, silence: null, request: null } });
  return byUser;
}

const toRow = ({
  access,
  lastAt: _lastAt,
  ...row
}: Awaited<ReturnType<ReturnType<typeof ownRooms>['execute']>>[number]): RoomRow => ({
  ...row,
  id: access.id,
  kind: access.kind,
  access,
});

/** A page of rooms, and the one behind which the next begins. */
interface RoomRows {
  rows: RoomRow[];
  nextCursor: string | null;
}

/** Finds the rooms that may appear in the user's list, newest message first; the policy decides on each. */
export async function listRooms(db: Db, user: string): Promise<RoomRows> {
  const found = await ownRooms(db).execute({ userId: user });
  const nextCursor = found.length < roomLimits.roomsMax ? null : (found.at(-1)?.access.id ?? null);
  return { rows: found.toSorted((one, other) => other.lastAt - one.lastAt).map(toRow), nextCursor };
}

/** Finds such rooms behind one of them. */
export async function listOlderRooms(db: Db, user: string, cursor: string): Promise<RoomRows> {
  const found = await olderRooms(db).execute({ userId: user, cursor });
  const rows = found.slice(0, roomLimits.page).map(toRow);
  return { rows, nextCursor: found.length > rows.length ? (rows.at(-1)?.id ?? null) : null };
}

/** Finds such rooms behind an ordinal, by it, and one more than a page; the policy decides on each. */
export const listRoomsAfter = async (db: Db, user: string, ordinal: number): Promise<RoomRow[]> =>
  (await ownRoomsAfter(db).execute({ userId: user, ordinal })).map(toRow);

export async function roomRow(db: Db, { id }: Allowed<'view'> | Allowed<'join'>, user: string): Promise<RoomRow> {
  const [row] = await oneRoom(db).execute({ roomId: id, userId: user });
  if (!row) throw new Error('the room is gone');
  return toRow(row);
}

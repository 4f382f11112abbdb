import type { Db } from '@onceware/db/client';
import { users } from '@onceware/db/schema/auth';
import { deals } from '@onceware/db/schema/catalog';
import { roomMembers, rooms } from '@onceware/db/schema/chat';
import { organizations } from '@onceware/db/schema/organizations';
import { and, eq, sql } from 'drizzle-orm';
import { isoTime } from '#kernel/moments.ts';
import type { BannedPerson } from '../chat.contract.ts';
import { roomLimits } from '../chat.limits.ts';
import type { Allowed, RoomAccess } from '../chat.policy.ts';
import type { CreateRoomInput } from './manage.contract.ts';

/** A room as the action log names it. */
export interface RoomPlace {
  id: string;
  /** Null: a direct conversation. */
  name: string | null;
  organizationId: string | null;
  organizationName: string | null;
}

export async function placeOf(db: Db, { id }: Pick<RoomAccess, 'id'>): Promise<RoomPlace> {
  const [found] = await db
    .select({
      id: rooms.id,
      name: sql<string | null>`coalesce(${rooms.name}, ${deals.title}, ${organizations.name})`,
      organizationId: rooms.organizationId,
      organizationName: organizations.name,
    })
    .from(rooms)
    .leftJoin(deals, eq(deals.id, rooms.dealId))
    .leftJoin(organizations, eq(organizations.id, rooms.organizationId))
    .where(eq(rooms.id, id));
  if (!found) throw new Error('the room is gone');
  return found;
}

/** Formats a room as the target of an entry in the action log. */
export const toTarget = ({ id, name }: RoomPlace) =>
  ({ type: 'room', id, ...(name !== null && { label: name }) }) as const;

/** Formats the room in which something was done to somebody, for the action log. */
export const toWhere = ({ id, name }: Pick<RoomPlace, 'id' | 'name'>) => ({
  ...(name !== null && { room: name }),
  roomId: id,
});

/** Tells those who follow a room to reload it. */
export async function insertRoomEvent(tx: Db, roomId: string, kind: 'room' | 'people'): Promise<void> {
  await tx.execute(sql`
    with room as (update rooms set last_seq = last_seq + 1 where id = ${roomId} returning id, last_seq as seq)
    insert into room_events (room_id, seq, kind, payload, created_at)
    select id, seq, ${kind}, '{}', clock_timestamp() from room`);
}

/** Settings of a room that those who look after it can change. */
export interface RoomSettings {
  name: string | null;
  slowModeSeconds: number;
  isAsking: boolean;
  hasPreviews: boolean;
  isClosed: boolean;
}

/** Locked: changes come one after the other. */
export async function lockSettings(tx: Db, id: string): Promise<RoomSettings> {
  const [found] = await tx
    .select({
      name: rooms.name,
      slowModeSeconds: rooms.slowModeSeconds,
      isAsking: rooms.isAsking,
      hasPreviews: rooms.hasPreviews,
      isClosed: sql<boolean>`${rooms.closedAt} is not null`,
    })
    .from(rooms)
    .where(eq(rooms.id, id))
    .for('update');
  if (!found) throw new Error('the room is gone');
  return found;
}

export async function saveSettings(tx: Db, id: string, { isClosed, ...settings }: RoomSettings): Promise<void> {
  const closedAt = isClosed ? sql`coalesce(${rooms.closedAt}, now())` : null;
  await tx
    .update(rooms)
    .set({ ...settings, closedAt })
    .where(eq(rooms.id, id));
}

/** Makes everybody in a room a member when it starts to require join requests. */
export async function keepReaders(tx: Db, id: string): Promise<void> {
  await tx.execute(sql`
    insert into room_members (room_id, user_id, role) select room_id, user_id, 'member' from reads where room_id = ${id}
    on conflict (room_id, user_id) do update set role = 'member' where room_members.role in ('asking', 'declined', 'left')`);
}

/** Makes the team's people, or without a team everybody, reload their list of rooms. */
export async function notifyReaders(tx: Db, organizationId: string | null): Promise<void> {
  if (organizationId === null) await tx.execute(sql`select pg_notify('session_change', '*')`);
  else
    await tx.execute(sql`
      select pg_notify('session_change', user_id::text) from organization_members where organization_id = ${organizationId}`);
}

/** False: the id is taken. */
export async function insertRoom(tx: Db, { id, organizationId, ...fields }: CreateRoomInput): Promise<boolean> {
  const kind = organizationId ? ('team' as const) : ('community' as const);
  const made = await tx
    .insert(rooms)
    .values({ id, kind, organizationId: organizationId ?? null, ...fields })
    .onConflictDoNothing({ target: rooms.id });
  return made.rowCount === 1;
}

/** @returns whether they were none before */
export async function putRoomMember(
  tx: Db,
  roomId: string,
  userId: string,
  role: 'owner' | 'member' = 'member',
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    insert into room_members (room_id, user_id, role) values (${roomId}, ${userId}, ${role})
    on conflict (room_id, user_id) do update set role = excluded.role, until = null, created_at = now()
    where room_members.role not in ('owner', 'member')`);
  return rowCount === 1;
}

/** Takes somebody out of a room, or ends their ban, and takes the room off their list. @returns what they were in it */
export async function deleteRoomMember(tx: Db, roomId: string, userId: string): Promise<'in' | 'banned' | undefined> {
  const { rows } = await tx.execute<{ was: 'in' | 'banned' }>(sql`
    delete from room_members where room_id = ${roomId} and user_id = ${userId} and role in ('owner', 'member', 'banned')
    returning case role when 'banned' then 'banned' else 'in' end as was`);
  await tx.execute(sql`delete from reads where room_id = ${roomId} and user_id = ${userId}`);
  return rows[0]?.was;
}

/** Puts somebody out who is in a room, asks or is banned already. @returns until when; undefined if they are none of that */
export async function banFromRoom(
  tx: Db,
  roomId: string,
  userId: string,
  minutes: number,
): Promise<string | undefined> {
  const { rows } = await tx.execute<{ until: string }>(sql`
    update room_members set role = 'banned', until = now() + make_interval(mins => ${minutes})
    where room_id = ${roomId} and user_id = ${userId} returning ${isoTime(sql`until`)} as until`);
  await tx.execute(sql`delete from reads where room_id = ${roomId} and user_id = ${userId}`);
  return rows[0]?.until;
}

/** Finds people who may not ask again yet, whose time is over soonest first. */
export function bannedFrom(db: Db, { id }: Allowed<'moderate'>): Promise<BannedPerson[]> {
  return db
    .select({
      id: users.id,
      name: users.name,
      avatar: users.avatar,
      until: sql<string>`${isoTime(sql`${roomMembers.until}`)}`,
    })
    .from(roomMembers)
    .innerJoin(users, eq(users.id, roomMembers.userId))
    .where(and(eq(roomMembers.roomId, id), eq(roomMembers.role, 'banned'), sql`${roomMembers.until} > now()`))
    .orderBy(roomMembers.until, users.id)
    .limit(roomLimits.bannedMax);
}

/** Counts community rooms, or those of a team, under a lock until the transaction ends, so that two calls do not make the last one. */
export async function countRooms(tx: Db, organizationId: string | null): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('rooms ' || ${organizationId ?? ''}, 0))`);
  const { rows } = await tx.execute<{ count: number }>(
    organizationId === null
      ? sql`select count(*)::int as count from rooms where kind = 'community'`
      : sql`select count(*)::int as count from rooms where organization_id = ${organizationId}`,
  );
  return rows[0]?.count ?? 0;
}

/** Finds the user's role in a team that is not deleted. */
export async function teamRole(db: Db, organizationId: string, userId: string): Promise<string | undefined> {
  const { rows } = await db.execute<{ role: string }>(sql`
    select m.role from organization_members m join organizations o on o.id = m.organization_id and o.deleted_at is null
    where m.organization_id = ${organizationId} and m.user_id = ${userId}`);
  return rows[0]?.role;
}

import type { Db } from '@onceware/db/client';
import { users } from '@onceware/db/schema/auth';
import { deals } from '@onceware/db/schema/catalog';
import { rooms, mutes } from '@onceware/db/schema/chat';
import { organizations } from '@onceware/db/schema/organizations';
import { and, eq, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { findPeople, holdsText } from '#kernel/table/search.repo.ts';
import type { Slice, Source } from '#kernel/table/table.repo.ts';
import { isoTime } from '#kernel/moments.ts';
import type { Permission } from '#kernel/permissions.contract.ts';
import type { Person } from '../chat.contract.ts';
import type { Mute, MutePersonInput } from './moderation.contract.ts';

/** Locks the account until the transaction ends, so that two mutes run one after the other. False: there is no such account. */
export async function lockPerson(tx: Db, userId: string): Promise<boolean> {
  const found = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  return found.length === 1;
}

/** Whether somebody looks after the room, or without one, after what staff look after. */
export async function isModerator(tx: Db, userId: string, room: { id: string; kind: string } | null): Promise<boolean> {
  const staff: Permission = 'admin.chat';
  const { rows } = await tx.execute<{ is: boolean }>(
    room?.kind === 'team'
      ? sql`select exists (
          select from organization_members m join rooms r on r.organization_id = m.organization_id
          where r.id = ${room.id} and m.user_id = ${userId} and m.role in ('owner', 'manager')
        ) or exists (
          select from room_members m where m.room_id = ${room.id} and m.user_id = ${userId} and m.role = 'owner') as is`
      : sql`select exists (
          select from user_roles u join role_permissions p on p.role = u.role
          where u.user_id = ${userId} and p.permission = ${staff}
        ) or exists (
          select from room_members m where m.user_id = ${userId} and m.room_id = ${room?.id ?? null} and m.role = 'owner') as is`,
  );
  return rows[0]?.is ?? false;
}

/** Whether somebody is in the room's team. */
export async function isOfTeam(tx: Db, userId: string, roomId: string): Promise<boolean> {
  const { rows } = await tx.execute<{ is: boolean }>(sql`
    select exists (
      select from organization_members m join rooms r on r.organization_id = m.organization_id
      where r.id = ${roomId} and m.user_id = ${userId}) as is`);
  return rows[0]?.is ?? false;
}

/** Whether somebody is in the room's team, and of a room with members of its own, in the room. */
export async function isInTeam(tx: Db, userId: string, roomId: string): Promise<boolean> {
  const { rows } = await tx.execute<{ is: boolean }>(sql`
    select exists (
      select from organization_members m join rooms r on r.organization_id = m.organization_id
      where r.id = ${roomId} and m.user_id = ${userId} and (not r.is_members_only or exists (
        select from room_members own where own.room_id = r.id and own.user_id = ${userId} and own.role in ('owner', 'member')))) as is`);
  return rows[0]?.is ?? false;
}

const isCurrent = gt(mutes.until, sql`now()`);
const isOf = (userId: string, roomId: string | null) =>
  and(eq(mutes.userId, userId), roomId === null ? isNull(mutes.roomId) : eq(mutes.roomId, roomId), isCurrent);

/** @returns its id, and until when */
export async function insertMute(
  tx: Db,
  { userId, roomId, minutes, reason }: MutePersonInput,
  createdBy: string,
): Promise<{ id: string; until: string }> {
  const until = sql<Date>`now() + make_interval(mins => ${minutes})`;
  const [made] = await tx
    .insert(mutes)
    .values({ userId, roomId, until, reason, createdBy })
    .returning({ id: mutes.id, until: mutes.until });
  if (!made) throw new Error('nobody was muted');
  return { id: made.id, until: made.until.toISOString() };
}

/** Ends the active mutes there. @returns how many there were */
export async function endMutes(tx: Db, userId: string, roomId: string | null): Promise<number> {
  const ended = await tx
    .update(mutes)
    .set({ until: sql`now()` })
    .where(isOf(userId, roomId));
  return ended.rowCount ?? 0;
}

export async function findMute(db: Db, id: string) {
  const [found] = await db
    .select({ userId: mutes.userId, roomId: mutes.roomId, kind: rooms.kind })
    .from(mutes)
    .leftJoin(rooms, eq(rooms.id, mutes.roomId))
    .where(eq(mutes.id, id));
  return found;
}

const makers = alias(users, 'makers');
const roomName = sql<string | null>`coalesce(${rooms.name}, ${deals.title}, ${organizations.name})`;

async function readMutes(db: Db, { where, orderBy, limit, offset = 0 }: Slice): Promise<Mute[]> {
  const rows = await db
    .select({
      id: mutes.id,
      person: { id: users.id, name: users.name, avatar: users.avatar },
      roomId: mutes.roomId,
      roomName,
      until: sql<string>`${isoTime(mutes.until)}`,
      reason: mutes.reason,
      by: sql<Person | null>`case when ${makers.id} is not null
        then json_build_object('id', ${makers.id}, 'name', ${makers.name}, 'avatar', ${makers.avatar}) end`,
      since: sql<string>`${isoTime(mutes.createdAt)}`,
    })
    .from(mutes)
    .innerJoin(users, eq(users.id, mutes.userId))
    .leftJoin(makers, eq(makers.id, mutes.createdBy))
    .leftJoin(rooms, eq(rooms.id, mutes.roomId))
    .leftJoin(deals, eq(deals.id, rooms.dealId))
    .leftJoin(organizations, eq(organizations.id, rooms.organizationId))
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset);
  return rows.map(({ roomId, roomName: name, ...row }) => ({
    ...row,
    room: roomId === null ? null : { id: roomId, name },
  }));
}

export const MUTE_ORDERS: Record<'until' | 'since', SQL[]> = {
  until: [sql`${mutes.until}`, sql`${mutes.id}`],
  since: [sql`${mutes.createdAt}`, sql`${mutes.id}`],
};

const isStaffs = or(
  isNull(mutes.roomId),
  inArray(mutes.roomId, sql`(select r.id from rooms r where r.kind in ('community', 'deal'))`),
);

/** Active mutes in the rooms that staff look after. */
export const muteSource: Source<{ q: string }, Mute> = {
  table: mutes,
  async where(db, { q }) {
    if (q === '') return and(isCurrent, isStaffs);
    return and(isCurrent, isStaffs, or(holdsText(q, mutes.reason), inArray(mutes.userId, await findPeople(db, q))));
  },
  read: readMutes,
};

const SHOWN = 200;

/** Finds the active mutes of a room. */
export const mutesOf = (db: Db, roomId: string): Promise<Mute[]> =>
  readMutes(db, { where: and(eq(mutes.roomId, roomId), isCurrent), orderBy: MUTE_ORDERS.until, limit: SHOWN });

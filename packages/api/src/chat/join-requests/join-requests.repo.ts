import type { Db } from '@onceware/db/client';
import { users } from '@onceware/db/schema/auth';
import { roomMembers } from '@onceware/db/schema/chat';
import { and, asc, eq, sql } from 'drizzle-orm';
import { isoTime } from '#kernel/moments.ts';
import type { Permission } from '#kernel/permissions.contract.ts';
import type { Person } from '../chat.contract.ts';
import { roomLimits } from '../chat.limits.ts';
import type { Allowed } from '../chat.policy.ts';

const isThem = (roomId: string, userId: string) => and(eq(roomMembers.roomId, roomId), eq(roomMembers.userId, userId));

/** Finds the people waiting to be let in, oldest request first. */
export function listJoinRequests(db: Db, { id }: Allowed<'moderate'>): Promise<Person[]> {
  return db
    .select({ id: users.id, name: users.name, avatar: users.avatar })
    .from(roomMembers)
    .innerJoin(users, eq(users.id, roomMembers.userId))
    .where(and(eq(roomMembers.roomId, id), eq(roomMembers.role, 'asking')))
    .orderBy(asc(roomMembers.createdAt), asc(users.id))
    .limit(roomLimits.askingMax);
}

/** Whether they wait from now on, and have not before. Who was declined does not, for some days. */
export async function insertJoinRequest(tx: Db, { id }: Allowed<'join'>, userId: string): Promise<boolean> {
  const asked = await tx
    .insert(roomMembers)
    .values({ roomId: id, userId, role: 'asking' })
    .onConflictDoUpdate({
      target: [roomMembers.roomId, roomMembers.userId],
      set: { role: 'asking', until: null, createdAt: sql`now()` },
      setWhere: sql`${roomMembers.role} = 'banned' and ${roomMembers.until} <= now() or ${roomMembers.role} = 'left' or ${roomMembers.role} = 'declined'
        and ${roomMembers.createdAt} < now() - make_interval(days => ${roomLimits.askAgainDays})`,
    });
  return asked.rowCount === 1;
}

/**
 * Finds those who let people in: owners and managers of the team; of a community room its owners, or where it has none,
 * staff.
 */
export async function findDoorkeepers(tx: Db, { id }: Allowed<'join'>): Promise<string[]> {
  const staff: Permission = 'admin.chat';
  const { rows } = await tx.execute<{ id: string }>(sql`
    with owners as (
      select m.user_id as id from organization_members m join rooms r on r.organization_id = m.organization_id
      where r.id = ${id} and m.role in ('owner', 'manager')
      union
      select m.user_id from room_members m where m.room_id = ${id} and m.role = 'owner')
    select id from owners
    union
    select ur.user_id from user_roles ur join role_permissions p on p.role = ur.role and p.permission = ${staff}
    where not exists (select from owners) and exists (select from rooms r where r.id = ${id} and r.organization_id is null)`);
  return rows.map((row) => row.id);
}

/** Until when somebody may not ask, because they were banned. */
export async function findBan(db: Db, { id }: Allowed<'join'>, userId: string): Promise<string | null> {
  const [found] = await db
    .select({ until: isoTime(sql`${roomMembers.until}`) })
    .from(roomMembers)
    .where(and(isThem(id, userId), sql`${roomMembers.until} > now()`));
  return found?.until ?? null;
}

/** Ends a pending join request. @returns whether there was one */
export async function endJoinRequest(
  tx: Db,
  { id }: Allowed<'moderate'>,
  userId: string,
  role: 'member' | 'declined' | null,
): Promise<boolean> {
  const waiting = and(isThem(id, userId), eq(roomMembers.role, 'asking'));
  const changed =
    role === null
      ? await tx.delete(roomMembers).where(waiting)
      : await tx
          .update(roomMembers)
          .set({ role, createdAt: sql`now()` })
          .where(waiting);
  return changed.rowCount === 1;
}

/** Adds the room to their list, with all messages read. */
export async function enterAsNew(tx: Db, { id }: Allowed<'moderate'>, userId: string): Promise<void> {
  await tx.execute(sql`
    insert into reads (user_id, room_id, number) select ${userId}, id, message_count from rooms where id = ${id}
    on conflict do nothing`);
}

/** Whether a conversation was begun with more than one other, whoever has left meanwhile. */
export const isOfSeveral = async (db: Db, { id }: Allowed<'join'>): Promise<boolean> =>
  (await db.$count(roomMembers, eq(roomMembers.roomId, id))) > 2;

/** Leaves a conversation: the mark of what they have read stays. */
export async function leaveTalk(tx: Db, { id }: Allowed<'join'>, userId: string): Promise<void> {
  await tx
    .update(roomMembers)
    .set({ role: 'left', createdAt: sql`now()` })
    .where(isThem(id, userId));
}

/** Makes who left a moment ago a member again. @returns whether they had */
export async function restoreMembership(tx: Db, roomId: string, userId: string): Promise<boolean> {
  const { rowCount } = await tx
    .update(roomMembers)
    .set({ role: 'member', createdAt: sql`now()` })
    .where(
      and(
        isThem(roomId, userId),
        eq(roomMembers.role, 'left'),
        sql`${roomMembers.createdAt} > now() - make_interval(mins => ${roomLimits.restoreMinutes})`,
      ),
    );
  return rowCount === 1;
}

/** Puts the room back on their list as it was, unless it is there. */
export async function restoreMark(
  tx: Db,
  { id }: Allowed<'view'>,
  userId: string,
  { read, isMuted, isSilent }: { read: number; isMuted: boolean; isSilent: boolean },
): Promise<void> {
  await tx.execute(sql`
    insert into reads (user_id, room_id, number, is_muted, is_silent)
    select ${userId}, id, least(${read}, message_count), ${isMuted}, ${isSilent} from rooms where id = ${id}
    on conflict do nothing`);
}

/** Out of the room with its threads, and of the list. Members can come back for a while; owners would do so as less than they were. */
export async function deleteMembership(tx: Db, { id }: Allowed<'join'>, userId: string): Promise<void> {
  await tx
    .update(roomMembers)
    .set({ role: 'left', createdAt: sql`now()` })
    .where(and(isThem(id, userId), eq(roomMembers.role, 'member')));
  await tx.delete(roomMembers).where(and(isThem(id, userId), sql`${roomMembers.role} in ('owner', 'asking')`));
  await tx.execute(sql`
    delete from reads where user_id = ${userId}
      and room_id in (select r.id from rooms r where r.id = ${id} or r.parent_room_id = ${id})`);
}

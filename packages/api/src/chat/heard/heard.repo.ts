import { type Db, prepared } from '@onceware/db/client';
import { reads, roomMembers, rooms } from '@onceware/db/schema/chat';
import { organizationMembers } from '@onceware/db/schema/organizations';
import { and, eq, sql } from 'drizzle-orm';
import type { HeardRoom } from '../chat.contract.ts';
import { roomLimits } from '../chat.limits.ts';
import type { RoomAccess } from '../chat.policy.ts';
import {
  accessOf,
  counted,
  isAlwaysRead,
  isEntered,
  isOpen,
  isOwnMembership,
  isOwnTeam,
  isParent,
  parents,
} from '../rooms/rooms.repo.ts';

/** A room and the reader's mark in it. */
type Marked = Pick<HeardRoom, 'id' | 'isThread' | 'seq' | 'isMuted' | 'isSilent' | 'newest' | 'read'>;

const userId = sql.placeholder('userId');
const isThread = sql<boolean>`${rooms.parentRoomId} is not null`;

/** Marks of the reader; conversations and teams' rooms that they never opened have none. */
const own = sql`(
  select room_id, max(number) as number, bool_or(is_muted) as is_muted, bool_or(is_silent) as is_silent from (
    select x.room_id, x.number, x.is_muted, x.is_silent from reads x where x.user_id = ${userId} and x.is_followed
    union all
    select m.room_id, 0, false, false from room_members m
    where m.user_id = ${userId} and m.role in ('owner', 'member')
      and exists (select from rooms r where r.id = m.room_id and r.kind = 'direct')
    union all
    select r.id, 0, false, false from organization_members m join rooms r on r.organization_id = m.organization_id
    where m.user_id = ${userId}
  ) each_one group by room_id limit ${sql.raw(String(roomLimits.heardMax))})`;

const marks = prepared((db) =>
  db
    .select({
      id: rooms.id,
      isThread,
      seq: rooms.lastSeq,
      isMuted: sql<boolean>`own.is_muted`,
      isSilent: sql<boolean>`own.is_silent`,
      newest: rooms.messageCount,
      read: sql<number>`own.number`,
    })
    .from(sql`${own} as own`)
    .innerJoin(rooms, sql`${rooms.id} = own.room_id`)
    .orderBy(sql`${rooms.messageCount} > own.number desc, ${isAlwaysRead} desc`)
    .limit(roomLimits.roomsMax)
    .prepare('heard_marks'),
);

/** Rooms of a member with their marks, those in which more was said first; whether they may see them is not asked. */
export const findMarks = (db: Db, user: string): Promise<Marked[]> => marks(db).execute({ userId: user });

const news = prepared((db) =>
  db
    .select({ id: rooms.id, isThread, ...counted, access: accessOf })
    .from(rooms)
    .leftJoin(parents, isParent)
    .leftJoin(reads, and(eq(reads.roomId, rooms.id), eq(reads.userId, userId)))
    .leftJoin(roomMembers, isOwnMembership)
    .leftJoin(organizationMembers, isOwnTeam)
    .where(and(sql`${rooms.id} = any(${sql.placeholder('ids')}::uuid[])`, isEntered, isOpen))
    .prepare('heard_news'),
);

/** Counts news of these rooms; the policy decides on each. */
export const countNews = async (
  db: Db,
  user: string,
  ids: readonly string[],
): Promise<(HeardRoom & { access: RoomAccess })[]> => (ids.length === 0 ? [] : news(db).execute({ userId: user, ids }));

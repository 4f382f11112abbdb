import type { Db } from '@onceware/db/client';
import { reads, rooms } from '@onceware/db/schema/chat';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { holdsText } from '#kernel/table/search.repo.ts';
import type { Slice, Source } from '#kernel/table/table.repo.ts';
import { isoTime } from '#kernel/moments.ts';
import type { AdminRoom } from '../moderation/moderation.contract.ts';

export const COMMUNITY_ORDERS: Record<'name' | 'newest', SQL[]> = {
  name: [sql`lower(${rooms.name})`, sql`${rooms.id}`],
  newest: [sql`coalesce(${rooms.lastMessageAt}, ${rooms.createdAt})`, sql`${rooms.id}`],
};

function readRooms(db: Db, { where, orderBy, limit, offset = 0 }: Slice): Promise<AdminRoom[]> {
  return db
    .select({
      id: rooms.id,
      name: sql<string>`coalesce(${rooms.name}, '')`,
      isAsking: rooms.isAsking,
      isClosed: sql<boolean>`${rooms.closedAt} is not null`,
      slowModeSeconds: rooms.slowModeSeconds,
      messageCount: rooms.messageCount,
      peopleCount: sql<number>`(select count(*)::int from ${reads} where ${reads.roomId} = ${rooms.id})`,
      lastMessageAt: sql<string | null>`${isoTime(rooms.lastMessageAt)}`,
    })
    .from(rooms)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset);
}

export const communitySource: Source<{ q: string }, AdminRoom> = {
  table: rooms,
  where: async (_db, { q }) => and(eq(rooms.kind, 'community'), q === '' ? undefined : holdsText(q, rooms.name)),
  read: readRooms,
};

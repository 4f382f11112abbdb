import type { Db } from '@onceware/db/client';
import { type SQL, sql } from 'drizzle-orm';
import { subjectsOf } from '#platform/notifications/look.ts';
import type { NotificationLine, Reader } from '#platform/notifications/notification-kind.ts';
import { MAY_SEE } from './mentions/mentions.repo.ts';

// Parts of the `look` of kinds about messages and rooms.

/** Rooms, deals that rooms are of, and teams, by their names. */
export const NAMED = sql`left join deals d on d.id = r.deal_id left join organizations o on o.id = r.organization_id`;
export const roomName = sql`coalesce(r.name, d.title, o.name)`;

export interface MessageRow extends Record<string, unknown> {
  id: string;
  /** Said in a thread of the room. */
  isThread: boolean;
  roomId: string;
  text: string;
  room: string | null;
}

/** Messages of lines in rooms that the reader may see, as far as the condition has them. */
export async function findMessages(db: Db, reader: Reader, lines: readonly NotificationLine[], condition: SQL) {
  const { rows } = await db.execute<MessageRow>(sql`
    select m.id, m.room_id as "roomId", t.parent_room_id is not null as "isThread", m.text, ${roomName} as room
    from messages m join rooms t on t.id = m.room_id join rooms r on r.id = coalesce(t.parent_room_id, t.id) join users u on u.id = ${reader.id} ${NAMED}
    where m.id = ${subjectsOf(lines)} and ${condition} and ${sql.raw(MAY_SEE)}
      and not exists (select from blocks b where b.user_id = u.id and b.blocked_id = m.author_id)`);
  return rows;
}

export const valuesOf = ({ room, isThread }: MessageRow, { count }: NotificationLine) => ({
  room: room ?? '',
  isDirect: room === null ? 1 : 0,
  isThread: isThread ? 1 : 0,
  total: count,
});
export const pathOf = ({ roomId, id }: MessageRow) => `/dashboard?room=${roomId}&message=${id}`;

import type { Db } from '@onceware/db/client';
import { type SQL, sql } from 'drizzle-orm';
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
  /** Null: the account is gone. */
  author: string | null;
  room: string | null;
}

/** Whether the reader `u` may read a room `r` as a member, so that nobody is told of what only a moderator may see. */
const AS_MEMBER = sql.raw(MAY_SEE);

/** The same, or as somebody who moderates the room: of what they themselves want told. */
export const mayRead = ({ permissions }: Reader): SQL => sql`(${AS_MEMBER}
  or (${permissions.has('admin.chat')} and r.kind in ('community', 'deal'))
  or exists (select from organization_members g where g.organization_id = r.organization_id and g.user_id = u.id
    and g.role in ('owner', 'manager') and o.deleted_at is null))`;

/** Messages of lines in rooms that the reader may see, as far as the condition has them. */
export const findMessages = (db: Db, reader: Reader, lines: readonly NotificationLine[], condition: SQL) =>
  find(db, reader, idsOf(lines), sql`${condition} and ${AS_MEMBER}`);

const idsOf = (lines: readonly NotificationLine[]) => lines.flatMap(({ subjectId }) => subjectId ?? []);

/** Messages that are there, as far as the reader may read them by this rule (`mayRead`). */
export const findMessagesOf = (db: Db, reader: Reader, ids: readonly string[], isReadable: SQL) =>
  find(db, reader, ids, sql`m.deleted_at is null and ${isReadable}`);

async function find(db: Db, reader: Reader, ids: readonly string[], condition: SQL): Promise<MessageRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<MessageRow>(sql`
    select m.id, m.room_id as "roomId", t.parent_room_id is not null as "isThread", m.text, ${roomName} as room,
      coalesce((select a.name from users a where a.id = m.author_id and a.deleted_at is null),
        (select w.name from room_webhooks w where w.id = m.webhook_id)) as author
    from messages m join rooms t on t.id = m.room_id join rooms r on r.id = coalesce(t.parent_room_id, t.id) join users u on u.id = ${reader.id} ${NAMED}
    where m.id = any(${sql.param(ids)}::uuid[]) and ${condition}
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

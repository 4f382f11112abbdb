import { messages } from '@onceware/db/schema/chat';
import { sql } from 'drizzle-orm';
import { recordMessages, reportableMessages } from '#chat/moderation/reported.repo.ts';
import { tellReporters } from '#platform/notifications/tell-reporters.ts';
import { isoTime } from '#kernel/moments.ts';
import type { ReportedMessage } from './reports.contract.ts';
import { reportedFields, type Subject } from './reports.repo.ts';

const roomId = sql`(select coalesce(x.parent_room_id, x.id) from rooms x where x.id = ${messages.roomId})`;
const isHere = sql`s.room_id = ${roomId} or s.room_id is null`;

/** Messages of any room: a report hands its message over (docs/decisions/041-who-looks-after-a-room.md). */
export const reportedMessages: Subject<'admin.chat', ReportedMessage> = {
  ...reportableMessages,
  permission: 'admin.chat',
  read: (db, { where, orderBy, limit, offset = 0 }) =>
    db
      .select({
        ...reportedFields(reportableMessages),
        room: sql<ReportedMessage['room']>`(
          select json_build_object('id', ${messages.roomId}, 'kind', r.kind, 'name', coalesce(r.name, d.title, o.name))
          from rooms r left join deals d on d.id = r.deal_id left join organizations o on o.id = r.organization_id
          where r.id = ${roomId})`,
        sentAt: isoTime(messages.createdAt),
        authorSilencedUntil: sql<string | null>`(
          select ${isoTime(sql`max(s.until)`)} from silences s
          where s.user_id = ${messages.authorId} and s.until > now() and (${isHere}))`,
      })
      .from(messages)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset),
  tellReporters: tellReporters('message_report_decided'),
  recordKept: (tx, acting, ids) => recordMessages(tx, acting, 'message.settle', ids),
};

import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './auth.ts';
import { createdAt, moment } from './columns.ts';

/** Messages that a member wants to be reminded of, each once. */
export const messageReminders = pgTable(
  'message_reminders',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Without a reference: that its message is gone is told too. */
    messageId: uuid().notNull(),
    dueAt: moment().notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.messageId] }), index('message_reminders_due_at_idx').on(t.dueAt)],
);

/** Messages that wait to be sent at their time; the id is the message's to be, so that each is sent once. */
export const scheduledMessages = pgTable(
  'scheduled_messages',
  {
    /** Made by the sender. */
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Without a reference: the writer is told when it is gone. */
    roomId: uuid().notNull(),
    text: text().notNull(),
    replyTo: uuid(),
    named: jsonb().$type<{ users: string[]; deals: string[]; tools: string[] }>().notNull(),
    sendAt: moment().notNull(),
    /** When a process began to send it: neither changed nor sent by another for a while. */
    takenAt: moment(),
    /** Why it was not sent; null: it waits. */
    failure: text({ enum: ['silenced', 'room_closed', 'no_rights', 'late'] }),
    createdAt: createdAt(),
  },
  (t) => [
    index('scheduled_messages_user_id_idx').on(t.userId, t.roomId),
    index('scheduled_messages_due_idx')
      .on(t.sendAt)
      .where(sql`${t.failure} is null`),
    check('scheduled_messages_failure_check', sql`${t.failure} in ('silenced', 'room_closed', 'no_rights', 'late')`),
  ],
);

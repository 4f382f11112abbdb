import { index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
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

import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment, updatedAt } from './columns.ts';

/** An account. `email` is stored trimmed and lower-cased, so that it is unique however it is typed. */
export const users = pgTable('users', {
  id: id(),
  name: text().notNull(),
  email: text().notNull().unique('users_email_key'),
  passwordHash: text().notNull(),
  avatar: text(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** A signed-in browser. `id` is the SHA-256 of the cookie's token; the token itself is nowhere stored. */
export const sessions = pgTable(
  'sessions',
  {
    id: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: moment().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('sessions_user_id_idx').on(t.userId), index('sessions_expires_at_idx').on(t.expiresAt)],
);

import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './auth.ts';
import { bytea, createdAt, id } from './columns.ts';

/** A picture that a member put up for themselves, shown at /api/avatars/{id}. */
export const avatars = pgTable('avatars', {
  id: id(),
  userId: uuid()
    .notNull()
    .unique('avatars_user_id_key')
    .references(() => users.id, { onDelete: 'cascade' }),
  type: text().notNull(),
  image: bytea().notNull(),
  createdAt: createdAt(),
});

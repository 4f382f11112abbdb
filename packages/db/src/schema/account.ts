import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './auth.ts';
import { bytea, createdAt, id, moment } from './columns.ts';

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

/** A member reported to staff, by whom and why; who reports them again writes over the reason, and has it looked at anew. */
export const personReports = pgTable(
  'person_reports',
  {
    personId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    reason: text().notNull(),
    createdAt: createdAt(),
    settledAt: moment(),
    settledBy: uuid().references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [
    primaryKey({ columns: [t.personId, t.userId] }),
    index('person_reports_open_idx')
      .on(t.createdAt, t.personId)
      .where(sql`${t.settledAt} is null`),
    index('person_reports_user_id_idx').on(t.userId),
    check('person_reports_other_check', sql`${t.personId} <> ${t.userId}`),
  ],
);

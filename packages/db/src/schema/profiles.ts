import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './auth.ts';
import { moment, updatedAt } from './columns.ts';

/** Words that a member says of themselves. Every account has a profile; a row is there once something was written. */
export const profiles = pgTable(
  'profiles',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Handle as its member writes it; null: none was chosen, and the account's id is the address. */
    handle: text(),
    /** The handle without what imitates (docs/decisions/105-handles.md). */
    handleKey: text().unique('profiles_handle_key_key'),
    /** When it last became another one; null: never. */
    handleChangedAt: moment(),
    about: text().notNull().default(''),
    links: text().array().notNull().default([]),
    visibility: text({ enum: ['everybody', 'members', 'nobody'] })
      .notNull()
      .default('members'),
    /** Whether others are told how many tools its member bought. */
    saysBought: boolean().notNull().default(false),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('profiles_handle_check', sql`(${t.handle} is null) = (${t.handleKey} is null)`),
    check('profiles_visibility_check', sql`${t.visibility} in ('everybody', 'members', 'nobody')`),
  ],
);

/** Handles that led to a member before: they lead on for a while, and are nobody else's meanwhile. */
export const formerHandles = pgTable(
  'former_handles',
  {
    handleKey: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    until: moment().notNull(),
  },
  (t) => [index('former_handles_user_id_idx').on(t.userId)],
);

/** Categories of the catalogue that a member is interested in. */
export const interests = pgTable(
  'interests',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    category: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.category] }), index('interests_category_idx').on(t.category, t.userId)],
);

import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './auth.ts';
import { createdAt, moment, updatedAt } from './columns.ts';
import type { Triggers } from './triggers.ts';

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

/** A member follows another (docs/decisions/111-following-people.md). */
export const memberFollows = pgTable(
  'member_follows',
  {
    /** The member who follows. */
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    followedId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.followedId] }),
    index('member_follows_followed_idx').on(t.followedId, t.createdAt, t.userId),
    index('member_follows_user_idx').on(t.userId, t.createdAt, t.followedId),
    check('member_follows_other_check', sql`${t.userId} <> ${t.followedId}`),
  ],
);

/** Numbers of people whom a member follows, and who follow them; kept by triggers on `member_follows`. */
export const followCounts = pgTable('follow_counts', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  followers: integer().notNull().default(0),
  followed: integer().notNull().default(0),
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

export const peopleTriggers: Triggers = {
  member_follows: {
    member_follows_check: 'lets nobody follow across a block',
    member_follows_come: 'counts follows',
    member_follows_go: 'the same',
  },
};

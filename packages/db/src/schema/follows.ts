import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { users } from './auth.ts';
import { createdAt } from './columns.ts';
import type { Triggers } from './triggers.ts';

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

/** How many people a member follows, and is followed by. Kept by triggers on `member_follows`. */
export const followCounts = pgTable('follow_counts', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  followers: integer().notNull().default(0),
  followed: integer().notNull().default(0),
});

export const followTriggers: Triggers = {
  member_follows: {
    member_follows_check: 'lets nobody follow across a block',
    member_follows_come: 'counts follows',
    member_follows_go: 'the same',
  },
};

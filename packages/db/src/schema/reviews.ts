import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, primaryKey, smallint, text, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from './auth.ts';
import { deals } from './catalog.ts';
import { createdAt, moment } from './columns.ts';
import type { Triggers } from './triggers.ts';

/**
 * Reviews of deals, one for each member and deal; the writer makes the id. Seen by all unless the author deleted it or
 * staff removed it. Triggers carry the stars to the tool (docs/decisions/047-ratings-of-reviews.md).
 */
export const reviews = pgTable(
  'reviews',
  {
    id: uuid().primaryKey(),
    dealId: uuid()
      .notNull()
      .references(() => deals.id, { onDelete: 'cascade' }),
    /** Null: the account is gone. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    stars: smallint().notNull(),
    text: text().notNull(),
    /** Plan and months of use when it was written: of the author's purchase, else as they say; null: not told. */
    plan: text(),
    months: smallint(),
    pros: text().array().notNull().default([]),
    cons: text().array().notNull().default([]),
    /** Number of members who find it helpful: kept by `count_review_votes`. */
    helpfulCount: integer().notNull().default(0),
    createdAt: createdAt(),
    editedAt: moment(),
    /** When its author deleted it; can be restored, and is purged some time later. */
    deletedAt: moment(),
    removedAt: moment(),
    removedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** Reason that its author is told. */
    removedReason: text(),
    /** The vendor's, written by staff. */
    answer: text(),
    answeredAt: moment(),
    answeredBy: uuid().references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [
    unique('reviews_deal_id_user_id_key').on(t.dealId, t.userId),
    index('reviews_newest_idx').on(t.dealId, t.createdAt, t.id),
    index('reviews_user_id_idx').on(t.userId),
    index('reviews_deleted_at_idx')
      .on(t.deletedAt)
      .where(sql`${t.deletedAt} is not null`),
    check('reviews_stars_check', sql`${t.stars} between 1 and 5`),
    check('reviews_months_check', sql`${t.months} >= 0`),
  ],
);

/** Members who find a review helpful; its own author is none of them. */
export const reviewVotes = pgTable(
  'review_votes',
  {
    reviewId: uuid()
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.reviewId, t.userId] }), index('review_votes_user_id_idx').on(t.userId)],
);

/** Told to staff: by whom, and whether they have decided. */
export const reviewFlags = pgTable(
  'review_flags',
  {
    reviewId: uuid()
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    settledAt: moment(),
    settledBy: uuid().references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [
    primaryKey({ columns: [t.reviewId, t.userId] }),
    index('review_flags_open_idx')
      .on(t.createdAt, t.reviewId)
      .where(sql`${t.settledAt} is null`),
    index('review_flags_user_id_idx').on(t.userId),
  ],
);

/** Tools whose rating is to be counted anew, because somebody else held their rows when it should have been; soon done by catalog/maintenance. */
export const ratingsDue = pgTable('ratings_due', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  toolId: uuid().notNull(),
});

export const reviewTriggers: Triggers = {
  reviews: { reviews_rating: 'counts the rating of the deal’s tool anew' },
  review_votes: { count_review_votes: 'counts anew who find the review helpful' },
};

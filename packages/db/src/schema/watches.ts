import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  char,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './auth.ts';
import { deals, tools } from './catalog.ts';
import { createdAt, id, moment, tsvector, updatedAt } from './columns.ts';

/** A member waits for a deal, a tool's deals, or what a search finds (docs/decisions/066-watches.md). */
export const watches = pgTable(
  'watches',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['deal', 'tool', 'search'] }).notNull(),
    dealId: uuid().references(() => deals.id, { onDelete: 'cascade' }),
    toolId: uuid().references(() => tools.id, { onDelete: 'cascade' }),
    /** Hash of `search`: equal for all who search alike. */
    searchKey: uuid(),
    /** Filters of the catalogue's search. */
    search: jsonb().$type<Record<string, unknown>>(),
    /** Words of the search as the words' index is asked; read anew each day, since the catalogue learns words. */
    searchMatch: text(),
    searchReadAt: moment(),
    /** Name that the member gave to the search. */
    name: text(),
    /** In hundredths, and what is beyond them; null: of a tool, any deal. */
    wishMinor: integer(),
    wishRest: smallint().notNull().default(0),
    wishCurrency: char({ length: 3 }),
    pausedAt: moment(),
    /** When it told last. */
    toldAt: moment(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** Ended by its member; for a while it may be brought back. */
    deletedAt: moment(),
  },
  (t) => [
    index('watches_user_id_idx').on(t.userId, t.id),
    uniqueIndex('watches_deal_key')
      .on(t.dealId, t.userId)
      .where(sql`${t.deletedAt} is null`),
    uniqueIndex('watches_tool_key')
      .on(t.toolId, t.userId)
      .where(sql`${t.deletedAt} is null`),
    uniqueIndex('watches_search_key')
      .on(t.searchKey, t.userId)
      .where(sql`${t.deletedAt} is null`),
    index('watches_deleted_at_idx')
      .on(t.deletedAt)
      .where(sql`${t.deletedAt} is not null`),
    check('watches_kind_check', sql`${t.kind} in ('deal', 'tool', 'search')`),
    check(
      'watches_subject_check',
      sql`num_nonnulls(${t.dealId}, ${t.toolId}, ${t.searchKey}) = 1 and (${t.searchKey} is null) = (${t.search} is null)`,
    ),
    check(
      'watches_wish_check',
      sql`(${t.wishMinor} is null) = (${t.wishCurrency} is null) and (${t.wishMinor}::bigint * 100 + ${t.wishRest}) > 0 and (${t.dealId} is null or ${t.wishMinor} is not null)`,
    ),
  ],
);

/** The price at which a watch last told of a deal: it tells again only of a lower one, or when the deal is back. */
export const watchTellings = pgTable(
  'watch_tellings',
  {
    watchId: uuid()
      .notNull()
      .references(() => watches.id, { onDelete: 'cascade' }),
    dealId: uuid()
      .notNull()
      .references(() => deals.id, { onDelete: 'cascade' }),
    priceMinor: integer().notNull(),
    priceRest: smallint().notNull(),
    currency: char({ length: 3 }).notNull(),
    /** False: it was so when its member began to watch, and saw it. */
    isTold: boolean().notNull().default(true),
    toldAt: moment().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.watchId, t.dealId] }), index('watch_tellings_deal_id_idx').on(t.dealId)],
);

/**
 * Deals that came or changed, with what they were before: watches are matched against those that are not done. Kept for a week,
 * since what matched within that time is no news. Written by a trigger, once a statement, while anybody watches anything.
 */
export const dealChanges = pgTable(
  'deal_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    dealId: uuid().notNull(),
    at: moment().notNull().defaultNow(),
    /** Not looked at before. */
    dueAt: moment().notNull().defaultNow(),
    isDone: boolean().notNull().default(false),
    /** The deal came: it was nothing before. */
    isNew: boolean().notNull().default(false),
    category: text(),
    priceMinor: integer(),
    priceRest: smallint(),
    currency: char({ length: 3 }),
    discountPercentage: smallint(),
    ratingTenths: smallint(),
    startsAt: moment(),
    endsAt: moment(),
    hasEnded: boolean(),
    /** Null: as it is in the next change of the deal, or now. */
    search: tsvector(),
  },
  (t) => [
    index('deal_changes_due_idx')
      .on(t.id)
      .where(sql`not ${t.isDone}`),
    index('deal_changes_deal_id_idx').on(t.dealId, t.id),
  ],
);

/** Moment up to which a sweep that goes by time has come. */
export const watchSweeps = pgTable('watch_sweeps', {
  name: text().primaryKey(),
  until: moment().notNull(),
});

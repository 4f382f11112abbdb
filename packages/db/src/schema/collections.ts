import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
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
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './auth.ts';
import { deals, tools } from './catalog.ts';
import { createdAt, id, moment, rankText, tsvector, updatedAt } from './columns.ts';
import { pages } from './pages.ts';
import type { Triggers } from './triggers.ts';

const isPublishedOf = (t: Record<'publishedAt' | 'unpublishedAt' | 'deletedAt', AnyPgColumn>) =>
  sql`${t.publishedAt} is not null and ${t.unpublishedAt} is null and ${t.deletedAt} is null`;

/** A member's own list. `defaultKey` names which of the three defaults it is; renaming one keeps the key. */
export const collections = pgTable(
  'collections',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    description: text().notNull().default(''),
    defaultKey: text(),
    /** Favourites come first. */
    isFavorite: boolean().notNull().default(false),
    /**
     * Rank number of the next item that is put first; taken under the row's lock, so that such ranks are distinct. Every
     * item that comes in takes one, wherever it is put: there are never more items than `nextRank - 1`.
     */
    nextRank: integer().notNull().default(1),
    /** How many items it has. A trigger on the items keeps it; null only until `migrate` has counted what was there before it. */
    itemCount: integer().default(0),
    /** Token of the share link: anybody who has it may look, at /c/{token}; null: not shared. */
    shareToken: text().unique('collections_share_token_key'),
    sharesNotes: boolean().notNull().default(false),
    /** Whether search engines may list the shared page. */
    isShareIndexed: boolean().notNull().default(false),
    /** Token of the public address, /c/{token}: shorter than that of a share link, made at the first publication, and kept. */
    publicToken: text(),
    /** First publication; publishing again moves nothing to the front. */
    publishedAt: moment(),
    /** Taken back by its owner, so that the address says that it is gone; null: never, or published again. */
    unpublishedAt: moment(),
    /** Content of the public page beside deals and tools. */
    publishesNotes: boolean().notNull().default(false),
    publishesPages: boolean().notNull().default(false),
    /** Number of members who follow it. A trigger on the follows keeps it. */
    followersCount: integer().notNull().default(0),
    /** Category of the catalogue that a published collection is listed under. */
    theme: text(),
    /** Deleted, and may still be restored; purged some time later. */
    deletedAt: moment(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('collections_user_id_default_key_key').on(t.userId, t.defaultKey),
    index('collections_user_id_idx').on(t.userId, t.id),
    uniqueIndex('collections_public_token_key')
      .on(t.publicToken)
      .where(sql`${t.publicToken} is not null`),
    // Orders of the directory, of all and of a theme; they are walked from the end.
    index('collections_newest_idx').on(t.publishedAt, t.id).where(isPublishedOf(t)),
    index('collections_followed_idx').on(t.followersCount, t.id).where(isPublishedOf(t)),
    index('collections_theme_newest_idx').on(t.theme, t.publishedAt, t.id).where(isPublishedOf(t)),
    index('collections_theme_followed_idx').on(t.theme, t.followersCount, t.id).where(isPublishedOf(t)),
    index('collections_published_words_idx')
      .using('gin', sql`to_tsvector('pg_catalog.simple', search_text(${t.name} || ' ' || ${t.description}))`)
      .where(isPublishedOf(t)),
    index('collections_deleted_at_idx')
      .on(t.deletedAt)
      .where(sql`${t.deletedAt} is not null`),
  ],
);

/**
 * A deal, a tool or a page in a collection, at most once in each. `rank` is a fractional index, the highest is first. Removed
 * rows keep their place for a while, so that a removal can be undone.
 */
export const collectionItems = pgTable(
  'collection_items',
  {
    id: id(),
    collectionId: uuid()
      .notNull()
      .references(() => collections.id, { onDelete: 'cascade' }),
    entityType: text({ enum: ['deal', 'tool', 'page'] }).notNull(),
    entityId: uuid().notNull(),
    /** They follow from type and id, and are there for the foreign keys. */
    dealId: uuid()
      .generatedAlwaysAs(sql`case when entity_type = 'deal' then entity_id end`)
      .references(() => deals.id),
    toolId: uuid()
      .generatedAlwaysAs(sql`case when entity_type = 'tool' then entity_id end`)
      .references(() => tools.id),
    /** Written with the row, since a generated column would have the whole table written anew. */
    pageId: uuid().references(() => pages.id),
    notes: text(),
    tags: text().array().notNull().default([]),
    /** The words of notes and tags, kept by a trigger where it has any; null in rows of before, too. */
    words: tsvector(),
    isFavorite: boolean().notNull().default(false),
    rank: rankText().notNull(),
    addedAt: createdAt(),
    /** Taken out, and may still be restored; purged some time later. */
    removedAt: moment(),
  },
  (t) => [
    uniqueIndex('collection_items_entity_key')
      .on(t.collectionId, t.entityType, t.entityId)
      .where(sql`${t.removedAt} is null`),
    uniqueIndex('collection_items_rank_key').on(t.collectionId, t.rank),
    index('collection_items_removed_at_idx')
      .on(t.removedAt)
      .where(sql`${t.removedAt} is not null`),
    index('collection_items_deal_id_idx').on(t.dealId),
    index('collection_items_tool_id_idx').on(t.toolId),
    index('collection_items_page_id_idx')
      .on(t.pageId)
      .where(sql`${t.pageId} is not null`),
    index('collection_items_tagged_idx')
      .on(t.collectionId)
      .where(sql`${t.tags} <> '{}' and ${t.removedAt} is null`),
    check('collection_items_entity_type_check', sql`${t.entityType} in ('deal', 'tool', 'page')`),
    check(
      'collection_items_page_id_check',
      sql`${t.pageId} is not distinct from case when ${t.entityType} = 'page' then ${t.entityId} end`,
    ),
  ],
);

/** Published collections that members follow; they stay while a collection is taken back, and are seen again when it is back. */
export const collectionFollows = pgTable(
  'collection_follows',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    collectionId: uuid()
      .notNull()
      .references(() => collections.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.collectionId] }),
    index('collection_follows_collection_id_idx').on(t.collectionId, t.userId),
    index('collection_follows_newest_idx').on(t.userId, t.createdAt, t.collectionId),
  ],
);

/**
 * Tags of items before and after one change of tags everywhere, so that it can be undone exactly; purged a day later.
 * `changeId` is made by the browser; whose it is follows from the item.
 */
export const retaggedItems = pgTable(
  'retagged_items',
  {
    changeId: uuid().notNull(),
    itemId: uuid()
      .notNull()
      .references(() => collectionItems.id, { onDelete: 'cascade' }),
    before: text().array().notNull(),
    after: text().array().notNull(),
    undoneAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.changeId, t.itemId] }),
    index('retagged_items_item_id_idx').on(t.itemId),
    index('retagged_items_created_at_idx').on(t.createdAt),
  ],
);

/**
 * Price of a kept deal that its member was told of last, below which they are told again. A deal that is back begins with its price
 * of then.
 */
export const toldDealPrices = pgTable(
  'told_deal_prices',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    dealId: uuid()
      .notNull()
      .references(() => deals.id, { onDelete: 'cascade' }),
    priceMinor: integer().notNull(),
    priceRest: smallint().notNull(),
    currency: char({ length: 3 }).notNull(),
    toldAt: moment().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.dealId] }), index('told_deal_prices_deal_id_idx').on(t.dealId)],
);

/** Saved searches over a member's whole library, each under a name. */
export const libraryFilters = pgTable(
  'kept_filters',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** Filter in the form of the contract's `libraryFilter`. */
    filter: jsonb().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('kept_filters_user_id_idx').on(t.userId, t.createdAt)],
);

export const collectionTriggers: Triggers = {
  collection_follows: {
    collection_follows_come: 'counts them in `followers_count`',
    collection_follows_go: 'counts them in `followers_count`',
  },
  collection_items: {
    collection_items_come: 'counts them in `item_count`, unless the statement says that it does',
    collection_items_go: 'counts them in `item_count`',
    collection_items_words: 'keeps `words`',
    collection_items_change: 'counts them in `item_count`, unless the statement says that it does',
  },
};

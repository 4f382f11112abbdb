import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  char,
  check,
  customType,
  date,
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
import { bytea, createdAt, id, moment, tsvector, updatedAt } from './columns.ts';
import type { Triggers } from './triggers.ts';

/** Text that sorts by bytes, so that an index finds what begins with something, whatever the database's locale. */
const bytewiseText = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/** One plan of a deal: what is paid once, and what it gives. Price in hundredths, as a deal's, but with what is beyond them. */
export interface DealTier {
  name: string;
  priceMinor: number;
  features: string[];
  /** Values by which the plans differ (`Seats`: `5`), for comparing; absent: nothing is known. */
  limits?: { name: string; value: string }[];
}

/**
 * Summary of a deal's log of prices, in major units: since when it is asked, the lowest of the 30 days before that in this
 * currency, the one asked last before, the lowest of the year before, and its last steps. `isTold`: from before the deal was here, as whoever brought it told.
 * The lowest one of the 30 days is null where one in another currency is as low, or cannot be compared.
 */
export interface PriceMemory {
  since: string;
  lowestBefore: { price: number; isTold: boolean } | null;
  previous: { price: number; currency: string } | null;
  lowestOfYear: { price: number; until: string } | null;
  /** Day from, day until (null: the present price), and price: at most six of the year before, oldest first. */
  steps: [from: string, until: string | null, price: number][];
  /** The lowest in another currency; absent: it was never sold in one before. */
  otherCurrencies?: { lowestBefore: OtherPrice | null; lowestOfYear: OtherPrice | null };
}

/** A price in another currency than the deal's, and `compared` with it by the rates of the last day it was asked; null: there are none. */
export interface OtherPrice {
  price: number;
  currency: string;
  until: string;
  compared: number | null;
}

/** Software that deals are about. `search` is kept by a trigger (packages/db/sql/search). */
export const tools = pgTable(
  'tools',
  {
    id: id(),
    slug: text().notNull().unique('tools_slug_key'),
    name: text().notNull(),
    tagline: text().notNull().default(''),
    description: text().notNull().default(''),
    website: text(),
    domain: text(),
    category: text().notNull(),
    tags: text().array().notNull().default([]),
    /** Known products that it can be used instead of, by name. */
    replaces: text().array().notNull().default([]),
    /** Other tools that do the same job, the nearest first, as staff name them. Ids of tools that are gone or hidden show nothing. */
    alternatives: uuid().array().notNull().default([]),
    logoUrl: text(),
    /** The imported rating, times ten (46 is 4.6); it is shown as long as nobody here wrote a review. */
    ratingTenths: smallint().notNull().default(0),
    ratingCount: integer().notNull().default(0),
    /** Site where that rating was given, in words such as `elsewhere.example`; null: not told. */
    ratingSource: text(),
    /** Number of reviews of its deals, and the sum of their stars: kept by `rate_tool`. */
    reviewCount: integer().notNull().default(0),
    reviewStars: integer().notNull().default(0),
    /** Nobody sees it but staff, nor its deals. */
    isHidden: boolean().notNull().default(false),
    /** Source of an imported row, and its id there, which make an import idempotent. */
    source: text(),
    externalId: text(),
    search: tsvector().notNull().default(''),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('tools_source_external_id_key').on(t.source, t.externalId),
    index('tools_search_idx').using('gin', t.search),
    index('tools_category_id_idx').on(t.category, t.id),
    // Web addresses of an import are looked up by domain, and by the tool's own page there (`tool_page`).
    index('tools_page_idx').on(t.domain, sql`tool_page(${t.domain}, ${t.website})`, t.id),
    // Two sources mean the same tool when its name and domain agree.
    index('tools_name_domain_idx').on(sql`lower(${t.name})`, sql`coalesce(${t.domain}, '')`),
    // Few tools name any.
    index('tools_replaces_idx')
      .using('gin', sql`lower_all(${t.replaces})`)
      .where(sql`${t.replaces} <> '{}'`),
    // Finds the tools that name one, of the few that name any.
    index('tools_alternatives_idx')
      .using('gin', t.alternatives)
      .where(sql`${t.alternatives} <> '{}'`),
  ],
);

/**
 * A lifetime deal of a tool. Money in hundredths, whatever decimals `currency` has, so that amounts compare; what those of
 * three or four decimals have beyond them is in `…Rest`, in hundredths of a hundredth. `search` is kept by a trigger.
 */
export const deals = pgTable(
  'deals',
  {
    id: id(),
    slug: text().notNull().unique('deals_slug_key'),
    toolId: uuid()
      .notNull()
      .references(() => tools.id, { onDelete: 'restrict' }),
    title: text().notNull(),
    promise: text().notNull().default(''),
    description: text().notNull().default(''),
    category: text().notNull(),
    basePriceMinor: integer().notNull(),
    basePriceRest: smallint().notNull().default(0),
    priceMinor: integer().notNull(),
    priceRest: smallint().notNull().default(0),
    currency: char({ length: 3 }).notNull(),
    /** By how much the price is below the lowest of the 30 days before it began (CAT-14). Set by a trigger, as the next two. */
    discountPercentage: smallint().notNull().default(0),
    /** Null: not computed yet, for some minutes after an update. Empty: never asked. */
    priceMemory: jsonb().$type<PriceMemory | Record<string, never>>(),
    /** Lowest price so far in this currency, after a higher one. */
    isLowestEver: boolean().notNull().default(false),
    tiers: jsonb().$type<DealTier[]>().notNull().default([]),
    coverUrl: text(),
    gallery: text().array().notNull().default([]),
    /** Address at which it is sold; null: at the tool's website. */
    url: text(),
    coupon: text(),
    /** The terms, each null where it is not known. */
    soldBy: text(),
    refundDays: smallint(),
    /** The last moment to redeem a code, or how many days there are from the purchase on. */
    redeemBy: moment(),
    redeemDays: smallint(),
    /** Which later versions it pays for: all, those of the version that was bought, a year's, or none. */
    updates: text({ enum: ['all', 'version', 'year', 'none'] }),
    /** Number of codes that can be combined; 1: none. */
    stacking: smallint(),
    /** Its tool's rating, for lists to sort and narrow by: a trigger takes it from there, whatever is written here. */
    ratingTenths: smallint().notNull().default(0),
    ratingCount: integer().notNull().default(0),
    startsAt: moment().notNull().defaultNow(),
    /** Null: no end is announced. */
    endsAt: moment(),
    /** Nobody sees it but staff. */
    isHidden: boolean().notNull().default(false),
    /**
     * Behind `endsAt` by a minute at most (`deals_has_ended`): what lists are indexed by, since an index cannot ask for the time.
     * Null while it or its tool is hidden, so that it is in no list (decision 055).
     */
    hasEnded: boolean().default(false),
    source: text(),
    externalId: text(),
    search: tsvector().notNull().default(''),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('deals_source_external_id_key').on(t.source, t.externalId),
    index('deals_tool_id_idx').on(t.toolId),
    // The lists' indexes, which hold what may narrow a list, and those of a search, are in list-indexes.ts.
    check('deals_prices_check', sql`${t.basePriceMinor} >= 0 and ${t.priceMinor} between 0 and ${t.basePriceMinor}`),
    check('deals_updates_check', sql`${t.updates} in ('all', 'version', 'year', 'none')`),
    check('deals_terms_check', sql`${t.refundDays} >= 0 and ${t.redeemDays} >= 0 and ${t.stacking} >= 1`),
  ],
);

/**
 * Counts of visitors who saw a deal's page and were led on to where it is sold, each once a day (UTC). Nothing is kept of who they
 * were beyond the day (`dealVisits`).
 */
export const dealClicks = pgTable(
  'deal_clicks',
  {
    dealId: uuid()
      .notNull()
      .references(() => deals.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    clicks: integer().notNull(),
    views: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.dealId, t.day] }), index('deal_clicks_day_idx').on(t.day)],
);

/**
 * Visitors who were counted today. `visitor` is a keyed hash of deal, kind and network address; the key is gone with the day, and
 * then nobody can tell whose a hash was (decision 059). What is left of former days is purged.
 */
export const dealVisits = pgTable(
  'deal_visits',
  {
    day: date({ mode: 'string' }).notNull(),
    visitor: bytea().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.visitor] })],
);

/** The random key by which the visitors of a day are told apart; deleted when the day is over. */
export const visitKeys = pgTable('visit_keys', {
  day: date({ mode: 'string' }).primaryKey(),
  key: bytea().notNull(),
});

/**
 * Current and earlier prices of deals: a row for each change of a price, a currency, or the period in which it applies.
 * Append-only: triggers (packages/db/sql/prices) write it and refuse all else; it is deleted with its deal. A price applies
 * while the deal runs, until the next row.
 */
export const dealPrices = pgTable(
  'deal_prices',
  {
    dealId: uuid()
      .notNull()
      .references(() => deals.id, { onDelete: 'cascade' }),
    /** Since when; of one deal they grow. */
    at: moment().notNull(),
    priceMinor: integer().notNull(),
    priceRest: smallint().notNull(),
    basePriceMinor: integer().notNull(),
    basePriceRest: smallint().notNull(),
    currency: char({ length: 3 }).notNull(),
    startsAt: moment().notNull(),
    endsAt: moment(),
    /** Price from before the deal was listed here, as imported. */
    isTold: boolean().notNull().default(false),
  },
  // Finds what came lately by the order in which rows come; keeping that costs an import nothing.
  (t) => [primaryKey({ columns: [t.dealId, t.at] }), index('deal_prices_at_idx').using('brin', t.at)],
);

/**
 * Every word that the catalogue's documents hold, and those of its synonyms: typos, forms and compounds are looked up here, not in
 * long text. `stems` are what it has in common with its other forms, by language (`stem_key`).
 */
export const searchWords = pgTable(
  'search_words',
  {
    word: bytewiseText().primaryKey(),
    /** 0: only synonyms hold it. */
    documents: integer().notNull(),
    stems: text()
      .array()
      .generatedAlwaysAs(sql`search_stems(word)`),
  },
  (t) => [
    index('search_words_trgm_idx').using('gin', sql`${t.word} gin_trgm_ops`),
    index('search_words_stems_idx').using('gin', t.stems),
  ],
);

/**
 * Words that people use for the same thing, in any language; or, with tags, what people want to do ('send newsletters') and the tags and
 * words of what does it. Staff edit them; the first ones come with the migrations.
 */
export const synonymGroups = pgTable(
  'synonym_groups',
  {
    id: id().default(sql`gen_random_uuid()`),
    terms: text().array().notNull(),
    /** The category that they name. */
    category: text(),
    /** Tags or words of what answers these terms, the most telling first; none: the terms are synonyms. */
    tags: text().array().notNull().default([]),
    /** Keys by which its terms are found, in any form. */
    keys: text()
      .array()
      .generatedAlwaysAs(sql`synonym_keys(terms)`),
    /** Keys by which an intent is found, by any of its words. */
    intentKeys: text()
      .array()
      .generatedAlwaysAs(sql`case when tags <> '{}' then intent_keys(terms) end`),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** Taken out, as long as it may be brought back. */
    removedAt: moment(),
  },
  // Without lists of what is not yet in an index: searches would read them, or all groups, and all of them are written by migrations.
  (t) => [
    index('synonym_groups_keys_idx')
      .using('gin', t.keys)
      .with({ fastupdate: false })
      .where(sql`${t.removedAt} is null`),
    index('synonym_groups_intent_keys_idx')
      .using('gin', t.intentKeys)
      .with({ fastupdate: false })
      .where(sql`${t.removedAt} is null and ${t.tags} <> '{}'`),
  ],
);

/** How many there are, by category: counting takes long, so one process does it each minute for all. */
export const catalogCounts = pgTable('catalog_counts', {
  category: text().primaryKey(),
  /** Running ones. */
  deals: integer().notNull(),
  tools: integer().notNull(),
  countedAt: moment().notNull(),
});

/** Figures of the front page, which one process counts each minute for all. At most one row. */
export const catalogFigures = pgTable(
  'catalog_figures',
  {
    isOnly: boolean().primaryKey().default(true),
    /** Entries of the log of prices. */
    prices: bigint({ mode: 'number' }).notNull(),
    /** Running deals that are dearer than in the month before. */
    dearer: integer().notNull(),
    countedAt: moment().notNull(),
  },
  (t) => [check('catalog_figures_is_only_check', sql`${t.isOnly}`)],
);

/**
 * Version of the catalogue: the sum over the rows, which a trigger raises with each transaction that writes deals or tools. A
 * transaction takes any row that no other one holds, or a new one, so none waits for another; and whoever reads the same sum
 * twice read the same catalogue (decision 064).
 */
export const catalogVersions = pgTable('catalog_versions', {
  id: uuid().primaryKey().defaultRandom(),
  version: bigint({ mode: 'number' }).notNull().default(1),
});

/** Maps each column of the import to the feed's field that it comes from, or to a constant. */
export type FeedMapping = Record<string, { field: string } | { always: string }>;

/** A vendor's list of deals at an address, which is fetched again and again and imported (catalog/import/feeds). */
export const catalogFeeds = pgTable(
  'catalog_feeds',
  {
    id: id(),
    /** Name of the feed, which is also the source of its deals and so cannot change. */
    source: text().notNull().unique('catalog_feeds_source_key'),
    url: text().notNull(),
    format: text({ enum: ['json', 'csv', 'xml'] }).notNull(),
    /** Path to the rows in the document, such as `rss.channel.item`. */
    rowsAt: text().notNull(),
    mapping: jsonb().$type<FeedMapping>().notNull(),
    /** Action on its deals that are no longer in it. */
    whenGone: text({ enum: ['leave', 'end'] })
      .notNull()
      .default('leave'),
    /** Null: only when somebody asks. */
    everyHours: smallint().$type<1 | 3 | 6 | 12 | 24 | 168>(),
    nextRunAt: moment(),
    /** Its first rows when it was last looked at, field by field, for the mapping's preview. */
    sample: jsonb().$type<Record<string, unknown>[]>().notNull(),
    /** The fields of all its rows then. */
    fields: text().array().notNull(),
    /** Version number, by which the second of two editors learns about the first. */
    version: integer().notNull().default(1),
    /** Hash of what was imported last under the current mapping: the same content need not come again. */
    importedHash: text(),
    etag: text(),
    lastModified: text(),
    /** When it was last found, changed or not. */
    checkedAt: moment(),
    createdBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('catalog_feeds_next_run_at_idx')
      .on(t.nextRunAt)
      .where(sql`${t.nextRunAt} is not null`),
    check('catalog_feeds_every_hours_check', sql`${t.everyHours} > 0`),
  ],
);

/** Deals that were ended because they left their source's feed: should they be in it again, they run as before. */
export const feedEndedDeals = pgTable('feed_ended_deals', {
  dealId: uuid()
    .primaryKey()
    .references(() => deals.id, { onDelete: 'cascade' }),
  /** Value that `ends_at` was set to. A different value since then was somebody's decision, and stays. */
  endedAt: moment().notNull(),
  /** Value of `ends_at` before that. */
  endsAtBefore: moment(),
});

/**
 * An import of the catalogue, for whoever watches it, and its place in the line. The process that has the file writes here
 * every second; one that has not for fifteen is interrupted, whatever `state` says (supply/import/run.repo.ts).
 */
export const catalogImports = pgTable(
  'catalog_imports',
  {
    id: id(),
    source: text().notNull(),
    feedId: uuid().references(() => catalogFeeds.id, { onDelete: 'set null' }),
    /** Only a preview. */
    isDryRun: boolean().notNull().default(false),
    /** Null: from the command line, on a feed's schedule, or of an account that is gone. */
    createdBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** Orders waiting imports, then by their ids. */
    createdAt: createdAt(),
    state: text({ enum: ['waiting', 'running', 'done', 'failed', 'cancelled', 'interrupted'] })
      .notNull()
      .default('waiting'),
    heartbeatAt: moment().notNull().defaultNow(),
    startedAt: moment(),
    endedAt: moment(),
    rowsRead: integer().notNull().default(0),
    rowsWritten: integer().notNull().default(0),
    /** The first ones; `noteCount` counts all. */
    notes: jsonb().$type<{ kind: 'rejected' | 'left out'; place: string; reason: string }[]>().notNull().default([]),
    noteCount: integer().notNull().default(0),
    summary: jsonb().$type<Record<string, number | string[]>>(),
    /** The first things that came, changed and ended, of a feed's run or a dry run. */
    changes: jsonb().$type<Record<string, unknown>[]>().notNull().default([]),
    /** Why it failed, as its sender was told. */
    error: jsonb().$type<Record<string, unknown>>(),
  },
  (t) => [
    index('catalog_imports_open_idx')
      .on(t.id)
      .where(sql`${t.endedAt} is null`),
    // Never two runs of a feed at once.
    uniqueIndex('catalog_imports_open_feed_key')
      .on(t.feedId)
      .where(sql`${t.endedAt} is null`),
    index('catalog_imports_feed_idx')
      .on(t.feedId, t.createdAt)
      .where(sql`${t.feedId} is not null`),
  ],
);

export const catalogTriggers: Triggers = {
  tools: {
    tools_search: 'keeps `search`',
    tools_search_deals: 'has `search` of the tools’ deals made anew, once a statement',
    tools_hidden_hold: 'has hiding and showing wait for deals that come to the tool, and these for that',
    tools_hidden_deals: 'has `has_ended` of a hidden or shown tool’s deals made anew',
    tools_rating_deals: 'gives a changed rating to the tools’ deals',
    tools_change: 'announces that the catalogue changed, and raises its version',
  },
  deals: {
    deals_come: 'gives a new one `search`, `has_ended` and the rating of its tool',
    deals_search: 'keeps `search`',
    deals_has_ended: 'keeps `has_ended`',
    deals_price_memory_begins: 'begins `price_memory` of a new deal',
    deals_price_memory: 'keeps `price_memory`, `discount_percentage` and `is_lowest_ever`',
    deals_prices_come: 'logs the prices of new deals, once a statement',
    deals_prices_change: 'logs the prices that are others now, once a statement',
    deals_rating: 'keeps the rating of the tool',
    deals_rating_due: 'has the rating of a deleted deal’s tool counted anew',
    deals_change: 'announces that the catalogue changed, and raises its version',
    deals_watched_come: 'notes new deals for watches, once a statement',
    deals_watched_change: 'notes what deals were before, for watches, once a statement',
  },
  deal_prices: {
    deal_prices_append_only: 'refuses UPDATE',
    deal_prices_go: 'refuses DELETE of what a deal has that stays',
    deal_prices_told: 'has what follows from the log made anew by what is told of the time before',
    deal_prices_empty: 'refuses TRUNCATE while there are deals',
  },
  search_words: { search_words_change: 'announces that the catalogue changed, and raises its version' },
  synonym_groups: { synonym_groups_change: 'announces that the catalogue changed, and raises its version' },
};

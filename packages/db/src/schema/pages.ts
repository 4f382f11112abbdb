import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from './auth.ts';
import { tools } from './catalog.ts';
import { createdAt, id, moment, tsvector, updatedAt } from './columns.ts';

/**
 * A web page that a member keeps in collections, private to the member, who has it once. What a fetch finds completes what
 * nobody typed. Without an address it is a note: its title and its text as the description.
 */
export const pages = pgTable(
  'pages',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null: a note, which is never fetched. */
    url: text(),
    /** The same for all addresses that mean this page, or of a note for its first words. */
    canonicalUrl: text().notNull(),
    title: text().notNull().default(''),
    description: text().notNull().default(''),
    siteName: text().notNull().default(''),
    /** Picture on our own server, under /api/pictures. */
    pictureUrl: text(),
    iconUrl: text(),
    /** Typed by its member, or from an import: a fetch leaves it. */
    isTitleTyped: boolean().notNull().default(false),
    isDescriptionTyped: boolean().notNull().default(false),
    state: text({ enum: ['waiting', 'fetched', 'failed'] })
      .notNull()
      .default('waiting'),
    /** Why the last fetch had nothing, in a word. */
    failure: text(),
    fetchedAt: moment(),
    /** When it is looked at next; while somebody does, when another takes over. */
    dueAt: moment().notNull().defaultNow(),
    /** The number of times in a row that its site put a fetch off until later. */
    timesPutOff: smallint().notNull().default(0),
    /** Since when it is no longer there. */
    deadSince: moment(),
    /** The catalogue's tool that this page is of. */
    toolId: uuid().references(() => tools.id, { onDelete: 'set null' }),
    /** When its member suggested it for the catalogue. */
    suggestedAt: moment(),
    /** Search words of the library. */
    search: tsvector().generatedAlwaysAs(
      sql`search_document(title, 'A') || search_document(description, 'B') || search_document(site_name || ' ' || regexp_replace(canonical_url, '^https?://', ''), 'C')`,
    ),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('pages_user_id_canonical_url_key').on(t.userId, t.canonicalUrl),
    index('pages_tool_id_idx')
      .on(t.toolId)
      .where(sql`${t.toolId} is not null`),
    index('pages_due_at_idx').on(t.dueAt),
    check('pages_state_check', sql`${t.state} in ('waiting', 'fetched', 'failed')`),
  ],
);

/** Hosts that a process is fetching from, and hosts that asked for no requests for a while. */
export const pageHosts = pgTable('page_hosts', {
  host: text().primaryKey(),
  /** When it is free even though nobody said so: who held it is gone. */
  freeAt: moment().notNull(),
  /** It asked for no requests until then. */
  isResting: boolean().notNull().default(false),
});

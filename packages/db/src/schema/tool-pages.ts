import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { tools } from './catalog.ts';
import { moment } from './columns.ts';
import type { Triggers } from './triggers.ts';

/** Pages of vendors from which pictures of their tools are taken: one for each tool with an address and a deal. */
export const toolPages = pgTable(
  'tool_pages',
  {
    toolId: uuid()
      .primaryKey()
      .references(() => tools.id, { onDelete: 'cascade' }),
    /** The address that was fetched, or is to be: the tool may have another by now. */
    website: text().notNull(),
    /** When it is fetched next. */
    dueAt: moment().notNull().defaultNow(),
    fetchedAt: moment(),
    /** Why the last fetch had nothing, in a word. */
    failure: text(),
    /** Staff stopped its fetching. */
    isStopped: boolean().notNull().default(false),
  },
  (t) => [
    index('tool_pages_due_at_idx')
      .on(t.dueAt)
      .where(sql`not ${t.isStopped}`),
  ],
);

/** Pictures that a tool's page showed when it was last fetched, re-encoded. One that is hidden stays, so that it does not come back. */
export const toolPictures = pgTable(
  'tool_pictures',
  {
    toolId: uuid()
      .notNull()
      .references(() => toolPages.toolId, { onDelete: 'cascade' }),
    /** Picture on our own server, under /api/pictures. */
    pictureUrl: text().notNull(),
    /** Its address on the vendor's page. */
    sourceUrl: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    position: smallint().notNull(),
    /** Staff hid it. */
    isHidden: boolean().notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.toolId, t.pictureUrl] }),
    // Pictures that nothing shows are purged.
    index('tool_pictures_picture_url_idx').on(t.pictureUrl),
  ],
);

export const toolPagesTriggers: Triggers = {
  tool_pictures: { tool_pictures_change: 'announces that the catalogue changed, and raises its version' },
};

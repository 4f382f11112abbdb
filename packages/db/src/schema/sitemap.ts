import { boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, moment } from './columns.ts';

/**
 * The files of the sitemap as they were last written: made of the catalogue by one process for all
 * (packages/api/src/outlets/sitemap), so that nobody waits for them.
 */
export const sitemapFiles = pgTable(
  'sitemap_files',
  {
    kind: text({ enum: ['deals', 'tools'] }).notNull(),
    /** From 1 on. */
    part: integer().notNull(),
    /** The row after which it starts; null: from the first. */
    behindId: uuid(),
    lastId: uuid().notNull(),
    /** Nothing more fits into it: what comes later goes into the next. */
    isFull: boolean().notNull(),
    /** Fingerprint of its content: while this is the same, so is the file. */
    madeOf: text().notNull(),
    /** When the last of its pages changed. */
    changedAt: moment().notNull(),
    checkedAt: moment().notNull().defaultNow(),
    /** Packed by gzip. */
    xml: bytea().notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.part] })],
);

import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, createdAt, moment } from './columns.ts';

/** A re-encoded picture of a page or of the catalogue. Its bytes are in the storage. */
export const pictures = pgTable(
  'pictures',
  {
    /** 64 random hexadecimal digits, so that nobody can find out whether a file exists without its address. */
    name: text().primaryKey(),
    /** SHA-256 of the bytes: the same picture is kept once. */
    contentHash: bytea().notNull().unique('pictures_content_hash_key'),
    /** Name that the storage was given for it; noted before it is written. */
    fileId: uuid().notNull(),
    isStored: boolean().notNull().default(false),
    size: integer().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** True for pictures of the catalogue, whose history may bring them back: never purged. */
    isPermanent: boolean().notNull(),
    /** When it was last taken for something: what uses it may not be written yet. */
    usedAt: moment().notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (t) => [index('pictures_used_at_idx').on(t.usedAt)],
);

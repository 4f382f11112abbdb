import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns.ts';
import { purchases } from './purchases.ts';

/** The vendor's page as it was when a purchase was recorded: its words here, its script-free HTML in the storage. */
export const purchasePages = pgTable(
  'purchase_pages',
  {
    id: id(),
    /** Null once the purchase is gone: then it is swept, with its bytes. */
    purchaseId: uuid()
      .unique('purchase_pages_purchase_id_key')
      .references(() => purchases.id, { onDelete: 'set null' }),
    /** The address that was asked for. */
    url: text().notNull(),
    state: text({ enum: ['waiting', 'stored', 'failed'] })
      .notNull()
      .default('waiting'),
    /** Why nothing came of it, in a word. */
    failure: text(),
    /** When its member last asked for it. */
    askedAt: moment().notNull().defaultNow(),
    /** The number of times in a row that its site put the fetch off until later. */
    timesPutOff: smallint().notNull().default(0),
    /** Address after redirects. */
    finalUrl: text(),
    title: text().notNull().default(''),
    text: text().notNull().default(''),
    takenAt: moment(),
    /** Name of its bytes in the storage: another one for each attempt to write them, noted before. */
    fileId: uuid(),
    /** Bytes, and their SHA-256 in hexadecimal digits. */
    size: integer().notNull().default(0),
    sha256: text(),
    createdAt: createdAt(),
  },
  (t) => [
    index('purchase_pages_gone_idx')
      .on(t.id)
      .where(sql`${t.purchaseId} is null`),
    check('purchase_pages_state_check', sql`${t.state} in ('waiting', 'stored', 'failed')`),
  ],
);

import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './auth.ts';
import { createdAt, id, moment } from './columns.ts';

/**
 * Mail that a restored backup brought, or the version before jobs: moved into the queue of jobs when the product starts.
 * `content` is the whole mail as JSON, encrypted, since it may hold a link that opens an account.
 */
export const mailQueue = pgTable(
  'mail_queue',
  {
    id: id(),
    content: text().notNull(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: moment().notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (t) => [index('mail_queue_next_attempt_at_idx').on(t.nextAttemptAt)],
);

/**
 * Addresses to which no more mail goes but what keeps an account safe: their mail server refused them for good, or their reader
 * called a mail spam. It is over when the account has another address, or when its member confirms this one.
 */
export const mailStops = pgTable(
  'mail_stops',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Copy of `users.email` as it was then. */
    email: text().notNull(),
    reason: text({ enum: ['bounce', 'complaint'] }).notNull(),
    /** Answer of the mail server, or what the webhook said of it. */
    answer: text(),
    createdAt: createdAt(),
  },
  (t) => [check('mail_stops_reason_check', sql`${t.reason} in ('bounce', 'complaint')`)],
);

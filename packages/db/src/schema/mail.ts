import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
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

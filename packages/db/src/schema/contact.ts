import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './auth.ts';
import { createdAt, id, updatedAt } from './columns.ts';

/** Messages sent to us by the contact form. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: id(),
    name: text().notNull(),
    email: text().notNull(),
    topic: text({ enum: ['question', 'deal', 'vendor', 'account', 'other'] }).notNull(),
    message: text().notNull(),
    /** Language of the page that it was written on. */
    language: text(),
    /** Author, if they were signed in. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    status: text({ enum: ['new', 'open', 'done', 'spam'] })
      .notNull()
      .default('new'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('contact_messages_created_at_idx').on(t.createdAt, t.id),
    index('contact_messages_status_created_at_idx').on(t.status, t.createdAt, t.id),
    index('contact_messages_user_id_idx').on(t.userId),
    index('contact_messages_name_trgm_idx').using('gin', sql`${t.name} gin_trgm_ops`),
    index('contact_messages_email_trgm_idx').using('gin', sql`${t.email} gin_trgm_ops`),
    index('contact_messages_search_idx').using('gin', sql`search_document(${t.message}, 'A')`),
    check('contact_messages_topic_check', sql`${t.topic} in ('question', 'deal', 'vendor', 'account', 'other')`),
    check('contact_messages_status_check', sql`${t.status} in ('new', 'open', 'done', 'spam')`),
  ],
);

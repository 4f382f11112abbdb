import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './auth.ts';
import { createdAt, id, moment, updatedAt } from './columns.ts';

/**
 * Who did what, when and from where. Append-only: a trigger (migration 0005) refuses every other change. Ids of people stand
 * without their names, and without a foreign key: an entry outlives the account and then names nobody.
 */
export const actionLog = pgTable(
  'action_log',
  {
    /** Sorts by time. */
    id: id(),
    at: createdAt(),
    /** Null: a visitor, or the system itself. */
    actorId: uuid(),
    via: text({ enum: ['session', 'key', 'visitor', 'system'] }).notNull(),
    action: text().notNull(),
    targetType: text(),
    targetId: text(),
    /** What the target was called, where it is no person. */
    targetLabel: text(),
    address: text(),
    userAgent: text(),
    /** What of the target changed, as it was and as it is. */
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
  },
  (t) => [
    index('action_log_actor_id_idx').on(t.actorId, t.id),
    index('action_log_action_idx').on(t.action, t.id),
    index('action_log_target_idx').on(t.targetType, t.targetId, t.id),
    index('action_log_target_label_trgm_idx').using('gin', sql`${t.targetLabel} gin_trgm_ops`),
  ],
);

/** A company or team whose members use Onceware together. */
export const organizations = pgTable(
  'organizations',
  {
    id: id(),
    name: text().notNull(),
    website: text(),
    notes: text().notNull().default(''),
    /** Deleted, and may still be restored; purged some time later. */
    deletedAt: moment(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('organizations_name_idx').on(sql`lower(${t.name})`, t.id),
    index('organizations_created_at_idx').on(t.createdAt, t.id),
    index('organizations_name_trgm_idx').using('gin', sql`${t.name} gin_trgm_ops`),
    index('organizations_deleted_at_idx')
      .on(t.deletedAt)
      .where(sql`${t.deletedAt} is not null`),
  ],
);

export const organizationMembers = pgTable(
  'organization_members',
  {
    organizationId: uuid()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text({ enum: ['owner', 'manager', 'member'] }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.userId] }),
    index('organization_members_user_id_idx').on(t.userId),
    check('organization_members_role_check', sql`${t.role} in ('owner', 'manager', 'member')`),
  ],
);

/** What somebody wrote to us by the contact form. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: id(),
    name: text().notNull(),
    email: text().notNull(),
    topic: text({ enum: ['question', 'deal', 'vendor', 'account', 'other'] }).notNull(),
    message: text().notNull(),
    /** Of the page that it was written on. */
    language: text(),
    /** Who wrote it, if they were signed in. */
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

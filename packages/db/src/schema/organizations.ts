import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './auth.ts';
import { createdAt, id, moment, updatedAt } from './columns.ts';
import type { Triggers } from './triggers.ts';

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

export const organizationTriggers: Triggers = {
  organizations: {
    organizations_room: 'gives a new team its first room',
    organizations_change: 'announces whose rooms to look at anew when a team is deleted or comes back',
  },
  organization_members: { organization_members_change: 'announces whose rooms to look at anew' },
};

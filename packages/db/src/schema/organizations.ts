import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
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

/**
 * People who are invited into a team or declined, until the answer or its time is over; and those who were removed a moment ago,
 * for the undo (docs/decisions/089-members-of-a-team.md).
 */
export const teamInvitations = pgTable(
  'team_invitations',
  {
    id: id(),
    organizationId: uuid()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    /** Null: no account had the address, confirmed. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    /** Null: chosen among people whom the inviter knows. */
    email: text(),
    /** Role that the answer, or the undo, gives. */
    role: text({ enum: ['owner', 'manager', 'member'] }).notNull(),
    state: text({ enum: ['waiting', 'declined', 'removed'] }).notNull(),
    /** Rooms with members of their own that the removed person was in, and their role there. */
    rooms: jsonb().$type<Record<string, 'owner' | 'member'>>().notNull().default({}),
    invitedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [
    unique('team_invitations_user_id_key').on(t.organizationId, t.userId),
    unique('team_invitations_email_key').on(t.organizationId, t.email),
    index('team_invitations_user_id_idx').on(t.userId),
    index('team_invitations_email_idx').on(t.email),
    index('team_invitations_created_at_idx').on(t.createdAt),
    check('team_invitations_role_check', sql`${t.role} in ('owner', 'manager', 'member')`),
    check('team_invitations_state_check', sql`${t.state} in ('waiting', 'declined', 'removed')`),
    check('team_invitations_of_check', sql`${t.userId} is not null or ${t.email} is not null`),
  ],
);

export const organizationTriggers: Triggers = {
  organizations: {
    organizations_room: 'gives a new team its first room',
    organizations_change: 'announces whose rooms to look at anew when a team is deleted or comes back',
  },
  organization_members: {
    organization_members_change: 'announces whose rooms to look at anew',
    organization_members_rooms: 'takes who leaves a team out of its rooms with members of their own',
  },
};

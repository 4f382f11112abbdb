import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './auth.ts';
import { createdAt, moment, updatedAt } from './columns.ts';
import { organizations } from './organizations.ts';

const ENTITY_TYPES = ['deal', 'tool'] as const;

/** Content of a deal or tool, by the field names of its editor (`supply/editing/content.contract.ts`). */
export type CatalogContent = Record<string, unknown>;

/**
 * A deal or tool as somebody would have it, before it is so. Who makes it makes its id. Of staff while `organization_id` is
 * null, else of the vendor that submits it.
 */
export const catalogDrafts = pgTable(
  'catalog_drafts',
  {
    id: uuid().primaryKey(),
    entityType: text({ enum: ENTITY_TYPES }).notNull(),
    /** Null: it is not there yet. */
    entityId: uuid(),
    /** May lack what is needed to publish it. */
    content: jsonb().$type<CatalogContent>().notNull(),
    /** Content that it was made from; null as long as `entity_id` is. */
    base: jsonb().$type<CatalogContent>(),
    /** Counts saves, so that no window overwrites another's. */
    revision: integer().notNull().default(1),
    state: text({ enum: ['draft', 'submitted', 'accepted', 'refused', 'discarded'] })
      .notNull()
      .default('draft'),
    /** Why it was refused, for who submitted it. */
    reason: text(),
    /** Null: the account is gone. */
    madeBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    organizationId: uuid().references(() => organizations.id, { onDelete: 'cascade' }),
    submittedAt: moment(),
    decidedAt: moment(),
    decidedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    // One of each person's, however often they open the editor.
    uniqueIndex('catalog_drafts_open_key')
      .on(
        t.entityId,
        t.entityType,
        t.madeBy,
        sql`coalesce(${t.organizationId}, '00000000-0000-0000-0000-000000000000')`,
      )
      .where(sql`${t.state} = 'draft' and ${t.entityId} is not null`),
    index('catalog_drafts_state_idx')
      .on(t.state, t.updatedAt, t.id)
      .where(sql`${t.state} in ('draft', 'submitted')`),
    index('catalog_drafts_organization_id_idx').on(t.organizationId, t.updatedAt),
    index('catalog_drafts_made_by_idx').on(t.madeBy),
    check('catalog_drafts_type_check', sql`${t.entityType} in ('deal', 'tool')`),
    check('catalog_drafts_state_check', sql`${t.state} in ('draft', 'submitted', 'accepted', 'refused', 'discarded')`),
    check('catalog_drafts_base_check', sql`(${t.base} is null) or (${t.entityId} is not null)`),
  ],
);

/**
 * Every version of a deal or tool since it was first changed here, as a whole: what a change did is the difference to the version
 * before. What came by an import meanwhile is a version of its own, written with the next change (`found`).
 */
export const catalogHistory = pgTable(
  'catalog_history',
  {
    entityType: text({ enum: ENTITY_TYPES }).notNull(),
    entityId: uuid().notNull(),
    /** From 1 on, without gaps. */
    version: integer().notNull(),
    at: moment().notNull().defaultNow(),
    /** Null: an import, or of an account that is gone. */
    actorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** The vendor whose submission it was. */
    organizationId: uuid().references(() => organizations.id, { onDelete: 'set null' }),
    kind: text({ enum: ['found', 'made', 'changed', 'ended', 'hidden', 'shown', 'undone', 'restored'] }).notNull(),
    content: jsonb().$type<CatalogContent>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.entityId, t.entityType, t.version] }),
    index('catalog_history_actor_id_idx').on(t.actorId),
    index('catalog_history_organization_id_idx').on(t.organizationId),
    check('catalog_history_type_check', sql`${t.entityType} in ('deal', 'tool')`),
  ],
);

import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns.ts';
import type { Triggers } from './triggers.ts';

/**
 * Entries of who did what, when and from where. Append-only: triggers refuse every other change, except that entries lose what names
 * somebody whose account is gone (decision 058). Ids of people stand without their names, and without a foreign key: an entry
 * outlives the account and then names nobody.
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
    /** Name of the target, unless it is a person. */
    targetLabel: text(),
    address: text(),
    userAgent: text(),
    /** Changed fields of the target, before and after. */
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

export const actionLogTriggers: Triggers = {
  action_log: {
    action_log_append_only: 'refuses DELETE and TRUNCATE',
    action_log_forgets: 'refuses UPDATE, unless it only takes away what names somebody whose account is gone',
  },
};

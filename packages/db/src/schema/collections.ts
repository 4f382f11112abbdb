import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from './auth.ts';
import { deals, tools } from './catalog.ts';
import { createdAt, id, rankText, updatedAt } from './columns.ts';

/** A member's own list. `defaultKey` names which of the three defaults it is; renaming one keeps the key. */
export const collections = pgTable(
  'collections',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    description: text().notNull().default(''),
    defaultKey: text(),
    /** Rank number of the next appended item; taken under the row's lock, so appended ranks are distinct. */
    nextRank: integer().notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('collections_user_id_default_key_key').on(t.userId, t.defaultKey),
    index('collections_user_id_idx').on(t.userId, t.id),
  ],
);

/** A deal or a tool in a collection, at most once in each. `rank` is a fractional index. */
export const collectionItems = pgTable(
  'collection_items',
  {
    id: id(),
    collectionId: uuid()
      .notNull()
      .references(() => collections.id, { onDelete: 'cascade' }),
    entityType: text({ enum: ['deal', 'tool'] }).notNull(),
    entityId: uuid().notNull(),
    /** Both follow from type and id; they are there for the foreign keys. */
    dealId: uuid()
      .generatedAlwaysAs(sql`case when entity_type = 'deal' then entity_id end`)
      .references(() => deals.id),
    toolId: uuid()
      .generatedAlwaysAs(sql`case when entity_type = 'tool' then entity_id end`)
      .references(() => tools.id),
    notes: text(),
    rank: rankText().notNull(),
    addedAt: createdAt(),
  },
  (t) => [
    unique('collection_items_entity_key').on(t.collectionId, t.entityType, t.entityId),
    index('collection_items_rank_idx').on(t.collectionId, t.rank, t.id),
    index('collection_items_deal_id_idx').on(t.dealId),
    index('collection_items_tool_id_idx').on(t.toolId),
    check('collection_items_entity_type_check', sql`${t.entityType} in ('deal', 'tool')`),
  ],
);

import type { Db } from '@onceware/db/client';
import { type SQL, sql } from 'drizzle-orm';
import type { Entity, Tag } from '../collections.contract.ts';
import type { Authorized, CollectionOwner } from '../collections.policy.ts';
import { entitiesTable } from '../items/items.repo.ts';

type Editable = Authorized<CollectionOwner, 'edit'>;

/** The items of a collection that are there and named. */
const namedIn = (
  collection: Editable,
  entities: Entity[],
) => sql`from ${entitiesTable(entities)} as e (entity_type, entity_id)
  where i.collection_id = ${collection.id} and i.entity_type = e.entity_type and i.entity_id = e.entity_id and i.removed_at is null`;

/**
 * Takes tags from items, then adds what they have not; for a transaction that has locked the collection.
 *
 * @returns of each that was there how many tags it has now
 */
export async function changeTags(
  tx: Db,
  collection: Editable,
  entities: Entity[],
  { add, remove }: { add: string[]; remove: string[] },
): Promise<number[]> {
  const { rows } = await tx.execute<{ tags: number }>(sql`
    update collection_items i set tags = changed_tags(i.tags, ${sql.param(add)}::text[], ${sql.param(remove)}::text[])
    ${namedIn(collection, entities)} returning cardinality(i.tags) as tags`);
  return rows.map(({ tags }) => tags);
}

/** How many of them were there. Likewise for a transaction. */
export async function markItems(
  tx: Db,
  collection: Editable,
  entities: Entity[],
  isFavorite: boolean,
): Promise<number> {
  const { rowCount } = await tx.execute(
    sql`update collection_items i set is_favorite = ${isFavorite} ${namedIn(collection, entities)}`,
  );
  return rowCount ?? 0;
}

/**
 * The tags of all that a member keeps, each as it is written most often, by name. Counted as they stand together on items
 * first, which an index knows alone where they are few enough for it; only those that differ are put in lower case and sorted.
 */
export async function findTags(db: Db, userId: string): Promise<Tag[]> {
  const tagsOf = (which: SQL) => sql`
    select i.tags from collections c cross join lateral (
      select tags from collection_items i where i.collection_id = c.id and i.removed_at is null and ${which} offset 0) i
    where c.user_id = ${userId} and c.deleted_at is null`;
  const { rows } = await db.execute<Tag & Record<string, unknown>>(sql`
    with together as materialized (
      select tags, count(*) as items
      from (${tagsOf(sql`i.tags <> '{}' and cardinality(i.tags) <= 10`)} union all ${tagsOf(sql`cardinality(i.tags) > 10`)}) one
      group by tags
    ), written as materialized (select tag, sum(items) as items from together cross join unnest(tags) tag group by tag)
    select (array_agg(tag order by items desc, tag))[1] as tag, sum(items)::int as count
    from written group by tag_key(tag) order by tag_key(tag) limit 2000`);
  return rows;
}

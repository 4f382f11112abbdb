import type { Db } from '@onceware/db/client';
import { collectionItems, collections } from '@onceware/db/schema/collections';
import { and, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Entity, MoveItemsInput } from '../collections.contract.ts';
import type { Authorized, CollectionOwner } from '../collections.policy.ts';
import { countedRank, type Gap, type Placement } from './order.ranks.ts';

type Editable = Authorized<CollectionOwner, 'edit'>;

// All of these are for a transaction that has locked the collections: nobody else changes their items meanwhile.

/** Entities as two arrays to `unnest`: however many, the statement stays the same. */
const arraysOf = (entities: Entity[]) => {
  const types = sql.param(entities.map(({ entityType }) => entityType));
  const ids = sql.param(entities.map(({ entityId }) => entityId));
  return { types: sql`${types}::text[]`, ids: sql`${ids}::uuid[]` };
};

const isLiveIn = (collectionId: string) =>
  and(eq(collectionItems.collectionId, collectionId), isNull(collectionItems.removedAt));

/** The entity of an item; undefined if the item is not in the collection. */
export async function findEntity(tx: Db, collection: Editable, itemId: string): Promise<Entity | undefined> {
  const [found] = await tx
    .select({ entityType: collectionItems.entityType, entityId: collectionItems.entityId })
    .from(collectionItems)
    .where(and(eq(collectionItems.id, itemId), isLiveIn(collection.id)));
  return found;
}

/** The gap right behind the item that each run follows, by the run's index; none where there is no such item. */
export async function findGaps(tx: Db, to: Editable, runs: MoveItemsInput['runs']): Promise<Map<number, Gap>> {
  const followed = runs.flatMap(({ after }, run) => (after ? [{ run, after }] : []));
  if (followed.length === 0) return new Map();
  const { types, ids } = arraysOf(followed.map(({ after }) => after));
  const indexes = sql`${sql.param(followed.map(({ run }) => run))}::int[]`;
  const { rows } = await tx.execute<{ run: number; upper: string; lower: string | null }>(sql`
    select e.run, i.rank as upper, below.rank as lower
    from unnest(${types}, ${ids}, ${indexes}) as e (entity_type, entity_id, run)
    join collection_items i on i.collection_id = ${to.id} and i.entity_type = e.entity_type and i.entity_id = e.entity_id
      and i.removed_at is null
    left join lateral (
      select b.rank from collection_items b where b.collection_id = ${to.id} and b.rank < i.rank order by b.rank desc limit 1
    ) below on true`);
  return new Map(rows.map(({ run, upper, lower }) => [run, { upper, lower }]));
}

/**
 * Puts items of `from` where `placement` says, and answers how many there were. `collection_items_entity_key` speaks when
 * the target has one of them already.
 */
export async function placeItems(
  tx: Db,
  from: Editable,
  to: Editable,
  { entities, ranks }: Placement,
): Promise<number> {
  const { types, ids } = arraysOf(entities);
  const placed = await tx.execute(sql`
    update collection_items i set collection_id = ${to.id}, rank = e.rank
    from unnest(${types}, ${ids}, ${sql.param(ranks)}::text[]) as e (entity_type, entity_id, rank)
    where i.collection_id = ${from.id} and i.entity_type = e.entity_type and i.entity_id = e.entity_id and i.removed_at is null`);
  return placed.rowCount ?? 0;
}

/** How many of the entities the collection has. */
export async function countOf(tx: Db, collection: Editable, entities: Entity[]): Promise<number> {
  const { types, ids } = arraysOf(entities);
  const [counted] = await tx
    .select({ items: count() })
    .from(collectionItems)
    .where(
      and(
        isLiveIn(collection.id),
        sql`(${collectionItems.entityType}, ${collectionItems.entityId}) in (select * from unnest(${types}, ${ids}))`,
      ),
    );
  return counted?.items ?? 0;
}

/** Finds those of the entities that both collections have, in the order given. */
export async function findInBoth(tx: Db, from: Editable, to: Editable, entities: Entity[]): Promise<Entity[]> {
  const { types, ids } = arraysOf(entities);
  const { rows } = await tx.execute<Entity & Record<string, unknown>>(sql`
    select e.entity_type as "entityType", e.entity_id as "entityId"
    from unnest(${types}, ${ids}) with ordinality as e (entity_type, entity_id, place)
    join collection_items i on i.entity_type = e.entity_type and i.entity_id = e.entity_id and i.removed_at is null
    where i.collection_id in (${from.id}, ${to.id})
    group by e.place, e.entity_type, e.entity_id having count(*) = 2 order by e.place`);
  return rows;
}

/** How many items the collection has. */
export async function countItems(tx: Db, collectionId: string): Promise<number> {
  const [counted] = await tx.select({ items: count() }).from(collectionItems).where(isLiveIn(collectionId));
  return counted?.items ?? 0;
}

/** Marks the collections as changed, and rank numbers of the target as taken. */
export async function touchMoved(tx: Db, from: Editable, to: Editable, taken: number): Promise<void> {
  await tx
    .update(collections)
    .set({
      updatedAt: sql`now()`,
      nextRank: sql`${collections.nextRank} + case when ${collections.id} = ${to.id} then ${taken}::int else 0 end`,
    })
    .where(inArray(collections.id, [from.id, to.id]));
}

/** Gives all rows of the collection, removed ones too, short ranks in the order that they have. */
export async function renumber(tx: Db, collection: Editable): Promise<void> {
  await tx.execute(sql`
    with ordered as (
      select id, row_number() over (order by rank) as n from collection_items where collection_id = ${collection.id}
    ), counter as (
      update collections set next_rank = next_rank + (select count(*) from ordered) where id = ${collection.id}
      returning next_rank - (select count(*) from ordered) as first
    )
    update collection_items i set rank = ${countedRank(sql`(counter.first + ordered.n - 1)::int`)}
    from ordered, counter where i.id = ordered.id`);
}

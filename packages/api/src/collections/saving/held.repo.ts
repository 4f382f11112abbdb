import type { Db } from '@onceware/db/client';
import { sql } from 'drizzle-orm';
import type { Entity } from '../collections.contract.ts';
import type { Authorized, CollectionOwner } from '../collections.policy.ts';
import type { Said } from './merge-saved.ts';

// For a transaction that has locked the collections: nobody else changes their items meanwhile.

/** An item that a collection has. */
export interface HeldItem extends Entity, Said {
  id: string;
}

/** The contents of a collection before something is saved into it. */
export interface Holdings {
  /** The number of its items. */
  count: number;
  /** Asked items that it already has. */
  held: HeldItem[];
}

/** Reads which of the asked items each collection has, by collection id. */
export async function findHoldings(
  tx: Db,
  asked: readonly { collectionId: string; entities: readonly Entity[] }[],
): Promise<Map<string, Holdings>> {
  const pairs = asked.flatMap(({ collectionId, entities }) => entities.map((entity) => ({ collectionId, ...entity })));
  const { rows } = await tx.execute<{ id: string } & Holdings & Record<string, unknown>>(sql`
    select c.id, (select count(*)::int from collection_items i where i.collection_id = c.id and i.removed_at is null) as count,
      coalesce(h.held, '[]') as held
    from unnest(${sql.param(asked.map(({ collectionId }) => collectionId))}::uuid[]) as c (id)
    left join (
      select i.collection_id, json_agg(json_build_object('id', i.id, 'entityType', i.entity_type, 'entityId', i.entity_id,
        'notes', i.notes, 'tags', i.tags, 'isFavorite', i.is_favorite)) as held
      from unnest(${sql.param(pairs.map(({ collectionId }) => collectionId))}::uuid[],
        ${sql.param(pairs.map(({ entityType }) => entityType))}::text[],
        ${sql.param(pairs.map(({ entityId }) => entityId))}::uuid[]) as e (collection_id, entity_type, entity_id)
      join collection_items i on i.collection_id = e.collection_id and i.entity_type = e.entity_type
        and i.entity_id = e.entity_id and i.removed_at is null
      group by i.collection_id
    ) h on h.collection_id = c.id`);
  return new Map(rows.map(({ id, ...holdings }) => [id, holdings]));
}

/** Writes what items became by being saved again, and marks their collections as changed. */
export async function updateHeld(
  tx: Db,
  changed: readonly { collection: Authorized<CollectionOwner, 'edit'>; items: readonly (Said & { id: string })[] }[],
): Promise<void> {
  const rows = changed.flatMap(({ collection, items }) =>
    items.map(({ id, notes, tags, isFavorite }) => ({
      id,
      collection_id: collection.id,
      notes,
      tags,
      is_favorite: isFavorite,
    })),
  );
  if (rows.length === 0) return;
  await tx.execute(sql`
    with e as materialized (
      select * from json_to_recordset(${JSON.stringify(rows)}::json)
        as e (id uuid, collection_id uuid, notes text, tags text[], is_favorite boolean)
    ), touched as (
      update collections c set updated_at = now() where c.id in (select collection_id from e)
    )
    update collection_items i set notes = e.notes, tags = e.tags, is_favorite = e.is_favorite
    from e where i.id = e.id and i.collection_id = e.collection_id`);
}

import { collectionItems, collections } from '@onceware/db/schema/collections';
import { eq, like } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeDeal, makeUser } from '#testing/factories.ts';
import { failure } from '#testing/failure.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';
import type { Entity } from '../collections.contract.ts';
import { purgeDeleted } from './lifecycle.service.ts';

const DAY_SECONDS = 86_400;

let api: TestApi;
let mine: ReturnType<TestApi['as']>;
let collectionId: string;
let kept: Entity;
let removed: Entity;

beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

beforeEach(async () => {
  mine = api.as(await makeUser(api.database));
  await mine.collections.load();
  collectionId = uuidv7();
  await mine.collections.create({ id: collectionId, name: 'Reading list' });
  [kept, removed] = [await added(), await added()];
  await mine.collections.removeItem({ collectionId, ...removed });
});

async function added(): Promise<Entity> {
  const entity = { entityType: 'deal' as const, entityId: (await makeDeal(api.database)).id };
  await mine.collections.addItem({ collectionId, ...entity });
  return entity;
}

/** Purges as if this many days had passed. */
async function purge(days: number, signal?: AbortSignal): Promise<void> {
  const { pool } = api.database;
  await pool.query('update collections set deleted_at = deleted_at - make_interval(secs => $1)', [days * DAY_SECONDS]);
  await pool.query('update collection_items set removed_at = removed_at - make_interval(secs => $1)', [
    days * DAY_SECONDS,
  ]);
  await purgeDeleted(api.database, signal);
}
const rowsOf = (id: string) =>
  api.database.db.select().from(collectionItems).where(eq(collectionItems.collectionId, id));
const exists = async (id: string) =>
  (await api.database.db.select().from(collections).where(eq(collections.id, id))).length > 0;

describe('purging', () => {
  it('leaves what was removed or deleted less than 30 days ago (COL-15, COL-16)', async () => {
    await mine.collections.delete({ collectionId });
    await purge(29.9);
    await mine.collections.restore({ collectionId });
    await mine.collections.restoreItems({ collectionId, entities: [removed] });
    expect((await mine.collections.items({ collectionId })).items).toHaveLength(2);
  });

  it('deletes what was removed longer ago, and nothing else (COL-16)', async () => {
    await purge(30.1);
    expect((await rowsOf(collectionId)).map(({ entityId }) => entityId)).toEqual([kept.entityId]);
    expect(await failure(mine.collections.restoreItems({ collectionId, entities: [removed] }))).toBe(
      '404 item_not_found',
    );
  });

  it('deletes collections with all their items (COL-15)', async () => {
    await mine.collections.delete({ collectionId });
    await purge(30.1);
    expect([await exists(collectionId), await rowsOf(collectionId)]).toEqual([false, []]);
    expect(await failure(mine.collections.restore({ collectionId }))).toBe('404 not_found');
    expect((await mine.collections.load()).collections).toHaveLength(3);
  });

  it('handles any number, in batches, by many processes at once (COL-15, T31)', async () => {
    const deletedAt = new Date(Date.now() - 31 * DAY_SECONDS * 1000);
    const [user] = await api.database.db
      .select({ id: collections.userId })
      .from(collections)
      .where(eq(collections.id, collectionId));
    const many = Array.from({ length: 35 }, (_, n) => ({ userId: user?.id ?? '', name: `many ${n}`, deletedAt }));
    await api.database.db.insert(collections).values(many);
    await api.database.pool.query(
      `insert into collection_items (id, collection_id, entity_type, entity_id, rank, removed_at)
       select gen_random_uuid(), $1, 'deal', $2, 'f' || n, now() - interval '31 days' from generate_series(10000, 13500) n`,
      [collectionId, kept.entityId],
    );
    await Promise.all(Array.from({ length: 6 }, () => purgeDeleted(api.database)));
    expect(await rowsOf(collectionId)).toHaveLength(2);
    const left = await api.database.db
      .select({ id: collections.id })
      .from(collections)
      .where(like(collections.name, 'many %'));
    expect(left).toEqual([]);
  });

  it('skips what somebody is restoring (COL-16)', async () => {
    const client = await api.database.pool.connect();
    try {
      await client.query(
        `update collection_items set removed_at = now() - interval '31 days' where removed_at is not null`,
      );
      await client.query('begin');
      await client.query('update collection_items set removed_at = null where collection_id = $1', [collectionId]);
      await purgeDeleted(api.database);
      await client.query('commit');
    } finally {
      client.release();
    }
    expect(await rowsOf(collectionId)).toHaveLength(2);
  });

  it('stops when it is told to (COL-15)', async () => {
    await purge(31, AbortSignal.abort());
    expect(await rowsOf(collectionId)).toHaveLength(2);
  });

  it('deletes web pages with their last item, and not before (CAT-13)', async () => {
    const { page } = await mine.collections.addUrl({ collectionId, url: 'https://example.com/kept' });
    const entity = { entityType: 'page' as const, entityId: page.id };
    await api.database.pool.query(`update pages set updated_at = now() - interval '2 hours'`);
    await mine.collections.removeItem({ collectionId, ...entity });
    await purge(29.9);
    expect(await mine.collections.pages({ ids: [page.id] })).toHaveLength(1);
    await mine.collections.restoreItems({ collectionId, entities: [entity] });
    await purge(100);
    expect(await mine.collections.pages({ ids: [page.id] })).toHaveLength(1);
    await mine.collections.delete({ collectionId });
    await purge(30.1);
    expect(await mine.collections.pages({ ids: [page.id] })).toEqual([]);
  });
});

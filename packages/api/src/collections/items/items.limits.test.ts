import { collectionItems, collections } from '@onceware/db/schema/collections';
import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeDeal, makeUser } from '#testing/factories.ts';
import { failure } from '#testing/failure.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';
import { allItems } from '#testing/whole-collections.ts';
import type { Entity } from '../collections.contract.ts';

let api: TestApi;
let mine: ReturnType<TestApi['as']>;
let collectionId: string;
/** Tools, as many as a collection may hold. */
let tools: Entity[];

beforeAll(async () => {
  api = await createTestApi();
  const { rows } = await api.database.pool.query<{ id: string }>(
    `insert into tools (id, slug, name, category) select gen_random_uuid(), 'many-' || n, 'Many', 'other' from generate_series(1, 5000) n returning id`,
  );
  tools = rows.map(({ id }) => ({ entityType: 'tool', entityId: id }));
});
afterAll(() => api.close());

beforeEach(async () => {
  mine = api.as(await makeUser(api.database));
  collectionId = (await mine.collections.load()).collections[0]?.id ?? '';
});

const deal = async () => ({ entityType: 'deal' as const, entityId: (await makeDeal(api.database)).id });
const add = (entity: Entity, id = uuidv7()) => mine.collections.addItem({ id, collectionId, ...entity });
const size = async () => (await allItems(mine, collectionId)).length;

/** Puts so many items into the collection as if they had been added. */
async function fill(count: number): Promise<void> {
  await api.database.pool.query(
    `insert into collection_items (id, collection_id, entity_type, entity_id, rank)
     select gen_random_uuid(), $1, 'tool', id, 'g' || lpad(to_hex(n::int), 7, '0') from unnest($2::uuid[]) with ordinality as e (id, n)`,
    [collectionId, tools.slice(0, count).map(({ entityId }) => entityId)],
  );
  await api.database.db
    .update(collections)
    .set({ nextRank: count + 1 })
    .where(eq(collections.id, collectionId));
}

describe('a collection of 5,000 items', () => {
  it('refuses another item until one is removed (COL-14, COL-16)', async () => {
    await fill(4999);
    await add(await deal());
    expect(await failure(add(await deal()))).toBe('409 collection_full');
    expect(await size()).toBe(5000);
    await mine.collections.removeItem({ collectionId, ...(tools[0] ?? (await deal())) });
    const { item } = await add(await deal());
    expect(await failure(add(await deal()))).toBe('409 collection_full');
    const items = await allItems(mine, collectionId);
    expect([items.length, items[0]]).toEqual([5000, item]);
  });

  it('gives its last place to one of 20 at the same moment, again and again (COL-12, T28)', async () => {
    await fill(4999);
    const race = async () => {
      const deals = await Promise.all(Array.from({ length: 20 }, deal));
      const answers = await Promise.allSettled(deals.map((entity) => add(entity)));
      const refusals = answers.flatMap((answer) =>
        answer.status === 'rejected' ? [failure(Promise.reject(answer.reason))] : [],
      );
      return new Set(await Promise.all(refusals));
    };
    expect(await race()).toEqual(new Set(['409 collection_full']));
    expect(await size()).toBe(5000);
    await mine.collections.removeItems({ collectionId, entities: tools.slice(0, 3) });
    await race();
    expect(await size()).toBe(5000);
  });

  it('answers a repeated add as before, and refuses a second item of an entity as such (COL-14, T27)', async () => {
    await fill(4999);
    const id = uuidv7();
    const entity = await deal();
    const first = await add(entity, id);
    expect(await add(entity, id)).toEqual(first);
    expect(await failure(add(entity))).toBe('409 item_exists');
    expect(await failure(add({ entityType: 'deal', entityId: uuidv7() }))).toBe('404 not_found');
    expect(await size()).toBe(5000);
  });

  it('restores nothing when the place is taken, and everything when it is free (COL-16)', async () => {
    await fill(5000);
    await mine.collections.removeItems({ collectionId, entities: tools });
    expect(await size()).toBe(0);
    await add(await deal());
    expect(await failure(mine.collections.restoreItems({ collectionId, entities: tools }))).toBe('409 collection_full');
    expect(await size()).toBe(1);
    await mine.collections.restoreItems({ collectionId, entities: tools.slice(1) });
    expect(await size()).toBe(5000);
  });

  it('of which many were removed is not full (COL-16)', async () => {
    await fill(5000);
    await api.database.db
      .update(collectionItems)
      .set({ removedAt: new Date() })
      .where(eq(collectionItems.collectionId, collectionId));
    const { item } = await add(await deal());
    expect((await mine.collections.items({ collectionId })).items).toEqual([item]);
  });
});

import { collectionItems } from '@onceware/db/schema/collections';
import { eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failureOf } from '#kernel/trpc.ts';
import { TRPCError } from '@trpc/server';
import { makeDeal, makeUser } from '#testing/factories.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';

const POOL = 4;
let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ poolSize: POOL });
});
afterAll(() => api.close());

async function member() {
  const mine = api.as(await makeUser(api.database));
  const [from, to] = (await mine.collections.load()).collections;
  if (!from || !to) throw new Error('two collections were expected');
  return { mine, from: from.id, to: to.id };
}

async function placesOf(itemId: string): Promise<string[]> {
  const rows = await api.database.db
    .select({ collectionId: collectionItems.collectionId })
    .from(collectionItems)
    .where(eq(collectionItems.id, itemId));
  return rows.map((row) => row.collectionId);
}

describe('a move', () => {
  it('whose connection dies in the middle leaves the item where it was, and a retry moves it (T30)', async () => {
    const { mine, from, to } = await member();
    const deal = await makeDeal(api.database);
    const { item } = await mine.collections.addItem({ collectionId: from, entityType: 'deal', entityId: deal.id });
    const move = { itemId: item.id, fromCollectionId: from, toCollectionId: to };

    // Holds the item's row, so that the move stops after it has begun and locked the collections.
    const blocker = await api.database.pool.connect();
    try {
      await blocker.query('begin');
      await blocker.query('select 1 from collection_items where id = $1 for update', [item.id]);
      const failed = mine.collections.moveItem(move).catch((error: unknown) => error);
      const waiting = async () => {
        const { rows } = await api.database.pool.query<{ pid: number }>(
          `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        return rows[0]?.pid ?? 0;
      };
      await expect.poll(waiting).toBeGreaterThan(0);
      await blocker.query('select pg_terminate_backend($1)', [await waiting()]);
      const error = await failed;
      expect(error instanceof TRPCError && failureOf(error).key).toBe('unavailable');
    } finally {
      await blocker.query('rollback');
      blocker.release();
    }
    expect(await placesOf(item.id)).toEqual([from]);
    await mine.collections.moveItem(move);
    expect(await placesOf(item.id)).toEqual([to]);
  });
});

describe('many writers', () => {
  it('of every kind, four times as many as connections, all finish and leave nothing open (T31)', async () => {
    const members = await Promise.all(Array.from({ length: POOL * 4 }, member));
    const deal = await makeDeal(api.database);
    const entity = { entityType: 'deal' as const, entityId: deal.id };
    const rounds = members.map(async ({ mine, from, to }) => {
      for (let round = 0; round < 5; round += 1) {
        await mine.collections.ensureDefaults();
        const { item } = await mine.collections.addItem({ collectionId: from, ...entity });
        await mine.collections.moveItem({ itemId: item.id, fromCollectionId: from, toCollectionId: to });
        await mine.collections.moveItems({
          fromCollectionId: to,
          toCollectionId: from,
          runs: [{ after: null, entities: [entity] }],
        });
        await mine.collections.setNotes({ collectionId: from, ...entity, notes: `round ${round}` });
        await mine.collections.removeItems({ collectionId: from, entities: [entity] });
        await mine.collections.restoreItems({ collectionId: from, entities: [entity] });
        await mine.collections.removeItem({ collectionId: from, ...entity });
        const { collection } = await mine.collections.create({ id: uuidv7(), name: `Round ${round}` });
        const made = { collectionId: collection.id };
        await mine.collections.update({ ...made, isFavorite: true });
        const { share } = await mine.collections.share(made);
        await mine.collections.copyShared({ token: share.token, id: uuidv7() });
        await mine.collections.unshare(made);
        await mine.collections.import({ collections: [{ name: 'Imported', items: [entity] }] });
        await mine.collections.delete(made);
        await mine.collections.restore(made);
      }
    });
    await Promise.all(rounds);
    const { rows } = await api.database.db.execute<{ open: number }>(sql`
      select count(*)::int as open from pg_stat_activity
      where datname = current_database() and state like 'idle in transaction%'`);
    expect(rows[0]?.open).toBe(0);
    expect(api.database.pool.waitingCount).toBe(0);
  });
});

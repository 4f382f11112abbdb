import { collectionItems } from '@onceware/db/schema/collections';
import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeDeal, makeUser } from '#testing/factories.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';
import { wholeCollections } from '#testing/whole-collections.ts';
import type { Entity } from '../collections.contract.ts';

const POOL = 6;
let api: TestApi;
let mine: ReturnType<TestApi['as']>;
let from: string;
let to: string;
/** In `from`, the first on top. */
let entities: Entity[];

beforeAll(async () => {
  api = await createTestApi({ poolSize: POOL });
});
afterAll(() => api.close());

beforeEach(async () => {
  mine = api.as(await makeUser(api.database));
  const [first, second] = (await mine.collections.load()).collections;
  if (!first || !second) throw new Error('two collections were expected');
  [from, to] = [first.id, second.id];
  entities = [];
  for (let n = 0; n < 10; n += 1) {
    const entity = { entityType: 'deal' as const, entityId: (await makeDeal(api.database)).id };
    await mine.collections.addItem({ collectionId: from, ...entity });
    entities.unshift(entity);
  }
});

const rows = () =>
  api.database.db
    .select({
      collectionId: collectionItems.collectionId,
      entityId: collectionItems.entityId,
      rank: collectionItems.rank,
    })
    .from(collectionItems)
    .where(inArray(collectionItems.collectionId, [from, to]));

/** Every item is there, once, at a place of its own. */
async function expectAllOnce(): Promise<void> {
  const found = await rows();
  expect(found.map(({ entityId }) => entityId).toSorted()).toEqual(entities.map(({ entityId }) => entityId).toSorted());
  expect(new Set(found.map(({ collectionId, rank }) => `${collectionId} ${rank}`)).size).toBe(entities.length);
}

const move = (fromCollectionId: string, toCollectionId: string, after: Entity | null, moved: Entity[]) =>
  mine.collections.moveItems({ fromCollectionId, toCollectionId, runs: [{ after, entities: moved }] });

describe('moves at the same moment', () => {
  it('of the same items to different places neither lose, double nor tie any (COL-12, COL-16, T28)', async () => {
    const [a, b, c, ...others] = entities;
    if (!a || !b || !c) throw new Error('three items were expected');
    const moves = Array.from({ length: 30 }, (_, n) =>
      n % 2 === 0 ? move(from, from, others[n % others.length] ?? null, [a, b]) : move(from, from, c, [b, ...others]),
    );
    expect(await Promise.all(moves)).toEqual(moves.map(() => ({ ok: true })));
    await expectAllOnce();
  });

  it('of other items leave the order of those that stay (COL-12, COL-16)', async () => {
    const [a, b, c, ...others] = entities;
    if (!a || !b || !c) throw new Error('three items were expected');
    const moves = Array.from({ length: 30 }, (_, n) =>
      move(from, from, others[n % others.length] ?? null, [[a, b, c][n % 3] ?? a]),
    );
    await Promise.all(moves);
    const order = (await rows())
      .toSorted((one, other) => (one.rank < other.rank ? 1 : -1))
      .map(({ entityId }) => entityId);
    const stayed = others.map(({ entityId }) => entityId);
    expect(order.filter((entityId) => stayed.includes(entityId))).toEqual(stayed);
    await expectAllOnce();
  });

  it('in opposite directions all get an answer, and no item is lost or doubled (COL-11, COL-12, T31)', async () => {
    const halves = [entities.slice(0, 5), entities.slice(5)];
    await move(from, to, null, entities.slice(5));
    const moves = Array.from({ length: POOL * 4 }, (_, n) => {
      const half = halves[n % 2] ?? [];
      return n % 4 < 2 ? move(from, to, null, half) : move(to, from, entities[0] ?? null, half);
    });
    const answers = await Promise.allSettled(moves);
    const messages = answers.flatMap((answer) => (answer.status === 'rejected' ? [String(answer.reason)] : []));
    // A move may meet that another took its items meanwhile; never a deadlock, which would be «busy».
    expect(messages.filter((message) => !message.includes('Item not found in collection'))).toEqual([]);
    expect(messages.length).toBeLessThan(moves.length);
    await expectAllOnce();
  });

  it('and adds and removals all finish, on top of each other (COL-12, T31)', async () => {
    const added = await Promise.all(Array.from({ length: 8 }, () => makeDeal(api.database)));
    const work = [
      ...added.map(({ id }) => mine.collections.addItem({ collectionId: from, entityType: 'deal', entityId: id })),
      ...entities.slice(0, 4).map((entity) => mine.collections.removeItem({ collectionId: from, ...entity })),
      ...entities.slice(4, 7).map((entity) => move(from, from, null, [entity])),
      ...entities.slice(7).map((entity) => move(from, to, null, [entity])),
    ];
    await Promise.all(work);
    const all = await wholeCollections(mine);
    const idsIn = (id: string) => all.find((one) => one.id === id)?.items.map((item) => item.entity_id) ?? [];
    const kept = [...added.map(({ id }) => id), ...entities.slice(4, 7).map(({ entityId }) => entityId)];
    expect(idsIn(from).toSorted()).toEqual(kept.toSorted());
    expect(idsIn(to).toSorted()).toEqual(
      entities
        .slice(7)
        .map(({ entityId }) => entityId)
        .toSorted(),
    );
  });
});

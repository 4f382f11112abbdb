import { collections } from '@onceware/db/schema/collections';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SessionUser } from '#identity/auth/auth.contract.ts';
import { makeDeal, makeUser } from '#testing/factories.ts';
import { failure } from '#testing/failure.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';
import { wholeCollections } from '#testing/whole-collections.ts';
import type { Entity } from '../collections.contract.ts';

let api: TestApi;
let other: SessionUser;
let mine: ReturnType<TestApi['as']>;
/** Has `a`, `b` and `c`, in this order. */
let collectionId: string;
let a: Entity, b: Entity, c: Entity;

beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

beforeEach(async () => {
  other = await makeUser(api.database);
  mine = api.as(await makeUser(api.database));
  collectionId = (await mine.collections.load()).collections[0]?.id ?? '';
  [c, b, a] = [await added(), await added(), await added()];
});

const deal = async (): Promise<Entity> => ({ entityType: 'deal', entityId: (await makeDeal(api.database)).id });

async function added(): Promise<Entity> {
  const entity = await deal();
  await mine.collections.addItem({ collectionId, ...entity, notes: 'kept' });
  return entity;
}

/** Makes the collections look unchanged for long, so that a change shows. */
const age = () => api.database.db.update(collections).set({ updatedAt: new Date(0) });
const isChanged = async () =>
  (await mine.collections.load()).collections.find(({ id }) => id === collectionId)?.updated_at !==
  new Date(0).toISOString();

const remove = (...entities: Entity[]) => mine.collections.removeItems({ collectionId, entities });
const restore = (...entities: Entity[]) => mine.collections.restoreItems({ collectionId, entities });
const items = async () => (await mine.collections.items({ collectionId })).items;
const order = async () => (await items()).map(({ entity_id }) => entity_id);
const idsOf = (...entities: Entity[]) => entities.map(({ entityId }) => entityId);

describe('removing several', () => {
  it('removes those and no others (COL-16)', async () => {
    expect(await remove(a, c)).toEqual({ ok: true });
    expect(await order()).toEqual(idsOf(b));
  });

  it('changes nothing when repeated, four times in a row and 20 at once (COL-16, T27)', async () => {
    for (let n = 0; n < 4; n += 1) expect(await remove(a)).toEqual({ ok: true });
    await mine.collections.removeItem({ collectionId, ...b });
    const answers = await Promise.all(Array.from({ length: 20 }, () => remove(a, b, c)));
    expect(answers).toEqual(answers.map(() => ({ ok: true })));
    expect(await order()).toEqual([]);
  });

  it('removes nothing when one was never there (COL-16)', async () => {
    const before = await wholeCollections(mine);
    expect(await failure(remove(a, await deal(), c))).toBe('404 item_not_found');
    expect(await failure(remove({ ...a, entityType: 'tool' }))).toBe('404 item_not_found');
    expect(await wholeCollections(mine)).toEqual(before);
  });

  it('marks the collection as changed only when something was, and so does restoring (COL-05)', async () => {
    for (const expected of [true, false]) {
      await age();
      await remove(a);
      expect(await isChanged()).toBe(expected);
    }
    for (const expected of [true, false]) {
      await age();
      await restore(a);
      expect(await isChanged()).toBe(expected);
    }
  });
});

describe('restoring several', () => {
  it('puts them back in their places, with their notes and ids (COL-16)', async () => {
    const before = await items();
    await remove(a, b);
    expect(await restore(b, a)).toEqual({ ok: true });
    expect(await items()).toEqual(before);
  });

  it('changes nothing when repeated, four times in a row and 20 at once (COL-16, T27)', async () => {
    await remove(a, b);
    for (let n = 0; n < 4; n += 1) expect(await restore(a)).toEqual({ ok: true });
    const answers = await Promise.all(Array.from({ length: 20 }, () => restore(a, b, c)));
    expect(answers).toEqual(answers.map(() => ({ ok: true })));
    expect(await order()).toEqual(idsOf(a, b, c));
  });

  it('restores nothing when one was never there, or was added again (COL-14, COL-16)', async () => {
    await remove(a, b);
    expect(await failure(restore(a, await deal()))).toBe('404 item_not_found');
    await mine.collections.addItem({ collectionId, ...b });
    expect(await failure(restore(a, b))).toBe('409 item_exists');
    expect(await order()).toEqual(idsOf(b, c));
  });

  it('restores the latest of several removals of one item (COL-16)', async () => {
    await remove(b);
    await mine.collections.addItem({ collectionId, ...b, notes: 'the later' });
    await remove(b);
    await restore(b);
    expect(await items()).toMatchObject([
      { entity_id: b.entityId, notes: 'the later' },
      { entity_id: a.entityId },
      { entity_id: c.entityId },
    ]);
  });
});

describe('both', () => {
  it('are the owner’s alone (COL-16, T11)', async () => {
    await remove(c);
    const visitor = api.as(null).collections;
    const theirs = api.as(other).collections;
    expect(await failure(theirs.removeItems({ collectionId, entities: [a] }))).toBe('404 not_found');
    expect(await failure(theirs.restoreItems({ collectionId, entities: [c] }))).toBe('404 not_found');
    expect(await failure(visitor.removeItems({ collectionId, entities: [a] }))).toBe('401 unauthenticated');
    expect(await failure(visitor.restoreItems({ collectionId, entities: [c] }))).toBe('401 unauthenticated');
    expect(await order()).toEqual(idsOf(a, b));
  });

  it.each([
    ['no items', []],
    ['the same item twice', [entityOf(1), entityOf(1)]],
    ['an id that is none', [{ entityType: 'deal' as const, entityId: 'x' }]],
    ['more items than a collection has', Array.from({ length: 5001 }, (_, n) => entityOf(n))],
  ])('refuse %s (COL-16, API-02)', async (_what, entities) => {
    expect(await failure(remove(...entities))).toBe('400 invalid_input');
    expect(await failure(restore(...entities))).toBe('400 invalid_input');
  });

  it('at once, from two sides, end with each item there or not, once and in its place (COL-12, T28)', async () => {
    await Promise.all(Array.from({ length: 40 }, (_, n) => (n % 2 ? remove(a, b) : restore(b, a))));
    const there = await order();
    expect([idsOf(a, b, c), idsOf(c)]).toContainEqual(there);
    await restore(a, b);
    expect(await order()).toEqual(idsOf(a, b, c));
  });
});

function entityOf(n: number): Entity {
  return { entityType: 'deal', entityId: `00000000-0000-7000-8000-${String(n).padStart(12, '0')}` };
}

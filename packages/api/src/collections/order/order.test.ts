import { collectionItems, collections } from '@onceware/db/schema/collections';
import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SessionUser } from '#identity/auth/auth.contract.ts';
import { makeDeal, makeUser } from '#testing/factories.ts';
import { failure } from '#testing/failure.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';
import { allItems, wholeCollections } from '#testing/whole-collections.ts';
import type { Entity } from '../collections.contract.ts';

let api: TestApi;
let user: SessionUser;
let mine: ReturnType<TestApi['as']>;
/** Two collections of the user; the first has `a` to `e`, in this order. */
let from: string;
let to: string;
let a: Entity, b: Entity, c: Entity, d: Entity, e: Entity;

beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

beforeEach(async () => {
  user = await makeUser(api.database);
  mine = api.as(user);
  const [first, , third] = (await mine.collections.load()).collections;
  if (!first || !third) throw new Error('three collections were expected');
  [from, to] = [first.id, third.id];
  [e, d, c, b, a] = [await added(from), await added(from), await added(from), await added(from), await added(from)];
});

async function added(collectionId: string): Promise<Entity> {
  const entity = { entityType: 'deal' as const, entityId: (await makeDeal(api.database)).id };
  await mine.collections.addItem({ collectionId, ...entity });
  return entity;
}

async function orderOf(collectionId: string): Promise<string[]> {
  return (await allItems(mine, collectionId)).map((item) => item.entity_id);
}

const idsOf = (...entities: Entity[]) => entities.map(({ entityId }) => entityId);

/** All rows of a collection by entity, with their ranks. */
async function ranksOf(collectionId: string): Promise<Map<string, string>> {
  const rows = await api.database.db
    .select({ entityId: collectionItems.entityId, rank: collectionItems.rank })
    .from(collectionItems)
    .where(eq(collectionItems.collectionId, collectionId));
  return new Map(rows.map(({ entityId, rank }) => [entityId, rank]));
}

const within = (after: Entity | null, ...entities: Entity[]) =>
  mine.collections.moveItems({ fromCollectionId: from, toCollectionId: from, runs: [{ after, entities }] });
const across = (after: Entity | null, ...entities: Entity[]) =>
  mine.collections.moveItems({ fromCollectionId: from, toCollectionId: to, runs: [{ after, entities }] });

/** A move that is refused, and changes nothing. */
async function refused(call: () => Promise<unknown>): Promise<string> {
  const before = await wholeCollections(mine);
  const key = await failure(call());
  expect(await wholeCollections(mine)).toEqual(before);
  return key;
}

describe('moving within a collection', () => {
  it('puts an item behind another, on top, or last (COL-16)', async () => {
    expect(await within(c, a)).toEqual({ ok: true });
    expect(await orderOf(from)).toEqual(idsOf(b, c, a, d, e));
    await within(null, d);
    expect(await orderOf(from)).toEqual(idsOf(d, b, c, a, e));
    await within(e, b);
    expect(await orderOf(from)).toEqual(idsOf(d, c, a, e, b));
  });

  it('keeps the order of a run, wherever its items were (COL-16)', async () => {
    await within(d, c, a);
    expect(await orderOf(from)).toEqual(idsOf(b, d, c, a, e));
    await within(null, e, a);
    expect(await orderOf(from)).toEqual(idsOf(e, a, b, d, c));
  });

  it('puts several runs to their places at once, as an undo does (COL-16)', async () => {
    await within(null, e, c, a);
    expect(await orderOf(from)).toEqual(idsOf(e, c, a, b, d));
    const runs = [
      { after: null, entities: [a] },
      { after: b, entities: [c] },
      { after: d, entities: [e] },
    ];
    await mine.collections.moveItems({ fromCollectionId: from, toCollectionId: from, runs });
    expect(await orderOf(from)).toEqual(idsOf(a, b, c, d, e));
  });

  it('puts items on top, in their order, when what they were to follow is gone (COL-16)', async () => {
    await mine.collections.removeItem({ collectionId: from, ...c });
    const runs = [
      { after: c, entities: [e] },
      { after: null, entities: [d] },
      { after: await added(to), entities: [b] },
    ];
    await mine.collections.moveItems({ fromCollectionId: from, toCollectionId: from, runs });
    expect(await orderOf(from)).toEqual(idsOf(e, d, b, a));
  });

  it('changes the ranks of what moves and of nothing else (COL-16)', async () => {
    const before = await ranksOf(from);
    await within(d, a);
    const after = await ranksOf(from);
    const changed = [...after].filter(([entityId, rank]) => before.get(entityId) !== rank);
    expect(changed.map(([entityId]) => entityId)).toEqual([a.entityId]);
  });

  it('can be repeated (COL-16)', async () => {
    await within(c, a, b);
    await within(c, a, b);
    expect(await orderOf(from)).toEqual(idsOf(c, a, b, d, e));
  });

  it('leaves removed items their places (COL-16)', async () => {
    await mine.collections.removeItems({ collectionId: from, entities: [b] });
    await within(a, d);
    await mine.collections.restoreItems({ collectionId: from, entities: [b] });
    expect(await orderOf(from)).toEqual(idsOf(a, d, b, c, e));
  });

  it('keeps ranks short however often one place is used (COL-16)', async () => {
    await mine.collections.removeItems({ collectionId: from, entities: [d] });
    const longest: number[] = [];
    for (let n = 0; n < 420; n += 1) {
      await within(a, n % 2 === 0 ? b : c);
      if (n % 20 === 19) longest.push(Math.max(...[...(await ranksOf(from)).values()].map((rank) => rank.length)));
    }
    // They grow, but never too long: then all rows get short ones.
    expect(Math.max(...longest)).toBeGreaterThan(40);
    expect(Math.max(...longest)).toBeLessThanOrEqual(64);
    expect(longest.at(-1)).toBeLessThan(40);
    await mine.collections.restoreItems({ collectionId: from, entities: [d] });
    expect(await orderOf(from)).toEqual(idsOf(a, c, b, d, e));
    const newest = await added(from);
    expect(await orderOf(from)).toEqual(idsOf(newest, a, c, b, d, e));
  });
});

describe('moving to another collection', () => {
  it('takes the items with their notes to the place named (COL-16)', async () => {
    const [y, x] = [await added(to), await added(to)];
    await mine.collections.setNotes({ collectionId: from, ...b, notes: 'keep me' });
    expect(await across(x, d, b)).toEqual({ ok: true });
    expect(await orderOf(from)).toEqual(idsOf(a, c, e));
    expect(await orderOf(to)).toEqual(idsOf(x, d, b, y));
    const { items } = await mine.collections.items({ collectionId: to });
    expect(items.find(({ entity_id }) => entity_id === b.entityId)?.notes).toBe('keep me');
  });

  it('marks both collections as changed (COL-05)', async () => {
    const longAgo = new Date(0);
    await api.database.db.update(collections).set({ updatedAt: longAgo });
    await across(null, a);
    const after = (await mine.collections.load()).collections;
    const changed = after.filter(({ updated_at }) => updated_at !== longAgo.toISOString());
    expect(changed.map(({ id }) => id).toSorted()).toEqual([from, to].toSorted());
  });

  it('has one effect when it is sent again, in turn (COL-16, T27)', async () => {
    const x = await added(to);
    await across(x, a, b);
    const before = await mine.collections.load();
    for (let time = 0; time < 3; time += 1) expect(await across(x, a, b)).toEqual({ ok: true });
    expect(await mine.collections.load()).toEqual(before);
  });

  it('has one effect when it is sent 20 times at once (COL-16, T27)', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => across(null, a, b)));
    expect(answers).toEqual(Array.from({ length: 20 }, () => ({ ok: true })));
    expect(await orderOf(to)).toEqual(idsOf(a, b));
  });

  it('moves all or none: not when one is not there (COL-16)', async () => {
    const missing = await added(to);
    expect(await refused(() => across(null, a, missing))).toBe('404 item_not_found');
    await across(null, a);
    expect(await refused(() => across(null, a, b))).toBe('404 item_not_found');
    await mine.collections.removeItem({ collectionId: from, ...b });
    expect(await refused(() => across(null, b))).toBe('404 item_not_found');
  });

  it('moves all or none: not when the target has one already (COL-14, COL-16)', async () => {
    await mine.collections.addItem({ collectionId: to, ...c });
    expect(await refused(() => across(null, a, c))).toBe('409 item_exists');
  });

  it('moves an item that the target had and removed (COL-16)', async () => {
    await mine.collections.addItem({ collectionId: to, ...c });
    await mine.collections.removeItem({ collectionId: to, ...c });
    await across(null, c);
    expect(await orderOf(to)).toEqual(idsOf(c));
  });

  it('does not fill a collection over its limit, but fills up what was removed (COL-16)', async () => {
    const [x, y] = [await added(to), await added(to)];
    const nextRank = { nextRank: 5001 };
    await api.database.db.update(collections).set(nextRank).where(eq(collections.id, to));
    const { rowCount } = await api.database.pool.query(
      `with made as (
         insert into tools (id, slug, name, category)
         select gen_random_uuid(), 'full-' || n, 'Tool ' || n, 'other' from generate_series(1, 4997) n returning id
       ) insert into collection_items (id, collection_id, entity_type, entity_id, rank)
         select gen_random_uuid(), $1, 'tool', id, 'e' || lpad(row_number() over () || '', 4, '0') || '1' from made`,
      [to],
    );
    expect(rowCount).toBe(4997);
    expect(await refused(() => across(x, a, b))).toBe('409 collection_full');
    await mine.collections.removeItem({ collectionId: to, ...y });
    await across(x, a, b);
    expect((await orderOf(to)).slice(0, 3)).toEqual(idsOf(x, a, b));
    expect(await refused(() => across(x, c))).toBe('409 collection_full');
    // A full collection can still be reordered, and the move that was done can be repeated.
    expect(await across(x, a, b)).toEqual({ ok: true });
    await mine.collections.moveItems({
      fromCollectionId: to,
      toCollectionId: to,
      runs: [{ after: null, entities: [a] }],
    });
    expect((await orderOf(to)).slice(0, 3)).toEqual(idsOf(a, x, b));
  });
});

describe('a move that leaves what the target has', () => {
  const skipping = (after: Entity | null, ...entities: Entity[]) =>
    mine.collections.moveItems({
      fromCollectionId: from,
      toCollectionId: to,
      runs: [{ after, entities }],
      skipsExisting: true,
    });

  /** The target gets what the first has as well. */
  const copied = (entity: Entity) => mine.collections.addItem({ collectionId: to, ...entity, notes: 'of the target' });

  it('takes the others to their place, and answers what stayed in the order asked for (COL-11, COL-16)', async () => {
    await copied(b);
    await copied(d);
    await mine.collections.setNotes({ collectionId: from, ...d, notes: 'of the first' });
    expect(await skipping(d, e, d, a, b)).toEqual({ ok: true, stayed: [d, b] });
    expect(await orderOf(from)).toEqual(idsOf(b, c, d));
    expect(await orderOf(to)).toEqual(idsOf(d, e, a, b));
    const notesOfD = (await wholeCollections(mine))
      .flatMap(({ items }) => items.filter(({ entity_id }) => entity_id === d.entityId))
      .map(({ notes }) => notes);
    expect(notesOfD).toEqual(['of the first', 'of the target']);
  });

  it('keeps the places of several runs, one of which stays whole (COL-16)', async () => {
    await copied(b);
    const x = await added(to);
    const runs = [
      { after: null, entities: [a] },
      { after: b, entities: [c, d] },
      { after: x, entities: [b] },
    ];
    expect(
      await mine.collections.moveItems({ fromCollectionId: from, toCollectionId: to, runs, skipsExisting: true }),
    ).toEqual({ ok: true, stayed: [b] });
    expect(await orderOf(from)).toEqual(idsOf(b, e));
    expect(await orderOf(to)).toEqual(idsOf(a, x, b, c, d));
  });

  it('moves all where the target has none, and nothing where it has all (COL-16)', async () => {
    expect(await skipping(null, a, b)).toEqual({ ok: true, stayed: [] });
    await copied(c);
    await copied(d);
    const before = await wholeCollections(mine);
    expect(await skipping(null, c, d)).toEqual({ ok: true, stayed: [c, d] });
    expect(await wholeCollections(mine)).toEqual(before);
  });

  it('moves an item that the target had and removed (COL-16)', async () => {
    await copied(c);
    await mine.collections.removeItem({ collectionId: to, ...c });
    expect(await skipping(null, c)).toEqual({ ok: true, stayed: [] });
    expect(await orderOf(to)).toEqual(idsOf(c));
  });

  it('is a move like any other within one collection (COL-16)', async () => {
    const runs = [{ after: c, entities: [a] }];
    expect(
      await mine.collections.moveItems({ fromCollectionId: from, toCollectionId: from, runs, skipsExisting: true }),
    ).toEqual({ ok: true, stayed: [] });
    expect(await orderOf(from)).toEqual(idsOf(b, c, a, d, e));
  });

  it('has one effect and one answer, four times in a row and 20 times at once (COL-16, T27)', async () => {
    await copied(b);
    const answer = { ok: true, stayed: [b] };
    for (let time = 0; time < 4; time += 1) expect(await skipping(null, a, b)).toEqual(answer);
    expect(await orderOf(to)).toEqual(idsOf(a, b));
    const answers = await Promise.all(Array.from({ length: 20 }, () => skipping(null, c, b, d)));
    expect(answers).toEqual(answers.map(() => answer));
    expect(await orderOf(from)).toEqual(idsOf(b, e));
    expect(await orderOf(to)).toEqual(idsOf(c, d, a, b));
  });

  it('moves nothing when one item is in neither (COL-16)', async () => {
    await copied(b);
    const nowhere = { entityType: 'deal' as const, entityId: (await makeDeal(api.database)).id };
    expect(await refused(() => skipping(null, a, b, nowhere))).toBe('404 item_not_found');
  });

  it('reveals nothing to others (COL-16, T11)', async () => {
    await copied(b);
    const other = api.as(await makeUser(api.database));
    const [theirs] = (await other.collections.load()).collections;
    await other.collections.addItem({ collectionId: theirs?.id ?? '', ...b });
    const fromTo = (fromCollectionId: string, toCollectionId: string) => ({
      fromCollectionId,
      toCollectionId,
      runs: [{ after: null, entities: [b] }],
      skipsExisting: true,
    });
    expect(await refused(() => other.collections.moveItems(fromTo(from, to)))).toBe('404 not_found');
    expect(await refused(() => other.collections.moveItems(fromTo(theirs?.id ?? '', to)))).toBe('404 not_found');
    expect(await refused(() => mine.collections.moveItems(fromTo(from, theirs?.id ?? '')))).toBe('404 not_found');
    expect(await refused(() => api.as(null).collections.moveItems(fromTo(from, to)))).toBe('401 unauthenticated');
  });
});

describe('a move of any kind', () => {
  it('is refused to others and to visitors, and for what is deleted (T11)', async () => {
    const other = api.as(await makeUser(api.database));
    const [theirs] = (await other.collections.load()).collections;
    const runs = [{ after: null, entities: [a] }];
    const fromTo = (fromCollectionId: string, toCollectionId: string) => ({ fromCollectionId, toCollectionId, runs });
    expect(await refused(() => other.collections.moveItems(fromTo(from, from)))).toBe('404 not_found');
    expect(await refused(() => other.collections.moveItems(fromTo(from, theirs?.id ?? '')))).toBe('404 not_found');
    expect(await refused(() => mine.collections.moveItems(fromTo(from, theirs?.id ?? '')))).toBe('404 not_found');
    expect(await refused(() => mine.collections.moveItems(fromTo(from, uuidv7())))).toBe('404 not_found');
    expect(await refused(() => api.as(null).collections.moveItems(fromTo(from, to)))).toBe('401 unauthenticated');
    const { collection } = await mine.collections.create({ id: uuidv7(), name: 'Gone' });
    await mine.collections.delete({ collectionId: collection.id });
    expect(await refused(() => mine.collections.moveItems(fromTo(from, collection.id)))).toBe('404 not_found');
    expect((await wholeCollections(other)).flatMap(({ items }) => items)).toEqual([]);
  });

  it('takes no item twice, no two runs for one place, and none behind itself (API-02)', async () => {
    const move = (...runs: { after: Entity | null; entities: Entity[] }[]) =>
      refused(() => mine.collections.moveItems({ fromCollectionId: from, toCollectionId: from, runs }));
    const wrong = '400 invalid_input';
    expect(await move()).toBe(wrong);
    expect(await move({ after: null, entities: [] })).toBe(wrong);
    expect(await move({ after: null, entities: [a, a] })).toBe(wrong);
    expect(await move({ after: null, entities: [a] }, { after: b, entities: [a] })).toBe(wrong);
    expect(await move({ after: b, entities: [a] }, { after: b, entities: [c] })).toBe(wrong);
    expect(await move({ after: a, entities: [a] })).toBe(wrong);
    expect(await move({ after: a, entities: [b] }, { after: null, entities: [a] })).toBe(wrong);
    expect(await move({ after: null, entities: [{ ...a, entityId: 'x' }] })).toBe(wrong);
  });

  it('stores nothing that the input does not name (T13)', async () => {
    const extra = { rank: 'zzz', user_id: uuidv7(), collection_id: to, notes: 'not mine' };
    const runs = [{ after: b, entities: [{ ...a, ...extra }], ...extra }];
    await mine.collections.moveItems({ fromCollectionId: from, toCollectionId: from, runs, ...extra });
    expect(await orderOf(from)).toEqual(idsOf(b, a, c, d, e));
    expect((await ranksOf(from)).get(a.entityId)).not.toBe('zzz');
    const { items } = await mine.collections.items({ collectionId: from });
    expect(items.map(({ notes }) => notes)).toEqual([null, null, null, null, null]);
  });
});

import { collectionItems, collections } from '@onceware/db/schema/collections';
import { asc, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SessionUser } from '../auth/auth.contract.ts';
import { failureOf } from '../core/trpc.ts';
import { makeDeal, makeTool, makeUser } from '../testing/factories.ts';
import { countStatements, createTestApi, type TestApi } from '../testing/test-api.ts';
import { TRPCError } from '@trpc/server';
import type { Collection } from './collections.contract.ts';

let api: TestApi;
let user: SessionUser;
let other: SessionUser;
let mine: ReturnType<TestApi['as']>;
let niceFind: Collection;
let mustHave: Collection;

beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

beforeEach(async () => {
  [user, other] = await Promise.all([makeUser(api.database), makeUser(api.database)]);
  mine = api.as(user);
  [niceFind, , mustHave] = await loaded();
});

async function loaded(): Promise<[Collection, Collection, Collection]> {
  const { collections: all } = await mine.collections.load();
  const [first, second, third] = all;
  if (!first || !second || !third) throw new Error('three collections were expected');
  return [first, second, third];
}

/** The key and status that a call fails with. */
async function failure(call: Promise<unknown>): Promise<string> {
  const error = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof TRPCError)) throw new Error(`a TRPCError was expected, not ${String(error)}`);
  const { key, status } = failureOf(error);
  return `${status} ${key}`;
}

const deal = async () => ({ entityType: 'deal' as const, entityId: (await makeDeal(api.database)).id });

describe('the defaults', () => {
  it('are made at the first load, in their order and with their names (COL-02)', async () => {
    const { collections: all } = await mine.collections.load();
    expect(all.map(({ name, is_default, items }) => ({ name, is_default, items }))).toEqual([
      { name: 'Nice Find', is_default: true, items: [] },
      { name: 'Worth a Shot', is_default: true, items: [] },
      { name: 'Must-Have!', is_default: true, items: [] },
    ]);
  });

  it('are exactly three after 50 first loads at once (COL-02, T29)', async () => {
    const fresh = api.as(await makeUser(api.database));
    const answers = await Promise.all(Array.from({ length: 50 }, () => fresh.collections.load()));
    expect(new Set(answers.map((answer) => answer.collections.length))).toEqual(new Set([3]));
    expect((await fresh.collections.list()).collections).toHaveLength(3);
  });

  it('are not made again by ensureDefaults, nor when one was renamed (COL-02)', async () => {
    await api.database.db.update(collections).set({ name: 'Renamed' }).where(eq(collections.id, niceFind.id));
    await mine.collections.ensureDefaults();
    expect((await mine.collections.load()).collections.map(({ name }) => name)).toEqual([
      'Renamed',
      'Worth a Shot',
      'Must-Have!',
    ]);
  });
});

describe('load', () => {
  it('sends as many statements for many items as for few (COL-01, T41)', async () => {
    const few = await countStatements(api.database, () => mine.collections.load());
    for (let n = 0; n < 30; n += 1) await mine.collections.addItem({ collectionId: niceFind.id, ...(await deal()) });
    const many = await countStatements(api.database, () => mine.collections.load());
    expect([few, many]).toEqual([1, 1]);
  });

  it('shows nobody the collections of another (COL-01, T11)', async () => {
    await mine.collections.addItem({ collectionId: niceFind.id, ...(await deal()) });
    const theirs = await api.as(other).collections.load();
    expect(theirs.collections.flatMap(({ items }) => items)).toEqual([]);
  });

  it('is refused to visitors (COL-01)', async () => {
    expect(await failure(api.as(null).collections.load())).toBe('401 unauthenticated');
  });

  it('says that the defaults could not be made when that is what failed (COL-13)', async () => {
    const gone = api.as({ ...user, id: uuidv7() });
    expect(await failure(gone.collections.load())).toBe('503 defaults_failed');
  });
});

describe('adding', () => {
  it('answers the item with its note and puts it first (COL-09, API-03)', async () => {
    const first = await deal();
    const second = { entityType: 'tool' as const, entityId: (await makeTool(api.database)).id };
    await mine.collections.addItem({ collectionId: niceFind.id, ...first });
    const { item } = await mine.collections.addItem({ collectionId: niceFind.id, ...second, notes: 'for the shop' });
    expect(item).toEqual({
      id: expect.any(String),
      collection_id: niceFind.id,
      entity_type: 'tool',
      entity_id: second.entityId,
      notes: 'for the shop',
      added_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    });
    const { items } = await mine.collections.items({ collectionId: niceFind.id });
    expect(items.map(({ entity_id }) => entity_id)).toEqual([second.entityId, first.entityId]);
  });

  it('marks the collection as changed (COL-05)', async () => {
    await mine.collections.addItem({ collectionId: niceFind.id, ...(await deal()) });
    const [after] = await loaded();
    expect(Date.parse(after.updated_at)).toBeGreaterThan(Date.parse(niceFind.updated_at));
  });

  it('refuses a second of the same type and id (COL-14)', async () => {
    const input = { collectionId: niceFind.id, ...(await deal()) };
    await mine.collections.addItem(input);
    expect(await failure(mine.collections.addItem(input))).toBe('409 item_exists');
    expect(await mine.collections.addItem({ ...input, collectionId: mustHave.id })).toHaveProperty('item');
  });

  it('lets one of 50 at once win and refuses the others (COL-14, T28)', async () => {
    const input = { collectionId: niceFind.id, ...(await deal()) };
    const answers = await Promise.allSettled(Array.from({ length: 50 }, () => mine.collections.addItem(input)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await mine.collections.items(input)).items).toHaveLength(1);
  });

  it('gives items that are added at once ranks of their own (COL-12)', async () => {
    const entities = await Promise.all(Array.from({ length: 30 }, deal));
    await Promise.all(entities.map((entity) => mine.collections.addItem({ collectionId: niceFind.id, ...entity })));
    const rows = await api.database.db
      .select({ rank: collectionItems.rank })
      .from(collectionItems)
      .where(eq(collectionItems.collectionId, niceFind.id))
      .orderBy(asc(collectionItems.rank));
    expect(new Set(rows.map(({ rank }) => rank)).size).toBe(30);
  });

  it('finds neither unknown collections, deals and tools nor those of others (T11)', async () => {
    const entity = await deal();
    const add = mine.collections.addItem;
    expect(await failure(add({ collectionId: uuidv7(), ...entity }))).toBe('404 not_found');
    expect(await failure(add({ collectionId: niceFind.id, entityType: 'deal', entityId: uuidv7() }))).toBe('404 not_found');
    expect(await failure(add({ collectionId: niceFind.id, ...entity, entityType: 'tool' }))).toBe('404 not_found');
    expect(await failure(api.as(other).collections.addItem({ collectionId: niceFind.id, ...entity }))).toBe('404 not_found');
    expect((await mine.collections.items({ collectionId: niceFind.id })).items).toEqual([]);
  });

  it.each([
    ['an id that is no UUID', { collectionId: 'x' }],
    ['an unknown type', { entityType: 'user' as 'deal' }],
    ['a note over the limit', { notes: 'x'.repeat(5001) }],
    ['a NUL in the note', { notes: 'a\u0000b' }],
    ['a control character in the note', { notes: 'a\u0007b' }],
    ['half a character in the note', { notes: 'a\ud800b' }],
  ])('refuses %s (API-02)', async (_what, wrong) => {
    const input = { collectionId: niceFind.id, ...(await deal()), ...wrong };
    expect(await failure(mine.collections.addItem(input))).toBe('400 invalid_input');
    expect((await mine.collections.items({ collectionId: niceFind.id })).items).toEqual([]);
  });

  it('stores nothing that the input does not name (T13)', async () => {
    const extra = { id: uuidv7(), userId: other.id, user_id: other.id, rank: 'zzz', is_default: true, added_at: '2000-01-01' };
    const { item } = await mine.collections.addItem({ collectionId: niceFind.id, ...(await deal()), ...extra });
    expect(item.id).not.toBe(extra.id);
    expect(item.added_at).not.toContain('2000');
    const [row] = await api.database.db
      .select({ rank: collectionItems.rank })
      .from(collectionItems)
      .where(eq(collectionItems.id, item.id));
    expect(row?.rank).toBe('g0000001');
  });
});

describe('removing', () => {
  it('takes the item out (COL-10)', async () => {
    const input = { collectionId: niceFind.id, ...(await deal()) };
    await mine.collections.addItem(input);
    expect(await mine.collections.removeItem(input)).toEqual({ ok: true });
    expect((await mine.collections.items(input)).items).toEqual([]);
  });

  it('says when there is no such item, and leaves the others (COL-10)', async () => {
    const input = { collectionId: niceFind.id, ...(await deal()) };
    await mine.collections.addItem(input);
    expect(await failure(mine.collections.removeItem({ ...input, ...(await deal()) }))).toBe('404 item_not_found');
    expect((await mine.collections.items(input)).items).toHaveLength(1);
  });

  it('is refused to others and to visitors (T11)', async () => {
    const input = { collectionId: niceFind.id, ...(await deal()) };
    await mine.collections.addItem(input);
    expect(await failure(api.as(other).collections.removeItem(input))).toBe('404 not_found');
    expect(await failure(api.as(null).collections.removeItem(input))).toBe('401 unauthenticated');
    expect((await mine.collections.items(input)).items).toHaveLength(1);
  });

  it('ends a storm of adds and removes as its answers say (COL-12, T28)', async () => {
    const input = { collectionId: niceFind.id, ...(await deal()) };
    const storm = Array.from({ length: 100 }, (_, n) =>
      n % 2 === 0 ? mine.collections.addItem(input) : mine.collections.removeItem(input),
    );
    const answers = await Promise.allSettled(storm);
    const done = (parity: number) => answers.filter(({ status }, n) => n % 2 === parity && status === 'fulfilled').length;
    const { items } = await mine.collections.items(input);
    expect(items).toHaveLength(done(0) - done(1));
    const refused = answers.filter((answer) => answer.status === 'rejected');
    const failures = await Promise.all(refused.map(({ reason }) => failure(Promise.reject(reason))));
    expect(['404 item_not_found', '409 item_exists']).toEqual(expect.arrayContaining([...new Set(failures)]));
  });
});

describe('moving', () => {
  async function added() {
    const entity = await deal();
    const { item } = await mine.collections.addItem({ collectionId: niceFind.id, ...entity, notes: 'keep me' });
    return { entity, move: { itemId: item.id, fromCollectionId: niceFind.id, toCollectionId: mustHave.id } };
  }

  it('takes the item with its note to the front of the other collection (COL-11)', async () => {
    const { entity, move } = await added();
    await mine.collections.addItem({ collectionId: mustHave.id, ...(await deal()) });
    expect(await mine.collections.moveItem(move)).toEqual({ ok: true });
    const [from, , to] = await loaded();
    expect(from.items).toEqual([]);
    expect(to.items[0]).toMatchObject({ id: move.itemId, entity_id: entity.entityId, notes: 'keep me' });
  });

  it('leaves both as they were when the target has it already (COL-11)', async () => {
    const { entity, move } = await added();
    await mine.collections.addItem({ collectionId: mustHave.id, ...entity });
    const before = await loaded();
    expect(await failure(mine.collections.moveItem(move))).toBe('409 item_exists');
    expect(await loaded()).toEqual(before);
  });

  it('finds neither items that are not there nor collections of others (COL-11, T11)', async () => {
    const { move } = await added();
    const [theirs] = (await api.as(other).collections.load()).collections;
    const moves = [
      { ...move, itemId: uuidv7() },
      { ...move, toCollectionId: uuidv7() },
      { ...move, toCollectionId: theirs?.id ?? '' },
      { ...move, fromCollectionId: mustHave.id, toCollectionId: niceFind.id },
    ];
    for (const wrong of moves) expect((await failure(mine.collections.moveItem(wrong))).slice(0, 3)).toBe('404');
    expect(await failure(mine.collections.moveItem({ ...move, toCollectionId: niceFind.id }))).toBe('400 invalid_input');
    expect((await loaded())[0].items).toHaveLength(1);
  });

  it('never loses or doubles an item that is moved both ways at once (COL-11, COL-12)', async () => {
    const { move } = await added();
    const back = { ...move, fromCollectionId: mustHave.id, toCollectionId: niceFind.id };
    await Promise.allSettled(Array.from({ length: 40 }, (_, n) => mine.collections.moveItem(n % 2 ? back : move)));
    const items = (await loaded()).flatMap((collection) => collection.items);
    expect(items.map(({ id }) => id)).toEqual([move.itemId]);
  });
});

import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SessionUser } from '#identity/auth/auth.contract.ts';
import { makeDeal, makeTool, makeUser } from '#testing/factories.ts';
import { failure } from '#testing/failure.ts';
import { countStatements, createTestApi, type TestApi } from '#testing/test-api.ts';
import { wholeCollections } from '#testing/whole-collections.ts';
import type { CollectionItem, CollectionHead } from './collections.contract.ts';

type Collection = CollectionHead & { items: CollectionItem[] };

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
  await mine.collections.load();
  [niceFind, , mustHave] = await listed();
});

async function listed(): Promise<[Collection, Collection, Collection]> {
  const [first, second, third] = await wholeCollections(mine);
  if (!first || !second || !third) throw new Error('three collections were expected');
  return [first, second, third];
}

const deal = async () => ({ entityType: 'deal' as const, entityId: (await makeDeal(api.database)).id });

describe('the defaults', () => {
  it('are made at the first load, in their order and with their names (COL-02)', async () => {
    const { collections: all } = await mine.collections.load();
    expect(all.map(({ name, is_default, item_count, first }) => ({ name, is_default, item_count, first }))).toEqual([
      { name: 'Nice Find', is_default: true, item_count: 0, first: [] },
      { name: 'Worth a Shot', is_default: true, item_count: 0, first: [] },
      { name: 'Must-Have!', is_default: true, item_count: 0, first: [] },
    ]);
  });

  it('are exactly three after 50 first loads at once (COL-02, T29)', async () => {
    const fresh = api.as(await makeUser(api.database));
    const answers = await Promise.all(Array.from({ length: 50 }, () => fresh.collections.load()));
    expect(new Set(answers.map((answer) => answer.collections.length))).toEqual(new Set([3]));
    expect((await fresh.collections.list()).collections).toHaveLength(3);
  });

  it('are not made again by ensureDefaults, nor when one was renamed (COL-02)', async () => {
    await mine.collections.update({ collectionId: niceFind.id, name: 'Renamed' });
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

  it('shows members no collections of others (COL-01, T11)', async () => {
    await mine.collections.addItem({ collectionId: niceFind.id, ...(await deal()) });
    const theirs = await wholeCollections(api.as(other));
    expect(theirs.map(({ item_count, first, items }) => [item_count, first, items])).toEqual([
      [0, [], []],
      [0, [], []],
      [0, [], []],
    ]);
  });

  it('is refused to visitors (COL-01)', async () => {
    expect(await failure(api.as(null).collections.load())).toBe('401 unauthenticated');
  });

  it('reports that the defaults could not be made when that is what failed (COL-13)', async () => {
    const gone = api.as({ ...user, id: uuidv7() });
    expect(await failure(gone.collections.load())).toBe('503 defaults_failed');
  });
});

describe('the order of collections', () => {
  it('is favourites first, then as they were made (COL-15)', async () => {
    await mine.collections.update({ collectionId: mustHave.id, isFavorite: true });
    const names = ['Must-Have!', 'Nice Find', 'Worth a Shot'];
    expect((await mine.collections.load()).collections.map(({ name }) => name)).toEqual(names);
    expect((await mine.collections.list()).collections.map(({ name }) => name)).toEqual(names);
  });

  it('follows the database’s time, whatever ids clients chose (COL-15)', async () => {
    for (const [name, id] of [
      ['Late id', 'ffffffff-ffff-4fff-bfff-'],
      ['Early id', '00000000-0000-4000-8000-'],
    ] as const) {
      await mine.collections.create({ id: id + uuidv7().slice(-12), name });
    }
    const names = ['Nice Find', 'Worth a Shot', 'Must-Have!', 'Late id', 'Early id'];
    const { collections: loaded } = await mine.collections.load();
    expect(loaded.map(({ name }) => name)).toEqual(names);
    expect((await mine.collections.list()).collections.map(({ name }) => name)).toEqual(names);
    expect(loaded.map(({ created_at }) => created_at)).toEqual(loaded.map(({ created_at }) => created_at).toSorted());
  });
});

describe('the content of a collection', () => {
  it('is summed up by a count and the first four items, the same in load and list, and is complete in items (COL-01, API-01)', async () => {
    await mine.collections.share({ collectionId: niceFind.id, showsNotes: true });
    const items: CollectionItem[] = [];
    for (let n = 0; n < 5; n += 1)
      items.unshift(
        (await mine.collections.addItem({ collectionId: niceFind.id, ...(await deal()), notes: 'a note' })).item,
      );
    const [loaded] = (await mine.collections.load()).collections;
    expect(loaded).toEqual({
      id: niceFind.id,
      name: 'Nice Find',
      description: '',
      is_default: true,
      is_favorite: false,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      share: { token: expect.any(String), shows_notes: true, is_indexed: false },
      item_count: 5,
      first: items.slice(0, 4).map(({ entity_type, entity_id }) => ({ entity_type, entity_id })),
    });
    expect((await mine.collections.list()).collections[0]).toEqual(loaded);
    expect(await mine.collections.items({ collectionId: niceFind.id })).toEqual({ items, nextCursor: null });
  });

  it('is for its owner alone (T11)', async () => {
    expect(await failure(api.as(other).collections.items({ collectionId: niceFind.id }))).toBe('404 not_found');
    expect(await failure(api.as(null).collections.items({ collectionId: niceFind.id }))).toBe('401 unauthenticated');
    expect(await failure(mine.collections.items({ collectionId: uuidv7() }))).toBe('404 not_found');
    expect(await failure(mine.collections.items({ collectionId: 'x' }))).toBe('400 invalid_input');
    expect(await failure(api.as(null).collections.list())).toBe('401 unauthenticated');
  });
});

describe('facts', () => {
  it('hold what sorting needs to know about deals and tools (COL-16)', async () => {
    const endsAt = new Date('2031-05-06T07:08:09.010Z');
    const one = await makeDeal(api.database, { title: 'Lifetime plan', priceMinor: 4_950, currency: 'EUR', endsAt });
    const tool = await makeTool(api.database, { name: 'Inkwell' });
    await mine.collections.addItem({ collectionId: niceFind.id, entityType: 'tool', entityId: tool.id });
    await mine.collections.addItem({ collectionId: niceFind.id, entityType: 'deal', entityId: one.id });
    const gone = await deal();
    await mine.collections.addItem({ collectionId: niceFind.id, ...gone });
    await mine.collections.removeItem({ collectionId: niceFind.id, ...gone });
    expect(await mine.collections.facts({ collectionId: niceFind.id })).toEqual({
      nextCursor: null,
      facts: [
        {
          entity_type: 'deal',
          entity_id: one.id,
          title: 'Lifetime plan',
          price: 49.5,
          currency: 'EUR',
          ends_at: endsAt.toISOString(),
        },
        { entity_type: 'tool', entity_id: tool.id, title: 'Inkwell', price: null, currency: null, ends_at: null },
      ],
    });
  });

  it('take one statement, however many items there are (COL-16, T41)', async () => {
    const read = () => countStatements(api.database, () => mine.collections.facts({ collectionId: niceFind.id }));
    const few = await read();
    for (let n = 0; n < 30; n += 1) await mine.collections.addItem({ collectionId: niceFind.id, ...(await deal()) });
    expect([few, await read()]).toEqual([1, 1]);
  });

  it('are the owner’s alone (T11)', async () => {
    expect(await failure(api.as(other).collections.facts({ collectionId: niceFind.id }))).toBe('404 not_found');
    expect(await failure(api.as(null).collections.facts({ collectionId: niceFind.id }))).toBe('401 unauthenticated');
    expect(await failure(mine.collections.facts({ collectionId: uuidv7() }))).toBe('404 not_found');
    expect(await failure(mine.collections.facts({ collectionId: 'x' }))).toBe('400 invalid_input');
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
    const [from, , to] = await listed();
    expect(from.items).toEqual([]);
    expect(to.items[0]).toMatchObject({ id: move.itemId, entity_id: entity.entityId, notes: 'keep me' });
  });

  it('leaves both as they were when the target has it already (COL-11)', async () => {
    const { entity, move } = await added();
    await mine.collections.addItem({ collectionId: mustHave.id, ...entity });
    const before = await listed();
    expect(await failure(mine.collections.moveItem(move))).toBe('409 item_exists');
    expect(await listed()).toEqual(before);
  });

  it('finds neither missing items nor collections of others (COL-11, T11)', async () => {
    const { move } = await added();
    const [theirs] = (await api.as(other).collections.load()).collections;
    const moves = [
      { ...move, itemId: uuidv7() },
      { ...move, toCollectionId: uuidv7() },
      { ...move, toCollectionId: theirs?.id ?? '' },
      { ...move, fromCollectionId: mustHave.id, toCollectionId: niceFind.id },
    ];
    for (const wrong of moves) expect((await failure(mine.collections.moveItem(wrong))).slice(0, 3)).toBe('404');
    expect(await failure(mine.collections.moveItem({ ...move, toCollectionId: niceFind.id }))).toBe(
      '400 invalid_input',
    );
    expect((await listed())[0].items).toHaveLength(1);
  });

  it('never loses or doubles an item that is moved both ways at once (COL-11, COL-12)', async () => {
    const { move } = await added();
    const back = { ...move, fromCollectionId: mustHave.id, toCollectionId: niceFind.id };
    await Promise.allSettled(Array.from({ length: 40 }, (_, n) => mine.collections.moveItem(n % 2 ? back : move)));
    const items = (await listed()).flatMap((collection) => collection.items);
    expect(items.map(({ id }) => id)).toEqual([move.itemId]);
  });
});

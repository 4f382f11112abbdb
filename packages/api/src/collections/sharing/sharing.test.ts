import { collectionItems, collections } from '@onceware/db/schema/collections';
import { eq } from 'drizzle-orm';
import { v4 as uuidv4, v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeDeal, makeTool, makeUser } from '#testing/factories.ts';
import { failure } from '#testing/failure.ts';
import { countStatements, createTestApi, type TestApi } from '#testing/test-api.ts';
import { allItems } from '#testing/whole-collections.ts';

let api: TestApi;
let mine: ReturnType<TestApi['as']>;
let theirs: ReturnType<TestApi['as']>;
let visitor: ReturnType<TestApi['as']>;
let owner: Awaited<ReturnType<typeof makeUser>>;
let collectionId: string;

beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

beforeEach(async () => {
  const [me, other] = await Promise.all([makeUser(api.database, { name: 'Olga Owner' }), makeUser(api.database)]);
  owner = me;
  [mine, theirs, visitor] = [api.as(me), api.as(other), api.as(null)];
  await theirs.collections.load();
  collectionId = (await mine.collections.load()).collections[0]?.id ?? '';
});

async function addDeal(notes?: string) {
  const deal = await makeDeal(api.database);
  await mine.collections.addItem({ collectionId, entityType: 'deal', entityId: deal.id, notes });
  return deal;
}
const tokenOf = async (how: { showsNotes?: boolean; isIndexed?: boolean } = {}) =>
  (await mine.collections.share({ collectionId, ...how })).share.token;
const refused = '404 not_found';

describe('sharing', () => {
  it('makes an unguessable link, and keeps it when it is shared otherwise (COL-17)', async () => {
    const { share } = await mine.collections.share({ collectionId });
    expect(share).toEqual({ token: expect.stringMatching(/^[\w-]{24}$/), shows_notes: false, is_indexed: false });
    const again = await mine.collections.share({ collectionId, showsNotes: true, isIndexed: true });
    expect(again.share).toEqual({ token: share.token, shows_notes: true, is_indexed: true });
  });

  it('makes one link for requests at the same moment (COL-17)', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => tokenOf()));
    expect(new Set(all).size).toBe(1);
  });

  it('ends for good: the link no longer works, and the next one is another (COL-17)', async () => {
    const token = await tokenOf({ showsNotes: true });
    expect(await mine.collections.unshare({ collectionId })).toEqual({ ok: true });
    expect(await mine.collections.unshare({ collectionId })).toEqual({ ok: true });
    expect(await failure(visitor.collections.shared({ token }))).toBe(refused);
    expect(await failure(theirs.collections.copyShared({ token, id: uuidv7() }))).toBe(refused);
    const next = await mine.collections.share({ collectionId });
    expect(next.share).toMatchObject({ shows_notes: false, is_indexed: false });
    expect(next.share.token).not.toBe(token);
  });

  it('is the owner’s alone to begin, change and end (COL-17, T11)', async () => {
    const token = await tokenOf();
    expect(await failure(theirs.collections.share({ collectionId, showsNotes: true }))).toBe(refused);
    expect(await failure(theirs.collections.unshare({ collectionId }))).toBe(refused);
    expect(await failure(visitor.collections.unshare({ collectionId }))).toBe('401 unauthenticated');
    expect(await failure(mine.collections.share({ collectionId: uuidv7() }))).toBe(refused);
    expect(await failure(mine.collections.share({ collectionId: 'x' }))).toBe('400 invalid_input');
    expect(await tokenOf()).toBe(token);
  });

  it('takes no token from the caller (COL-17, T13)', async () => {
    const token = 'a'.repeat(24);
    const input = { collectionId, token, shareToken: token, userId: uuidv7() };
    expect((await mine.collections.share(input)).share.token).not.toBe(token);
  });
});

describe('what a link shows', () => {
  it('is the collection with its cards in their order, without a session (COL-17)', async () => {
    const tool = await makeTool(api.database, { name: 'Kiln', logoUrl: 'https://pictures.example/kiln.png' });
    const deal = await addDeal('mine alone');
    await mine.collections.addItem({ collectionId, entityType: 'tool', entityId: tool.id });
    const shown = await visitor.collections.shared({ token: await tokenOf({ isIndexed: true }) });
    expect(shown).toMatchObject({
      name: 'Nice Find',
      description: '',
      item_count: 2,
      is_indexed: true,
      image: 'https://pictures.example/kiln.png',
      nextCursor: null,
    });
    expect(shown.items).toMatchObject([
      { entity_type: 'tool', tool: { name: 'Kiln', dealCount: 0 }, notes: null },
      { entity_type: 'deal', deal: { title: deal.title, price: 49, currency: 'USD' }, notes: null },
    ]);
  });

  it('holds notes only where the owner shows them, and never the owner or an id of the collection (COL-17)', async () => {
    await addDeal('for the shop');
    const token = await tokenOf();
    const without = JSON.stringify(await visitor.collections.shared({ token }));
    await tokenOf({ showsNotes: true });
    const shown = await visitor.collections.shared({ token });
    expect(shown.items[0]?.notes).toBe('for the shop');
    expect(without).not.toContain('for the shop');
    for (const text of [without, JSON.stringify(shown)]) {
      for (const secret of [owner.id, owner.name, owner.email, collectionId, token]) expect(text).not.toContain(secret);
    }
  });

  it('of an empty collection is its name, without items or picture (COL-17)', async () => {
    expect(await visitor.collections.shared({ token: await tokenOf() })).toMatchObject({
      items: [],
      item_count: 0,
      image: null,
    });
  });

  it('comes in pages that additions and removals between them do not shift (COL-17)', async () => {
    const deals = [];
    for (let n = 0; n < 60; n += 1) deals.unshift((await addDeal()).id);
    const token = await tokenOf();
    const first = await visitor.collections.shared({ token });
    expect(first.items).toHaveLength(48);
    await addDeal();
    await mine.collections.removeItem({ collectionId, entityType: 'deal', entityId: deals[0] ?? '' });
    const second = await visitor.collections.shared({ token, cursor: first.nextCursor });
    expect(second.nextCursor).toBeNull();
    const ids = [...first.items, ...second.items].map((item) => (item.entity_type === 'deal' ? item.deal.id : ''));
    expect(ids).toEqual(deals);
  });

  it('takes one statement, however many items there are (COL-17, T41)', async () => {
    const token = await tokenOf();
    const read = () => countStatements(api.database, () => visitor.collections.shared({ token }));
    const few = await read();
    for (let n = 0; n < 49; n += 1) await addDeal();
    expect([few, await read()]).toEqual([1, 1]);
  });

  it('is gone with the collection (COL-17)', async () => {
    const token = await tokenOf();
    await api.database.db.update(collections).set({ deletedAt: new Date() }).where(eq(collections.id, collectionId));
    expect(await failure(visitor.collections.shared({ token }))).toBe(refused);
    expect(await failure(theirs.collections.copyShared({ token, id: uuidv7() }))).toBe(refused);
    expect(await failure(mine.collections.share({ collectionId }))).toBe(refused);
  });

  it('leaves out items that were removed (COL-17)', async () => {
    const deal = await addDeal();
    const token = await tokenOf();
    await mine.collections.removeItem({ collectionId, entityType: 'deal', entityId: deal.id });
    expect(await visitor.collections.shared({ token })).toMatchObject({ items: [], item_count: 0, image: null });
  });

  it.each([
    ['an unknown token', { token: 'a'.repeat(24) }, refused],
    ['a token of another length', { token: 'abc' }, '400 invalid_input'],
    ['a token with other characters', { token: "' or 1=1 --aaaaaaaaaaaaa" }, '400 invalid_input'],
    ['a cursor that nobody wrote', { token: 'a'.repeat(24), cursor: '%%%' }, '400 invalid_input'],
    [
      'a cursor that holds NUL',
      { token: 'a'.repeat(24), cursor: Buffer.from('a\0').toString('base64url') },
      '400 invalid_input',
    ],
  ])('is nothing for %s (COL-17, API-02)', async (_what, input, expected) => {
    expect(await failure(visitor.collections.shared(input))).toBe(expected);
  });
});

describe('copying', () => {
  async function shared() {
    const [below, above] = [await addDeal('one'), await addDeal('two')];
    return { above: above.id, below: below.id, token: await tokenOf() };
  }

  it('makes an own collection with the same items in the same order, without hidden notes (COL-17)', async () => {
    const { above, below, token } = await shared();
    const id = uuidv7();
    const { collection } = await theirs.collections.copyShared({ token, id });
    expect(collection).toMatchObject({ id, name: 'Nice Find', is_default: false, is_favorite: false, share: null });
    expect((await allItems(theirs, id)).map(({ entity_id, notes }) => [entity_id, notes])).toEqual([
      [above, null],
      [below, null],
    ]);
    expect((await theirs.collections.load()).collections).toContainEqual(collection);
    const next = await makeDeal(api.database);
    await theirs.collections.addItem({ collectionId: id, entityType: 'deal', entityId: next.id });
    const { items } = await theirs.collections.items({ collectionId: id });
    expect(items.map(({ entity_id }) => entity_id)).toEqual([next.id, above, below]);
  });

  it('takes notes that are shown, and is then the copier’s alone (COL-17)', async () => {
    const { token } = await shared();
    await tokenOf({ showsNotes: true });
    const { collection } = await theirs.collections.copyShared({ token, id: uuidv7() });
    expect((await allItems(theirs, collection.id)).map(({ notes }) => notes)).toEqual(['two', 'one']);
    expect(await failure(mine.collections.items({ collectionId: collection.id }))).toBe(refused);
  });

  it('has one effect for one id, 20 times at once and again when the link is gone (COL-17, T27)', async () => {
    const { token } = await shared();
    const id = uuidv7();
    const all = await Promise.all(Array.from({ length: 20 }, () => theirs.collections.copyShared({ token, id })));
    expect(new Set(all.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect((await theirs.collections.load()).collections).toHaveLength(4);
    await mine.collections.unshare({ collectionId });
    expect(await theirs.collections.copyShared({ token, id })).toEqual(all[0]);
  });

  it('refuses an id that somebody else has, and tells nothing of theirs (COL-17, T11)', async () => {
    const { token } = await shared();
    expect(await failure(theirs.collections.copyShared({ token, id: collectionId }))).toBe('409 id_taken');
    expect((await mine.collections.items({ collectionId })).items).toHaveLength(2);
    expect((await theirs.collections.load()).collections).toHaveLength(3);
  });

  it('is for members, of links that work (COL-17, T11)', async () => {
    const { token } = await shared();
    expect(await failure(visitor.collections.copyShared({ token, id: uuidv7() }))).toBe('401 unauthenticated');
    expect(await failure(theirs.collections.copyShared({ token: 'a'.repeat(24), id: uuidv7() }))).toBe(refused);
    expect(await failure(theirs.collections.copyShared({ token, id: 'x' }))).toBe('400 invalid_input');
    expect((await theirs.collections.load()).collections).toHaveLength(3);
  });

  it('stops at 200 collections, also for ten at the same moment (COL-17)', async () => {
    const { token } = await shared();
    const me = await makeUser(api.database);
    await api.database.db
      .insert(collections)
      .values(Array.from({ length: 195 }, (_, n) => ({ userId: me.id, name: `c${n}` })));
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, () => api.as(me).collections.copyShared({ token, id: uuidv7() })),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    expect(await failure(api.as(me).collections.copyShared({ token, id: uuidv7() }))).toBe('409 too_many_collections');
  });

  it('copies 5,000 items at once (COL-17)', async () => {
    const token = await tokenOf();
    const tools = await api.database.pool.query<{ id: string }>(
      `insert into tools (id, slug, name, category) select gen_random_uuid(), 'many-' || n, 'Many', 'other' from generate_series(1, 5000) n returning id`,
    );
    await api.database.db.insert(collectionItems).values(
      tools.rows.map(({ id }, n) => ({
        id: uuidv4(),
        collectionId,
        entityType: 'tool' as const,
        entityId: id,
        rank: `g${(n + 1).toString(16).padStart(7, '0')}`,
      })),
    );
    const { collection } = await theirs.collections.copyShared({ token, id: uuidv7() });
    expect(collection.item_count).toBe(5000);
    expect((await allItems(theirs, collection.id)).map(({ entity_id }) => entity_id)).toEqual(
      tools.rows.map(({ id }) => id).toReversed(),
    );
  });
});

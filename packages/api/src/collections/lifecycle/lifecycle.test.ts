import { collections } from '@onceware/db/schema/collections';
import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SessionUser } from '#identity/auth/auth.contract.ts';
import naughty from '#testing/blns.json' with { type: 'json' };
import { makeDeal, makeUser } from '#testing/factories.ts';
import { failure } from '#testing/failure.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';
import { allCollections } from '#testing/whole-collections.ts';

let api: TestApi;
let user: SessionUser;
let other: SessionUser;
let mine: ReturnType<TestApi['as']>;
let theirs: ReturnType<TestApi['as']>;
let visitor: ReturnType<TestApi['as']>;
let defaultId: string;

beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

beforeEach(async () => {
  [user, other] = await Promise.all([makeUser(api.database), makeUser(api.database)]);
  [mine, theirs, visitor] = [api.as(user), api.as(other), api.as(null)];
  defaultId = (await mine.collections.load()).collections[0]?.id ?? '';
});

const all = () => allCollections(mine);
const one = async (id: string) => (await all()).find((collection) => collection.id === id);

async function made(name = 'Reading list'): Promise<string> {
  const id = uuidv7();
  await mine.collections.create({ id, name });
  return id;
}

describe('creating', () => {
  it('makes an empty collection of that name (COL-15)', async () => {
    const id = uuidv7();
    const { collection } = await mine.collections.create({
      id,
      name: '  Reading list ',
      description: 'For rainy\ndays',
    });
    expect(collection).toEqual({
      id,
      name: 'Reading list',
      description: 'For rainy\ndays',
      is_default: false,
      is_favorite: false,
      created_at: expect.any(String),
      updated_at: expect.any(String),
      share: null,
      item_count: 0,
      first: [],
    });
    expect(await one(id)).toEqual(collection);
  });

  it('with the same id has one effect, four times in a row and 20 at once (COL-15, T27)', async () => {
    const inputs = [1, 2].map(() => ({ id: uuidv7(), name: 'Once' }));
    const [first, second] = inputs;
    if (!first || !second) throw new Error('two inputs were expected');
    const answers = [];
    for (let n = 0; n < 4; n += 1) answers.push(await mine.collections.create(first));
    const atOnce = await Promise.all(Array.from({ length: 20 }, () => mine.collections.create(second)));
    for (const same of [answers, atOnce]) expect(new Set(same.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await all()).toHaveLength(5);
  });

  it('again answers the collection as it is now, also when it was deleted (COL-15, T27)', async () => {
    const input = { id: uuidv7(), name: 'Before' };
    await mine.collections.create(input);
    await mine.collections.update({ collectionId: input.id, name: 'After' });
    expect((await mine.collections.create(input)).collection.name).toBe('After');
    await mine.collections.delete({ collectionId: input.id });
    expect((await mine.collections.create(input)).collection.name).toBe('After');
    expect(await all()).toHaveLength(3);
  });

  it('refuses an id that somebody else has, and tells nothing of theirs (COL-15, T11)', async () => {
    const id = await made('Secret plans');
    expect(await failure(theirs.collections.create({ id, name: 'Mine' }))).toBe('409 id_taken');
    expect((await one(id))?.name).toBe('Secret plans');
    expect((await theirs.collections.list()).collections).toEqual([]);
  });

  it('stores nothing that the input does not name (T13)', async () => {
    const extra = {
      userId: other.id,
      user_id: other.id,
      defaultKey: 'nice-find',
      is_default: true,
      isFavorite: true,
      nextRank: 9,
      shareToken: 'x',
    };
    const id = uuidv7();
    await mine.collections.create({ id, name: 'Plain', ...extra });
    const [row] = await api.database.db.select().from(collections).where(eq(collections.id, id));
    expect(row).toMatchObject({ userId: user.id, defaultKey: null, isFavorite: false, nextRank: 1, shareToken: null });
  });

  it('is for members, with an id (T11, API-02)', async () => {
    expect(await failure(visitor.collections.create({ id: uuidv7(), name: 'Mine' }))).toBe('401 unauthenticated');
    expect(await failure(mine.collections.create({ id: 'x', name: 'Mine' }))).toBe('400 invalid_input');
    expect(await all()).toHaveLength(3);
  });

  const bad: [string, { name?: string; description?: string }][] = [
    ['an empty name', { name: '' }],
    ['a name of blanks', { name: ' \u00a0 ' }],
    ['a name of two lines', { name: 'a\nb' }],
    ['a name of 101 characters', { name: 'x'.repeat(101) }],
    ['a NUL', { name: 'a\u0000' }],
    ['a description of 1,001 characters', { description: 'x'.repeat(1001) }],
    ['half a character', { description: '\ud800' }],
  ];
  it.each(bad)('and renaming refuse %s (COL-15, API-02)', async (_what, wrong) => {
    expect(await failure(mine.collections.create({ id: uuidv7(), name: 'Good', ...wrong }))).toBe('400 invalid_input');
    expect(await failure(mine.collections.update({ collectionId: defaultId, ...wrong }))).toBe('400 invalid_input');
    expect((await all()).map(({ name }) => name)).toEqual(['Nice Find', 'Worth a Shot', 'Must-Have!']);
  });

  it('stops at 200, also for 20 at the same moment (COL-15)', async () => {
    await api.database.db
      .insert(collections)
      .values(Array.from({ length: 192 }, (_, n) => ({ userId: user.id, name: `c${n}` })));
    const answers = await Promise.allSettled(Array.from({ length: 20 }, () => made()));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    expect(await all()).toHaveLength(200);
    expect(await failure(made())).toBe('409 too_many_collections');
    const [some] = (await all()).filter(({ is_default }) => !is_default);
    await mine.collections.delete({ collectionId: some?.id ?? '' });
    const last = await made();
    expect(await failure(mine.collections.restore({ collectionId: some?.id ?? '' }))).toBe('409 too_many_collections');
    expect((await mine.collections.create({ id: last, name: 'Again' })).collection.name).toBe('Reading list');
    expect(await all()).toHaveLength(200);
  });
});

describe('changing', () => {
  it('renames, describes and makes a favourite, each by itself; also a default one (COL-15)', async () => {
    const collectionId = defaultId;
    expect(await mine.collections.update({ collectionId, name: 'Tools' })).toEqual({ ok: true });
    await mine.collections.update({ collectionId, description: 'All of them' });
    await mine.collections.update({ collectionId, isFavorite: true });
    expect(await one(collectionId)).toMatchObject({
      name: 'Tools',
      description: 'All of them',
      is_favorite: true,
      is_default: true,
    });
    await mine.collections.update({ collectionId, description: '', isFavorite: false });
    expect(await one(collectionId)).toMatchObject({ name: 'Tools', description: '', is_favorite: false });
  });

  it('keeps names and descriptions byte for byte, or refuses them (COL-15, T26)', async () => {
    const refused: string[] = [];
    const wrong: string[] = [];
    for (const text of naughty) {
      const [name, description] = [text.slice(0, 90), text.slice(0, 900)];
      const isSet = await mine.collections.update({ collectionId: defaultId, name, description }).then(
        () => true,
        () => false,
      );
      const kept = await one(defaultId);
      if (!isSet) refused.push(name);
      else if (kept?.name !== name.trim() || kept.description !== description) wrong.push(text);
    }
    expect(wrong).toEqual([]);
    // oxlint-disable-next-line no-control-regex -- control characters are what is refused
    expect(refused.filter((name) => name.trim() && !/[\u0000-\u001f\u007f]/.test(name) && name.isWellFormed())).toEqual(
      [],
    );
    expect(refused.length).toBeLessThan(20);
  });

  it('is refused to others, and for missing collections (COL-15, T11)', async () => {
    const id = await made();
    const change = { collectionId: id, name: 'Taken over', isFavorite: true };
    const before = await all();
    expect(await failure(theirs.collections.update(change))).toBe('404 not_found');
    expect(await failure(visitor.collections.update(change))).toBe('401 unauthenticated');
    expect(await failure(mine.collections.update({ ...change, collectionId: uuidv7() }))).toBe('404 not_found');
    expect(await all()).toEqual(before);
    await mine.collections.delete({ collectionId: id });
    expect(await failure(mine.collections.update(change))).toBe('404 not_found');
  });

  it('ignores fields that the caller may not set (T13)', async () => {
    const extra = {
      id: uuidv7(),
      userId: other.id,
      user_id: other.id,
      defaultKey: null,
      is_default: false,
      deletedAt: '2000-01-01',
      shareToken: 'a'.repeat(24),
    };
    await mine.collections.update({ collectionId: defaultId, name: 'Still mine', ...extra });
    expect(await one(defaultId)).toMatchObject({ name: 'Still mine', is_default: true, share: null });
  });

  it('at the same moment keeps what the others changed (COL-12, COL-15)', async () => {
    const changes = [{ name: 'New' }, { description: 'Said' }, { isFavorite: true }];
    await Promise.all(changes.map((change) => mine.collections.update({ collectionId: defaultId, ...change })));
    expect(await one(defaultId)).toMatchObject({ name: 'New', description: 'Said', is_favorite: true });
  });
});

describe('deleting and restoring', () => {
  it('takes the collection away and brings it back as it was (COL-15)', async () => {
    const id = await made();
    const deal = await makeDeal(api.database);
    await mine.collections.addItem({ collectionId: id, entityType: 'deal', entityId: deal.id, notes: 'kept' });
    const { updated_at: _before, ...before } = (await one(id)) ?? { updated_at: '' };
    expect(await mine.collections.delete({ collectionId: id })).toEqual({ ok: true });
    expect(await one(id)).toBeUndefined();
    expect((await mine.collections.list()).collections).toHaveLength(3);
    expect(await failure(mine.collections.items({ collectionId: id }))).toBe('404 not_found');
    expect(await failure(mine.collections.facts({ collectionId: id }))).toBe('404 not_found');
    expect(await mine.collections.restore({ collectionId: id })).toEqual({ ok: true });
    expect(await one(id)).toMatchObject(before);
  });

  it('can be repeated, four times in a row and 20 at once (COL-15, T27)', async () => {
    const input = { collectionId: await made() };
    for (let n = 0; n < 4; n += 1) expect(await mine.collections.delete(input)).toEqual({ ok: true });
    for (let n = 0; n < 4; n += 1) expect(await mine.collections.restore(input)).toEqual({ ok: true });
    await Promise.all(Array.from({ length: 20 }, () => mine.collections.delete(input)));
    expect(await all()).toHaveLength(3);
    await Promise.all(Array.from({ length: 20 }, () => mine.collections.restore(input)));
    expect(await all()).toHaveLength(4);
  });

  it('is refused for a default collection, renamed or not (COL-15)', async () => {
    await mine.collections.update({ collectionId: defaultId, name: 'Renamed' });
    expect(await failure(mine.collections.delete({ collectionId: defaultId }))).toBe('409 default_collection');
    expect(await all()).toHaveLength(3);
  });

  it('is the owner’s alone (COL-15, T11)', async () => {
    const input = { collectionId: await made() };
    expect(await failure(theirs.collections.delete(input))).toBe('404 not_found');
    expect(await failure(theirs.collections.delete({ collectionId: defaultId }))).toBe('404 not_found');
    expect(await failure(visitor.collections.delete(input))).toBe('401 unauthenticated');
    expect(await one(input.collectionId)).toBeDefined();
    await mine.collections.delete(input);
    expect(await failure(theirs.collections.restore(input))).toBe('404 not_found');
    expect(await failure(visitor.collections.restore(input))).toBe('401 unauthenticated');
    expect(await one(input.collectionId)).toBeUndefined();
  });

  it('finds neither unknown nor malformed ids (COL-15, API-02)', async () => {
    for (const act of [mine.collections.delete, mine.collections.restore]) {
      expect(await failure(act({ collectionId: uuidv7() }))).toBe('404 not_found');
      expect(await failure(act({ collectionId: 'x' }))).toBe('400 invalid_input');
    }
  });
});

import { collectionItems } from '@onceware/db/schema/collections';
import { v4 as uuidv4, v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { failure } from '#testing/failure.ts';
import { type OwnCollections, ownCollections } from '#testing/own-collections.ts';
import { countStatements, createTestApi, type TestApi } from '#testing/test-api.ts';
import { purgeDeleted } from '../lifecycle/lifecycle.service.ts';
import { replaceTagsInput, type RetaggedItems } from './library.contract.ts';

let api: TestApi;
let own: OwnCollections;

beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

beforeEach(async () => {
  own = await ownCollections(api);
});

/** An item in the first collection, or another, for each list of tags. */
async function tagged(...lists: string[][]) {
  const entities = [];
  for (const [n, add] of lists.entries()) {
    const collectionId = n % 2 === 0 ? own.collectionId : own.otherId;
    const entity = await own.deal();
    await own.mine.collections.addItem({ collectionId, ...entity });
    if (add.length > 0) await own.mine.collections.tagItems({ collectionId, entities: [entity], add });
    entities.push({ ...entity, collectionId });
  }
  return entities;
}
async function tagsOf(entities: { entityId: string; collectionId: string }[]) {
  const both = await Promise.all(
    [own.collectionId, own.otherId].map((collectionId) => own.mine.collections.items({ collectionId })),
  );
  const all = both.flatMap(({ items }) => items);
  return entities.map(({ entityId }) => all.find((item) => item.entity_id === entityId)?.tags ?? []);
}
const counts = async () =>
  Object.fromEntries((await own.mine.collections.tags()).tags.map(({ tag, count }) => [tag, count]));

describe('tags everywhere', () => {
  it('are renamed in every collection, found by their new name, and undone exactly (CAT-13)', async () => {
    const before = [['Desing', 'Later'], ['desing'], ['Later'], []];
    const items = await tagged(...before);
    await own.age();
    const id = uuidv7();
    const { collections } = own.mine;
    expect(await collections.replaceTags({ id, tags: ['DESING'], to: 'Design' })).toEqual({ items: 2, isDone: true });
    expect(await tagsOf(items)).toEqual([['Later', 'Design'], ['Design'], ['Later'], []]);
    expect(await counts()).toEqual({ Design: 2, Later: 2 });
    expect(await own.isChanged()).toBe(true);
    expect((await collections.search({ q: 'design' })).total).toBe(2);
    expect((await collections.search({ q: '"desing"' })).total).toBe(0);
    expect(await collections.undoTags({ id })).toEqual({ items: 2, isDone: true });
    expect(await tagsOf(items)).toEqual(before);
    expect((await collections.search({ q: 'desing' })).total).toBe(2);
  });

  it('merge without duplicates, and are restored also on items that had the target already (CAT-13)', async () => {
    const before = [['Fonts', 'Type', 'x'], ['type'], ['Fonts'], ['fonts', 'Typo'], ['x']];
    const items = await tagged(...before);
    const id = uuidv7();
    const merged = await own.mine.collections.replaceTags({ id, tags: ['Type', 'Typo'], to: 'Fonts' });
    expect(merged).toEqual({ items: 3, isDone: true });
    expect(await tagsOf(items)).toEqual([['Fonts', 'x'], ['Fonts'], ['Fonts'], ['fonts'], ['x']]);
    expect(await counts()).toMatchObject({ Fonts: 4, x: 2 });
    await own.mine.collections.undoTags({ id });
    expect(await tagsOf(items)).toEqual(before);
    // Named among those that are merged, it is written alike everywhere.
    await own.mine.collections.replaceTags({ id: uuidv7(), tags: ['Fonts', 'Type', 'Typo'], to: 'Fonts' });
    expect(await tagsOf(items)).toEqual([['x', 'Fonts'], ['Fonts'], ['Fonts'], ['Fonts'], ['x']]);
  });

  it('are deleted from every item, and what was tagged since stays when that is undone (CAT-13)', async () => {
    const items = await tagged(['a', 'b'], ['b'], ['a']);
    const [first, second] = items;
    if (!first || !second) throw new Error('items were made');
    const id = uuidv7();
    await own.mine.collections.replaceTags({ id, tags: ['b', 'nowhere'], to: null });
    expect(await tagsOf(items)).toEqual([['a'], [], ['a']]);
    const { collectionId, entityType, entityId } = first;
    await own.mine.collections.tagItems({
      collectionId,
      entities: [{ entityType, entityId }],
      add: ['new'],
      remove: ['a'],
    });
    await own.mine.collections.removeItem(second);
    await own.mine.collections.undoTags({ id });
    expect(await tagsOf(items)).toEqual([['new', 'b'], [], ['a']]);
    await own.mine.collections.restoreItems({ collectionId: second.collectionId, entities: [second] });
    expect(await tagsOf(items)).toEqual([['new', 'b'], ['b'], ['a']]);
  });

  it('answer the same to the same change and undo, four times in a row and 20 at once (T27)', async () => {
    const items = await tagged(['a'], ['A', 'b'], ['c']);
    const change = { id: uuidv7(), tags: ['a', 'c'], to: 'b' };
    const answer = { items: 3, isDone: true };
    const { collections } = own.mine;
    for (let n = 0; n < 4; n += 1) expect(await collections.replaceTags(change)).toEqual(answer);
    const again = await Promise.all(Array.from({ length: 20 }, () => collections.replaceTags(change)));
    expect(new Set(again.map((one) => JSON.stringify(one)))).toEqual(new Set([JSON.stringify(answer)]));
    expect(await tagsOf(items)).toEqual([['b'], ['b'], ['b']]);
    const undone = await Promise.all(Array.from({ length: 20 }, () => collections.undoTags({ id: change.id })));
    expect(new Set(undone.map((one) => JSON.stringify(one)))).toEqual(new Set([JSON.stringify(answer)]));
    expect(await tagsOf(items)).toEqual([['a'], ['A', 'b'], ['c']]);
  });

  it('change for their member alone, and nobody else can undo that (CAT-13, T11)', async () => {
    const items = await tagged(['a']);
    const theirs = api.as(own.other).collections;
    const collectionId = (await theirs.load()).collections[0]?.id ?? '';
    const deal = await own.deal();
    await theirs.addItem({ collectionId, ...deal });
    await theirs.tagItems({ collectionId, entities: [deal], add: ['a'] });
    const id = uuidv7();
    expect(await own.mine.collections.replaceTags({ id, tags: ['a'], to: 'b' })).toEqual({ items: 1, isDone: true });
    expect((await theirs.tags()).tags).toEqual([{ tag: 'a', count: 1 }]);
    expect(await failure(theirs.undoTags({ id }))).toBe('404 not_found');
    expect(await failure(own.mine.collections.undoTags({ id: uuidv7() }))).toBe('404 not_found');
    // The same id of somebody else's is a change of their own.
    expect(await theirs.replaceTags({ id, tags: ['a'], to: 'c' })).toEqual({ items: 1, isDone: true });
    await theirs.undoTags({ id });
    expect(await tagsOf(items)).toEqual([['b']]);
    expect(await failure(api.as(null).collections.replaceTags({ id, tags: ['a'], to: 'b' }))).toBe(
      '401 unauthenticated',
    );
  });

  it('are one line of 50 characters, up to 100 at once (CAT-13)', () => {
    const parsed = (input: object) => replaceTagsInput.safeParse({ id: uuidv7(), tags: ['a'], to: 'b', ...input });
    expect(parsed({}).success).toBe(true);
    expect(parsed({ to: null, tags: Array.from({ length: 100 }, (_, n) => `t${n}`) }).success).toBe(true);
    for (const wrong of [
      { tags: [] },
      { tags: Array.from({ length: 101 }, (_, n) => `t${n}`) },
      { to: '' },
      { to: 'a\nb' },
      { to: 'x'.repeat(51) },
      { id: 'x' },
      { to: undefined },
    ])
      expect(parsed(wrong).success).toBe(false);
  });

  it('of many items take as many statements as of one (T41)', async () => {
    await tagged(['one'], ...Array.from({ length: 12 }, () => ['many']));
    const statements = [];
    for (const tag of ['one', 'many']) {
      const id = uuidv7();
      statements.push([
        await countStatements(api.database, () => own.mine.collections.replaceTags({ id, tags: [tag], to: `${tag}s` })),
        await countStatements(api.database, () => own.mine.collections.undoTags({ id })),
      ]);
    }
    // Find them; begin, lock, change, commit; count them.
    expect(statements).toEqual([
      [6, 5],
      [6, 5],
    ]);
  });

  it('of 12,000 items are changed and undone in batches, and how they were is forgotten after a day (CAT-13)', async () => {
    const { pool } = api.database;
    const { rows } = await pool.query<{ id: string }>(
      `insert into tools (id, slug, name, category) select gen_random_uuid(), $1 || n, 'Many', 'other' from generate_series(1, 4000) n returning id`,
      [`${uuidv7()}-`],
    );
    const [first, second, third] = (await own.mine.collections.load()).collections;
    for (const { id: collectionId } of [first, second, third].flatMap((one) => one ?? []))
      await api.database.db.insert(collectionItems).values(
        rows.map(({ id }, n) => ({
          id: uuidv4(),
          collectionId,
          entityType: 'tool' as const,
          entityId: id,
          tags: n % 2 === 0 ? ['old', `n${n % 5}`] : ['new', 'old'],
          rank: `g${(n + 1).toString(16).padStart(7, '0')}`,
        })),
      );
    const before = (await own.mine.collections.tags()).tags;
    const id = uuidv7();
    // On a slow machine it takes several calls.
    const whole = async (call: () => Promise<RetaggedItems>): Promise<RetaggedItems> => {
      const answer = await call();
      return answer.isDone ? answer : whole(call);
    };
    expect(await whole(() => own.mine.collections.replaceTags({ id, tags: ['old'], to: 'new' }))).toEqual({
      items: 12_000,
      isDone: true,
    });
    expect((await own.mine.collections.tags()).tags.find(({ tag }) => tag === 'new')?.count).toBe(12_000);
    await whole(() => own.mine.collections.undoTags({ id }));
    expect((await own.mine.collections.tags()).tags).toEqual(before);
    await pool.query(`update retagged_items set created_at = now() - interval '25 hours' where change_id = $1`, [id]);
    await purgeDeleted(api.database);
    expect(await failure(own.mine.collections.undoTags({ id }))).toBe('404 not_found');
  });
});

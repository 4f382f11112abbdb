import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { failure } from '#testing/failure.ts';
import { type OwnCollections, ownCollections } from '#testing/own-collections.ts';
import { countStatements, createTestApi, type TestApi } from '#testing/test-api.ts';
import { itemTags } from '../collections.contract.ts';
import { changedTags } from './tags.contract.ts';

let api: TestApi;
let own: OwnCollections;

beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

beforeEach(async () => {
  own = await ownCollections(api);
});

/** Adds `count` items to the first collection. */
async function kept(count: number) {
  const { mine, collectionId, deal } = own;
  const entities = [];
  for (let n = 0; n < count; n += 1) {
    const entity = await deal();
    await mine.collections.addItem({ collectionId, ...entity });
    entities.push(entity);
  }
  return entities;
}

const marksOf = async () =>
  new Map((await own.items()).map(({ entity_id, tags, is_favorite }) => [entity_id, { tags, is_favorite }] as const));

describe('tags of items', () => {
  it('are added and removed in bulk, keep their spelling, ignore case, and appear in answers only when there are any (CAT-13)', async () => {
    const { mine, collectionId, items, age, isChanged } = own;
    const [one, two, three] = await kept(3);
    if (!one || !two || !three) throw new Error('three were made');
    expect((await items()).every((item) => !('tags' in item) && !('is_favorite' in item))).toBe(true);
    await age();
    await mine.collections.tagItems({ collectionId, entities: [one, two], add: [' Design ', 'TO READ', 'design'] });
    await mine.collections.tagItems({ collectionId, entities: [two], add: ['to read', 'Später'], remove: ['DESIGN'] });
    expect(await isChanged()).toBe(true);
    const marks = await marksOf();
    expect(marks.get(one.entityId)).toEqual({ tags: ['Design', 'TO READ'], is_favorite: false });
    expect(marks.get(two.entityId)).toEqual({ tags: ['TO READ', 'Später'], is_favorite: false });
    expect(marks.get(three.entityId)).toEqual({ tags: undefined, is_favorite: undefined });
    // The same again changes nothing, and what is written otherwise is: taken and given.
    await mine.collections.tagItems({ collectionId, entities: [two], add: ['SPÄTER'] });
    await mine.collections.tagItems({ collectionId, entities: [two], add: ['to Read'], remove: ['to read'] });
    expect((await marksOf()).get(two.entityId)?.tags).toEqual(['Später', 'to Read']);
    expect((await mine.collections.tags()).tags).toEqual([
      { tag: 'Design', count: 1 },
      { tag: 'Später', count: 1 },
      { tag: expect.stringMatching(/^to read$/i), count: 2 },
    ]);
    await mine.collections.removeItem({ collectionId, ...one });
    expect((await mine.collections.tags()).tags).toHaveLength(2);
  });

  it('become what the browser has shown in advance (COL-12)', async () => {
    const words = ['Aa', 'aA', 'b', 'B', 'ÄÖ', 'äö', 'İ', 'ß', 'ΑΣ', 'ας', '設計', 'c'];
    const some = (from: number) => words.filter((_, n) => (n * 7 + from) % 3 === 0);
    for (const n of [0, 1, 2, 3, 4, 5]) {
      const [had, add, remove] = [changedTags([], some(n), []), some(n + 1), some(2 * n)];
      const { rows } = await api.database.pool.query<{ tags: string[] }>('select changed_tags($1, $2, $3) as tags', [
        had,
        add,
        remove,
      ]);
      expect(rows[0]?.tags).toEqual(changedTags(had, add, remove));
    }
  });

  it('are one line of 50 characters at most, and 30 of an item; else nothing is changed (CAT-13)', async () => {
    const { mine, collectionId, otherId } = own;
    const [one, two] = await kept(2);
    if (!one || !two) throw new Error('two were made');
    const many = Array.from({ length: 30 }, (_, n) => `t${n}`);
    for (const tag of ['', ' ', 'a\nb', 'x'.repeat(51), 'a\0', '\ud800'])
      expect(itemTags.safeParse([tag]).success).toBe(false);
    expect(itemTags.safeParse([...many, 'more']).success).toBe(false);
    await mine.collections.tagItems({ collectionId, entities: [one], add: many });
    expect(await failure(mine.collections.tagItems({ collectionId, entities: [two, one], add: ['more'] }))).toBe(
      '400 invalid_input',
    );
    expect((await marksOf()).get(two.entityId)?.tags).toBeUndefined();
    expect(await failure(mine.collections.tagItems({ collectionId: otherId, entities: [one], add: ['x'] }))).toBe(
      '404 item_not_found',
    );
    const stranger = api.as(own.other);
    for (const attempt of [
      () => stranger.collections.tagItems({ collectionId, entities: [one], add: ['x'] }),
      () => stranger.collections.favoriteItems({ collectionId, entities: [one], isFavorite: true }),
      () => mine.collections.tagItems({ collectionId: uuidv7(), entities: [one], add: ['x'] }),
    ])
      expect(await failure(attempt())).toBe('404 not_found');
    expect((await stranger.collections.tags()).tags).toEqual([]);
  });

  it('and favourites go with their item to other collections and come back with it (CAT-13)', async () => {
    const { mine, collectionId, otherId, items } = own;
    const [one, two] = await kept(2);
    if (!one || !two) throw new Error('two were made');
    await mine.collections.tagItems({ collectionId, entities: [one], add: ['Design'] });
    await mine.collections.favoriteItems({ collectionId, entities: [one, two], isFavorite: true });
    await mine.collections.favoriteItems({ collectionId, entities: [two], isFavorite: false });
    await mine.collections.removeItems({ collectionId, entities: [one] });
    await mine.collections.restoreItems({ collectionId, entities: [one] });
    expect((await marksOf()).get(one.entityId)).toEqual({ tags: ['Design'], is_favorite: true });
    expect((await marksOf()).get(two.entityId)).toEqual({ tags: undefined, is_favorite: undefined });
    const item = (await items()).find(({ entity_id }) => entity_id === one.entityId);
    await mine.collections.moveItem({
      itemId: item?.id ?? '',
      fromCollectionId: collectionId,
      toCollectionId: otherId,
    });
    const moved = await mine.collections.items({ collectionId: otherId });
    expect(moved.items[0]).toMatchObject({ tags: ['Design'], is_favorite: true });
  });

  it('are counted on items with few tags and with many, by their most common spelling (CAT-13)', async () => {
    const { mine, collectionId } = own;
    const entities = await kept(4);
    const many = Array.from({ length: 12 }, (_, n) => `Tag ${String(n).padStart(2, '0')}`);
    await mine.collections.tagItems({ collectionId, entities: entities.slice(0, 1), add: many });
    await mine.collections.tagItems({ collectionId, entities: entities.slice(1, 3), add: ['TAG 03', 'Other'] });
    await mine.collections.tagItems({ collectionId, entities: entities.slice(3), add: [...many, 'other'] });
    await mine.collections.removeItems({ collectionId, entities: entities.slice(2, 3) });
    expect((await mine.collections.tags()).tags).toEqual([
      { tag: 'Other', count: 2 },
      ...many.map((tag) => ({ tag, count: tag === 'Tag 03' ? 3 : 2 })),
    ]);
  });

  it('of many take as many statements as of one (T41)', async () => {
    const { mine, collectionId } = own;
    const entities = await kept(12);
    const counts = [];
    for (const length of [1, 12]) {
      const named = { collectionId, entities: entities.slice(0, length) };
      counts.push([
        await countStatements(api.database, () => mine.collections.tagItems({ ...named, add: ['one'] })),
        await countStatements(api.database, () => mine.collections.favoriteItems({ ...named, isFavorite: true })),
        await countStatements(api.database, () => mine.collections.tags()),
      ]);
    }
    // Begin, lock, change, mark, commit.
    expect(counts).toEqual([
      [5, 5, 1],
      [5, 5, 1],
    ]);
  });
});

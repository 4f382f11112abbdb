import { collectionItems } from '@onceware/db/schema/collections';
import { asc, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeTool } from '#testing/factories.ts';
import { failure } from '#testing/failure.ts';
import { type OwnCollections, ownCollections } from '#testing/own-collections.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';
import { wholeCollections } from '#testing/whole-collections.ts';

let api: TestApi;
let own: OwnCollections;

beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

beforeEach(async () => {
  own = await ownCollections(api);
});

describe('adding', () => {
  it('answers the item with its note and puts it first (COL-09, API-03)', async () => {
    const { mine, collectionId, deal, items } = own;
    const first = await deal();
    const second = { entityType: 'tool' as const, entityId: (await makeTool(api.database)).id };
    await mine.collections.addItem({ collectionId, ...first });
    const { item } = await mine.collections.addItem({ collectionId, ...second, notes: 'for the shop' });
    expect(item).toEqual({
      id: expect.any(String),
      collection_id: collectionId,
      entity_type: 'tool',
      entity_id: second.entityId,
      notes: 'for the shop',
      added_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    });
    expect((await items()).map(({ entity_id }) => entity_id)).toEqual([second.entityId, first.entityId]);
  });

  it('marks the collection as changed (COL-05)', async () => {
    const { mine, collectionId, deal, age, isChanged } = own;
    await age();
    await mine.collections.addItem({ collectionId, ...(await deal()) });
    expect(await isChanged()).toBe(true);
  });

  it('refuses a second of the same type and id (COL-14)', async () => {
    const { mine, collectionId, otherId, deal } = own;
    const input = { collectionId, ...(await deal()) };
    await mine.collections.addItem(input);
    expect(await failure(mine.collections.addItem(input))).toBe('409 item_exists');
    expect(await mine.collections.addItem({ ...input, collectionId: otherId })).toHaveProperty('item');
  });

  it('lets one of 50 at once win and refuses the others (COL-14, T28)', async () => {
    const { mine, collectionId, deal, items } = own;
    const input = { collectionId, ...(await deal()) };
    const answers = await Promise.allSettled(Array.from({ length: 50 }, () => mine.collections.addItem(input)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await items()).toHaveLength(1);
  });

  it('gives items that are added at once ranks of their own (COL-12)', async () => {
    const { mine, collectionId, deal } = own;
    const entities = await Promise.all(Array.from({ length: 30 }, deal));
    await Promise.all(entities.map((entity) => mine.collections.addItem({ collectionId, ...entity })));
    const rows = await api.database.db
      .select({ rank: collectionItems.rank })
      .from(collectionItems)
      .where(eq(collectionItems.collectionId, collectionId))
      .orderBy(asc(collectionItems.rank));
    expect(new Set(rows.map(({ rank }) => rank)).size).toBe(30);
  });

  it('finds neither unknown collections, deals and tools nor those of others (T11)', async () => {
    const { other, mine, collectionId, deal, items } = own;
    const entity = await deal();
    const add = mine.collections.addItem;
    expect(await failure(add({ collectionId: uuidv7(), ...entity }))).toBe('404 not_found');
    expect(await failure(add({ collectionId, entityType: 'deal', entityId: uuidv7() }))).toBe('404 not_found');
    expect(await failure(add({ collectionId, ...entity, entityType: 'tool' }))).toBe('404 not_found');
    expect(await failure(api.as(other).collections.addItem({ collectionId, ...entity }))).toBe('404 not_found');
    expect(await items()).toEqual([]);
  });

  it.each([
    ['an id that is no UUID', { collectionId: 'x' }],
    ['an id of its own that is no UUID', { id: 'x' }],
    ['an unknown type', { entityType: 'user' as 'deal' }],
    ['a note over the limit', { notes: 'x'.repeat(5001) }],
    ['a NUL in the note', { notes: 'a\u0000b' }],
    ['a control character in the note', { notes: 'a\u0007b' }],
    ['half a character in the note', { notes: 'a\ud800b' }],
  ])('refuses %s (API-02)', async (_what, wrong) => {
    const { mine, collectionId, deal, items } = own;
    const input = { collectionId, ...(await deal()), ...wrong };
    expect(await failure(mine.collections.addItem(input))).toBe('400 invalid_input');
    expect(await items()).toEqual([]);
  });

  it('stores nothing that the input does not name (T13)', async () => {
    const { other, mine, collectionId, deal } = own;
    const extra = {
      removedAt: '2000-01-01',
      removed_at: '2000-01-01',
      userId: other.id,
      user_id: other.id,
      rank: 'zzz',
      is_default: true,
      added_at: '2000-01-01',
    };
    const { item } = await mine.collections.addItem({ collectionId, ...(await deal()), ...extra });
    expect(item.added_at).not.toContain('2000');
    const [row] = await api.database.db
      .select({ rank: collectionItems.rank, removedAt: collectionItems.removedAt })
      .from(collectionItems)
      .where(eq(collectionItems.id, item.id));
    expect(row).toEqual({ rank: 'g0000001', removedAt: null });
  });
});

describe('adding again under the same id', () => {
  it('has one effect and the same answer, four times in a row and 20 at once (T27)', async () => {
    const { mine, collectionId, deal, items } = own;
    const input = { id: uuidv7(), collectionId, ...(await deal()), notes: 'once' };
    const answers = [];
    for (let n = 0; n < 4; n += 1) answers.push(await mine.collections.addItem(input));
    const parallel = { ...input, id: uuidv7(), ...(await deal()) };
    const atOnce = await Promise.all(Array.from({ length: 20 }, () => mine.collections.addItem(parallel)));
    for (const all of [answers, atOnce]) expect(new Set(all.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect([answers[0]?.item.id, atOnce[0]?.item.id]).toEqual([input.id, parallel.id]);
    expect(await items()).toHaveLength(2);
  });

  it('answers the item as it is now, also when it was noted or removed meanwhile (T27)', async () => {
    const { mine, collectionId, deal, items } = own;
    const input = { id: uuidv7(), collectionId, ...(await deal()), notes: 'before' };
    const { item } = await mine.collections.addItem(input);
    await mine.collections.setNotes({ ...input, notes: 'after' });
    await mine.collections.removeItem(input);
    expect(await mine.collections.addItem(input)).toEqual({ item: { ...item, notes: 'after' } });
    expect(await items()).toEqual([]);
  });

  it('is refused for another item, and reveals nothing about the one with that id (T11, T27)', async () => {
    const { other, mine, collectionId, otherId, deal, items } = own;
    const input = { id: uuidv7(), collectionId, ...(await deal()) };
    await mine.collections.addItem(input);
    const [theirs] = (await api.as(other).collections.load()).collections;
    const inTheirs = { ...input, collectionId: theirs?.id ?? '' };
    expect(await failure(api.as(other).collections.addItem(inTheirs))).toBe('409 id_taken');
    expect(await failure(mine.collections.addItem({ ...input, ...(await deal()) }))).toBe('409 id_taken');
    expect(await failure(mine.collections.addItem({ ...input, collectionId: otherId }))).toBe('409 id_taken');
    expect((await wholeCollections(api.as(other))).flatMap((one) => one.items)).toEqual([]);
    expect(await items()).toHaveLength(1);
  });

  it('under another id is refused as a duplicate (COL-14)', async () => {
    const { mine, collectionId, deal } = own;
    const input = { id: uuidv7(), collectionId, ...(await deal()) };
    await mine.collections.addItem(input);
    expect(await failure(mine.collections.addItem({ ...input, id: uuidv7() }))).toBe('409 item_exists');
  });
});

describe('removing', () => {
  it('takes the item out (COL-10)', async () => {
    const { mine, collectionId, deal, items } = own;
    const input = { collectionId, ...(await deal()) };
    await mine.collections.addItem(input);
    expect(await mine.collections.removeItem(input)).toEqual({ ok: true });
    expect(await items()).toEqual([]);
  });

  it('says when there is no such item, and leaves the others (COL-10)', async () => {
    const { mine, collectionId, deal, items } = own;
    const input = { collectionId, ...(await deal()) };
    await mine.collections.addItem(input);
    expect(await failure(mine.collections.removeItem({ ...input, ...(await deal()) }))).toBe('404 item_not_found');
    expect(await items()).toHaveLength(1);
  });

  it('is refused to others and to visitors (T11)', async () => {
    const { other, mine, collectionId, deal, items } = own;
    const input = { collectionId, ...(await deal()) };
    await mine.collections.addItem(input);
    expect(await failure(api.as(other).collections.removeItem(input))).toBe('404 not_found');
    expect(await failure(api.as(null).collections.removeItem(input))).toBe('401 unauthenticated');
    expect(await items()).toHaveLength(1);
  });

  it('marks the collection as changed, and lets the item be added anew (COL-05, COL-10)', async () => {
    const { mine, collectionId, deal, items, age, isChanged } = own;
    const input = { collectionId, ...(await deal()) };
    const { item } = await mine.collections.addItem(input);
    await age();
    await mine.collections.removeItem(input);
    expect(await isChanged()).toBe(true);
    const { item: anew } = await mine.collections.addItem(input);
    expect(anew.id).not.toBe(item.id);
    expect(await items()).toEqual([anew]);
  });

  it('finds nothing in a collection that was deleted (COL-15)', async () => {
    const { mine, deal } = own;
    const id = uuidv7();
    const input = { collectionId: id, ...(await deal()) };
    await mine.collections.create({ id, name: 'Short-lived' });
    await mine.collections.addItem(input);
    await mine.collections.delete({ collectionId: id });
    expect(await failure(mine.collections.removeItem(input))).toBe('404 not_found');
    expect(await failure(mine.collections.addItem({ ...input, ...(await deal()) }))).toBe('404 not_found');
    await mine.collections.restore({ collectionId: id });
    expect((await mine.collections.items(input)).items).toHaveLength(1);
  });

  it('leaves what the answers say after a storm of adds and removals (COL-12, T28)', async () => {
    const { mine, collectionId, deal, items } = own;
    const input = { collectionId, ...(await deal()) };
    const storm = Array.from({ length: 100 }, (_, n) =>
      n % 2 === 0 ? mine.collections.addItem(input) : mine.collections.removeItem(input),
    );
    const answers = await Promise.allSettled(storm);
    const done = (parity: number) =>
      answers.filter(({ status }, n) => n % 2 === parity && status === 'fulfilled').length;
    expect(await items()).toHaveLength(done(0) - done(1));
    const refused = answers.filter((answer) => answer.status === 'rejected');
    const failures = await Promise.all(refused.map(({ reason }) => failure(Promise.reject(reason))));
    expect(['404 item_not_found', '409 item_exists']).toEqual(expect.arrayContaining([...new Set(failures)]));
  });
});

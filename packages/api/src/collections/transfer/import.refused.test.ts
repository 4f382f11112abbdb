import { collections } from '@onceware/db/schema/collections';
import { v7 as uuidv7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { makeUser } from '#testing/factories.ts';
import { failure } from '#testing/failure.ts';
import type { ImportInput } from '../collections.contract.ts';
import { importHelpers, into } from '#testing/collection-imports.ts';

const { here, stored, storedOf, deal } = importHelpers();

describe('refused', () => {
  const both = async (input: ImportInput) => [
    await failure(here.mine.collections.previewImport(input)),
    await failure(here.mine.collections.import(input)),
  ];

  it('is a collection of more than 5,000 items, with all that came with it (COL-18)', async () => {
    const rows = await here.api.database.pool.query<{ id: string }>(
      `insert into tools (id, slug, name, category) select gen_random_uuid(), 'full-' || n, 'Full', 'other' from generate_series(1, 5001) n returning id`,
    );
    const items = rows.rows.map(({ id }) => ({ entityType: 'tool' as const, entityId: id }));
    const before = await stored();
    expect(
      await both({
        collections: [
          { name: 'Small', items: items.slice(0, 1) },
          { name: 'Full', items },
        ],
      }),
    ).toEqual(['409 collection_full', '409 collection_full']);
    expect(await stored()).toEqual(before);
    expect((await here.mine.collections.import(into('Full', items.slice(1)))).collections[0]?.added).toBe(5000);
    expect(await both(into('Full', items))).toEqual(['409 collection_full', '409 collection_full']);
    expect((await here.mine.collections.import(into('Full', items.slice(1)))).collections[0]?.alreadyThere).toBe(5000);
  });

  it('are more than 200 collections (COL-18)', async () => {
    await here.api.database.db
      .insert(collections)
      .values(Array.from({ length: 196 }, (_, n) => ({ userId: here.me.id, name: `c${n}` })));
    const before = await stored();
    const item = await deal();
    const input = {
      collections: [
        { name: 'One', items: [item] },
        { name: 'Two', items: [] },
      ],
    };
    expect(await both(input)).toEqual(['409 too_many_collections', '409 too_many_collections']);
    expect(await stored()).toEqual(before);
    expect((await here.mine.collections.import(into('One', [item]))).collections[0]?.isNew).toBe(true);
    expect((await here.mine.collections.import(into('c1', [item]))).collections[0]?.added).toBe(1);
  });

  it.each<[string, object]>([
    ['no collection', { collections: [] }],
    ['201 collections', { collections: Array.from({ length: 201 }, (_, n) => ({ name: `c${n}`, items: [] })) }],
    [
      '10,001 items',
      into(
        'x',
        Array.from({ length: 10_001 }, () => ({ url: 'https://x.example' })),
      ),
    ],
    ['an empty name', into(' ', [])],
    ['a name over the limit', into('x'.repeat(101), [])],
    ['an item that names nothing', into('x', [{ notes: 'only a remark' }])],
    ['an id without a type', into('x', [{ entityId: uuidv7() }])],
    ['an id that is no UUID', into('x', [{ entityType: 'deal', entityId: '1' }])],
    ['a note over the limit', into('x', [{ url: 'https://x.example', notes: 'x'.repeat(5001) }])],
    ['a note with NUL', into('x', [{ url: 'https://x.example', notes: '\0' }])],
    ['a time that is none', into('x', [{ url: 'https://x.example', addedAt: 'yesterday' }])],
  ])('is %s (COL-18, API-02)', async (_what, input) => {
    const before = await stored();
    expect(await failure(here.mine.collections.import(input as ImportInput))).toBe('400 invalid_input');
    expect(await failure(here.mine.collections.previewImport(input as ImportInput))).toBe('400 invalid_input');
    expect(await stored()).toEqual(before);
  });

  it('is a visitor (COL-18, T11)', async () => {
    const input = into('x', [await deal()]);
    expect(await failure(here.api.as(null).collections.import(input))).toBe('401 unauthenticated');
    expect(await failure(here.api.as(null).collections.previewImport(input))).toBe('401 unauthenticated');
  });

  it('is nobody else’s collection: theirs of the same name stays as it is (COL-18, T11)', async () => {
    const other = await makeUser(here.api.database);
    await here.api.as(other).collections.import(into('Ours', [await deal()]));
    const before = await stored(other.id);
    const input = {
      collections: [{ ...into('Ours', [await deal()]).collections[0], id: before[0]?.id, userId: other.id }],
    };
    await here.mine.collections.import(input as ImportInput);
    expect(await stored(other.id)).toEqual(before);
    expect(await storedOf('Ours')).toHaveLength(1);
  });
});

describe('at the same moment', () => {
  it('two imports make no duplicates (COL-18, COL-12)', async () => {
    const items = await Promise.all(Array.from({ length: 20 }, deal));
    const input = {
      collections: [
        { name: 'Nice Find', items },
        { name: 'Fresh', items },
      ],
    };
    const reports = await Promise.all(Array.from({ length: 6 }, () => here.mine.collections.import(input)));
    expect(reports.filter(({ collections: [first] }) => first?.added === 20)).toHaveLength(1);
    expect((await storedOf('Fresh')).map((one) => one.items.length)).toEqual([20]);
    expect((await storedOf('Nice Find')).map((one) => one.items.length)).toEqual([20]);
  });

  it('imports and adds of the same items agree and do not block each other (COL-18, COL-12)', async () => {
    const items = await Promise.all(Array.from({ length: 20 }, deal));
    const all = await stored();
    const adds = items.flatMap((item) =>
      all.map(({ id }) => here.mine.collections.addItem({ collectionId: id, ...item })),
    );
    const imports = [all, all.toReversed()].map((order) =>
      here.mine.collections.import({ collections: order.map(({ name }) => ({ name, items })) }),
    );
    const results = await Promise.allSettled([...adds, ...imports]);
    const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    for (const reason of failures) expect(await failure(Promise.reject(reason))).toBe('409 item_exists');
    expect((await stored()).map((one) => one.items.length)).toEqual([20, 20, 20]);
  });

  it('four times as many members as connections import, share and copy, and leave nothing open (COL-18, COL-17, T31)', async () => {
    const item = await deal();
    const rounds = Array.from({ length: 40 }, async () => {
      const one = here.api.as(await makeUser(here.api.database));
      for (let round = 0; round < 3; round += 1) {
        await one.collections.import(into(`Round ${round}`, [item]));
        const { collections: all } = await one.collections.load();
        const collectionId = all.at(-1)?.id ?? '';
        const { share } = await one.collections.share({ collectionId });
        await one.collections.copyShared({ token: share.token, id: uuidv7() });
        await one.collections.unshare({ collectionId });
      }
      return (await one.collections.load()).collections.length;
    });
    expect(new Set(await Promise.all(rounds))).toEqual(new Set([9]));
    const { rows } = await here.api.database.pool.query<{ open: number }>(
      `select count(*)::int as open from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
    );
    expect([rows[0]?.open, here.api.database.pool.waitingCount]).toEqual([0, 0]);
  });
});

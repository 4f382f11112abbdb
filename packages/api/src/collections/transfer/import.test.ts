import { collectionItems, collections } from '@onceware/db/schema/collections';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { text } from '#core/text.ts';
import naughty from '#testing/blns.json' with { type: 'json' };
import { makeDeal, makeTool, makeUser } from '#testing/factories.ts';
import { failure } from '#testing/failure.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';
import type { ImportInput } from '../collections.contract.ts';

let api: TestApi;
let me: Awaited<ReturnType<typeof makeUser>>;
let mine: ReturnType<TestApi['as']>;

beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

beforeEach(async () => {
  me = await makeUser(api.database);
  mine = api.as(me);
  await mine.collections.ensureDefaults();
});

/** The member's collections as they are stored, items in their order. */
async function stored(userId = me.id) {
  const rows = await api.database.db
    .select()
    .from(collections)
    .where(and(eq(collections.userId, userId), isNull(collections.deletedAt)))
    .orderBy(collections.id);
  return Promise.all(
    rows.map(async ({ id, name, description, isFavorite, nextRank }) => {
      const items = await api.database.db
        .select()
        .from(collectionItems)
        .where(and(eq(collectionItems.collectionId, id), isNull(collectionItems.removedAt)))
        .orderBy(desc(collectionItems.rank));
      return { id, name, description, isFavorite, nextRank, items };
    }),
  );
}
const storedOf = async (name: string) => (await stored()).filter((collection) => collection.name === name);

const deal = async () => ({ entityType: 'deal' as const, entityId: (await makeDeal(api.database)).id });
const tool = async (fields: Parameters<typeof makeTool>[1] = {}) => ({
  entityType: 'tool' as const,
  entityId: (await makeTool(api.database, fields)).id,
});
const into = (name: string, items: ImportInput['collections'][number]['items']): ImportInput => ({
  collections: [{ name, items }],
});

let hosts = 0;
const newDomain = () => `host-${(hosts += 1)}.example`;

describe('an import', () => {
  it('makes collections with description, favourite, notes and times, in their order (COL-18)', async () => {
    const [one, two] = [await deal(), await tool()];
    const report = await mine.collections.import({
      collections: [
        {
          name: 'Studio',
          description: 'What we run',
          isFavorite: true,
          items: [{ ...one, notes: 'first', addedAt: '2024-02-03T04:05:06.789+01:00' }, two],
        },
      ],
    });
    expect(report).toEqual({
      collections: [{ name: 'Studio', isNew: true, added: 2, alreadyThere: 0 }],
      unknown: [],
      unknownCount: 0,
    });
    const [studio] = await storedOf('Studio');
    expect(studio).toMatchObject({ description: 'What we run', isFavorite: true, nextRank: 3 });
    expect(studio?.items.map(({ entityId, notes }) => [entityId, notes])).toEqual([
      [one.entityId, 'first'],
      [two.entityId, null],
    ]);
    expect(studio?.items[0]?.addedAt.toISOString()).toBe('2024-02-03T03:05:06.789Z');
  });

  it('puts what is new before what is there, and leaves that as it is (COL-18)', async () => {
    const [there, first, second] = [await deal(), await deal(), await deal()];
    const [niceFind] = await storedOf('Nice Find');
    await mine.collections.addItem({ collectionId: niceFind?.id ?? '', ...there, notes: 'mine' });
    const report = await mine.collections.import({
      collections: [
        {
          name: 'Nice Find',
          description: 'other',
          isFavorite: true,
          items: [first, { ...there, notes: 'theirs' }, second],
        },
      ],
    });
    expect(report.collections).toEqual([{ name: 'Nice Find', isNew: false, added: 2, alreadyThere: 1 }]);
    const [after] = await storedOf('Nice Find');
    expect(after).toMatchObject({ description: '', isFavorite: false, nextRank: 4 });
    expect(after?.items.map(({ entityId, notes }) => [entityId, notes])).toEqual([
      [first.entityId, null],
      [second.entityId, null],
      [there.entityId, 'mine'],
    ]);
  });

  it('changes nothing the second time (COL-18)', async () => {
    const input = into('Again', [await deal(), await tool()]);
    await mine.collections.import(input);
    const before = await stored();
    const report = await mine.collections.import(input);
    expect(report.collections).toEqual([{ name: 'Again', isNew: false, added: 0, alreadyThere: 2 }]);
    expect(await stored()).toEqual(before);
  });

  it('takes an entity once and inputs of one name together (COL-18)', async () => {
    const [one, two] = [await deal(), await deal()];
    const report = await mine.collections.import({
      collections: [
        { name: 'Both', items: [one, { ...one, notes: 'again' }] },
        { name: 'both', items: [one] },
        { name: 'Both', description: 'late', items: [two, one] },
      ],
    });
    expect(report.collections).toEqual([
      { name: 'Both', isNew: true, added: 2, alreadyThere: 2 },
      { name: 'both', isNew: true, added: 1, alreadyThere: 0 },
    ]);
    expect((await storedOf('Both')).map(({ description, items }) => [description, items.length])).toEqual([
      ['late', 2],
    ]);
  });

  it('goes into the first of several collections of a name, favourites before older ones (COL-18)', async () => {
    const rows = [{ isFavorite: false }, { isFavorite: true }, { isFavorite: true }].map((row) => ({
      ...row,
      id: uuidv7(),
      userId: me.id,
      name: 'Twin',
    }));
    await api.database.db.insert(collections).values(rows);
    await mine.collections.import(into('Twin', [await deal()]));
    expect((await storedOf('Twin')).map(({ items }) => items.length)).toEqual([0, 1, 0]);
  });

  it('brings back what was removed, and does not see deleted collections (COL-18)', async () => {
    const entity = await deal();
    await mine.collections.import(into('Gone', [entity]));
    const [gone] = await storedOf('Gone');
    await mine.collections.removeItem({ collectionId: gone?.id ?? '', ...entity });
    expect((await mine.collections.import(into('Gone', [entity]))).collections[0]).toMatchObject({
      isNew: false,
      added: 1,
    });
    await api.database.db
      .update(collections)
      .set({ deletedAt: new Date() })
      .where(eq(collections.id, gone?.id ?? ''));
    expect((await mine.collections.import(into('Gone', [entity]))).collections[0]).toMatchObject({
      isNew: true,
      added: 1,
    });
  });

  it('takes no time from the future or from before 1970 (COL-18)', async () => {
    const times = ['2999-01-01T00:00:00Z', '0000-01-01T00:00:00Z', '1969-12-31T23:59:59Z'];
    const items = await Promise.all(times.map(async (addedAt) => ({ ...(await deal()), addedAt })));
    await mine.collections.import(into('Times', items));
    const [times_] = await storedOf('Times');
    for (const { addedAt } of times_?.items ?? [])
      expect(Math.abs(Date.now() - addedAt.getTime())).toBeLessThan(60_000);
  });

  it('keeps names and notes byte for byte (COL-18, T26)', async () => {
    const notes = naughty.filter((note) => note !== '' && text(5000).safeParse(note).success);
    const items = await Promise.all(notes.map(async (note) => ({ ...(await deal()), notes: note })));
    await mine.collections.import(into("=cmd|' /C calc'!A0", items));
    const [odd] = await storedOf("=cmd|' /C calc'!A0");
    expect(odd?.items.map((item) => item.notes)).toEqual(notes);
  });
});

describe('what an import finds', () => {
  it('is listed where nothing fits, and the rest goes in (COL-18)', async () => {
    const known = await deal();
    const unknownId = uuidv7();
    const domain = newDomain();
    const report = await mine.collections.import(
      into('Mixed', [
        { entityType: 'deal', entityId: unknownId, title: 'Lost' },
        known,
        { entityType: 'tool', entityId: known.entityId },
        { url: `https://${domain}/x` },
        { url: 'javascript:alert(1)', title: 'A bookmarklet' },
      ]),
    );
    expect(report).toEqual({
      collections: [{ name: 'Mixed', isNew: true, added: 1, alreadyThere: 0 }],
      unknown: [
        { collection: 'Mixed', entityType: 'deal', entityId: unknownId, url: null, title: 'Lost' },
        { collection: 'Mixed', entityType: 'tool', entityId: known.entityId, url: null, title: null },
        { collection: 'Mixed', entityType: null, entityId: null, url: `https://${domain}/x`, title: null },
        { collection: 'Mixed', entityType: null, entityId: null, url: 'javascript:alert(1)', title: 'A bookmarklet' },
      ],
      unknownCount: 4,
    });
  });

  it('names the first of what nothing fits and counts the rest, so that little in is little out (COL-18, T44)', async () => {
    const report = await mine.collections.previewImport(
      into(
        'M'.repeat(100),
        Array.from({ length: 1000 }, (_, n) => ({ url: 'x:', title: `${n}` })),
      ),
    );
    expect([report.unknown.length, report.unknown.at(-1)?.title, report.unknownCount]).toEqual([200, '199', 1000]);
  });

  it('is the tool of a domain, or of the domain above (COL-18)', async () => {
    const domain = newDomain();
    const { entityId } = await tool({ domain, website: `https://www.${domain}/` });
    for (const url of [`https://${domain}/pricing`, `http://WWW.${domain}`, `https://app.eu.${domain}/?x=1`]) {
      const report = await mine.collections.previewImport(into('Marks', [{ url }]));
      expect([url, report.collections[0]?.added]).toEqual([url, 1]);
    }
    await mine.collections.import(into('Marks', [{ url: `https://${domain}` }, { url: `https://docs.${domain}` }]));
    expect((await storedOf('Marks'))[0]?.items.map((item) => item.entityId)).toEqual([entityId]);
  });

  it('is the web address’s tool where the id is unknown (COL-18)', async () => {
    const domain = newDomain();
    const { entityId } = await tool({ domain });
    await mine.collections.import(
      into('Other site', [{ entityType: 'tool', entityId: uuidv7(), url: `https://${domain}` }]),
    );
    expect((await storedOf('Other site'))[0]?.items[0]?.entityId).toBe(entityId);
  });

  it('is, of several tools of a domain, the one with most running deals, then the best rated (COL-18)', async () => {
    const [byDeals, byRating] = [newDomain(), newDomain()];
    await tool({ domain: byDeals, ratingTenths: 50, ratingCount: 9 });
    const popular = await tool({ domain: byDeals });
    await makeDeal(api.database, { toolId: popular.entityId });
    const ended = await tool({ domain: byDeals });
    for (let n = 0; n < 2; n += 1) {
      await makeDeal(api.database, {
        toolId: ended.entityId,
        startsAt: new Date('2020-01-01'),
        endsAt: new Date('2020-02-01'),
      });
    }
    await tool({ domain: byRating, ratingTenths: 41, ratingCount: 900 });
    const rated = await tool({ domain: byRating, ratingTenths: 42, ratingCount: 1 });
    await mine.collections.import(into('Best', [{ url: `https://${byDeals}` }, { url: `https://${byRating}` }]));
    expect((await storedOf('Best'))[0]?.items.map((item) => item.entityId)).toEqual([popular.entityId, rated.entityId]);
  });
});

describe('a preview', () => {
  it('says what the import then does, and writes nothing (COL-18)', async () => {
    const there = await deal();
    await mine.collections.import(into('Nice Find', [there]));
    const input = {
      collections: [
        { name: 'Nice Find', items: [there, await deal()] },
        { name: 'New', items: [await deal(), { url: 'https://nothing.example' }] },
      ],
    };
    const before = await stored();
    const preview = await mine.collections.previewImport(input);
    expect(await stored()).toEqual(before);
    expect(preview.collections).toEqual([
      { name: 'Nice Find', isNew: false, added: 1, alreadyThere: 1 },
      { name: 'New', isNew: true, added: 1, alreadyThere: 0 },
    ]);
    expect(await mine.collections.import(input)).toEqual(preview);
  });
});

describe('refused', () => {
  const both = async (input: ImportInput) => [
    await failure(mine.collections.previewImport(input)),
    await failure(mine.collections.import(input)),
  ];

  it('is a collection of more than 5,000 items, with all that came with it (COL-18)', async () => {
    const rows = await api.database.pool.query<{ id: string }>(
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
    expect((await mine.collections.import(into('Full', items.slice(1)))).collections[0]?.added).toBe(5000);
    expect(await both(into('Full', items))).toEqual(['409 collection_full', '409 collection_full']);
    expect((await mine.collections.import(into('Full', items.slice(1)))).collections[0]?.alreadyThere).toBe(5000);
  });

  it('are more than 200 collections (COL-18)', async () => {
    await api.database.db
      .insert(collections)
      .values(Array.from({ length: 196 }, (_, n) => ({ userId: me.id, name: `c${n}` })));
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
    expect((await mine.collections.import(into('One', [item]))).collections[0]?.isNew).toBe(true);
    expect((await mine.collections.import(into('c1', [item]))).collections[0]?.added).toBe(1);
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
    ['an item that names nothing', into('x', [{ title: 'only a title' }])],
    ['an id without a type', into('x', [{ entityId: uuidv7() }])],
    ['an id that is no UUID', into('x', [{ entityType: 'deal', entityId: '1' }])],
    ['a note over the limit', into('x', [{ url: 'https://x.example', notes: 'x'.repeat(5001) }])],
    ['a note with NUL', into('x', [{ url: 'https://x.example', notes: '\0' }])],
    ['a time that is none', into('x', [{ url: 'https://x.example', addedAt: 'yesterday' }])],
  ])('is %s (COL-18, API-02)', async (_what, input) => {
    const before = await stored();
    expect(await failure(mine.collections.import(input as ImportInput))).toBe('400 invalid_input');
    expect(await failure(mine.collections.previewImport(input as ImportInput))).toBe('400 invalid_input');
    expect(await stored()).toEqual(before);
  });

  it('is a visitor (COL-18, T11)', async () => {
    const input = into('x', [await deal()]);
    expect(await failure(api.as(null).collections.import(input))).toBe('401 unauthenticated');
    expect(await failure(api.as(null).collections.previewImport(input))).toBe('401 unauthenticated');
  });

  it('is nobody else’s collection: theirs of the same name stays as it is (COL-18, T11)', async () => {
    const other = await makeUser(api.database);
    await api.as(other).collections.import(into('Ours', [await deal()]));
    const before = await stored(other.id);
    const input = {
      collections: [{ ...into('Ours', [await deal()]).collections[0], id: before[0]?.id, userId: other.id }],
    };
    await mine.collections.import(input as ImportInput);
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
    const reports = await Promise.all(Array.from({ length: 6 }, () => mine.collections.import(input)));
    expect(reports.filter(({ collections: [first] }) => first?.added === 20)).toHaveLength(1);
    expect((await storedOf('Fresh')).map((one) => one.items.length)).toEqual([20]);
    expect((await storedOf('Nice Find')).map((one) => one.items.length)).toEqual([20]);
  });

  it('imports and adds of the same items agree and do not block each other (COL-18, COL-12)', async () => {
    const items = await Promise.all(Array.from({ length: 20 }, deal));
    const all = await stored();
    const adds = items.flatMap((item) => all.map(({ id }) => mine.collections.addItem({ collectionId: id, ...item })));
    const imports = [all, all.toReversed()].map((order) =>
      mine.collections.import({ collections: order.map(({ name }) => ({ name, items })) }),
    );
    const results = await Promise.allSettled([...adds, ...imports]);
    const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    for (const reason of failures) expect(await failure(Promise.reject(reason))).toBe('409 item_exists');
    expect((await stored()).map((one) => one.items.length)).toEqual([20, 20, 20]);
  });

  it('four times as many members as connections import, share and copy, and leave nothing open (COL-18, COL-17, T31)', async () => {
    const item = await deal();
    const rounds = Array.from({ length: 40 }, async () => {
      const one = api.as(await makeUser(api.database));
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
    const { rows } = await api.database.pool.query<{ open: number }>(
      `select count(*)::int as open from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
    );
    expect([rows[0]?.open, api.database.pool.waitingCount]).toEqual([0, 0]);
  });
});

import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addEarlierPrices } from '@onceware/db/seed/earlier-prices';
import { refreshSearchWords } from '@onceware/db/seed/search-words';
import { deals, tools } from '@onceware/db/schema/catalog';
import { makeDeal, makeTool } from '#testing/factories.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';
import type { DealCard } from '../catalog.contract.ts';
import { DEAL_SORTS } from '../catalog.limits.ts';
import { writeCursor } from './cursor.contract.ts';
import { slipCost } from './spelling.ts';

const DAY = 86_400_000;
const NOTHING = { tools: [], ended: [], categories: [] };
const COUNT = 130;
const ID = '00000000-0000-7000-8000-000000000000';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
  const batch = await Promise.all(
    [0, 35, 40, 45].map((ratingTenths) =>
      makeTool(api.database, { name: 'Batch', ratingTenths, ratingCount: ratingTenths && 7 }),
    ),
  );
  // Few different values in every column, so that every order is full of ties.
  const now = Date.now();
  await api.database.db.insert(deals).values(
    Array.from({ length: COUNT }, (_, n) => ({
      slug: `batch-${n}`,
      toolId: batch[n % 4]?.id ?? '',
      title: n % 2 === 0 ? 'Batch of pots' : 'Batch of pans and pots',
      category: n % 3 === 0 ? ('media' as const) : ('sales' as const),
      basePriceMinor: 100_00,
      priceMinor: (n % 5) * 10_00 + 50,
      currency: 'USD',
      startsAt: new Date(now - (n % 6) * DAY - 1_000),
      endsAt: [null, new Date(now + 2 * DAY), new Date(now + 20 * DAY), new Date(now - DAY), new Date(now - 2 * DAY)][
        n % 5
      ],
    })),
  );
  await addEarlierPrices(
    api.database.db,
    sql`select id as deal_id, now() - interval '20 days' as at, 10000 as price_minor, 0::smallint as price_rest,
      10000 as base_price_minor, 0::smallint as base_price_rest, currency from deals`,
  );
  for (const [name, tagline] of [
    ['Grafana', 'Dashboards for metrics and logs'],
    ['Photoview', 'A photo gallery for your own server'],
    ['Baïkal', 'Calendars and contacts'],
    ['Node.js Kit', 'Tools for C++ and C# people'],
    ['文件共享', '一个文件共享工具'],
    ['مدير كلمات المرور', 'يحفظ كلمات المرور'],
    ['Git', 'Version control'],
    ['Gitbucket', 'Git hosting, git pages, git wikis'],
  ] as const) {
    const made = await makeTool(api.database, { name, tagline });
    await makeDeal(api.database, {
      toolId: made.id,
      title: `${name} lifetime deal`,
      startsAt: new Date(now - 90 * DAY),
      endsAt: new Date(now + 90 * DAY),
    });
  }
  await api.database.transaction(refreshSearchWords);
});
afterAll(() => api.close());

type Search = Parameters<ReturnType<TestApi['as']>['catalog']['searchDeals']>[0];
const search = (input: Search) => api.as(null).catalog.searchDeals(input);
const names = async (q: string) => (await search({ q })).items.map((deal) => deal.tool.name);

async function walk(input: Search, limit: number): Promise<DealCard[]> {
  const all: DealCard[] = [];
  let cursor: string | null = null;
  do {
    const page = await search({ ...input, limit, cursor });
    expect(page.items.length).toBeLessThanOrEqual(limit);
    all.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return all;
}

const endOf = (deal: DealCard) => (deal.endsAt === null ? Infinity : Date.parse(deal.endsAt));
const isSorted = (values: number[]) => values.every((value, n) => n === 0 || value <= (values[n - 1] ?? value));

const descending: Record<Exclude<(typeof DEAL_SORTS)[number], 'relevance'>, (deal: DealCard) => number> = {
  newest: (deal) => Date.parse(deal.startsAt),
  ending: (deal) => -endOf(deal),
  discount: (deal) => deal.discountPercentage,
  price: (deal) => -deal.price,
  '-price': (deal) => deal.price,
  rating: (deal) => deal.rating?.score ?? 0,
};

describe('paging', () => {
  it.each(DEAL_SORTS)('returns every running deal exactly once by %s, however many tie (CAT-01)', async (sort) => {
    const running = (COUNT / 5) * 3 + 8;
    const whole = await walk({ sort }, 48);
    const walked = await walk({ sort }, 7);
    expect(new Set(walked.map(({ id }) => id)).size).toBe(running);
    expect(walked.map(({ id }) => id)).toEqual(whole.map(({ id }) => id));
    expect(isSorted(walked.map(descending[sort === 'relevance' ? 'newest' : sort]))).toBe(true);
  });

  it.each(DEAL_SORTS)('returns every match of a query exactly once by %s (CAT-01)', async (sort) => {
    const walked = await walk({ q: 'pots', sort }, 11);
    expect(new Set(walked.map(({ id }) => id)).size).toBe((COUNT / 5) * 3);
    expect(walked).toHaveLength((COUNT / 5) * 3);
  });

  it.each(DEAL_SORTS)('returns every ended deal exactly once by %s (CAT-01)', async (sort) => {
    const walked = await walk({ ended: true, sort }, 9);
    expect(new Set(walked.map(({ id }) => id)).size).toBe((COUNT / 5) * 2);
  });

  it('lists ended deals with the last ended first (CAT-01)', async () => {
    const walked = await walk({ ended: true, sort: 'ending' }, 9);
    expect(isSorted(walked.map(endOf))).toBe(true);
  });

  it('does not repeat a deal when another is added before it (CAT-01)', async () => {
    const first = await search({ sort: 'newest', limit: 10 });
    const added = await makeDeal(api.database, { title: 'Newcomer', toolId: first.items[0]?.tool.id ?? '' });
    const second = await search({ sort: 'newest', limit: 10, cursor: first.nextCursor });
    await api.database.pool.query('delete from deals where id = $1', [added.id]);
    const shown = [...first.items, ...second.items].map(({ id }) => id);
    expect(new Set(shown).size).toBe(20);
    expect(shown).not.toContain(added.id);
  });

  it('returns every tool exactly once, with and without a query (CAT-01)', async () => {
    for (const q of ['', 'git', 'for']) {
      const seen: string[] = [];
      let cursor: string | null = null;
      do {
        const page: { items: { id: string }[]; nextCursor: string | null } = await api
          .as(null)
          .catalog.searchTools({ q, limit: 2, cursor });
        seen.push(...page.items.map(({ id }) => id));
        cursor = page.nextCursor;
      } while (cursor !== null);
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen).toHaveLength({ '': 12, git: 2, for: 3 }[q] ?? 0);
    }
  });

  it.each([
    'x',
    '{}',
    Buffer.from('null').toString('base64url'),
    Buffer.from('["newest",1]').toString('base64url'),
    Buffer.from(`["newest",1e999,"${ID}"]`).toString('base64url'),
    Buffer.from(`["newest",1.5,"${ID}"]`).toString('base64url'),
    Buffer.from(`["newest","x","${ID}"]`).toString('base64url'),
    Buffer.from('["newest",1,"x"]').toString('base64url'),
    writeCursor('price', { at: 1, id: ID, currency: 'USD' }),
    writeCursor('tools', { at: null, id: ID }),
  ])('refuses the invalid or foreign cursor %j (CAT-01)', async (cursor) => {
    await expect(search({ sort: 'newest', cursor })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    await expect(api.as(null).catalog.searchTools({ q: 'git', cursor })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  it('returns an empty page for a cursor past every value (CAT-01)', async () => {
    const cursor = writeCursor('price', { at: 2_147_483_647, id: ID, currency: 'USD' });
    expect(await search({ sort: 'price', cursor })).toMatchObject({ items: [], nextCursor: null });
    const early = writeCursor('newest', { at: Number.MIN_SAFE_INTEGER, id: ID });
    expect(await search({ sort: 'newest', cursor: early })).toMatchObject({ items: [] });
    const late = writeCursor('newest', { at: Number.MAX_SAFE_INTEGER, id: ID });
    expect((await search({ sort: 'newest', cursor: late })).items.length).toBeGreaterThan(0);
  });
});

describe('facets', () => {
  it.each<[string, Search, (deal: DealCard) => boolean]>([
    ['category', { categories: ['media'] }, (deal) => deal.category === 'media'],
    [
      'price, both ends included',
      { minPrice: 10.5, maxPrice: 20.5 },
      (deal) => deal.price >= 10.5 && deal.price <= 20.5,
    ],
    ['discount', { minDiscount: 80 }, (deal) => deal.discountPercentage >= 80],
    ['rating', { minRating: 4 }, (deal) => (deal.rating?.score ?? 0) >= 4],
    ['a rating that is met exactly', { minRating: 3.5 }, (deal) => (deal.rating?.score ?? 0) >= 3.5],
    ['an end within seven days', { endingSoon: true }, (deal) => endOf(deal) < Date.now() + 7 * DAY],
    ['category among the ended', { ended: true, categories: ['sales'] }, (deal) => deal.category === 'sales'],
    [
      'several at once and a query',
      { q: 'pots', categories: ['sales'], minDiscount: 60, minRating: 3, maxPrice: 90 },
      (deal) =>
        deal.title.includes('pots') &&
        deal.category === 'sales' &&
        deal.discountPercentage >= 60 &&
        (deal.rating?.score ?? 0) >= 3,
    ],
  ])('filter by %s (CAT-01)', async (_, input, isMeant) => {
    const all = await walk({ ended: input?.ended }, 48);
    const found = await walk(input, 48);
    expect(found.length).toBeGreaterThan(0);
    expect(new Set(found.map(({ id }) => id))).toEqual(new Set(all.filter(isMeant).map(({ id }) => id)));
  });

  it('accept prices beyond any deal, and refuse invalid values (CAT-01)', async () => {
    expect((await search({ minPrice: 1e9 })).items).toEqual([]);
    expect((await search({ maxPrice: 1e9 })).items).toHaveLength(24);
    for (const input of [
      { minPrice: -1 },
      { minPrice: 1e300 },
      { minPrice: Number.NaN },
      { minDiscount: 101 },
      { minRating: 6 },
      { limit: 0 },
      { limit: 49 },
    ]) {
      await expect(search(input)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    }
  });
});

describe('a query', () => {
  it.each([
    ['grafana', 'Grafana'],
    ['GRAFANA', 'Grafana'],
    ['grafa', 'Grafana'],
    ['dashboards', 'Grafana'],
    ['photo gal', 'Photoview'],
    ['gallery photo', 'Photoview'],
    ['baikal', 'Baïkal'],
    ['BAÏKAL', 'Baïkal'],
    ['node.js', 'Node.js Kit'],
    ['C++', 'Node.js Kit'],
    ['文件', '文件共享'],
    ['كلمات', 'مدير كلمات المرور'],
  ])('%j finds %s (CAT-01)', async (q, expected) => {
    expect(await names(q)).toContain(expected);
    expect((await search({ q })).correctedQuery).toBeNull();
  });

  it.each([
    ['grafna', 'grafana', 'Grafana'],
    ['grpahana', 'grafana', 'Grafana'],
    ['dashbords', 'dashboards', 'Grafana'],
    ['photo galery', 'photo gallery', 'Photoview'],
    ['calandars', 'calendars', 'Baïkal'],
    ['xyzzyqqq grafana', 'grafana', 'Grafana'],
  ])('%j is read as %j (CAT-01)', async (q, corrected, expected) => {
    const page = await search({ q });
    expect(page.correctedQuery).toBe(corrected);
    expect(page.items.map((deal) => deal.tool.name)).toContain(expected);
  });

  it('ranks exact names above names that only begin with the query (CAT-01)', async () => {
    expect((await names('git'))[0]).toBe('Git');
    expect((await api.as(null).catalog.searchTools({ q: 'git' })).items.map(({ name }) => name)).toEqual([
      'Git',
      'Gitbucket',
    ]);
  });

  it('of spaces alone counts as empty (CAT-01)', async () => {
    expect(await search({ q: '   ' })).toEqual(await search({}));
  });

  it.each([
    'xyzzyqqq',
    '🔥',
    '%',
    '_',
    "'",
    '\\',
    '&',
    '!',
    ':*',
    '<->',
    '\0',
    '\ud800',
    '\u202e',
    '.'.repeat(100),
    'q'.repeat(100),
    '漢'.repeat(100),
  ])('without matches, such as %j, returns an empty page (CAT-01)', async (q) => {
    expect(await search({ q })).toEqual({
      currency: null,
      items: [],
      nextCursor: null,
      correctedQuery: null,
      understood: [],
      lessFrom: null,
      restFrom: null,
      partialFrom: null,
      instead: NOTHING,
    });
  });

  it('longer than a hundred characters is refused (CAT-01)', async () => {
    await expect(search({ q: 'q'.repeat(101) })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  /** Whether a tool can have the name, and be searched for by all of it. */
  const isName = (string: string) => string.isWellFormed() && !string.includes('\0') && string.length <= 100;

  it('may be any naughty string, in every list (T26)', { timeout: 180_000 }, async () => {
    const file = await readFile(new URL('../../testing/blns.json', import.meta.url), 'utf8');
    const strings = JSON.parse(file) as string[];
    expect(strings).toHaveLength(509);
    for (const string of strings) {
      const q = string.slice(0, 100);
      // All others are asked for among tools below.
      const ofTools = isName(string) ? null : api.as(null).catalog.searchTools({ q });
      const [page] = await Promise.all([search({ q }), ofTools]);
      expect(Array.isArray(page.items)).toBe(true);
    }
  });

  it(
    'finds a tool by every naughty string that has letters, and shows it as it was written (T26)',
    { timeout: 180_000 },
    async () => {
      const file = await readFile(new URL('../../testing/blns.json', import.meta.url), 'utf8');
      const strings = (JSON.parse(file) as string[]).filter(isName);
      await api.database.db
        .insert(tools)
        .values(strings.map((name, n) => ({ slug: `naughty-${n}`, name, category: 'other' as const })));
      await api.database.transaction(refreshSearchWords);
      const lost: string[] = [];
      for (const [n, name] of strings.entries()) {
        expect((await api.as(null).catalog.tool({ ref: `naughty-${n}` })).name).toBe(name);
        // The query is trimmed; at most its first ten words count.
        const { rows } = await api.database.pool.query<{ words: string }>('select search_text($1) as words', [
          name.trim(),
        ]);
        const found = await api.as(null).catalog.searchTools({ q: name, limit: 48 });
        if (rows[0]?.words !== '' && !found.items.some((tool) => tool.name === name)) lost.push(name);
      }
      expect(lost).toEqual([]);
      await api.database.pool.query(`delete from tools where slug like 'naughty-%'`);
      await api.database.transaction(refreshSearchWords);
    },
  );
});

describe('the cost of the slips between two words', () => {
  it.each([
    ['git', 'git', 0],
    ['gti', 'git', 0.7],
    ['grafna', 'grafana', 1],
    ['galery', 'gallery', 0.6],
    ['pasqword', 'password', 0.8 + 0.2],
    ['', 'abc', 3.4],
    ['kitten', 'sitting', 3.4],
  ])('%s to %s is %d (CAT-16)', (from, to, cost) => {
    expect(slipCost(from, to)).toBeCloseTo(cost, 5);
    expect(slipCost(to, from)).toBeCloseTo(cost, 5);
  });
});

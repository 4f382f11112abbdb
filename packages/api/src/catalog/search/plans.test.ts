import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refreshSearchWords } from '@onceware/db/seed/search-words';
import { countStatements, createTestApi, type TestApi } from '#testing/test-api.ts';
import { DEAL_SORTS } from '../catalog.limits.ts';
import { type SearchDealsInput, searchDealsInput } from '../catalog.contract.ts';
import { getDeal, getTool } from '../catalog.service.ts';
import { findDealDetail } from '../deal/deal.repo.ts';
import { searchDeals } from './search.service.ts';

const ROWS = 12_000;
const FEW = 1_000;

let api: TestApi;
beforeAll(async () => {
  // One connection, so that the plans settle on it as they do in a server that has run for a while.
  api = await createTestApi({ poolSize: 1 });
  const { pool } = api.database;
  await pool.query('set statement_timeout = 0');
  await pool.query(
    `insert into tools (id, slug, name, tagline, category, tags, rating_tenths, rating_count)
      select gen_random_uuid(), 'tool-' || n, 'Tool ' || md5(n::text), 'Made for everybody', (array['ai', 'media', 'media', 'other', 'other', 'other'])[1 + n % 6],
        array['tag' || n % 40], n * 31 % 51, 3
      from generate_series(1, $1::int) n`,
    [ROWS],
  );
  // Reductions of every size, as if each had been asked for 500 before.
  await pool.query('alter table deals disable trigger deals_price_memory_begins');
  await pool.query(
    `insert into deals (id, slug, tool_id, title, category, base_price_minor, price_minor, discount_percentage, price_memory, currency, starts_at, ends_at)
      select gen_random_uuid(), 'deal-' || n, t.id, 'Word' || n || ' lifetime deal', t.category, 50000, 100 + n * 7919 % 49000,
        99 - n * 7919 % 49000 / 500, '{}', 'USD',
        now() - n * interval '7 minutes', case n % 10 when 0 then now() - n * interval '1 minute' when 1 then now() + n * interval '9 minutes' end
      from (select row_number() over () as n, id, category from tools) t`,
  );
  await pool.query('alter table deals enable trigger deals_price_memory_begins');
  await api.database.transaction(refreshSearchWords);
  await pool.query('vacuum (analyze) tools, deals, search_words, synonym_groups');
  await pool.query('reset statement_timeout');
}, 120_000);
afterAll(() => api.close());

/** Reads a list anew, as nothing stored does. */
const list = (input: Partial<SearchDealsInput>) => searchDeals(api, searchDealsInput.parse(input));

/** Rows that sequential scans have read so far, in all tables. */
async function scanned(): Promise<number> {
  await api.database.pool.query('select pg_stat_force_next_flush()');
  const { rows } = await api.database.pool.query<{ read: string }>(
    'select sum(seq_tup_read) as read from pg_stat_user_tables',
  );
  return Number(rows[0]?.read);
}

/** Rows that `work` reads by sequential scans. Six times, because then Postgres may decide for a plan that does without the values. */
async function scannedBy(work: () => Promise<unknown>): Promise<number> {
  const before = await scanned();
  for (let time = 0; time < 6; time += 1) await work();
  return (await scanned()) - before;
}

const facets = [
  {},
  { categories: ['other'] },
  { categories: ['ai'] },
  { minPrice: 480 },
  { maxPrice: 20 },
  { minPrice: 20, maxPrice: 480 },
  { minDiscount: 95 },
  { minDiscount: 10 },
  { minRating: 4.9 },
  { minRating: 1 },
  { endingSoon: true },
  { ended: true },
  { ended: true, categories: ['media'] },
] satisfies Partial<SearchDealsInput>[];

describe(`with ${ROWS} tools and deals`, () => {
  const catalog = () => api.as(null).catalog;

  it.each(DEAL_SORTS)('no list by %s scans a whole table, whatever the filter (T41)', async (sort) => {
    for (const facet of facets) {
      const input = { ...facet, sort };
      const { items, nextCursor } = await list(input);
      expect(items).toHaveLength(24);
      expect(await scannedBy(() => list(input))).toBeLessThan(FEW);
      expect(await scannedBy(() => list({ ...input, cursor: nextCursor }))).toBeLessThan(FEW);
    }
  });

  it.each(['lifetime', 'word77', 'wrod77', 'w', 'nothing at all'])(
    'no search for «%s» does, in any order (T41)',
    async (q) => {
      for (const sort of DEAL_SORTS) {
        for (const facet of [{}, { categories: ['other' as const] }, { minDiscount: 50 }]) {
          expect(await scannedBy(() => list({ q, sort, ...facet }))).toBeLessThan(FEW);
        }
      }
      expect(await scannedBy(() => catalog().searchTools({ q }))).toBeLessThan(FEW);
      expect(await scannedBy(() => catalog().searchTools({ q, categories: ['other'] }))).toBeLessThan(FEW);
    },
  );

  it('no deal, tool, cards, list of tools or front page does (T41)', async () => {
    const { items } = await list({ limit: 48 });
    const [deal] = items;
    if (!deal) throw new Error('There is no deal.');
    expect(await scannedBy(() => getDeal(api, { id: deal.id }))).toBeLessThan(FEW);
    expect(await scannedBy(() => getTool(api, { id: deal.tool.id }))).toBeLessThan(FEW);
    expect(await scannedBy(() => findDealDetail(api.database.db, deal.slug))).toBeLessThan(FEW);
    expect(await scannedBy(() => catalog().tool({ ref: deal.tool.id }))).toBeLessThan(FEW);
    expect(
      await scannedBy(() =>
        catalog().cards({ dealIds: items.map(({ id }) => id), toolIds: items.map(({ tool }) => tool.id) }),
      ),
    ).toBeLessThan(FEW);
    expect(await scannedBy(() => catalog().searchTools({}))).toBeLessThan(FEW);
    expect(await scannedBy(() => catalog().searchTools({ categories: ['media'] }))).toBeLessThan(FEW);
    expect(await scannedBy(() => catalog().home())).toBeLessThan(FEW);
  });

  it('a call sends the same few statements, however much it returns (T41)', async () => {
    const { items } = await list({ limit: 48 });
    const [deal] = items;
    if (!deal) throw new Error('There is no deal.');
    const statements = (work: () => Promise<unknown>) => countStatements(api.database, work);
    expect(await statements(() => getDeal(api, { id: deal.id }))).toBe(1);
    expect(await statements(() => getTool(api, { id: deal.tool.id }))).toBe(1);
    expect(await statements(() => catalog().deal({ ref: deal.slug }))).toBe(1);
    expect(await statements(() => catalog().tool({ ref: deal.tool.slug }))).toBe(1);
    for (const limit of [1, 10, 48]) {
      expect(await statements(() => list({ limit }))).toBe(1);
      expect(await statements(() => list({ limit, q: 'lifetime deal' }))).toBe(2);
      expect(await statements(() => catalog().cards({ dealIds: items.slice(0, limit).map(({ id }) => id) }))).toBe(1);
    }
  });
});

it('a search without filters is planned once for a connection, whatever its words (T71)', async () => {
  const words = ['tool', 'word7', 'lifetime deal', 'tol', 'everybody made', 'word8 word9', 'deal', 'word12'];
  for (const q of [...words, ...words]) await list({ q });
  const { rows } = await api.database.pool.query<{ name: string; generic: number; custom: number }>(
    `select name, generic_plans::int as generic, custom_plans::int as custom from pg_prepared_statements
      where name = 'catalog_words' or name like 'catalog\\_deals\\_relevance%'`,
  );
  // Postgres makes five plans of a statement's own values before it compares them with one for all.
  const often = rows.filter(({ generic, custom }) => generic + custom > 5);
  expect(often.length).toBeGreaterThan(1);
  expect(often.filter(({ custom }) => custom > 5)).toEqual([]);
});

it('a list of categories, or of what ends soon, is planned once for a connection, whatever the category (T71)', async () => {
  const asked: Partial<SearchDealsInput>[] = [
    // One alone has a statement of its own.
    ...(['ai', 'media', 'other', 'sales', 'ai', 'other', 'media', 'ai'] as const).flatMap((category) => [
      { categories: [category] },
      { categories: [category, 'writing' as const] },
    ]),
    ...Array.from({ length: 8 }, () => ({ endingSoon: true })),
  ];
  for (const sort of ['newest', 'ending', 'discount', 'rating'] as const)
    for (const input of asked) await list({ ...input, sort });
  const { rows } = await api.database.pool.query<{ name: string; custom: number }>(
    `select name, custom_plans::int as custom from pg_prepared_statements
      where name like 'catalog\\_deals\\_%' and name ~ '_(category|categories|endingSoon)_first$' and generic_plans + custom_plans > 7`,
  );
  expect(rows).toHaveLength(12);
  expect(rows.filter(({ custom }) => custom > 5)).toEqual([]);
});

import { wordsOfSeed } from '@onceware/db/testing/large-catalog';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import pg from 'pg';
import { buffersOf, type Known, statementsOf } from '#testing/buffers.ts';
import { commonSearches } from '#testing/common-searches.ts';
import { createLargeCatalogApi } from '#testing/large-catalog-api.ts';
import type { TestApi } from '#testing/test-api.ts';
import { searchDealsInput } from '../catalog.contract.ts';
import { getDeal, getHome } from '../catalog.service.ts';
import { COUNTED_AT_ONCE } from '../facets/facets.service.ts';
import { listEntries, listEntryIds } from '#supply/editing/entries.service.ts';
import { listEntriesInput, type ListEntriesInput } from '#supply/editing/editing.contract.ts';
import { ENTITY_STATES } from '#supply/editing/editing.limits.ts';
import { countCells } from '../facets/facets.repo.ts';
import { getDealDetail } from '../deal/deal.service.ts';
import { countCatalog } from '../maintenance/maintenance.service.ts';
import { readWords, searchDeals, writeDeals } from './search.service.ts';

/** The times of a million stand in docs/scale.md. */
const DEALS = 60_000;
const BUFFERS_MAX = 2_000;
/**
 * Limit for a page of staff's table: up to a thousand rows are gathered to be counted, and common matches are looked
 * for along the ids. A row holds what is known of its price, so fewer are on a page.
 */
const STAFF_BUFFERS_MAX = 2_700;
/** Limit for facets, whose words match rows scattered over many pages. */
const FACETS_BUFFERS_MAX = 5_000;

/** A parameter as text of SQL, for EXECUTE, which takes no parameters itself. */
function literalOf(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value)) return pg.escapeLiteral(`{${value.join(',')}}`);
  return pg.escapeLiteral(typeof value === 'string' ? value : JSON.stringify(value));
}

let api: TestApi;
beforeAll(async () => {
  api = await createLargeCatalogApi(DEALS);
}, 120_000);
afterAll(() => api.close());

it(
  `no common search among ${DEALS} deals reads more than ${BUFFERS_MAX} buffers (T41)`,
  { timeout: 120_000 },
  async () => {
    const tooMany: string[] = [];
    // Many searches read the same words.
    const known: Known = new Map();
    for (const { name, input } of commonSearches(wordsOfSeed())) {
      const buffers = await buffersOf(api.database, () => searchDeals(api, input), known);
      if (buffers > BUFFERS_MAX) tooMany.push(`${name}: ${buffers}`);
    }
    expect(tooMany).toEqual([]);
  },
);

it('one plan for a list of any category, common or rare, reads as little as a plan of its own (T71)', async () => {
  const { pool } = api.database;
  const tooMany: string[] = [];
  try {
    for (const sort of ['newest', 'ending', 'discount', 'rating'] as const)
      for (const filter of [
        { categories: ['ai'] },
        { categories: ['other'] },
        { categories: ['ai', 'sales', 'media'] },
        { endingSoon: true },
      ] as const) {
        const input = searchDealsInput.parse({ ...filter, sort });
        const { nextCursor } = await searchDeals(api, input);
        for (const page of [input, { ...input, cursor: nextCursor }]) {
          const [statement] = await statementsOf(api.database, () => searchDeals(api, page));
          if (!statement) throw new Error('Nothing was asked.');
          const buffers = [];
          for (const mode of ['force_custom_plan', 'force_generic_plan']) {
            await pool.query(`set plan_cache_mode = ${mode}; prepare list as ${statement.text}`);
            const { rows } = await pool.query<{ 'QUERY PLAN': [{ Plan: Record<string, number> }] }>(
              `explain (analyze, buffers, timing off, format json) execute list(${statement.values.map(literalOf).join(', ')})`,
            );
            await pool.query('deallocate list');
            const plan = rows[0]?.['QUERY PLAN'][0].Plan ?? {};
            buffers.push((plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0));
          }
          const [own = 0, shared = Infinity] = buffers;
          if (shared > Math.min(own + 50, 300)) tooMany.push(`${JSON.stringify(page)}: ${shared} instead of ${own}`);
        }
      }
  } finally {
    await pool.query('reset plan_cache_mode');
  }
  expect(tooMany).toEqual([]);
});

it('a search without names does not use the index of names, not even when there is no other index (T41)', async () => {
  const client = await api.database.pool.connect();
  const planOf = async (words: string) => {
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      `explain select from deals d where not has_ended and ${words} @@ 'test & form'::tsquery
        and deal_terms(category, currency, starts_at, ends_at, price_minor, discount_percentage, rating_tenths) && array(select 'discount:25')`,
    );
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  };
  try {
    await client.query('begin; drop index deals_running_words_idx');
    expect(await planOf('names_document(search)')).toContain('deals_running_in_names_idx');
    expect(await planOf('search')).not.toContain('names');
  } finally {
    await client.query('rollback');
    client.release();
  }
});

it('the first request for facets reads few deals, whatever the query (CAT-05)', { timeout: 60_000 }, async () => {
  const conditions = [
    { filter: 'minDiscount', value: 50 },
    { filter: 'minRating', value: 4 },
    { filter: 'endingSoon', value: true },
  ] as const;
  const tooMany: string[] = [];
  for (const q of new Set(commonSearches(wordsOfSeed()).map(({ input }) => input.q))) {
    const { terms } = await readWords(api.database.db, { q, plain: true });
    for (const ended of [false, true]) {
      const asked = { terms, ended };
      const buffers = await buffersOf(api.database, () =>
        countCells(api.database.db, asked, ['USD'], conditions, COUNTED_AT_ONCE + 1),
      );
      if (buffers > FACETS_BUFFERS_MAX) tooMany.push(`${q}, ${ended ? 'ended' : 'running'}: ${buffers}`);
    }
  }
  expect(tooMany).toEqual([]);
});

it('the default list reads one deal and its tool per card, and a single deal reads two rows (T41)', async () => {
  const input = searchDealsInput.parse({ limit: 24 });
  // A page of an index or of a table is some levels down.
  expect(await buffersOf(api.database, () => writeDeals(api, input))).toBeLessThan(150);
  const [shown] = (await searchDeals(api, input)).items;
  expect(await buffersOf(api.database, () => getDeal(api, { id: shown?.id ?? '' }))).toBeLessThan(12);
});

it('a deal’s page reads as little, with similar deals by words, tags and products (T41, CAT-02)', async () => {
  const { items } = await searchDeals(api, searchDealsInput.parse({ limit: 10 }));
  for (const { id } of items)
    expect(await buffersOf(api.database, () => getDealDetail(api, { ref: id }))).toBeLessThan(BUFFERS_MAX / 2);
});

it('the front page reads as little, since its counts are stored (T41)', async () => {
  await countCatalog(api.database);
  expect((await getHome(api)).toolCount).toBe(DEALS / 8);
  expect(await buffersOf(api.database, () => getHome(api))).toBeLessThan(BUFFERS_MAX / 2);
});

describe('staff’s table', () => {
  /** More than a thousand names hold it, and fewer than all of them. */
  const COMMON = 'lifetime';
  let call: Parameters<typeof listEntries>[0];
  const read = (input: Partial<ListEntriesInput>) =>
    listEntries(call, { ...listEntriesInput.parse({ entityType: 'deal' }), ...input });
  const NOTHING: Awaited<ReturnType<typeof read>> = { rows: [], total: 0, isMore: false };
  const idsOf = async (input: Partial<ListEntriesInput>) => (await read(input)).rows.map(({ id }) => id);

  beforeAll(async () => {
    call = { database: api.database } as typeof call;
    await api.database.pool.query(
      'update deals set is_hidden = true where id in (select id from deals order by slug limit 2500)',
    );
    // Vacuums until all pages are marked as visible to everybody, which an older statement elsewhere prevents.
    await vi.waitUntil(async () => {
      await api.database.pool.query('vacuum (analyze) deals');
      const { rows } = await api.database.pool.query<{ isSeen: boolean }>(
        `select relallvisible >= relpages as "isSeen" from pg_class where oid = 'deals'::regclass`,
      );
      return rows[0]?.isSeen;
    }, 50_000);
  }, 60_000);

  it(
    'reads few buffers for a page and its count, whatever the filter (CAT-11, T41)',
    { timeout: 120_000 },
    async () => {
      const words = wordsOfSeed();
      const queries = [
        '',
        'a',
        COMMON,
        ...[0, 2, 8, 32, 128].map((n) => words[n] ?? ''),
        `${words[0]} ${words[2]}`,
        'zzzz',
      ];
      const tooMany: string[] = [];
      // The last page is often the first.
      const known: Known = new Map();
      const counted = async (input: Partial<ListEntriesInput>) => {
        let page = NOTHING;
        const buffers = await buffersOf(api.database, async () => void (page = await read(input)), known);
        if (buffers > STAFF_BUFFERS_MAX) tooMany.push(`${JSON.stringify(input)}: ${buffers}`);
        return page;
      };
      for (const entityType of ['deal', 'tool'] as const)
        for (const q of queries)
          for (const state of [undefined, ...ENTITY_STATES])
            for (const category of [undefined, 'ai', 'other'] as const) {
              const input = { entityType, q, state, category };
              const first = await counted(input);
              const last = Math.ceil(first.total / 50);
              const far = q !== '' && first.isMore ? { page: 2, after: first.rows.at(-1)?.id } : { page: last || 1 };
              await counted({ ...input, ...far });
            }
      expect(tooMany).toEqual([]);
    },
  );

  // All that match would be 13,000 buffers.
  it('chooses the first thousand and reads the last page of a common word without reading all that match (T71)', async () => {
    const all = listEntriesInput.parse({ entityType: 'deal', q: COMMON });
    expect(await buffersOf(api.database, () => listEntryIds(call, all))).toBeLessThan(5_000);
    expect(await buffersOf(api.database, () => read({ ...all, page: 20 }))).toBeLessThan(5_000);
  });

  it('counts up to a thousand matches of a common word, and pages through them both ways by cursor (CAT-11)', async () => {
    const cases: [Partial<ListEntriesInput>, string][] = [
      [{ q: COMMON }, 'true'],
      [{ q: COMMON, state: 'ended' }, 'has_ended'],
      [{ q: 'the', state: 'running', category: 'ai' }, `not has_ended and starts_at <= now() and category = 'ai'`],
    ];
    for (const [input, is] of cases) {
      const { rows: all } = await api.database.pool.query<{ id: string }>(
        `select id from deals where search @@ '${input.q}:*A' and ${is} order by id desc`,
      );
      const held = all.map(({ id }) => id);
      expect(held.length).toBeGreaterThan(1_000);
      const first = await read(input);
      expect([first.total, first.isMore]).toEqual([1_000, true]);
      expect(first.rows.map(({ id }) => id)).toEqual(held.slice(0, 50));
      const second = await idsOf({ ...input, page: 2, after: held[49] });
      expect(second).toEqual(held.slice(50, 100));
      expect(await idsOf({ ...input, page: 2 })).toEqual(second);
      expect(await idsOf({ ...input, page: 2, before: held[100] })).toEqual(second);
      expect(await idsOf({ ...input, page: 20 })).toEqual(held.slice(950, 1_000));
      expect(await listEntryIds(call, listEntriesInput.parse({ entityType: 'deal', ...input }))).toEqual(
        held.slice(0, 1_000),
      );
    }
  });

  it('counts and pages through fewer exactly, also past the last page (CAT-11)', async () => {
    for (const [state, is] of [
      ['running', 'has_ended = false and starts_at <= now()'],
      ['hidden', 'has_ended is null'],
    ] as const) {
      const { rows: all } = await api.database.pool.query<{ id: string }>(
        `select id from deals where search @@ '${COMMON}:*A' and ${is} order by id desc`,
      );
      const held = all.map(({ id }) => id);
      expect(held.length).toBeGreaterThan(50);
      expect(await idsOf({ q: COMMON, state })).toEqual(held.slice(0, 50));
      expect(await idsOf({ q: COMMON, state, page: 2 })).toEqual(held.slice(50, 100));
      expect(await read({ q: COMMON, state, page: 20 })).toEqual({ rows: [], total: held.length, isMore: false });
    }
    expect(await read({ q: '!?' })).toEqual(NOTHING);
  });
});

it('the generated documents equal those of the triggers (T41)', async () => {
  const different = (table: string, column: string) =>
    api.database.transaction(async (tx) => {
      const some = `select id, search from ${table} order by id limit 200`;
      await tx.execute(`create temporary table before_${table} on commit drop as ${some}`);
      await tx.execute(`update ${table} set ${column} = ${column} where id in (select id from before_${table})`);
      const { rows } = await tx.execute<{ count: number }>(
        `select count(*)::int from before_${table} b join ${table} a using (id) where a.search <> b.search`,
      );
      return rows[0]?.count;
    });
  expect([await different('tools', 'name'), await different('deals', 'title')]).toEqual([0, 0]);
});

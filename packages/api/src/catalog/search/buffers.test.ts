import { wordsOfSeed } from '@onceware/db/testing/large-catalog';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buffersOf } from '#testing/buffers.ts';
import { commonSearches } from '#testing/common-searches.ts';
import { createLargeCatalogApi } from '#testing/large-catalog-api.ts';
import type { TestApi } from '#testing/test-api.ts';
import { searchDealsInput } from '../catalog.contract.ts';
import { getDeal, getHome } from '../catalog.service.ts';
import { COUNTED_AT_ONCE } from '../facets/facets.service.ts';
import { countCells } from '../facets/facets.repo.ts';
import { getDealDetail } from '../deal/deal.service.ts';
import { countCatalog } from '../upkeep/upkeep.service.ts';
import { readWords, searchDeals, writeDeals } from './search.service.ts';

/** The bench asks the same of a million. */
const DEALS = 60_000;
const BUFFERS_MAX = 2_000;
/** Of facets, whose words' matches are rows here and there. */
const FACETS_BUFFERS_MAX = 5_000;

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
    for (const { name, input } of commonSearches(wordsOfSeed())) {
      const buffers = await buffersOf(api.database, () => searchDeals(api, input));
      if (buffers > BUFFERS_MAX) tooMany.push(`${name}: ${buffers}`);
    }
    expect(tooMany).toEqual([]);
  },
);

it('whoever does not ask for names is not led to their index by terms, not even where there is no other (T41)', async () => {
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

it('whoever asks first for facets waits for few deals, whatever the words (CAT-05)', { timeout: 60_000 }, async () => {
  const conditions = [{ minDiscount: 50 }, { minRatingTenths: 40 }, { endingSoon: true as const }];
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

it('the list that everybody opens reads a deal and its tool for each that it shows, and a deal is two rows (T41)', async () => {
  const input = searchDealsInput.parse({ limit: 24 });
  // A page of an index or of a table is some levels down.
  expect(await buffersOf(api.database, () => writeDeals(api, input))).toBeLessThan(150);
  const [shown] = (await searchDeals(api, input)).items;
  expect(await buffersOf(api.database, () => getDeal(api, { id: shown?.id ?? '' }))).toBeLessThan(12);
});

it('a deal’s page reads as little, with what is near it by words, tags and products (T41, CAT-02)', async () => {
  const { items } = await searchDeals(api, searchDealsInput.parse({ limit: 10 }));
  for (const { id } of items)
    expect(await buffersOf(api.database, () => getDealDetail(api, { ref: id }))).toBeLessThan(BUFFERS_MAX / 2);
});

it('nor does the front page, whose numbers no visitor waits for (T41)', async () => {
  await countCatalog(api.database);
  expect((await getHome(api)).toolCount).toBe(DEALS / 8);
  expect(await buffersOf(api.database, () => getHome(api))).toBeLessThan(BUFFERS_MAX / 2);
});

it('the generated documents are those that the triggers would make (T41)', async () => {
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

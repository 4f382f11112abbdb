import { wordsOfSeed } from '@onceware/db/testing/large-catalog';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buffersOf } from '#testing/buffers.ts';
import { commonSearches } from '#testing/common-searches.ts';
import { createLargeCatalogApi } from '#testing/large-catalog-api.ts';
import type { TestApi } from '#testing/test-api.ts';
import { getHome } from '../catalog.service.ts';
import { countCatalog } from '../upkeep/upkeep.service.ts';
import { searchDeals } from './search.service.ts';

/** The bench asks the same of a million. */
const DEALS = 60_000;
const BUFFERS_MAX = 2_000;

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

import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeDeal } from '#testing/factories.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';
import { searchDealsInput } from '../catalog.contract.ts';
import { searchDeals } from '../search/search.service.ts';
import { countCatalog, maintainCatalog } from './maintenance.service.ts';

const HOUR = 3_600_000;
const hence = (hours: number) => new Date(Date.now() + hours * HOUR);

let api: TestApi;
beforeEach(async () => {
  api = await createTestApi();
});
afterEach(() => api.close());

/** Reads a list anew: what is stored holds until a moment that a test cannot move. */
const namesOf = async (input: { ended: boolean }) =>
  (await searchDeals(api, searchDealsInput.parse(input))).items.map(({ title }) => title);
const home = () => api.as(null).catalog.home();
/** Ends a deal as if time had passed: no trigger sees it. */
const end = (id: string) =>
  api.database.pool.query(
    `alter table deals disable trigger user; update deals set ends_at = now() - interval '1 second' where id = '${id}'; alter table deals enable trigger user`,
  );
const age = () => api.database.pool.query(`update catalog_counts set counted_at = counted_at - interval '1 minute'`);

it('a deal that ends leaves the running list at once, and joins the ended list soon (CAT-01)', async () => {
  await makeDeal(api.database, { title: 'Long over', startsAt: hence(-9), endsAt: hence(-8) });
  const { id } = await makeDeal(api.database, { title: 'Ending', startsAt: hence(-2), endsAt: hence(1) });
  await maintainCatalog(api.database);
  expect([await namesOf({ ended: false }), await namesOf({ ended: true })]).toEqual([['Ending'], ['Long over']]);
  await end(id);
  expect(await namesOf({ ended: false })).toEqual([]);
  await maintainCatalog(api.database);
  expect(await namesOf({ ended: true })).toEqual(['Ending', 'Long over']);
});

it('a deal whose end is moved changes lists at once (CAT-01)', async () => {
  const { id } = await makeDeal(api.database, { title: 'Longer', startsAt: hence(-2), endsAt: hence(-1) });
  await api.database.pool.query(`update deals set ends_at = now() + interval '1 day' where id = $1`, [id]);
  expect([await namesOf({ ended: false }), await namesOf({ ended: true })]).toEqual([['Longer'], []]);
});

it('computes what is known of the prices of deals from before that was kept (CAT-14)', async () => {
  const { id } = await makeDeal(api.database, { basePriceMinor: 9_900, priceMinor: 4_900 });
  await api.database.pool.query('update deals set price_minor = 2450');
  await api.database.pool.query(
    'alter table deals disable trigger user; update deals set price_memory = null, discount_percentage = 75; alter table deals enable trigger user',
  );
  await maintainCatalog(api.database);
  const { deals } = await api.as(null).catalog.cards({ dealIds: [id], toolIds: [] });
  expect(deals).toMatchObject([{ discountPercentage: 50, priceMemory: { lowestBefore: { price: 49 } } }]);
});

it('the front page shows the last counts and counts nothing itself (T41)', async () => {
  await makeDeal(api.database, { startsAt: hence(-1) });
  expect((await home()).dealCount).toBe(0);
  await countCatalog(api.database);
  await makeDeal(api.database, { startsAt: hence(-1) });
  expect(await home()).toMatchObject({ dealCount: 1, toolCount: 1 });
});

it('recounts after a minute, and not before (T41)', async () => {
  await countCatalog(api.database);
  await makeDeal(api.database, { startsAt: hence(-1) });
  await countCatalog(api.database);
  expect((await home()).dealCount).toBe(0);
  await age();
  await countCatalog(api.database);
  expect((await home()).dealCount).toBe(1);
});

it('figures of the front page are those of the last count, and of running deals alone (CAT-17)', async () => {
  const rise = async (fields: Parameters<typeof makeDeal>[1] = {}) => {
    const { id } = await makeDeal(api.database, { startsAt: hence(-24 * 90), reducedFrom: 2_900, ...fields });
    // Takes what was told for what it was dearer than.
    await api.database.pool.query('update deals set price_memory = null where id = $1', [id]);
  };
  expect((await home()).figures).toBeNull();
  await rise();
  await rise({ reducedFrom: 9_900 });
  await rise({ endsAt: hence(-1) });
  await rise({ isHidden: true });
  await countCatalog(api.database);
  // Each has the price that was told, and the present one.
  expect((await home()).figures).toEqual({ prices: 8, dearer: 1 });
  await rise();
  expect((await home()).figures).toEqual({ prices: 8, dearer: 1 });
  await age();
  await countCatalog(api.database);
  expect((await home()).figures).toEqual({ prices: 10, dearer: 2 });
});

it('only one process counts at a time (T51)', async () => {
  await makeDeal(api.database, { startsAt: hence(-1) });
  const other = await api.database.pool.connect();
  try {
    await other.query('begin');
    await other.query('select pg_advisory_xact_lock(7318004)');
    await maintainCatalog(api.database);
    expect((await home()).dealCount).toBe(0);
    await other.query('rollback');
  } finally {
    other.release();
  }
  await Promise.all(Array.from({ length: 4 }, () => maintainCatalog(api.database)));
  expect((await home()).dealCount).toBe(1);
});

import { wordsOfSeed } from '@onceware/db/testing/large-catalog';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLargeCatalogApi } from '#testing/large-catalog-api.ts';
import type { TestApi } from '#testing/test-api.ts';
import { CATEGORIES, type Category, DEAL_SORTS, type DealSort } from '../catalog.limits.ts';
import { type DealSearch, findDeals } from './search.repo.ts';
import { readQuery } from './search-query.ts';

const DEALS = 8_000;
const SEARCHES = 80;
const PAGES = 4;
/** Number of deals that are weighed in a catalogue this small. */
const WEIGHED = 200;

let api: TestApi;
beforeAll(async () => {
  api = await createLargeCatalogApi(DEALS);
}, 60_000);
afterAll(() => api.close());

const END = `coalesce(ends_at, 'infinity')`;
const RUNNING: Record<DealSort, string> = {
  relevance: 'starts_at desc',
  newest: 'starts_at desc',
  ending: END,
  discount: 'discount_percentage desc',
  price: 'price_minor',
  '-price': 'price_minor desc',
  rating: 'rating_tenths desc',
};
const ENDED = { ...RUNNING, relevance: `${END} desc`, ending: `${END} desc` };

/** Finds the asked deals by nothing but the columns. */
async function plainly({ terms, sort, ended, ...asked }: DealSearch, limit: number): Promise<string[]> {
  const by = (ended ? ENDED : RUNNING)[sort];
  const { rows } = await api.database.pool.query<{ id: string }>(
    `select id from deals where (${END} <= now()) = $1 and ($1 or starts_at <= now()) and ts_match_vq(search, $2::tsquery)
      and (cardinality($3::text[]) = 0 or category = any($3)) and price_minor between coalesce($4::int, 0) and coalesce($5::int, 2147483647)
      and discount_percentage >= coalesce($6::int, 0) and rating_tenths >= coalesce($7::int, 0) and (not $8 or ${END} < now() + interval '7 days')
      order by ${by}, id ${by.endsWith('desc') ? 'desc' : ''} limit $9`,
    [
      ended,
      terms?.match,
      asked.categories,
      asked.prices[0]?.low,
      asked.prices[0]?.high,
      asked.minDiscount,
      (asked.minRating ?? 0) * 10,
      asked.endingSoon,
      limit,
    ],
  );
  return rows.map(({ id }) => id);
}

/** The first pages of a list, one after the other. */
async function walked(search: DealSearch, pages: number): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 0, { after } = search; page < pages; page += 1) {
    const { cards, end } = await findDeals(api.database.db, { ...search, after });
    ids.push(...(JSON.parse(cards) as { id: string }[]).map(({ id }) => id));
    if (!end) break;
    after = end;
  }
  return ids;
}

it(
  `each query plan returns the pages of a plain query, in ${SEARCHES} random searches (CAT-01)`,
  { timeout: 180_000 },
  async () => {
    const words = wordsOfSeed();
    let state = 7;
    // The same ones each time (Lehmer).
    const below = (count: number) => (state = (state * 48_271) % 2_147_483_647) % count;
    const pick = <T>(...list: [T, ...T[]]): T => list[below(list.length)] ?? list[0];
    const word = () => words[below(pick(8, 80, 800))] ?? '';
    // By which one way after the other is thought to read least.
    const likely = {
      matches: { share: 1, running: 0, ended: 0 },
      buckets: { share: 1e-3, running: 1e7, ended: 1e7 },
      walk: { share: 1, running: 1e9, ended: 1e9 },
    };
    let found = 0;
    for (let time = 0; time < SEARCHES; time += 1) {
      const { terms } = await readQuery(api.database.db, pick(word(), `${word()} `, `${word()} ${word()}`));
      if (!terms) continue;
      const ended = pick(true, false);
      const [isPriced, sort] = [pick(true, false), pick(...DEAL_SORTS)];
      const [low, high] = [pick(0, 2_000, 8_800), pick(9_000, 40_000, 2_147_483_647)];
      const search: DealSearch = {
        terms,
        ended,
        sort,
        limit: 24,
        after: null,
        categories: pick<Category[]>([], [], [pick(...CATEGORIES)], [pick(...CATEGORIES), pick(...CATEGORIES)]),
        endingSoon: pick(true, false, false),
        prices:
          isPriced || sort.endsWith('price')
            ? [{ code: 'USD', factor: 1, low: isPriced ? low : 0, high: isPriced ? high : 2_147_483_647 }]
            : [],
        isPriced,
        minDiscount: pick(null, null, 50, 85),
        minRating: pick(null, null, 3.5, 4.6),
      };
      const isRanked = search.sort === 'relevance';
      const expected = await plainly(search, isRanked ? DEALS : search.limit * PAGES);
      found += expected.length;
      for (const [way, counts] of Object.entries(likely)) {
        const ids = await walked({ ...search, terms: { ...terms, ...counts } }, isRanked ? Infinity : PAGES);
        // Relevance weighs no more than so many.
        const isCut = isRanked && expected.length > WEIGHED && ids.length >= WEIGHED;
        const shown = isRanked ? ids.toSorted() : ids;
        const meant = isRanked ? expected.filter((id) => !isCut || ids.includes(id)).toSorted() : expected;
        expect(shown, `${way}: ${JSON.stringify(search)}`).toEqual(meant);
      }
    }
    expect(found).toBeGreaterThan(SEARCHES);
  },
);

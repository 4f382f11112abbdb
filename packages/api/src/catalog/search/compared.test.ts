import { deals } from '@onceware/db/schema/catalog';
import { refreshSearchWords } from '@onceware/db/seed/search-words';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { importRates } from '#catalog/rates/rates.service.ts';
import { makeTool } from '#testing/factories.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';
import type { DealCard, SearchDealsInput } from '../catalog.contract.ts';

const DAY = 86_400_000;
const PER_EURO: Record<string, number> = { EUR: 1, USD: 1.1, JPY: 160, GBP: 0.85 };
const today = new Date().toISOString().slice(0, 10);
const ago = (days: number) => new Date(Date.now() - days * DAY).toISOString().slice(0, 10);

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
  const { id: toolId } = await makeTool(api.database);
  const prices = {
    USD: Array.from({ length: 40 }, (_, n) => 900 + (n % 10) * 1_000),
    EUR: Array.from({ length: 12 }, (_, n) => 1_000 + (n % 4) * 500),
    JPY: Array.from({ length: 12 }, (_, n) => 100_000 + (n % 3) * 400_000),
    GBP: [0, 850, 2_147_483_647],
    KWD: [1_499],
  };
  await api.database.db.insert(deals).values(
    Object.entries(prices).flatMap(([currency, minors]) =>
      minors.map((priceMinor, n) => ({
        slug: `${currency}-${n}`.toLowerCase(),
        toolId,
        title: `Priced in ${currency}`,
        category: (['ai', 'media', 'sales'] as const)[n % 3] ?? 'ai',
        basePriceMinor: priceMinor,
        priceMinor,
        currency,
        endsAt: n % 5 === 4 ? new Date(Date.now() - DAY) : null,
        startsAt: new Date(Date.now() - 2 * DAY),
      })),
    ),
  );
  await api.database.transaction(refreshSearchWords);
});
afterAll(() => api.close());
beforeEach(() => api.database.pool.query('delete from exchange_rates'));

const rates = (day: string, without: string[] = []) => {
  const known = Object.entries(PER_EURO).filter(([code]) => code !== 'EUR' && !without.includes(code));
  return importRates(
    api.database,
    `Date,${known.map(([code]) => code).join()}\n${day},${known.map(([, rate]) => rate).join()}`,
  );
};
const search = (input: Partial<SearchDealsInput>) => api.as(null).catalog.searchDeals(input);

async function walk(input: Partial<SearchDealsInput>): Promise<DealCard[]> {
  const all: DealCard[] = [];
  for (let cursor: string | null = null; ;) {
    const page = await search({ ...input, limit: 7, cursor });
    all.push(...page.items);
    cursor = page.nextCursor;
    if (cursor === null) return all;
  }
}
const euros = ({ price, currency }: DealCard) => price / (PER_EURO[currency] ?? Number.NaN);
const codesOf = (found: DealCard[]) => [...new Set(found.map(({ currency }) => currency))].toSorted();

it.each([{}, { ended: true }, { categories: ['ai'] }, { categories: ['ai', 'sales'] }, { q: 'priced' }] as const)(
  'prices of all currencies with a rate are sorted together, across pages, for %j (CAT-05)',
  async (filters) => {
    await rates(today);
    for (const currency of ['USD', 'JPY']) {
      const cheapest = await walk({ ...filters, currency, sort: 'price' } as Partial<SearchDealsInput>);
      const dearest = await walk({ ...filters, currency, sort: '-price' } as Partial<SearchDealsInput>);
      const all = (await walk(filters as Partial<SearchDealsInput>)).filter((deal) => deal.currency !== 'KWD');
      expect(all.length).toBeGreaterThan(10);
      expect(cheapest.map(({ id }) => id).toSorted()).toEqual(all.map(({ id }) => id).toSorted());
      expect(dearest.map(({ id }) => id)).toEqual(cheapest.map(({ id }) => id).toReversed());
      const worth = cheapest.map(euros);
      for (const [n, one] of worth.entries()) expect(one).toBeGreaterThanOrEqual((worth[n - 1] ?? 0) - 1e-9);
    }
  },
);

it('price bounds are in the requested currency, whatever a deal’s currency (CAT-05)', async () => {
  await rates(today);
  const all = (await walk({})).filter(({ currency }) => currency !== 'KWD');
  for (const [currency, minPrice, maxPrice] of [
    ['EUR', 10, 20],
    ['USD', 20, 60],
    ['JPY', 1_000, 5_000],
  ] as const) {
    const rate = PER_EURO[currency] ?? 1;
    const expected = all.filter(
      (deal) => euros(deal) * rate >= minPrice - 1e-9 && euros(deal) * rate <= maxPrice + 1e-9,
    );
    for (const sort of ['newest', 'price', '-price'] as const)
      for (const q of ['', 'priced in']) {
        const found = await walk({ q, currency, minPrice, maxPrice, sort });
        expect(found.map(({ id }) => id).toSorted()).toEqual(expected.map(({ id }) => id).toSorted());
      }
  }
});

it('without rates only the requested or the most common currency is compared, and the page says so (CAT-05)', async () => {
  const page = { ratesOf: null, isOld: false, leftOut: true };
  const common = await search({ sort: 'price', limit: 48 });
  expect([codesOf(common.items), common.currency]).toEqual([['USD'], { code: 'USD', ...page }]);
  const asked = await search({ maxPrice: 12, currency: 'EUR' });
  expect([codesOf(asked.items), asked.currency]).toEqual([['EUR'], { code: 'EUR', ...page }]);
  expect((await search({ sort: 'newest', currency: 'EUR' })).currency).toBeNull();
  const none = await search({ sort: 'price', currency: 'CHF' });
  expect([none.items, none.currency]).toEqual([[], { code: 'CHF', ...page }]);
});

it('a currency without a rate is left out, and rates older than a week are marked as old (CAT-05)', async () => {
  await rates(ago(10), ['GBP']);
  const page = await search({ sort: 'price', limit: 48 });
  expect(page.currency).toEqual({ code: 'USD', ratesOf: ago(10), isOld: true, leftOut: true });
  expect(codesOf(await walk({ sort: 'price' }))).toEqual(['EUR', 'JPY', 'USD']);
  expect(await api.as(null).catalog.currencies()).toEqual({
    codes: ['EUR', 'GBP', 'JPY', 'KWD', 'USD'],
    ratesOf: ago(10),
    isOld: true,
  });
  // Given up, and so without a rate of today.
  await importRates(api.database, `Date,GBP\n${ago(80)},0.85`);
  expect(codesOf(await walk({ sort: 'price' }))).not.toContain('GBP');
});

it('a list continues in the currency it began in, even when another becomes the most common (CAT-05)', async () => {
  const first = await search({ sort: 'price', limit: 20, currency: 'USD' });
  const rest = await search({ sort: 'price', limit: 48, cursor: first.nextCursor });
  expect(codesOf(rest.items)).toEqual(['USD']);
  expect(new Set([...first.items, ...rest.items].map(({ id }) => id)).size).toBe(32);
});

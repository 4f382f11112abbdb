import { afterAll, beforeAll, expect, it } from 'vitest';
import { ofDeal } from '#outlets/syndication/feed-entry.ts';
import { findPreview } from '#outlets/previews/preview.service.ts';
import { addPriceHistories, type Announced, type Expected, HISTORIES } from '#testing/price-histories.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';
import type { DealCard, SearchDealsInput } from '../catalog.contract.ts';
import { getDeal, getHome } from '../catalog.service.ts';
import { countCatalog } from '../maintenance/maintenance.service.ts';
import { reductionOf, verdictOf } from './price-claims.contract.ts';

let api: TestApi;
let expected: Map<string, Expected>;
let cards: Map<string, DealCard>;
beforeAll(async () => {
  api = await createTestApi();
  ({ expected, cards } = await addPriceHistories(api.database));
}, 120_000);
afterAll(() => api.close());

const wanted = <T>(of: (one: Expected) => T) => new Map([...expected].map(([id, one]) => [id, of(one)]));

it('has histories of every kind (T61, CAT-14)', () => {
  expect(cards.size).toBe(HISTORIES);
  const all = [...expected.values()];
  expect(all.filter(({ announced }) => announced).length).toBeGreaterThan(HISTORIES / 5);
  expect(all.filter(({ announced }) => !announced).length).toBeGreaterThan(HISTORIES / 5);
  expect(all.filter(({ announced }) => announced?.percent === null).length).toBeGreaterThan(5);
  expect(all.filter(({ announced }) => announced?.isTold).length).toBeGreaterThan(5);
  const others = [...cards.values()].map(({ priceMemory }) => priceMemory?.otherCurrencies?.lowestBefore ?? null);
  expect(others.filter((other) => other?.compared === null).length).toBeGreaterThan(5);
  expect(others.filter((other) => typeof other?.compared === 'number').length).toBeGreaterThan(5);
});

it('is on cards, boxes, home and comparisons what the 30-day low says, whatever the list price (T61, CAT-14)', async () => {
  expect(new Map([...cards].map(([id, card]) => [id, reductionOf(card)]))).toEqual(
    wanted(({ announced }) => announced),
  );
  const details = new Map<string, Announced | null>();
  for (const id of expected.keys()) details.set(id, reductionOf(await api.as(null).catalog.deal({ ref: id })));
  expect(details).toEqual(wanted(({ announced }) => announced));
  const { biggestSavings, ...home } = await getHome(api);
  for (const { id, category, discountPercentage } of biggestSavings) {
    const best = [...cards.values()]
      .filter((card) => card.category === category)
      .map((card) => expected.get(card.id)?.discount ?? 0);
    expect([discountPercentage, expected.get(id)?.discount]).toEqual([Math.max(...best), Math.max(...best)]);
    expect(discountPercentage).toBeGreaterThan(0);
  }
  for (const card of [...home.newest, ...home.endingSoon])
    expect(reductionOf(card)).toEqual(expected.get(card.id)?.announced);
});

it('counts on the front page as many dearer deals as verdicts say so, and every price that is kept (T61, CAT-17)', async () => {
  await countCatalog(api.database);
  const dearer = [...cards.values()].filter((card) => verdictOf(card, new Date())?.is === 'dearer').length;
  const { rows } = await api.database.pool.query<{ count: number }>('select count(*)::int as count from deal_prices');
  expect((await getHome(api)).figures).toEqual({ prices: rows[0]?.count, dearer });
  expect(dearer).toBeGreaterThan(HISTORIES / 20);
});

it('is in feeds, previews and REST what the 30-day low says (T61, CAT-14)', async () => {
  const rest = new Map<string, number>();
  for (const [id, card] of cards) {
    const { announced } = expected.get(id) ?? { announced: null };
    const { summary } = ofDeal('https://onceware.example', card);
    expect(/\u2212(\d+)%/.exec(summary)?.[1]).toBe(announced?.percent?.toString());
    const { words } = (await findPreview(api, { kind: 'deals', slug: card.slug })).drawing;
    const money = new Intl.NumberFormat('en', {
      style: 'currency',
      currency: card.currency,
      trailingZeroDisplay: 'stripIfInteger',
    });
    expect(words).toMatchObject({
      before: announced ? money.format(announced.before) : '',
      saving: announced?.percent ? `\u2212${announced.percent}%` : '',
    });
    rest.set(id, (await getDeal(api, { id })).discount_percentage);
  }
  expect(rest).toEqual(wanted(({ discount }) => discount));
});

async function walk(input: Partial<SearchDealsInput>): Promise<DealCard[]> {
  const all: DealCard[] = [];
  let cursor: string | null | undefined;
  do {
    const page = await api.as(null).catalog.searchDeals({ ...input, limit: 48, ...(cursor && { cursor }) });
    all.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor);
  return all;
}

it('sorts, filters and counts by what the 30-day low says (T61, CAT-14)', async () => {
  const byDiscount = await walk({ sort: 'discount' });
  const discounts = byDiscount.map(({ id }) => expected.get(id)?.discount ?? -1);
  expect(discounts).toHaveLength(HISTORIES);
  expect(discounts).toEqual(discounts.toSorted((a, b) => b - a));
  const facets = await api.as(null).catalog.facets({});
  for (const { min, count } of facets.discounts) {
    const meant = [...expected].filter(([, { discount }]) => discount >= min).map(([id]) => id);
    expect(count).toBe(meant.length);
    expect((await walk({ minDiscount: min })).map(({ id }) => id).toSorted()).toEqual(meant.toSorted());
  }
});

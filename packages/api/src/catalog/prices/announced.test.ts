import { deals } from '@onceware/db/schema/catalog';
import { randomNumbers } from '@onceware/db/testing/large-catalog';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ofDeal } from '#outlets/syndication/feed-entry.ts';
import { findPreview } from '#outlets/previews/preview.service.ts';
import { makeTool } from '#testing/factories.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';
import type { DealCard, SearchDealsInput } from '../catalog.contract.ts';
import { getDeal, getHome } from '../catalog.service.ts';
import { CATEGORIES } from '../catalog.limits.ts';
import { reductionOf } from './price-claims.contract.ts';

const HISTORIES = 400;
const HOUR = 3_600_000_000;
const DAY = 24 * HOUR;
/** Microseconds since 1970, as the log counts; whole hours, so that nothing happens while the test runs. */
const NOW = Math.floor((Date.now() * 1_000) / HOUR) * HOUR;

/** An entry of the log, in microseconds and hundredths of a hundredth. */
interface Entry {
  at: number;
  starts: number;
  ends: number | null;
  price: number;
  base: number;
  currency: string;
}

const random = randomNumbers(14);
const below = (limit: number) => Math.floor(random() * limit);
const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T;
const PRICES = [0, 100, 90_000, 190_000, 191_000, 290_000, 290_050, 4_900_000, 99_990_000];
const CURRENCIES = ['USD', 'USD', 'USD', 'EUR', 'KWD'];

/** Entries of four months, up to an entry that runs today. */
function history(n: number): Entry[] {
  const flaps = n % 10 === 0;
  const count = flaps ? 40 : 1 + below(7);
  const times = Array.from({ length: count }, () => NOW - below(120 * 24) * HOUR - HOUR).toSorted((a, b) => a - b);
  if (flaps) for (let k = 0; k < count; k += 1) times[k] = NOW - (count - k) * DAY;
  // A clock that ran 31 days ahead wrote the last.
  if (n % 17 === 0) times[count - 1] = NOW + 31 * DAY;
  const currency = pick(CURRENCIES);
  return times.map((time, index): Entry => {
    const isLast = index === count - 1;
    // Two of one moment stand a microsecond apart.
    const at = time + times.slice(0, index).filter((other) => other === time).length;
    const starts = !isLast && below(4) === 0 ? at + below(400) * HOUR : NOW - 200 * DAY;
    const price = flaps ? (index % 2 === 0 ? 290_000 : 190_000) : pick(PRICES);
    const ends = below(3) === 0 ? Math.max(at, starts) + below(900) * HOUR : null;
    return {
      at,
      starts,
      ends: isLast ? (ends === null ? null : NOW + 200 * DAY) : ends,
      price,
      // Raised to 999 by the last, or below the price before.
      base: isLast
        ? Math.max(price, n % 3 === 0 ? 9_990_000 : price + below(3) * 100_000)
        : pick([price, 0, 9_990_000]),
      currency: below(6) === 0 ? pick(CURRENCIES) : currency,
    };
  });
}

/** The lowest price of the 30 days before the present one began, by looking at each moment at which anything changes. */
function lowBefore(entries: readonly Entry[]): number | null {
  const today = entries.at(-1) as Entry;
  const moments = (from: number[]) => [...new Set(from)].toSorted((a, b) => a - b);
  const changes = moments(entries.flatMap(({ at, starts, ends }) => [at, starts, ends ?? at]));
  const askedAt = (moment: number) => {
    const entry = entries.findLast(({ at }) => at <= moment);
    return entry && entry.starts <= moment && moment < (entry.ends ?? Infinity) ? entry : null;
  };
  const isToday = (entry: Entry | null) => entry?.price === today.price && entry?.currency === today.currency;
  let since = today.at;
  for (const change of changes.filter((one) => one < today.at).toReversed()) {
    if (!isToday(askedAt(change))) break;
    since = change;
  }
  const prices = moments([since - 30 * DAY, ...changes])
    .filter((moment) => moment >= since - 30 * DAY && moment < since)
    .map(askedAt)
    .filter((entry) => entry?.currency === today.currency)
    .map((entry) => entry?.price ?? 0);
  return prices.length > 0 ? Math.min(...prices) : null;
}

interface Announced {
  before: number;
  percent: number | null;
}
/** In whole numbers: rounded down, and never 0 or 100 %. */
function expectedOf(entries: readonly Entry[]): { announced: Announced | null; discount: number } {
  const { price } = entries.at(-1) as Entry;
  const low = lowBefore(entries);
  if (low === null || low <= price) return { announced: null, discount: 0 };
  const percent = Number((BigInt(low - price) * 100n) / BigInt(low));
  return {
    announced: { before: low / 10_000, percent: percent >= 1 && percent <= 99 ? percent : null },
    discount: percent,
  };
}

let api: TestApi;
const expected = new Map<string, ReturnType<typeof expectedOf> & { price: number }>();
const cards = new Map<string, DealCard>();

beforeAll(async () => {
  api = await createTestApi();
  const { pool, db } = api.database;
  const toolIds = await Promise.all(
    CATEGORIES.map(async (category) => (await makeTool(api.database, { category })).id),
  );
  const histories = Array.from({ length: HISTORIES }, (_, n) => history(n));
  await pool.query('alter table deals disable trigger deals_prices_come');
  const rows = await db
    .insert(deals)
    .values(
      histories.map((entries, n) => {
        const today = entries.at(-1) as Entry;
        return {
          slug: `history-${n}`,
          toolId: toolIds[n % toolIds.length] ?? '',
          title: `History ${n}`,
          category: CATEGORIES[n % CATEGORIES.length] ?? 'other',
          basePriceMinor: Math.floor(today.base / 100),
          basePriceRest: today.base % 100,
          priceMinor: Math.floor(today.price / 100),
          priceRest: today.price % 100,
          currency: today.currency,
          startsAt: new Date(today.starts / 1_000),
          endsAt: today.ends === null ? null : new Date(today.ends / 1_000),
        };
      }),
    )
    .returning();
  await pool.query('alter table deals enable trigger deals_prices_come');
  const log = rows.flatMap(({ id, slug }) =>
    (histories[Number(slug.slice(8))] ?? []).map((entry) => ({ ...entry, deal: id })),
  );
  await pool.query(
    `insert into deal_prices (deal_id, at, price_minor, price_rest, base_price_minor, base_price_rest, currency, starts_at, ends_at, is_told)
     select deal, to_moment(at), price / 100, price % 100, base / 100, base % 100, currency, to_moment(starts), to_moment(ends), false
     from json_to_recordset($1) as r(deal uuid, at bigint, price int, base int, currency text, starts bigint, ends bigint)`.replaceAll(
      /to_moment\((\w+)\)/g,
      "'epoch'::timestamptz + $1 * interval '1 microsecond'",
    ),
    [JSON.stringify(log)],
  );
  await pool.query('update deals set price_memory = null');
  for (const { id, slug } of rows) {
    const entries = histories[Number(slug.slice(8))] ?? [];
    expected.set(id, { ...expectedOf(entries), price: (entries.at(-1)?.price ?? 0) / 10_000 });
  }
  for (let from = 0; from < rows.length; from += 40) {
    const found = await api.as(null).catalog.cards({ dealIds: rows.slice(from, from + 40).map(({ id }) => id) });
    for (const deal of found.deals) cards.set(deal.id, deal);
  }
}, 120_000);
afterAll(() => api.close());

const wanted = <T>(of: (one: ReturnType<typeof expectedOf> & { price: number }) => T) =>
  new Map([...expected].map(([id, one]) => [id, of(one)]));

it('has histories of every kind (T61, CAT-14)', () => {
  expect(cards.size).toBe(HISTORIES);
  const all = [...expected.values()];
  expect(all.filter(({ announced }) => announced).length).toBeGreaterThan(HISTORIES / 5);
  expect(all.filter(({ announced }) => !announced).length).toBeGreaterThan(HISTORIES / 5);
  expect(all.filter(({ announced }) => announced?.percent === null).length).toBeGreaterThan(5);
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

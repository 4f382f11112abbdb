import { eq, sql } from 'drizzle-orm';
import { deals } from '@onceware/db/schema/catalog';
import { addEarlierPrices } from '@onceware/db/seed/earlier-prices';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDeal } from '#testing/factories.ts';
import { failure } from '#testing/failure.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';
import { importRates } from '../rates/rates.service.ts';
import { exportPrices } from './prices.service.ts';

const DAY = 86_400_000;
const NOBODY = '00000000-0000-7000-8000-000000000000';
const NOW = Date.now();
const daysAgo = (days: number) => new Date(NOW - days * DAY);

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const query = (text: string, values: unknown[] = []) => api.database.pool.query(text, values);
const history = (dealId: string) => api.as(null).catalog.priceHistory({ dealId });
const card = async (dealId: string) => (await api.as(null).catalog.cards({ dealIds: [dealId] })).deals[0];
const change = (id: string, fields: Partial<typeof deals.$inferInsert>) =>
  api.database.db.update(deals).set(fields).where(eq(deals.id, id));

/** Ages the deal and what is known of it by so many days. */
async function age(id: string, days: number) {
  const earlier = (...columns: string[]) =>
    columns.map((column) => `${column} = ${column} - make_interval(days => ${days})`).join(', ');
  for (const [table, key, columns] of [
    ['deals', 'id', ['starts_at', 'ends_at']],
    ['deal_prices', 'deal_id', ['at', 'starts_at', 'ends_at']],
  ] as const) {
    await query(`alter table ${table} disable trigger user`);
    await query(`update ${table} set ${earlier(...columns)} where ${key} = $1`, [id]);
    await query(`alter table ${table} enable trigger user`);
  }
}

/** Prices of before, from so many days ago on; the regular one is 200. */
const tell = (id: string, prices: [days: number, price: number, currency?: string][]) =>
  api.database.transaction((tx) =>
    addEarlierPrices(
      tx,
      sql`select ${id}::uuid as deal_id, * from json_to_recordset(${JSON.stringify(
        prices.map(([days, price, currency = 'USD']) => ({
          at: daysAgo(days).toISOString(),
          price_minor: price * 100,
          price_rest: 0,
          base_price_minor: 20_000,
          base_price_rest: 0,
          currency,
        })),
      )}::json) as r(at timestamptz, price_minor int, price_rest smallint, base_price_minor int, base_price_rest smallint, currency text)`,
    ),
  );

/** Returns the prices asked, with times in days before now. */
async function asked(id: string) {
  const ago = (time: string | null) => (time === null ? null : Math.round((Date.now() - Date.parse(time)) / DAY));
  return (await history(id)).points.map((point) => [ago(point.from), ago(point.until), point.price]);
}

describe('the price history', () => {
  it('records every change of price, regular price, currency and dates, whoever makes it, and nothing else (CAT-08)', async () => {
    const { id } = await makeDeal(api.database, { priceMinor: 4_900 });
    await change(id, { priceMinor: 3_900 });
    await query(`update deals set base_price_minor = 30000 where id = $1`, [id]);
    await query(`update deals set title = 'Another', rating_count = 3, price_minor = price_minor where id = $1`, [id]);
    await query(`update deals set currency = 'KWD', price_rest = 50 where id = $1`, [id]);
    await query(
      `insert into deals (id, slug, tool_id, title, category, base_price_minor, price_minor, currency)
       select id, slug, tool_id, title, category, 30000, 2900, 'KWD' from deals where id = $1
       on conflict (id) do update set price_minor = excluded.price_minor, price_rest = 0`,
      [id],
    );
    expect((await history(id)).points.map(({ price, currency }) => `${price} ${currency}`)).toEqual([
      '49 USD',
      '39 USD',
      '39 USD',
      '39.005 KWD',
      '29 KWD',
    ]);
  });

  it('counts a price as charged only while the deal runs (CAT-08)', async () => {
    const { id } = await makeDeal(api.database, { priceMinor: 900, startsAt: daysAgo(-5) });
    await expect(history(id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await change(id, { priceMinor: 4_900, startsAt: daysAgo(0), endsAt: daysAgo(-10) });
    expect(await card(id)).toMatchObject({ isLowestEver: false });
    await age(id, 40);
    await change(id, { priceMinor: 3_900 });
    expect(await asked(id)).toEqual([[40, 30, 49]]);
    await change(id, { startsAt: daysAgo(0), endsAt: null });
    expect(await asked(id)).toEqual([
      [40, 30, 49],
      [0, null, 39],
    ]);
    expect((await card(id))?.isLowestEver).toBe(true);
  });
});

describe('the earlier price', () => {
  it('is the lowest of the 30 days before the current offer, which began when the price last changed (CAT-08, CAT-14)', async () => {
    const { id } = await makeDeal(api.database, { basePriceMinor: 20_000, priceMinor: 20_000 });
    await age(id, 20);
    await change(id, { priceMinor: 5_900 });
    await age(id, 25);
    await change(id, { priceMinor: 9_900 });
    await age(id, 20);
    await change(id, { endsAt: daysAgo(-3) });
    await change(id, { priceMinor: 4_900, title: 'Cheaper' });
    await age(id, 2);
    expect(await asked(id)).toEqual([
      [67, 47, 200],
      [47, 22, 59],
      [22, 2, 99],
      [2, null, 49],
    ]);
    const { offer, lowestEver, wasBasePriceAsked } = await history(id);
    expect([offer, lowestEver?.price, wasBasePriceAsked]).toEqual([
      { since: expect.any(String), lowestBefore: 59, isTold: false, otherCurrency: null, isKnown: true },
      49,
      true,
    ]);
    // Another end is no other offer, and neither is another list price.
    await change(id, { endsAt: daysAgo(-9) });
    expect((await history(id)).offer).toEqual(offer);
    await change(id, { basePriceMinor: 90_000 });
    expect(await history(id)).toMatchObject({ offer, wasBasePriceAsked: false });
  });

  it('says so when it is known only for part of the 30 days (CAT-08)', async () => {
    const { id } = await makeDeal(api.database, { startsAt: daysAgo(90), priceMinor: 4_900 });
    expect(await history(id)).toMatchObject({
      points: [{ price: 49, until: null }],
      offer: { lowestBefore: null, isKnown: false },
      wasBasePriceAsked: false,
    });
    expect(await asked(id)).toEqual([[0, null, 49]]);
    await age(id, 10);
    await change(id, { priceMinor: 3_900 });
    expect((await history(id)).offer).toMatchObject({ lowestBefore: 49, isKnown: false });
  });

  it('can be imported for the time before records began, and is marked as such (CAT-08)', async () => {
    const { id } = await makeDeal(api.database, { priceMinor: 4_900 });
    await age(id, 10);
    await change(id, { priceMinor: 5_900 });
    await tell(id, [
      [90, 99],
      [50, 19],
      [5, 1],
    ]);
    await tell(id, [
      [90, 1],
      [60, 89],
    ]);
    expect(await asked(id)).toEqual([
      [90, 60, 99],
      [60, 50, 89],
      [50, 10, 19],
      [10, 0, 49],
      [0, null, 59],
    ]);
    const { points, keptSince, offer, lowestEver } = await history(id);
    expect(points.map(({ isTold }) => isTold)).toEqual([true, true, true, false, false]);
    expect(keptSince).toBe(points[3]?.from);
    expect([offer?.lowestBefore, offer?.isTold, offer?.isKnown, lowestEver?.price]).toEqual([19, true, true, 19]);
  });

  it('is compared only within one currency as long as there are no rates (CAT-08, CAT-14)', async () => {
    const { id } = await makeDeal(api.database, { priceMinor: 4_900, currency: 'EUR' });
    await age(id, 50);
    await change(id, { priceMinor: 900, currency: 'USD' });
    const unknown = { price: 49, currency: 'EUR', compared: null };
    expect(await history(id)).toMatchObject({
      points: [
        { price: 49, currency: 'EUR', compared: null },
        { price: 9, compared: 9 },
      ],
      offer: { lowestBefore: null, isKnown: true, otherCurrency: unknown },
      lowestEver: { price: 9 },
      // It may have been.
      wasBasePriceAsked: true,
    });
    expect(await card(id)).toMatchObject({
      isLowestEver: false,
      priceMemory: { otherCurrencies: { lowestBefore: unknown, lowestOfYear: unknown } },
    });
    await change(id, { priceMinor: 4_800, currency: 'EUR' });
    expect((await history(id)).lowestEver?.price).toBe(48);
    expect(await card(id)).toMatchObject({ isLowestEver: false, discountPercentage: 0 });
  });

  it('is compared by the rates of the last day on which it was asked, also of rates that come later (CAT-14)', async () => {
    const { id } = await makeDeal(api.database, { priceMinor: 4_900, basePriceMinor: 5_000, currency: 'EUR' });
    const { id: alone } = await makeDeal(api.database, { priceMinor: 4_900 });
    await age(id, 50);
    await change(id, { priceMinor: 5_900, currency: 'USD', basePriceMinor: 6_000 });
    await age(id, 10);
    await change(id, { priceMinor: 3_900 });
    expect(await card(id)).toMatchObject({ discountPercentage: 0, priceMemory: { lowestBefore: null } });
    const version = () => query('select ctid from deals where id = $1', [alone]).then(({ rows }) => rows);
    const before = await version();
    const rates = (usd: number) =>
      importRates(api.database, `Date,USD\n${daysAgo(10).toISOString().slice(0, 10)},${usd}\n`);
    // 49 euros were 53.90 dollars then, which no announced reduction may be above.
    await rates(1.1);
    expect(await card(id)).toMatchObject({ discountPercentage: 0, priceMemory: { lowestBefore: null } });
    const other = { price: 49, currency: 'EUR', compared: 53.9 };
    expect(await history(id)).toMatchObject({
      points: [{ compared: 53.9 }, { compared: 59 }, { compared: 39 }],
      offer: { lowestBefore: null, otherCurrency: other },
      lowestEver: { price: 39, currency: 'USD' },
      wasBasePriceAsked: false,
    });
    // They were 63.70, so the lowest of those days was 59.
    await rates(1.3);
    expect(await card(id)).toMatchObject({
      discountPercentage: 33,
      isLowestEver: true,
      priceMemory: { lowestBefore: { price: 59 } },
    });
    expect(await history(id)).toMatchObject({ wasBasePriceAsked: true });
    await rates(0.5);
    expect(await card(id)).toMatchObject({ discountPercentage: 0, isLowestEver: false });
    expect(await history(id)).toMatchObject({ lowestEver: { price: 49, currency: 'EUR', compared: 24.5 } });
    expect(await version()).toEqual(before);
  });

  it('makes a deal the lowest ever only if it cost more before and never less, whatever is written to the column (CAT-08)', async () => {
    const { id } = await makeDeal(api.database, { priceMinor: 4_900, isLowestEver: true });
    const lowest: unknown[] = [];
    for (const priceMinor of [3_900, 5_900, 4_900, 3_900, 3_899]) {
      await change(id, { priceMinor });
      lowest.push((await card(id))?.isLowestEver);
    }
    expect(lowest).toEqual([true, false, false, true, true]);
    await change(id, { isLowestEver: false });
    expect((await card(id))?.isLowestEver).toBe(true);
    await tell(id, [[9, 1]]);
    expect((await card(id))?.isLowestEver).toBe(false);
  });

  it('stays a short answer that covers all of 2,000 changes (CAT-08)', async () => {
    const { id } = await makeDeal(api.database, { basePriceMinor: 1_000_000, priceMinor: 700 });
    await query(
      `insert into deal_prices select $1, now() - n * interval '1 hour', 1000 + n, 0, 1000000, 0, 'USD', now() - interval '1 year', null, true from generate_series(1, 2000) n`,
      [id],
    );
    const { points, isCut, offer } = await history(id);
    expect([points.length, isCut, offer?.lowestBefore]).toEqual([200, true, 10.01]);
    const { pieces } = await exportPrices(api, { id });
    let file = '';
    for await (const piece of pieces) file += piece;
    expect(file.trim().split('\r\n')).toHaveLength(2_002);
  });

  it('is not found for an unknown deal (CAT-08)', async () => {
    expect(await failure(history(NOBODY))).toBe('404 not_found');
    expect(await failure(history('x'))).toBe('400 invalid_input');
  });
});

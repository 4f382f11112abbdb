import Papa from 'papaparse';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getDeal } from '#catalog/catalog.service.ts';
import { importCatalog } from '#supply/import/import.service.ts';
import { readRows } from '#supply/import/read-rows.ts';
import type { SourceRow } from '#supply/import/source-row.ts';
import { makeUser } from '#testing/factories.ts';
import { failure } from '#testing/failure.ts';
import { callAs, createTestApi, type TestApi } from '#testing/test-api.ts';
import { exportPurchases } from './export.service.ts';

/** An amount with as many decimals as the currency has, and one of the smallest. */
const AMOUNTS = [
  ['JPY', 4900, 1],
  ['KRW', 65_000, 1],
  ['VND', 1_250_000, 1],
  ['HUF', 17_990.5, 0.01],
  ['USD', 49.9, 0.01],
  ['KWD', 14.995, 0.001],
  ['CLF', 1.2345, 0.0001],
] as const;

async function* offered(): AsyncGenerator<SourceRow> {
  for (const [currency, price] of AMOUNTS)
    yield {
      place: currency,
      value: {
        id: currency,
        name: currency,
        title: `Deal in ${currency}`,
        base_price: price * 2,
        current_price: String(price),
        currency,
      },
    };
}

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

describe('prices in every currency', () => {
  it('of deals come in, are shown and sorted and filtered by what they say (CAT-03, CAT-01, API-04)', async () => {
    expect(await importCatalog({ database: api.database, batches: readRows(offered()), source: 'test' })).toMatchObject(
      {
        inserted: AMOUNTS.length,
        rejected: 0,
      },
    );
    const catalog = api.as(null).catalog;
    const { items: deals } = await catalog.searchDeals({});
    expect(new Map(deals.map(({ currency, price }) => [currency, price]))).toEqual(
      new Map(AMOUNTS.map(([currency, price]) => [currency, price])),
    );
    for (const [currency, price] of AMOUNTS) {
      const within = await catalog.searchDeals({ minPrice: price - 1, maxPrice: price + 1, currency, sort: 'price' });
      expect(within.items.map((deal) => [deal.currency, deal.price])).toEqual([[currency, price]]);
      expect(within.currency).toEqual({ code: currency, ratesOf: null, isOld: false, leftOut: true });
    }
    for (const { id, slug, price, basePrice } of deals) {
      expect(await catalog.deal({ ref: slug })).toMatchObject({ price, basePrice });
      expect(await getDeal(api, { id })).toMatchObject({ current_price: price, base_price: basePrice });
    }
  });

  it('of purchases are kept, summed, exported and read again as they were (ACC-02, ADM-01)', async () => {
    const me = await makeUser(api.database, { role: 'admin' });
    const mine = api.as(me);
    const bought = AMOUNTS.flatMap(([currency, price, least]) =>
      [price, least].map((amount) => ({
        id: uuidv7(),
        title: currency,
        price: amount,
        currency,
        purchasedOn: '2026-01-31',
      })),
    );
    for (const input of bought)
      expect((await mine.purchases.create(input)).purchase).toMatchObject({
        price: input.price,
        currency: input.currency,
      });
    const { totals } = await mine.purchases.list();
    const sums = AMOUNTS.map(([currency, price, least]) => ({
      currency,
      spent: Math.round((price + least) * 10_000) / 10_000,
    }));
    for (const sum of sums) {
      expect(totals.find(({ currency }) => currency === sum.currency)).toMatchObject(sum);
      expect((await mine.admin.orders.list({ currency: sum.currency })).totals).toMatchObject([sum]);
    }

    let file = '';
    for await (const piece of exportPurchases(callAs(api, me), { hasCodes: false })) file += piece;
    const rows = Papa.parse<Record<string, string>>(file, { header: true, skipEmptyLines: true }).data;
    const written = new Set(
      rows.flatMap(({ currency, price }) => (currency === 'KWD' || currency === 'JPY' ? price : [])),
    );
    expect(written).toEqual(new Set(['0.001', '1', '14.995', '4900']));
    const theirs = api.as(await makeUser(api.database));
    expect(await theirs.purchases.import({ rows, isPreview: false })).toEqual({
      added: bought.length,
      present: 0,
      problems: [],
    });
    expect(await theirs.purchases.import({ rows, isPreview: true })).toEqual({
      added: 0,
      present: bought.length,
      problems: [],
    });
    expect((await theirs.purchases.list()).totals).toEqual(totals);
  });

  it('of purchases come with the rates by which they add up: the newest, and none where there is none (ACC-02)', async () => {
    const mine = api.as(await makeUser(api.database));
    expect((await mine.purchases.list()).rates).toBeNull();
    await api.database.pool.query(
      `insert into exchange_rates (currency, day, per_euro) values ('USD', current_date - 40, 2), ('USD', current_date - 9, 1.25),
         ('GBP', current_date - 9, 0.8), ('HUF', current_date - 10, 400), ('JPY', current_date - 60, 150)`,
    );
    for (const currency of ['HUF', 'JPY', 'CLF'])
      await mine.purchases.create({ id: uuidv7(), title: currency, price: 1, currency, purchasedOn: '2026-01-31' });
    const { rows } = await api.database.pool.query('select (current_date - 9)::text as day');
    expect((await mine.purchases.list()).rates).toEqual({
      day: rows[0].day,
      areOld: true,
      perEuro: { EUR: 1, USD: 1.25, GBP: 0.8, HUF: 400 },
    });
    const theirs = api.as(await makeUser(api.database));
    expect((await theirs.purchases.list()).rates?.perEuro).toEqual({ EUR: 1, USD: 1.25, GBP: 0.8 });
  });

  it('have no more decimals than their currency, also where one of both is changed (ACC-02, API-02)', async () => {
    const mine = api.as(await makeUser(api.database));
    const id = uuidv7();
    await mine.purchases.create({ id, title: 'Kettle', price: 14.995, currency: 'KWD', purchasedOn: '2026-01-31' });
    expect(await failure(mine.purchases.update({ id, currency: 'USD' }))).toBe('400 invalid_input');
    expect(await failure(mine.purchases.update({ id, price: 14.9955 }))).toBe('400 invalid_input');
    expect((await mine.purchases.list()).purchases).toMatchObject([{ price: 14.995, currency: 'KWD' }]);
    expect((await mine.purchases.update({ id, price: 4900, currency: 'JPY' })).purchase).toMatchObject({
      price: 4900,
      currency: 'JPY',
    });
    const { problems } = await mine.purchases.import({
      rows: [{ title: 'x', price: '49.5', currency: 'JPY', purchased_on: '2026-01-31' }],
      isPreview: true,
    });
    expect(problems).toEqual([{ row: 1, field: 'price', reason: 'invalid' }]);
  });
});

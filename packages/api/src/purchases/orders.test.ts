import { purchases } from '@onceware/db/schema/purchases';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SessionUser } from '#identity/auth/auth.contract.ts';
import { makeDeal, makeUser } from '#testing/factories.ts';
import { failure } from '#testing/failure.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';
import type { ListOrdersInput } from './orders.contract.ts';

let api: TestApi;
let admin: SessionUser;
let ada: SessionUser;
let slug: string;
beforeAll(async () => {
  api = await createTestApi();
  admin = await makeUser(api.database, { role: 'admin' });
  ada = await makeUser(api.database, { name: 'Ada Buyer' });
  const deal = await makeDeal(api.database);
  slug = deal.slug;
  const row = { userId: ada.id, currency: 'USD', licenceCodes: 'SEALED-CODE', codeCount: 1, notes: 'a private note' };
  await api.database.db.insert(purchases).values([
    { ...row, title: 'TidyTask', tier: 'Solo', dealId: deal.id, priceMinor: 4950, purchasedOn: '2026-01-31' },
    { ...row, title: 'Lamp', priceMinor: 10_000, purchasedOn: '2026-02-01', state: 'refunded' },
    {
      ...row,
      title: 'kiln',
      priceMinor: 1,
      currency: 'EUR',
      purchasedOn: '2026-02-02',
      state: 'activated',
      userId: admin.id,
    },
    { ...row, title: 'Quill', priceMinor: 2_000_000_00, purchasedOn: '2026-02-03', userId: admin.id },
    { ...row, title: 'Quill twice', priceMinor: 2_000_000_00, purchasedOn: '2026-02-03', userId: admin.id },
    { ...row, title: 'Taken back', priceMinor: 777, purchasedOn: '2026-02-04', deletedAt: new Date() },
  ]);
});
afterAll(() => api.close());

const orders = (input: ListOrdersInput = {}) => api.as(admin).admin.orders.list(input);
const titles = async (input: ListOrdersInput) => (await orders(input)).rows.map(({ title }) => title);

describe('transactions', () => {
  it('are all members’ purchases, the latest first, without codes and notes (ADM-01)', async () => {
    const answer = await orders();
    expect(answer.rows.map(({ title }) => title)).toEqual(['Quill twice', 'Quill', 'kiln', 'Lamp', 'TidyTask']);
    expect(answer.rows.at(-1)).toEqual({
      id: expect.any(String),
      user: { id: ada.id, name: 'Ada Buyer', email: ada.email },
      title: 'TidyTask',
      tier: 'Solo',
      price: 49.5,
      currency: 'USD',
      purchasedOn: '2026-01-31',
      state: 'unused',
      dealSlug: slug,
    });
    expect(JSON.stringify(answer)).not.toMatch(/SEALED-CODE|a private note/);
    expect(answer.total).toBe(5);
  });

  it('are summed up by currency over all rows that match the filters, refunds apart (ADM-01)', async () => {
    expect((await orders({ page: 9 })).totals).toEqual([
      { currency: 'USD', count: 4, spent: 4_000_049.5, refunded: 100 },
      { currency: 'EUR', count: 1, spent: 0.01, refunded: 0 },
    ]);
    expect((await orders({ state: 'refunded' })).totals).toEqual([
      { currency: 'USD', count: 1, spent: 0, refunded: 100 },
    ]);
    expect((await orders({ q: 'nothing of the kind' })).totals).toEqual([]);
  });

  it('are searched by title and by who bought (ADM-01)', async () => {
    expect(await titles({ q: 'ada buyer' })).toEqual(['Lamp', 'TidyTask']);
    expect(await titles({ q: 'tidy' })).toEqual(['TidyTask']);
    expect(await titles({ q: 'qu' })).toEqual(['Quill twice', 'Quill']);
    expect(await titles({ q: '_uill' })).toEqual([]);
  });

  it('are filtered by state, currency and days, both included (ADM-01)', async () => {
    expect(await titles({ from: '2026-02-01', to: '2026-02-02' })).toEqual(['kiln', 'Lamp']);
    expect(await titles({ currency: 'eur' })).toEqual(['kiln']);
    expect(await titles({ state: 'activated', currency: 'USD' })).toEqual([]);
  });

  it('are sorted by day, price or title, either way (ADM-01)', async () => {
    expect(await titles({ sort: 'title' })).toEqual(['kiln', 'Lamp', 'Quill', 'Quill twice', 'TidyTask']);
    expect(await titles({ sort: 'price', direction: 'asc' })).toEqual([
      'kiln',
      'TidyTask',
      'Lamp',
      'Quill',
      'Quill twice',
    ]);
    expect((await titles({ sort: 'price' })).slice(2)).toEqual(['Lamp', 'TidyTask', 'kiln']);
    expect(await titles({ direction: 'asc' })).toEqual(['TidyTask', 'Lamp', 'kiln', 'Quill', 'Quill twice']);
  });

  it.each([{ currency: 'JPX' }, { state: 'lost' }, { from: '2026-02-30' }, { sort: 'codes' }])(
    'refuses %j (API-02)',
    async (input) => {
      // @ts-expect-error -- what a page would not send
      expect(await failure(orders(input))).toBe('400 invalid_input');
    },
  );
});

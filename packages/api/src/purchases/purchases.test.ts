import { deals } from '@onceware/db/schema/catalog';
import { purchases } from '@onceware/db/schema/purchases';
import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { line, text } from '#kernel/text.ts';
import naughty from '../testing/blns.json' with { type: 'json' };
import { makeDeal, makeTool, makeUser } from '#testing/factories.ts';
import { failure } from '#testing/failure.ts';
import { countStatements, createTestApi, type TestApi } from '#testing/test-api.ts';
import type { CreatePurchaseInput } from './purchases.contract.ts';
import { purgePurchases } from './purchases.service.ts';

let api: TestApi;
let me: Awaited<ReturnType<typeof makeUser>>;
let mine: ReturnType<TestApi['as']>;
let theirs: ReturnType<TestApi['as']>;

beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

beforeEach(async () => {
  me = await makeUser(api.database);
  mine = api.as(me);
  theirs = api.as(await makeUser(api.database));
});

const input = (fields: Partial<CreatePurchaseInput> = {}): CreatePurchaseInput => ({
  id: uuidv7(),
  title: 'Writer Pro',
  price: 49,
  currency: 'USD',
  purchasedOn: '2026-03-01',
  ...fields,
});
const bought = async (fields: Partial<CreatePurchaseInput> = {}) =>
  (await mine.purchases.create(input(fields))).purchase;
const listed = async () => (await mine.purchases.list()).purchases;
const stored = async (id: string) => (await api.database.db.select().from(purchases).where(eq(purchases.id, id)))[0];
/** Gives the member so many purchases at once. */
const fill = (count: number) =>
  api.database.pool.query(
    `insert into purchases (id, user_id, title, price_minor, currency, purchased_on)
     select gen_random_uuid(), $1, 'Filler ' || n, 100, 'USD', '2020-01-01' from generate_series(1, $2::int) n`,
    [me.id, count],
  );

/** Returns the day so many days from now, by the database's clock. */
async function dayFromNow(days: number): Promise<string> {
  const { rows } = await api.database.pool.query<{ day: string }>(
    "select ((now() at time zone 'UTC')::date + $1::int)::text as day",
    [days],
  );
  return rows[0]?.day ?? '';
}

describe('recording a purchase', () => {
  it('refuses future days, allowing for time zones that are ahead (ACC-02)', async () => {
    const [tomorrow, later] = [await dayFromNow(1), await dayFromNow(2)];
    expect(await failure(mine.purchases.create(input({ purchasedOn: later })))).toBe('400 purchase_in_future');
    const { id } = await bought({ purchasedOn: tomorrow });
    expect(await failure(mine.purchases.update({ id, purchasedOn: later }))).toBe('400 purchase_in_future');
    expect((await mine.purchases.update({ id, title: 'Other' })).purchase).toMatchObject({ purchasedOn: tomorrow });
    expect(await listed()).toHaveLength(1);
  });

  it('accepts a purchase made elsewhere, as free text (ACC-02)', async () => {
    const id = uuidv7();
    const fields = {
      id,
      title: ' Writer Pro ',
      tier: 'Tier 2',
      price: 49.99,
      currency: 'eur',
      purchasedOn: '2026-03-01',
      refundUntil: '2026-04-30',
      redeemBy: '2026-05-31',
      notes: 'two\nlines',
    };
    const { purchase } = await mine.purchases.create(fields);
    expect(purchase).toEqual({
      ...fields,
      title: 'Writer Pro',
      currency: 'EUR',
      deal: null,
      state: 'unused',
      codeCount: 0,
      hasTerms: false,
      toolName: null,
      createdAt: expect.stringMatching(/Z$/),
    });
    expect(await listed()).toEqual([purchase]);
  });

  it('keeps what the deal promised at that moment, whatever becomes of the deal (ACC-02)', async () => {
    const tool = await makeTool(api.database, { name: 'Writer', website: 'https://writer.example', tagline: 'Writes' });
    const tiers = [{ name: 'Tier 1', priceMinor: 4900, features: ['One seat'] }];
    const deal = await makeDeal(api.database, {
      toolId: tool.id,
      description: 'All of it',
      tiers,
      endsAt: new Date('2027-01-01T00:00:00Z'),
    });
    const purchase = await bought({ dealId: deal.id, tier: 'Tier 1' });
    const terms = {
      slug: deal.slug,
      title: deal.title,
      toolName: 'Writer',
      toolWebsite: 'https://writer.example',
      promise: 'Writes',
      description: 'All of it',
      tiers: [{ name: 'Tier 1', price: 49, features: ['One seat'], limits: [] }],
      basePrice: 200,
      price: 49,
      currency: 'USD',
      endsAt: '2027-01-01T00:00:00.000Z',
      takenAt: expect.stringMatching(/Z$/),
      conditions: {
        url: null,
        coupon: null,
        soldBy: null,
        refundDays: null,
        redeemBy: null,
        redeemDays: null,
        updates: null,
        stacking: null,
      },
    };
    expect(purchase).toMatchObject({
      deal: { slug: deal.slug, logoUrl: expect.stringMatching(/^\/art\/tools\//) },
      hasTerms: true,
      toolName: 'Writer',
    });
    const { id } = purchase;
    expect((await mine.purchases.terms({ id })).terms).toEqual(terms);
    await api.database.db
      .update(deals)
      .set({ promise: 'Less', tiers: [], priceMinor: 9900 })
      .where(eq(deals.id, deal.id));
    expect((await mine.purchases.terms({ id })).terms).toEqual(terms);
    await api.database.db.delete(deals).where(eq(deals.id, deal.id));
    expect(await listed()).toMatchObject([{ deal: null, hasTerms: true, toolName: 'Writer' }]);
    expect((await mine.purchases.terms({ id })).terms).toEqual(terms);
  });

  it('has no terms for a purchase made elsewhere (ACC-02)', async () => {
    const { id } = await bought();
    expect(await failure(mine.purchases.terms({ id }))).toBe('404 not_found');
  });

  it('has one effect when repeated, also at the same moment (ACC-02)', async () => {
    const same = input({ licenceCodes: ['A'] });
    const made = await Promise.all([1, 2, 3].map(() => mine.purchases.create(same)));
    expect(new Set(made.map(({ purchase }) => JSON.stringify(purchase))).size).toBe(1);
    expect(await listed()).toHaveLength(1);
  });

  it('refuses the id of another member or of a deleted purchase, and a missing deal (ACC-02, T11)', async () => {
    const { id } = await bought();
    expect(await failure(theirs.purchases.create(input({ id })))).toBe('409 id_taken');
    await mine.purchases.remove({ id });
    expect(await failure(mine.purchases.create(input({ id })))).toBe('409 id_taken');
    expect(await failure(mine.purchases.create(input({ dealId: uuidv7() })))).toBe('404 not_found');
    expect(await listed()).toEqual([]);
  });

  it.each<[string, Partial<Record<keyof CreatePurchaseInput, unknown>>]>([
    ['no title', { title: ' ' }],
    ['a title of two lines', { title: 'a\nb' }],
    ['a long title', { title: 'x'.repeat(201) }],
    ['a negative price', { price: -1 }],
    ['a price with three decimals', { price: 1.005 }],
    ['a price beyond reason', { price: 20_000_001 }],
    ['cents of a currency without', { price: 49.5, currency: 'JPY' }],
    ['a fourth decimal of a currency of three', { price: 14.9955, currency: 'KWD' }],
    ['no number', { price: Number.NaN }],
    ['a currency that is none', { currency: 'DROP' }],
    ['a day that is none', { purchasedOn: '2026-02-30' }],
    ['a time for a day', { purchasedOn: '2026-02-03T00:00:00Z' }],
    ['an unknown state', { state: 'sold' }],
    ['too many codes', { licenceCodes: Array.from({ length: 51 }, () => 'x') }],
    ['a long code', { licenceCodes: ['x'.repeat(501)] }],
    ['long notes', { notes: 'x'.repeat(2001) }],
    ['a control character', { notes: '\u0000' }],
    ['an id that is none', { id: '1' }],
  ])('refuses %s (ACC-02)', async (_what, wrong) => {
    expect(await failure(mine.purchases.create({ ...input(), ...wrong } as CreatePurchaseInput))).toBe(
      '400 invalid_input',
    );
    expect(await listed()).toEqual([]);
  });

  it('stores no field outside its input (ACC-02, T13)', async () => {
    const other = await makeUser(api.database);
    const extra = {
      userId: other.id,
      user_id: other.id,
      deletedAt: new Date(),
      priceMinor: 1,
      codeCount: 9,
      terms: { slug: 'x' },
      createdAt: '1999-01-01',
    };
    const { id } = (await mine.purchases.create({ ...input(), ...extra })).purchase;
    await mine.purchases.update({ id, ...extra, title: 'Changed' });
    expect(await stored(id)).toMatchObject({
      userId: me.id,
      title: 'Changed',
      deletedAt: null,
      priceMinor: 4900,
      codeCount: 0,
      terms: null,
    });
    expect((await stored(id))?.createdAt.getFullYear()).toBeGreaterThan(2000);
  });

  it('takes every naughty string as notes and codes byte for byte, or refuses it (ACC-02, T26)', async () => {
    const { id } = await bought();
    const isText = (value: string) => text(2000).safeParse(value).success;
    const asCode = line(500);
    for (const notes of naughty.filter(isText)) {
      const code = asCode.safeParse(notes);
      const licenceCodes = code.success ? [code.data] : [];
      expect((await mine.purchases.update({ id, notes, licenceCodes })).purchase.notes).toBe(notes);
      expect(await mine.purchases.reveal({ id })).toEqual({ licenceCodes });
    }
    for (const notes of naughty.filter((value) => !isText(value))) {
      expect(await failure(mine.purchases.update({ id, notes }))).toBe('400 invalid_input');
    }
  });
});

describe('2,000 purchases', () => {
  it('are the most that somebody can keep, also at the same moment (ACC-02)', async () => {
    await fill(1998);
    const both = await Promise.allSettled([1, 2, 3, 4].map(() => mine.purchases.create(input())));
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await failure(mine.purchases.create(input()))).toBe('409 too_many_purchases');
    const [one, other] = await listed();
    await mine.purchases.remove({ id: one?.id ?? '' });
    await bought();
    expect(await failure(mine.purchases.restore({ id: one?.id ?? '' }))).toBe('409 too_many_purchases');
    await mine.purchases.remove({ id: other?.id ?? '' });
    await mine.purchases.restore({ id: one?.id ?? '' });
    expect(await listed()).toHaveLength(2000);
  });

  it('are listed with as many statements as one (ACC-02)', async () => {
    await bought();
    const one = await countStatements(api.database, () => mine.purchases.list());
    await fill(1000);
    expect(await countStatements(api.database, () => mine.purchases.list())).toBe(one);
  });

  it('of deals with long descriptions are a list of less than a megabyte (ACC-02)', async () => {
    const tiers = Array.from({ length: 5 }, (_, n) => ({
      name: `Tier ${n}`,
      priceMinor: 4900,
      features: Array.from({ length: 10 }, () => 'x'.repeat(100)),
    }));
    const deal = await makeDeal(api.database, { description: 'Long. '.repeat(3000), tiers });
    const { id } = await bought({ dealId: deal.id, title: 'A tool with quite a long name, for life' });
    await api.database.pool.query(
      `insert into purchases (id, user_id, deal_id, title, price_minor, currency, purchased_on, terms)
       select gen_random_uuid(), user_id, deal_id, title, price_minor, currency, purchased_on, terms from purchases, generate_series(1, 1999) where id = $1`,
      [id],
    );
    const list = await mine.purchases.list();
    expect(list.purchases).toHaveLength(2000);
    expect(list.purchases.every(({ hasTerms }) => hasTerms)).toBe(true);
    expect(Buffer.byteLength(JSON.stringify(list))).toBeLessThan(1_000_000);
  });
});

describe('the list', () => {
  it('begins with the newest day and holds nothing of others (ACC-02, T11)', async () => {
    await theirs.purchases.create(input());
    const old = await bought({ purchasedOn: '2025-12-31' });
    const first = await bought({ purchasedOn: '2026-01-02' });
    const second = await bought({ purchasedOn: '2026-01-02' });
    expect((await listed()).map(({ id }) => id)).toEqual([second.id, first.id, old.id]);
  });

  it('comes with totals by year and currency, refunds apart (ACC-02)', async () => {
    await bought({ price: 0.1 });
    await bought({ price: 0.2 });
    await bought({ price: 59, state: 'refunded' });
    await bought({ price: 10, currency: 'EUR', state: 'activated' });
    await bought({ price: 5, purchasedOn: '2025-12-31', state: 'refunded' });
    const gone = await bought({ price: 1000 });
    await mine.purchases.remove({ id: gone.id });
    expect((await mine.purchases.list()).totals).toEqual([
      { year: 2026, currency: 'EUR', count: 1, spent: 10, refunded: 0 },
      { year: 2026, currency: 'USD', count: 3, spent: 0.3, refunded: 59 },
      { year: 2025, currency: 'USD', count: 1, spent: 0, refunded: 5 },
    ]);
  });
});

describe('changing a purchase', () => {
  it('changes what is named and leaves the rest (ACC-02)', async () => {
    const purchase = await bought({ tier: 'Tier 1', refundUntil: '2026-05-01', licenceCodes: ['ABC'], notes: 'mine' });
    const changed = await mine.purchases.update({
      id: purchase.id,
      state: 'activated',
      price: 12.5,
      refundUntil: null,
    });
    expect(changed.purchase).toEqual({ ...purchase, state: 'activated', price: 12.5, refundUntil: null });
    expect(await mine.purchases.reveal({ id: purchase.id })).toEqual({ licenceCodes: ['ABC'] });
  });

  it('does not find missing or deleted purchases, nor those of others (ACC-02, T11)', async () => {
    const deal = await makeDeal(api.database);
    const { id } = await bought({ dealId: deal.id });
    for (const [who, asked] of [
      [theirs, id],
      [mine, uuidv7()],
    ] as const) {
      expect(await failure(who.purchases.update({ id: asked, title: 'Taken' }))).toBe('404 not_found');
      expect(await failure(who.purchases.reveal({ id: asked }))).toBe('404 not_found');
      expect(await failure(who.purchases.terms({ id: asked }))).toBe('404 not_found');
      expect(await failure(who.purchases.remove({ id: asked }))).toBe('404 not_found');
      expect(await failure(who.purchases.restore({ id: asked }))).toBe('404 not_found');
    }
    await mine.purchases.remove({ id });
    expect(await failure(mine.purchases.update({ id, title: 'Late' }))).toBe('404 not_found');
    expect(await failure(mine.purchases.reveal({ id }))).toBe('404 not_found');
    expect(await failure(mine.purchases.terms({ id }))).toBe('404 not_found');
    expect((await stored(id))?.title).toBe('Writer Pro');
  });
});

describe('licence codes', () => {
  it('are answered only when they are asked for, and stored encrypted (ACC-02)', async () => {
    const purchase = await bought({ licenceCodes: [' KEY-1234 ', 'KEY-5678'] });
    expect(purchase.codeCount).toBe(2);
    expect(JSON.stringify(await mine.purchases.list())).not.toContain('KEY-');
    expect(JSON.stringify(await stored(purchase.id))).not.toContain('KEY-');
    expect(await mine.purchases.reveal({ id: purchase.id })).toEqual({ licenceCodes: ['KEY-1234', 'KEY-5678'] });
    await mine.purchases.update({ id: purchase.id, licenceCodes: [] });
    expect(await stored(purchase.id)).toMatchObject({ licenceCodes: null, codeCount: 0 });
    expect(await mine.purchases.reveal({ id: purchase.id })).toEqual({ licenceCodes: [] });
  });

  it('cannot be read in another purchase’s row (ACC-02)', async () => {
    const [one, other] = [await bought({ licenceCodes: ['SECRET'] }), await bought({ licenceCodes: ['x'] })];
    await api.database.pool.query(
      'update purchases set licence_codes = (select licence_codes from purchases where id = $1) where id = $2',
      [one.id, other.id],
    );
    expect(await failure(mine.purchases.reveal({ id: other.id }))).toBe('500 internal');
  });
});

describe('deleting a purchase', () => {
  it('can be undone for 30 days, and is for good then (ACC-02)', async () => {
    const purge = async (days: number, signal?: AbortSignal) => {
      await api.database.pool.query('update purchases set deleted_at = deleted_at - make_interval(secs => $1)', [
        days * 86_400,
      ]);
      await purgePurchases(api.database, signal);
    };
    const purchase = await bought({ licenceCodes: ['ABC'] });
    await mine.purchases.remove({ id: purchase.id });
    await mine.purchases.remove({ id: purchase.id });
    expect(await listed()).toEqual([]);
    await purge(29.9);
    await mine.purchases.restore({ id: purchase.id });
    await mine.purchases.restore({ id: purchase.id });
    expect(await listed()).toEqual([purchase]);
    await purge(31);
    expect(await listed()).toEqual([purchase]);
    await mine.purchases.remove({ id: purchase.id });
    await purge(31, AbortSignal.abort());
    expect(await stored(purchase.id)).toBeDefined();
    await purge(0);
    expect(await failure(mine.purchases.restore({ id: purchase.id }))).toBe('404 not_found');
  });
});

it('is refused to visitors (ACC-02, T11)', async () => {
  const visitor = api.as(null);
  expect(await failure(visitor.purchases.list())).toBe('401 unauthenticated');
  expect(await failure(visitor.purchases.terms({ id: uuidv7() }))).toBe('401 unauthenticated');
  expect(await failure(visitor.purchases.create(input()))).toBe('401 unauthenticated');
  expect(await failure(visitor.purchases.import({ rows: [{ title: 'x' }], isPreview: false }))).toBe(
    '401 unauthenticated',
  );
});

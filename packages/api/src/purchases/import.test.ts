import { purchases } from '@onceware/db/schema/purchases';
import { eq } from 'drizzle-orm';
import Papa from 'papaparse';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { text } from '#kernel/text.ts';
import naughty from '../testing/blns.json' with { type: 'json' };
import { makeDeal, makeUser } from '#testing/factories.ts';
import { callAs, createTestApi, type TestApi } from '#testing/test-api.ts';
import { exportPurchases } from './export.service.ts';
import type { PURCHASE_COLUMNS } from './purchases.contract.ts';

let api: TestApi;
let me: Awaited<ReturnType<typeof makeUser>>;
let mine: ReturnType<TestApi['as']>;

beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

beforeEach(async () => {
  me = await makeUser(api.database);
  mine = api.as(me);
});

type Row = Partial<Record<(typeof PURCHASE_COLUMNS)[number], string>>;
const row = (fields: Row = {}): Row => ({
  title: 'Writer Pro',
  price: '49.00',
  currency: 'USD',
  purchased_on: '2026-03-01',
  ...fields,
});
const taken = (rows: object[], who = mine) =>
  who.purchases.import({ rows: rows as Record<string, string>[], isPreview: false });
const listed = async (who = mine) => (await who.purchases.list()).purchases;

/** The file as it is downloaded. */
async function exported(hasCodes: boolean): Promise<string> {
  let file = '';
  for await (const piece of exportPurchases(callAs(api, me), { hasCodes })) file += piece;
  return file;
}
/** Rows that a page reads from it. */
const rowsOf = (csv: string) => Papa.parse<Row>(csv, { header: true, skipEmptyLines: true }).data;

describe('an import of purchases', () => {
  it('leaves out and names what would be bought on a day that is still to come (ACC-02)', async () => {
    const rows = [row({ title: 'Past' }), row({ title: 'Future', purchased_on: '2999-01-01' })];
    const problems = [{ row: 2, field: 'purchasedOn', reason: 'future' }];
    expect(await taken(rows)).toEqual({ added: 1, present: 0, problems });
    expect((await listed()).map(({ title }) => title)).toEqual(['Past']);
  });

  it('takes every column, its numbers and words as people write them (ACC-02)', async () => {
    const full = {
      tier: 'Tier 2',
      price: '49,5',
      currency: ' eur',
      refund_until: '2026-05-01',
      redeem_by: '2026-04-15',
      state: 'Activated',
      licence_codes: 'A-1\r\nB 2\n\n',
      notes: 'two\nlines',
    };
    expect(await taken([row(full), row({ title: 'Plain', price: '0' })])).toEqual({
      added: 2,
      present: 0,
      problems: [],
    });
    const [plain, writer] = (await listed()).toSorted((one, other) => one.title.localeCompare(other.title));
    expect(writer).toMatchObject({
      title: 'Writer Pro',
      tier: 'Tier 2',
      price: 49.5,
      currency: 'EUR',
      refundUntil: '2026-05-01',
      redeemBy: '2026-04-15',
      state: 'activated',
      codeCount: 2,
      notes: 'two\nlines',
      deal: null,
      hasTerms: false,
    });
    expect(await mine.purchases.reveal({ id: writer?.id ?? '' })).toEqual({ licenceCodes: ['A-1', 'B 2'] });
    expect(plain).toMatchObject({
      title: 'Plain',
      tier: null,
      price: 0,
      refundUntil: null,
      redeemBy: null,
      state: 'unused',
      codeCount: 0,
      notes: '',
    });
  });

  it('says in a preview what it would do, and changes nothing (ACC-02)', async () => {
    const rows = [row(), row({ title: '' })] as Record<string, string>[];
    const report = await mine.purchases.import({ rows, isPreview: true });
    expect(report).toEqual({ added: 1, present: 0, problems: [{ row: 2, field: 'title', reason: 'missing' }] });
    expect(await listed()).toEqual([]);
    expect(await taken(rows)).toEqual(report);
  });

  it.each<[string, Row, string, string]>([
    ['no title', { title: ' ' }, 'title', 'missing'],
    ['a long title', { title: 'x'.repeat(201) }, 'title', 'too_long'],
    ['no price', { price: '' }, 'price', 'missing'],
    ['a price in words', { price: '49 USD' }, 'price', 'invalid'],
    ['a price with thousands', { price: '1,234.50' }, 'price', 'invalid'],
    ['a negative price', { price: '-5' }, 'price', 'invalid'],
    ['a price beyond reason', { price: '20000001' }, 'price', 'invalid'],
    ['no currency', { currency: '' }, 'currency', 'missing'],
    ['an unknown currency', { currency: 'dollars' }, 'currency', 'invalid'],
    ['no day', { purchased_on: '' }, 'purchasedOn', 'missing'],
    ['a day of no calendar', { purchased_on: '2026-02-30' }, 'purchasedOn', 'invalid'],
    ['a day that could be two', { purchased_on: '03/04/2026' }, 'purchasedOn', 'invalid'],
    ['a deadline that is no day', { refund_until: 'soon' }, 'refundUntil', 'invalid'],
    ['a last day to redeem that is none', { redeem_by: '2026-02-30' }, 'redeemBy', 'invalid'],
    ['an unknown state', { state: 'sold' }, 'state', 'invalid'],
    ['a long code', { licence_codes: `A\n${'x'.repeat(501)}` }, 'licenceCodes', 'too_long'],
    [
      'too many codes',
      { licence_codes: Array.from({ length: 51 }, (_, n) => `${n}`).join('\n') },
      'licenceCodes',
      'too_many',
    ],
    ['long notes', { notes: 'x'.repeat(2001) }, 'notes', 'too_long'],
    ['a control character', { notes: '\u0000' }, 'notes', 'invalid'],
    ['an id that is none', { id: '17' }, 'id', 'invalid'],
  ])(
    'leaves out a row with %s, names the field, and takes the others (ACC-02)',
    async (_what, wrong, field, reason) => {
      expect(await taken([row(wrong), row({ title: 'Good' })])).toEqual({
        added: 1,
        present: 0,
        problems: [{ row: 1, field, reason }],
      });
      expect((await listed()).map(({ title }) => title)).toEqual(['Good']);
    },
  );

  it('stores nothing of columns that it does not know (ACC-02, T13)', async () => {
    const other = await makeUser(api.database);
    await taken([
      { ...row(), user_id: other.id, userId: other.id, deleted_at: '2026-01-01', terms: '{}', 'Invoice no.': '7' },
    ]);
    expect(await listed()).toHaveLength(1);
    expect(await listed(api.as(other))).toEqual([]);
  });

  it('twice changes nothing, while two like rows of one file are two purchases (ACC-02)', async () => {
    const id = uuidv7();
    const rows = [row(), row(), row({ id, title: 'By id' }), row({ id, title: 'By id' })];
    expect(await taken(rows)).toEqual({ added: 3, present: 1, problems: [] });
    const before = await listed();
    expect(await taken(rows)).toEqual({ added: 0, present: 4, problems: [] });
    expect(await taken([row({ id, title: 'Renamed', price: '1' })])).toEqual({ added: 0, present: 1, problems: [] });
    expect(await listed()).toEqual(before);
  });

  it('makes a new id for one that somebody else has, and touches nothing of theirs (ACC-02, T11)', async () => {
    const theirs = api.as(await makeUser(api.database));
    const id = uuidv7();
    await taken([row({ id })], theirs);
    expect(await taken([row({ id })])).toEqual({ added: 1, present: 0, problems: [] });
    expect((await listed())[0]?.id).not.toBe(id);
    expect((await listed(theirs)).map((one) => one.id)).toEqual([id]);
  });

  it('links a deal of this site with its terms of now, and no other address (ACC-02)', async () => {
    const deal = await makeDeal(api.database, { promise: 'For ever' });
    const rows = [
      row({ title: 'Ours', deal_url: `http://localhost:3000/deal/${deal.slug}` }),
      row({ title: 'Gone', deal_url: 'http://localhost:3000/deal/gone' }),
      row({ title: 'Elsewhere', deal_url: `https://evil.example/deal/${deal.slug}` }),
      row({ title: 'Broken', deal_url: 'http://localhost:3000/deal/%E0%A4%A' }),
      row({ title: 'Nothing', deal_url: 'http://localhost:3000/deal/%00' }),
      row({ title: 'Script', deal_url: `javascript://localhost:3000/deal/${deal.slug}` }),
    ];
    expect(await taken(rows)).toMatchObject({ added: 6 });
    const linked = (await listed()).filter((one) => one.deal ?? one.hasTerms);
    expect(linked).toMatchObject([{ title: 'Ours', deal: { slug: deal.slug }, hasTerms: true }]);
    expect(await mine.purchases.terms({ id: linked[0]?.id ?? '' })).toMatchObject({
      terms: { promise: 'For ever', price: 49 },
    });
  });

  it('fills up to 2,000 and names what found no room (ACC-02)', async () => {
    const many = (count: number, name: string) =>
      Array.from({ length: count }, (_, n) => row({ title: `${name} ${n}` }));
    expect(await taken(many(1999, 'First'))).toMatchObject({ added: 1999 });
    expect(await taken([...many(2, 'Second'), row({ price: 'x' })])).toEqual({
      added: 1,
      present: 0,
      problems: [
        { row: 2, field: 'id', reason: 'too_many' },
        { row: 3, field: 'price', reason: 'invalid' },
      ],
    });
    expect(await listed()).toHaveLength(2000);
  });

  it('of one file sent twice at the same moment adds it once (ACC-02)', async () => {
    const reports = await Promise.all([1, 2].map(() => taken([row(), row({ title: 'Other' })])));
    expect(reports.map(({ added, present }) => `${added} ${present}`).toSorted()).toEqual(['0 2', '2 0']);
  });
});

describe('an export of purchases', () => {
  it('holds codes only when they are asked for (ACC-02)', async () => {
    await mine.purchases.create({
      id: uuidv7(),
      title: 'Writer',
      price: 49.5,
      currency: 'USD',
      purchasedOn: '2026-03-01',
      licenceCodes: ['KEY-1', 'KEY-2'],
    });
    const { id } = (await listed())[0] ?? { id: '' };
    expect(await exported(false)).toBe(
      `\ufeffid,title,tier,price,currency,purchased_on,refund_until,redeem_by,state,licence_codes,notes,deal_url\r\n${id},Writer,,49.50,USD,2026-03-01,,,unused,,,\r\n`,
    );
    expect(rowsOf(await exported(true))[0]?.licence_codes).toBe('KEY-1\nKEY-2');
  });

  it('taken in by another account gives the same purchases, in their order (ACC-02)', async () => {
    const deal = await makeDeal(api.database);
    await mine.purchases.create({
      id: uuidv7(),
      title: 'Writer',
      tier: 'T2',
      price: 49.5,
      currency: 'EUR',
      purchasedOn: '2026-03-01',
      refundUntil: '2026-05-01',
      state: 'refunded',
      licenceCodes: ['KEY-1'],
      notes: 'n',
      dealId: deal.id,
    });
    // More than one statement's worth, and several of one day.
    await taken(
      Array.from({ length: 450 }, (_, n) =>
        row({ title: `Tool ${n}`, purchased_on: `2026-01-${String((n % 28) + 1).padStart(2, '0')}` }),
      ),
    );
    const before = await listed();
    const rows = rowsOf(await exported(true));
    expect(rows.map(({ title }) => title)).toEqual(before.map(({ title }) => title));
    expect(await taken(rows)).toEqual({ added: 0, present: 451, problems: [] });
    const theirs = api.as(await makeUser(api.database));
    expect(await taken(rows, theirs)).toEqual({ added: 451, present: 0, problems: [] });
    const essence = (all: typeof before) =>
      all.map(({ id: _id, createdAt: _at, ...one }) => JSON.stringify(one)).toSorted();
    expect(essence(await listed(theirs))).toEqual(essence(before));
    // Once the account is gone, its ids are free: the file brings the purchases back as they were.
    await api.database.db.delete(purchases).where(eq(purchases.userId, me.id));
    await taken(rows);
    expect((await listed()).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  });

  it('makes no formula of any text, and every naughty string comes back byte for byte (ACC-02, T26)', async () => {
    const formulas = [
      '=1+1',
      "'=1+1",
      "''=x",
      '＝1+1',
      "'＠x",
      '+49',
      '-1',
      '@SUM(A1)',
      '\t=1',
      "'",
      "'a",
      '=HYPERLINK("http://evil.example","x")',
    ];
    const notes = [...formulas, ...naughty].filter((value) => text(2000).safeParse(value).success);
    const codeOf = (value: string) =>
      value
        .replace(/[\t\r\n]+/g, ' ')
        .trim()
        .slice(0, 200)
        .toWellFormed();
    await api.database.db.delete(purchases).where(eq(purchases.userId, me.id));
    for (const [n, note] of notes.entries()) {
      await mine.purchases.create({
        id: uuidv7(),
        title: `T ${n}`,
        price: 1,
        currency: 'USD',
        purchasedOn: '2026-03-01',
        notes: note,
        licenceCodes: codeOf(note) ? [codeOf(note)] : [],
      });
    }
    const rows = rowsOf(await exported(true));
    for (const cell of rows.flatMap((one) => Object.values(one))) expect(cell).not.toMatch(/^[=+\-@\t\r\n]/);
    const theirs = api.as(await makeUser(api.database));
    expect(await taken(rows, theirs)).toEqual({ added: notes.length, present: 0, problems: [] });
    const back = new Map((await listed(theirs)).map((one) => [one.title, one]));
    for (const [n, note] of notes.entries()) {
      const one = back.get(`T ${n}`);
      expect(one?.notes).toBe(note);
      expect((await theirs.purchases.reveal({ id: one?.id ?? '' })).licenceCodes).toEqual(
        codeOf(note) ? [codeOf(note)] : [],
      );
    }
  });
});

import { PURCHASE_COLUMNS } from '@onceware/api/purchases/purchases.contract';
import { purchaseLimits } from '@onceware/api/purchases/purchases.limits';
import { describe, expect, it } from 'vitest';
import { COLUMNS } from './columns.ts';
import { FileProblemError, readCsv, type Said } from './read-csv.ts';
import { SAMPLE_IMPORT } from './sample-import.ts';

const HEAD = 'title,price,currency,purchased_on';
const UNSAID: Said = { currency: '', dayOrder: null };
const readWhole = (text: BlobPart, locale = 'en', said: Partial<Said> = {}) =>
  readCsv(new Blob([text]), locale, { ...UNSAID, ...said });
const read = async (text: BlobPart, locale = 'en') => (await readWhole(text, locale)).rows;
const problemOf = (text: BlobPart) =>
  read(text).then(
    () => null,
    (error: unknown) => (error instanceof FileProblemError ? error.problem : error),
  );

describe('a CSV file of purchases', () => {
  it('is read by the columns of the export (ACC-02)', async () => {
    expect(COLUMNS).toEqual([...PURCHASE_COLUMNS]);
    const [row, ...more] = await read(SAMPLE_IMPORT);
    expect(more).toEqual([]);
    expect(row).toMatchObject({
      title: 'Formful',
      price: '59.00',
      purchased_on: '2026-03-02',
      licence_codes: 'FORM-1234-5678',
    });
  });

  it('may have semicolons, a byte order mark, capitals, empty lines, several codes and columns of others (ACC-02)', async () => {
    const rows = await read(
      '\uFEFFTitle ;PRICE;Currency;purchased_on;licence_codes;mood\r\nFormful;"59,00";EUR;2026-03-02;"A\nB";good\r\n\r\n;;;;;\r\n',
    );
    expect(rows).toEqual([
      { title: 'Formful', price: '59,00', currency: 'EUR', purchased_on: '2026-03-02', licence_codes: 'A\nB' },
    ]);
  });

  it('of a shop has its own columns, dates, and prices with signs (ACC-02)', async () => {
    const appSumo = `Product,Plan,Order date,Amount,Status,License key
Formful,License Tier 2,"Mar 2, 2026","$1,299.00",Redeemed,FORM-1
Kiln,,12/31/2025,$59,Refunded,
`;
    expect(await read(appSumo)).toEqual([
      {
        title: 'Formful',
        tier: 'License Tier 2',
        purchased_on: '2026-03-02',
        price: '1299',
        currency: 'USD',
        state: 'activated',
        licence_codes: 'FORM-1',
      },
      {
        title: 'Kiln',
        tier: '',
        purchased_on: '2025-12-31',
        price: '59',
        currency: 'USD',
        state: 'Refunded',
        licence_codes: '',
      },
    ]);
  });

  it.each([
    ['en', '3/4/2026', '2026-03-04'],
    ['pt', '3/4/2026', '2026-04-03'],
    ['en', '02.03.26', '2026-03-02'],
    ['de', '2. März 2026', '2026-03-02'],
    ['en', '2 de marzo de 2026', '2026-03-02'],
    ['en', 'March 2nd, 2026 10:15 PM', '2026-03-02'],
    ['zh', '2026年3月2日', '2026-03-02'],
    ['ar', '٢‏/٣‏/٢٠٢٦'.replaceAll('\u200f', ''), '2026-03-02'],
    ['en', '2026/03/02 10:00', '2026-03-02'],
    ['en', '30.02.2026', '30.02.2026'],
    ['en', 'soon', 'soon'],
  ])('in %s may have %s for a day (ACC-02)', async (locale, written, day) => {
    const [row] = await read(`${HEAD}\nFormful,59,USD,"${written}"\n`, locale);
    expect(row?.purchased_on).toBe(day);
  });

  it('has the day first where one of its days says so (ACC-02)', async () => {
    const rows = await read(`${HEAD}\nA,59,USD,03/04/2026\nB,59,USD,25/04/2026\n`);
    expect(rows.map((row) => row.purchased_on)).toEqual(['2026-04-03', '2026-04-25']);
  });

  it.each([
    ['$59.00', '59', 'USD'],
    ['59,00 €', '59', 'EUR'],
    ['1.299,50 €', '1299.5', 'EUR'],
    ['US$ 1,299', '1299', 'USD'],
    ['R$ 20', '20', 'BRL'],
    ['GBP 12.50', '12.5', 'GBP'],
    ['¥1,200', '1200', 'JPY'],
    ['free', 'free', ''],
    ['-$5.00', '-$5.00', ''],
  ])('may have %s for a price (ACC-02)', async (written, price, currency) => {
    const rows = await read(`title,price,purchased_on\nA,"${written}",2026-03-02\nB,$1,2026-03-02\n`);
    expect([rows[0]?.price, rows[0]?.currency ?? '']).toEqual([price, currency]);
  });

  it('without a currency column uses the one that the member chooses, unless a sign says another (ACC-02)', async () => {
    const text = 'title,price,purchased_on\nA,59,2026-03-02\nB,"1.299,50",2026-03-02\nC,£5,2026-03-02\n';
    const { rows, withoutCurrency } = await readWhole(text, 'de', { currency: 'EUR' });
    expect(withoutCurrency).toBe(2);
    expect(rows.map(({ price, currency }) => [price, currency])).toEqual([
      ['59', 'EUR'],
      ['1299.5', 'EUR'],
      ['5', 'GBP'],
    ]);
  });

  it('reports an ambiguous date, and reads it as the member chooses, unless the file decides (ACC-02)', async () => {
    const text = `${HEAD}\nA,59,USD,03/04/2026\n`;
    expect((await readWhole(text)).days).toEqual({ order: 'monthFirst', sample: '03/04/2026', isCertain: false });
    const said = await readWhole(text, 'en', { dayOrder: 'dayFirst' });
    expect(said.rows[0]?.purchased_on).toBe('2026-04-03');
    const certain = await readWhole(`${text}B,59,USD,13/04/2026\n`, 'en', { dayOrder: 'monthFirst' });
    expect(certain.days).toMatchObject({ order: 'dayFirst', isCertain: true });
    expect(certain.rows[0]?.purchased_on).toBe('2026-04-03');
  });

  it('may be in the encoding of old spreadsheets (ACC-02)', async () => {
    const text = `${HEAD}\nCaf\u00e9 f\u00fcr gro\u00dfe Gr\u00fc\u00dfe,59,EUR,2026-03-02\n`;
    const [row] = await read(Uint8Array.from(text, (letter) => letter.charCodeAt(0)));
    expect(row?.title).toBe('Café für große Grüße');
  });

  it('is refused with the reason when it cannot be read (ACC-02)', async () => {
    expect(await problemOf('')).toBe('nothing');
    expect(await problemOf(`${HEAD}\n`)).toBe('nothing');
    expect(await problemOf('name,cost\nFormful,59\n')).toBe('columns');
    expect(await problemOf(`${HEAD}\n"Formful,59,USD,2026-03-02\n`)).toBe('broken');
    expect(await problemOf(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]))).toBe('encoding');
    expect(await problemOf(`${HEAD}\n${'x,1,USD,2026-03-02\n'.repeat(purchaseLimits.purchasesMax + 1)}`)).toBe(
      'tooMany',
    );
    expect(await problemOf('x'.repeat(purchaseLimits.importBytesMax + 1))).toBe('tooLarge');
  });
});

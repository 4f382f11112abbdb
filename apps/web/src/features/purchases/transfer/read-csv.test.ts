import { PURCHASE_COLUMNS } from '@onceware/api/purchases/purchases.contract';
import { purchaseLimits } from '@onceware/api/purchases/purchases.limits';
import { describe, expect, it } from 'vitest';
import { COLUMNS, FileProblemError, readCsv } from './read-csv.ts';
import { SAMPLE_IMPORT } from './sample-import.ts';

const HEAD = 'title,price,currency,purchased_on';
const read = (text: string) => readCsv(new Blob([text]));
const problemOf = (text: BlobPart) =>
  readCsv(new Blob([text])).then(
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

  it('is refused with the reason when it cannot be read (ACC-02)', async () => {
    expect(await problemOf('')).toBe('nothing');
    expect(await problemOf(`${HEAD}\n`)).toBe('nothing');
    expect(await problemOf('name,cost\nFormful,59\n')).toBe('columns');
    expect(await problemOf(`${HEAD}\n"Formful,59,USD,2026-03-02\n`)).toBe('broken');
    expect(await problemOf(new Uint8Array([0x74, 0xff, 0xfe, 0x0a]))).toBe('encoding');
    expect(await problemOf(`${HEAD}\n${'x,1,USD,2026-03-02\n'.repeat(purchaseLimits.purchasesMax + 1)}`)).toBe(
      'tooMany',
    );
    expect(await problemOf('x'.repeat(purchaseLimits.importBytesMax + 1))).toBe('tooLarge');
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '#testing/factories.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';
import { importRates } from './rates.service.ts';
import { readRates, refuseJumps } from './read-rates.ts';

const xml = (days: Record<string, Record<string, string>>) => `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
	<gesmes:subject>Reference rates</gesmes:subject><gesmes:Sender><gesmes:name>European Central Bank</gesmes:name></gesmes:Sender>
	<Cube>${Object.entries(days)
    .map(
      ([day, rates]) =>
        `<Cube time='${day}'>${Object.entries(rates)
          .map(([currency, rate]) => `<Cube currency='${currency}' rate='${rate}'/>`)
          .join('\n')}</Cube>`,
    )
    .join('')}</Cube>
</gesmes:Envelope>`;

describe('a rates file', () => {
  it.each([
    ['XML', xml({ '2026-11-20': { USD: '1.0812', JPY: '163.2' }, '2026-11-19': { USD: '1.08' } })],
    [
      'CSV of many days, with what there was no rate for',
      'Date,USD,JPY,\r\n2026-11-20,1.0812,163.2,\r\n2026-11-19,1.08,N/A,\r\n',
    ],
  ])('is read as %s (CAT-05)', (_, text) => {
    expect(readRates(text)).toEqual([
      { day: '2026-11-20', currency: 'USD', perEuro: 1.0812 },
      { day: '2026-11-20', currency: 'JPY', perEuro: 163.2 },
      { day: '2026-11-19', currency: 'USD', perEuro: 1.08 },
    ]);
  });

  it('of one day may spell out its date (CAT-05)', () => {
    expect(readRates('\ufeffDate, USD, XXQ, \n20 November 2026, 1.0812, 2.5, \n')).toEqual([
      { day: '2026-11-20', currency: 'USD', perEuro: 1.0812 },
    ]);
  });

  it.each([
    ['nothing', 'no rates in this file', ' '],
    ['a page', 'no rates in this file', '<html><body>Not found</body></html>'],
    ['a list of deals', 'no rates in this file', 'external_id,name\n1,Kiln'],
    ['an archive', 'ZIP archive', 'PK\u0003\u0004'],
    ['a rate of nothing', 'is no rate for USD', xml({ '2026-11-20': { USD: '0' } })],
    ['a rate below nothing', 'is no rate for USD', xml({ '2026-11-20': { USD: '-1.08' } })],
    ['a word', 'is no rate for USD', 'Date,USD\n2026-11-20,much'],
    ['a rate beyond any', 'is no rate for USD', 'Date,USD\n2026-11-20,99999999999'],
    ['a day that is none', 'is no day', 'Date,USD\n2026-13-45,1.08'],
    ['tomorrow and more', 'in the future', 'Date,USD\n2999-01-01,1.08'],
    ['rates before any day', 'has no day', `<Cube currency='USD' rate='1.08'/>`],
  ])('with %s is refused with a reason (CAT-05)', (_, why, text) => {
    expect(() => readRates(text)).toThrow(why);
  });

  it('with a rate many times the previous one is refused (CAT-05)', () => {
    const on = (day: string, perEuro: number) => ({ day, currency: 'USD', perEuro });
    expect(() => refuseJumps([on('2026-11-20', 108.12)], [on('2026-11-19', 1.0812)])).toThrow('this cannot be');
    expect(() => refuseJumps([on('2026-11-20', 0.01), on('2026-11-19', 1.08)], [])).toThrow('this cannot be');
    expect(() => refuseJumps([on('2026-11-20', 108.12)], [on('2020-11-19', 1.0812)])).not.toThrow();
  });
});

describe('rates', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi();
  });
  afterAll(() => api.close());
  const kept = async () =>
    (
      await api.database.pool.query<{ rate: string }>(
        `select concat_ws(' ', currency, day, per_euro) as rate from exchange_rates order by day, currency`,
      )
    ).rows.map(({ rate }) => rate);

  it('are stored once and corrected by the next file; a refused file changes nothing (CAT-05)', async () => {
    const file = 'Date,USD,JPY\n2026-11-20,1.08,163.2\n2026-11-19,1.07,162\n';
    const imported = { days: 2, firstDay: '2026-11-19', lastDay: '2026-11-20', currencies: 2 };
    expect(await importRates(api.database, file)).toEqual({ ...imported, changed: 4 });
    expect(await importRates(api.database, file)).toEqual({ ...imported, changed: 0 });
    expect(await importRates(api.database, file.replace('1.08', '1.09'))).toEqual({ ...imported, changed: 1 });
    await expect(importRates(api.database, 'Date,USD\n2026-11-21,1.1\n2026-11-22,163')).rejects.toThrow(
      'this cannot be',
    );
    expect(await kept()).toEqual([
      'JPY 2026-11-19 162',
      'USD 2026-11-19 1.07',
      'JPY 2026-11-20 163.2',
      'USD 2026-11-20 1.09',
    ]);
  });

  it('can be uploaded by catalogue editors, who see what is wrong with a file (CAT-05)', async () => {
    const staff = api.as(await makeUser(api.database, { role: 'admin' })).admin.catalog;
    expect(await staff.importRates({ text: 'Date,USD\n2026-11-22,1.1' })).toMatchObject({ changed: 1 });
    await expect(staff.importRates({ text: 'Date,USD\n2026-11-22,abc' })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      cause: { issues: [{ path: 'text', message: '2026-11-22: "abc" is no rate for USD.' }] },
    });
  });
});

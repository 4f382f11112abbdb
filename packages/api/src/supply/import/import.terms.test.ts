import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '#testing/test-api.ts';
import { csvRows } from './csv-rows.ts';
import { importRow } from './import-row.ts';
import { chunked, DEALS, importHelpers } from '#testing/catalog-imports.ts';

let services: TestServices;
const { run, take, stored } = importHelpers(() => services);

beforeEach(async () => {
  services = await createTestServices();
});
afterEach(() => services.close());

describe('what buyers ask of a deal', () => {
  const row = {
    id: 'k',
    name: 'Kiln',
    website: 'https://kiln.example/',
    alternative_to: ['Notion', 'Coda'],
    title: 'Kiln for life',
    base_price: '240',
    current_price: '59.90',
    currency: 'EUR',
    deal_url: 'https://kiln.example/ltd?x=1',
    coupon: 'FIRE20',
    sold_by: 'Kiln GmbH',
    refund_days: '60',
    redeem_by: '2999-01-31',
    redeem_days: 90,
    updates: 'version',
    stacking: '3',
    gallery: ['https://kiln.example/1.png', '/art/2.png'],
    plans: [
      { name: 'Solo', price: 59.9, features: ['One kiln'], limits: { Seats: 1, Storage: '10 GB' } },
      { name: 'Team', price: 119 },
    ],
  };
  const facts = () =>
    stored(`select t.replaces, d.url, d.coupon, d.sold_by, d.refund_days, d.redeem_by, d.redeem_days, d.updates, d.stacking,
      d.gallery, d.tiers from deals d join tools t on t.id = d.tool_id`);

  it('comes with JSON and with CSV alike, and stays where a file does not tell it (CAT-03, CAT-09)', async () => {
    expect(await take([row], 'file')).toMatchObject({ inserted: 1, rejected: 0, notes: [] });
    const expected = [
      {
        replaces: ['Notion', 'Coda'],
        url: 'https://kiln.example/ltd?x=1',
        coupon: 'FIRE20',
        sold_by: 'Kiln GmbH',
        refund_days: 60,
        redeem_by: new Date('2999-01-31T23:59:59.999Z'),
        redeem_days: 90,
        updates: 'version',
        stacking: 3,
        gallery: ['https://kiln.example/1.png', '/art/2.png'],
        tiers: [
          {
            name: 'Solo',
            priceMinor: 5_990,
            features: ['One kiln'],
            limits: [
              { name: 'Seats', value: '1' },
              { name: 'Storage', value: '10 GB' },
            ],
          },
          { name: 'Team', priceMinor: 11_900, features: [], limits: [] },
        ],
      },
    ];
    expect(await facts()).toEqual(expected);
    const fields = {
      ...row,
      alternative_to: 'Notion; Coda',
      gallery: row.gallery.join(';'),
      plans: JSON.stringify(row.plans),
    };
    const quoted = (values: unknown[]) => values.map((value) => `"${String(value).replaceAll('"', '""')}"`).join(',');
    const csv = `${Object.keys(fields).join(',')}\n${quoted(Object.values(fields))}\n`;
    expect(await run(csvRows(chunked(csv)), 'file')).toMatchObject({ read: 1, unchanged: 1, rejected: 0 });
    expect(
      await take([{ ...DEALS[0], id: 'k', name: 'Kiln', website: row.website, domain: 'kiln.example' }], 'file'),
    ).toMatchObject({ updated: 1 });
    expect(await facts()).toEqual(expected);
  });

  it.each([
    ['deal_url', 'javascript:alert(1)'],
    ['deal_url', 'https://me:word@kiln.example/'],
    ['deal_url', 'kiln.example'],
    ['coupon', 'two\nlines'],
    ['refund_days', '-1'],
    ['refund_days', 'thirty'],
    ['refund_days', 40_000],
    ['redeem_by', 'soon'],
    ['updates', 'forever'],
    ['stacking', 0],
    ['gallery', ['data:image/png;base64,AAAA']],
    ['gallery', 'https://a.example/1.png;//evil.example/2.png'],
    ['alternative_to', ['']],
    ['earlier_prices', '99 in March'],
    ['earlier_prices', [{ since: 'March', price: 99 }]],
    ['earlier_prices', [{ since: '2026-03-01', price: 99, base_price: 98 }]],
    ['earlier_prices', [{ since: '2026-03-01', price: 99.001 }]],
    ['plans', 'Solo: 59'],
    ['plans', { name: 'Solo', price: 59 }],
    ['plans', [{ name: 'Solo' }]],
    ['plans', [{ name: 'Solo', price: '59.901' }]],
    ['plans', [{ name: 'Solo', price: 59, seats: 5 }]],
    ['plans', [{ name: 'Solo', price: 59, limits: { 'Seats\0': 5 } }]],
    ['plans', [{ name: 'Solo', price: 59, limits: { Seats: [5] } }]],
  ])('is refused with its row where it is wrong: %s = %j (CAT-03, CAT-09)', (column, value) => {
    const { error } = importRow.safeParse({ ...row, [column]: value });
    expect(error?.issues[0]).toMatchObject({
      path: expect.arrayContaining([column]),
      message: expect.stringMatching(/\.$/),
    });
  });
});

it('tells the price memory what a deal cost before, from CSV too, once however often it comes (CAT-03, CAT-08)', async () => {
  const told = [
    { since: '2026-01-05', price: 99.5, base_price: 150 },
    { since: '2026-03-01', price: 29 },
    { since: '2999-01-01', price: 1 },
  ];
  const kiln = { id: 'k', name: 'Kiln', title: 'Kiln', base_price: 120, current_price: 49, currency: 'EUR' };
  await take([{ ...kiln, earlier_prices: told }]);
  const csv = `id,name,title,base_price,current_price,earlier_prices\nk,Kiln,Kiln,120,49,"${JSON.stringify(told).replaceAll('"', '""')}"\n`;
  expect(await run(csvRows(chunked(csv)), 'test')).toMatchObject({ read: 1, unchanged: 1, rejected: 0 });
  await take([{ ...kiln, current_price: 19, earlier_prices: told }]);
  expect(
    await stored(
      `select p.price_minor, p.base_price_minor, p.currency, p.is_told, d.is_lowest_ever from deal_prices p join deals d on d.id = p.deal_id order by p.at`,
    ),
  ).toEqual(
    [
      [9_950, 15_000, true],
      [2_900, 12_000, true],
      [4_900, 12_000, false],
      [1_900, 12_000, false],
    ].map(([price_minor, base_price_minor, is_told]) => ({
      price_minor,
      base_price_minor,
      currency: 'EUR',
      is_told,
      is_lowest_ever: true,
    })),
  );
});

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeTool } from '#testing/factories.ts';
import { createTestServices, type TestServices } from '#testing/test-api.ts';
import { csvRows } from './csv-rows.ts';
import { fileRows } from './file-rows.ts';
import type { RowNote } from './import.contract.ts';
import { importRow } from './import-row.ts';
import { importCatalog } from './import.service.ts';
import { readRows } from './read-rows.ts';
import type { SourceRow } from './source-row.ts';

let services: TestServices;
beforeEach(async () => {
  services = await createTestServices();
});
afterEach(() => services.close());

async function* listed(values: unknown[]): AsyncGenerator<SourceRow> {
  for (const [index, value] of values.entries()) yield { place: `index ${index}`, value };
}

async function run(rows: AsyncIterable<SourceRow>, source: string) {
  const notes: RowNote[] = [];
  const summary = await importCatalog({
    database: services.database,
    batches: readRows(rows),
    source,
    onNote: (note) => notes.push(note),
  });
  return { ...summary, notes };
}
const take = (values: unknown[], source = 'test') => run(listed(values), source);

async function stored<Row extends object>(text: string): Promise<Row[]> {
  return (await services.database.pool.query<Row>(text)).rows;
}
const everything = () => stored('select * from tools t full join deals d on d.tool_id = t.id order by t.slug, d.slug');

/** What `work` sends to Postgres, and how many pages of 8 kB that reads there. */
async function costOf(work: () => Promise<unknown>): Promise<{ statements: number; pages: number }> {
  const pages = async () => {
    // One after another all go by the same connection, which counts for itself until then.
    await stored('select pg_stat_force_next_flush()');
    const [row] = await stored<{ pages: number }>(
      'select (blks_hit + blks_read)::float8 as pages from pg_stat_database where datname = current_database()',
    );
    return row?.pages ?? 0;
  };
  const before = await pages();
  const query = vi.spyOn(pg.Client.prototype, 'query');
  await work();
  const statements = query.mock.calls.length;
  query.mockRestore();
  return { statements, pages: (await pages()) - before };
}

// The same oddities as the real files have: a doubled name with another tool, two deals of one tool, an ftp address,
// quotes, markup, emoji, right-to-left text.
const TOOLS = [
  {
    name: 'Élan "X" <b>&',
    tagline: 'Emoji 🔥',
    website: 'https://elan.example/',
    domain: 'elan.example',
    source: 'https://git.example/elan',
    demo: null,
    licenses: ['MIT'],
    tags: ['Password Managers'],
    stars: null,
    archived: false,
  },
  { name: 'مدير', tagline: 'سطر', website: 'https://modir.example', domain: 'modir.example', tags: [] },
];
const deal = (id: number, name: string, domain: string, more: object = {}) => ({
  id,
  name,
  tagline: `About ${name}`,
  website: `https://${domain}`,
  domain,
  tags: ['sound::player'],
  src: 'x',
  title: `${name} lifetime deal`,
  base_price: 289,
  discount_percentage: 27,
  current_price: 210.97,
  ...more,
});
const DEALS = [
  deal(1, 'Élan "X" <b>&', 'elan.example'),
  deal(2, 'Calibre', 'calibre.example'),
  deal(3, 'calibre', 'calibre.example', { website: 'https://calibre.example/' }),
  deal(4, 'Calibre', 'other.example'),
  deal(5, 'bootp', 'ftp.example', { website: 'ftp://ftp.example/pub' }),
];

describe('an import', () => {
  it('brings tools, and deals on tools (CAT-03)', async () => {
    expect(await take(TOOLS, 'tools')).toMatchObject({ read: 2, inserted: 2, rejected: 0, newTools: 2, newDeals: 0 });
    expect(await take(DEALS, 'deals')).toMatchObject({ read: 5, inserted: 5, rejected: 0, newTools: 3, newDeals: 5 });
    expect(
      await stored(
        'select t.name, t.website, t.category, t.tags, d.slug, d.price_minor, d.base_price_minor, d.currency, d.discount_percentage as discount from deals d join tools t on t.id = d.tool_id order by d.external_id',
      ),
    ).toEqual([
      {
        name: 'Élan "X" <b>&',
        website: 'https://elan.example/',
        category: 'security',
        tags: ['Password Managers'],
        slug: 'elan-x-b-lifetime-deal',
        price_minor: 21_097,
        base_price_minor: 28_900,
        currency: 'USD',
        discount: 27,
      },
      expect.objectContaining({ name: 'Calibre', category: 'media', slug: 'calibre-lifetime-deal' }),
      expect.objectContaining({
        name: 'Calibre',
        website: 'https://calibre.example',
        slug: expect.stringMatching(/^calibre-lifetime-deal-[0-9a-f]{8}$/),
      }),
      expect.objectContaining({
        name: 'Calibre',
        website: 'https://other.example',
        slug: expect.stringMatching(/^calibre-lifetime-deal-[0-9a-f]{8}$/),
      }),
      expect.objectContaining({ name: 'bootp', website: null }),
    ]);
    expect(await stored(`select slug from tools where name = 'مدير'`)).toEqual([{ slug: 'tool' }]);
  });

  it('keeps tools of one name and different domains apart, and does not double a tool that two files share (CAT-03)', async () => {
    await take(DEALS, 'deals');
    await take(TOOLS, 'tools');
    expect(await stored('select name, domain from tools order by domain')).toEqual([
      { name: 'Calibre', domain: 'calibre.example' },
      { name: 'Élan "X" <b>&', domain: 'elan.example' },
      { name: 'bootp', domain: 'ftp.example' },
      { name: 'مدير', domain: 'modir.example' },
      { name: 'Calibre', domain: 'other.example' },
    ]);
  });

  it('uses a tool that was there before any import, and leaves it as it is (CAT-03)', async () => {
    const tool = await makeTool(services.database, { name: 'Calibre', domain: 'calibre.example', tagline: 'Ours' });
    const named = { id: 'c', name: 'CALIBRE', domain: 'calibre.example', tagline: 'Theirs' };
    expect(await take([named], 'tools')).toMatchObject({ read: 1, unchanged: 1, newTools: 0 });
    expect(await take(DEALS.slice(1, 2))).toMatchObject({ newTools: 0, newDeals: 1 });
    expect(await stored('select t.tagline, d.tool_id from deals d join tools t on t.id = d.tool_id')).toEqual([
      { tagline: 'Ours', tool_id: tool.id },
    ]);
  });

  it('run twice changes nothing, in either order of the files (CAT-03)', async () => {
    await take(TOOLS, 'tools');
    await take(DEALS, 'deals');
    const before = await everything();
    expect(await take(DEALS, 'deals')).toMatchObject({ read: 5, inserted: 0, updated: 0, unchanged: 5, rejected: 0 });
    expect(await take(TOOLS, 'tools')).toMatchObject({ read: 2, inserted: 0, updated: 0, unchanged: 2, rejected: 0 });
    expect(await everything()).toEqual(before);
  });

  it('updates what changed, by the row’s id, and keeps slug and what the file does not tell (CAT-03)', async () => {
    await take([
      {
        id: 7,
        name: 'Kiln',
        website: 'https://kiln.example',
        title: 'Kiln deal',
        base_price: '100',
        promise: 'Hot',
        ends_at: '2999-01-01',
      },
    ]);
    const changed = {
      id: 7,
      name: 'Kiln',
      website: 'https://kiln.example',
      title: 'Kiln for life',
      base_price: '100',
      current_price: '49.90',
    };
    expect(await take([changed])).toMatchObject({ inserted: 0, updated: 1, unchanged: 0 });
    expect(await take([changed])).toMatchObject({ updated: 0, unchanged: 1 });
    expect(await stored('select slug, title, promise, price_minor, ends_at from deals')).toEqual([
      {
        slug: 'kiln-deal',
        title: 'Kiln for life',
        promise: 'Hot',
        price_minor: 4990,
        ends_at: new Date('2999-01-01T23:59:59.999Z'),
      },
    ]);
  });

  it('takes a plain day as a whole one, in UTC: a deal begins with it and lasts to its end (CAT-03)', async () => {
    await take([
      { id: 1, name: 'Day', base_price: 10, starts_at: '2999-01-01', ends_at: '2999-01-01' },
      { id: 2, name: 'Moment', base_price: 10, ends_at: '2999-01-01T10:00:00+02:00' },
    ]);
    expect(
      await stored('select starts_at, ends_at from deals where ends_at is not null order by starts_at desc'),
    ).toEqual([
      { starts_at: new Date('2999-01-01T00:00:00Z'), ends_at: new Date('2999-01-01T23:59:59.999Z') },
      { starts_at: expect.any(Date), ends_at: new Date('2999-01-01T08:00:00Z') },
    ]);
  });

  it('finds a renamed tool by its id, and renews what its deals are found by (CAT-03)', async () => {
    await take([{ id: 'a', name: 'Before', website: 'https://a.example' }]);
    await take([deal(1, 'Before', 'a.example', { title: 'The deal' })]);
    expect(await take([{ id: 'a', name: 'Afterwards', website: 'https://a.example' }])).toMatchObject({ updated: 1 });
    expect(await stored(`select title from deals where search @@ 'afterwards'`)).toEqual([{ title: 'The deal' }]);
    expect(await stored(`select word from search_words where word in ('before', 'afterwards')`)).toEqual([
      { word: 'afterwards' },
    ]);
  });

  it('of the same id from another source is another deal (CAT-03)', async () => {
    await take([deal(1, 'A', 'a.example')], 'one');
    expect(await take([deal(1, 'A', 'a.example')], 'other')).toMatchObject({ inserted: 1, newTools: 0, newDeals: 1 });
  });

  it('takes tools and their deals in one file, in any order (CAT-03)', async () => {
    const rows = [
      deal(1, 'A', 'a.example'),
      { external_id: 't1', name: 'A', website: 'https://a.example', tagline: 'The tool' },
    ];
    expect(await take(rows)).toMatchObject({ inserted: 2, newTools: 1, newDeals: 1 });
    expect(await take(rows)).toMatchObject({ unchanged: 2 });
    expect(await stored('select tagline from tools')).toEqual([{ tagline: 'The tool' }]);
  });

  it('leaves nothing behind when the file breaks off (CAT-03)', async () => {
    const broken = (async function* () {
      yield* listed(DEALS);
      throw new Error('the disk is gone');
    })();
    await expect(run(broken, 'test')).rejects.toThrow('the disk is gone');
    expect(await everything()).toEqual([]);
  });

  it('at the same moment as another waits for it (CAT-03)', async () => {
    const both = await Promise.all([take(DEALS), take(DEALS)]);
    expect(both.map(({ inserted }) => inserted).toSorted((a, b) => a - b)).toEqual([0, 5]);
    expect(await stored('select count(*)::int as deals from deals')).toEqual([{ deals: 5 }]);
  });

  it('sends statements by the thousands of rows, and reads 110 pages a row at most, a tenth of that where nothing changes (T41)', async () => {
    const pairs = (count: number) =>
      Array.from({ length: count }, (_, n) => deal(n, `Tool ${n}`, `${n}.example`, { title: `Deal ${n}` }));
    const small = await costOf(() => take(pairs(1_000), 'small'));
    const large = await costOf(() => take(pairs(6_000), 'large'));
    expect(small.statements).toBeLessThan(40);
    // Five thousands more to read, one five thousand to write, and a sign of life for each second that it takes.
    expect(large.statements - small.statements).toBeLessThanOrEqual(5 + 6 + 10);
    // Of which eighteen are the indexes of names. A hundred of each where every row is put into the search's index by itself.
    expect(large.pages / 6_000).toBeLessThan(110);
    const again = await costOf(() => take(pairs(6_000), 'large'));
    expect(again.pages).toBeLessThan(large.pages / 10);
  }, 30_000);

  it('tells of its progress (CAT-03)', async () => {
    const steps: string[] = [];
    const rows = listed(Array.from({ length: 2_500 }, (_, n) => ({ name: `Tool ${n}` })));
    await importCatalog({
      database: services.database,
      batches: readRows(rows),
      source: 'test',
      onProgress: ({ step, rows: done }) => steps.push(`${step} ${done}`),
    });
    expect(steps).toEqual(['read 1000', 'read 2000', 'read 2500', 'written 2500']);
  });
});

describe('a bad row', () => {
  const good = { name: 'Good', base_price: 10 };

  it.each([
    ['no row', 'A row is an object.', 7],
    ['no name', 'name: ', { name: ' ', base_price: 1 }],
    ['a price that is none', 'base_price: A price is a number', { ...good, base_price: 'NaN' }],
    ['a negative price', 'base_price: A price is not negative.', { ...good, base_price: -1 }],
    ['a price in words', 'base_price: A price is a number', { ...good, base_price: '1,299.00' }],
    ['a third decimal', 'base_price: A price in USD has at most 2 decimals.', { ...good, base_price: 1.999 }],
    ['too much money', 'base_price: This is too much money.', { ...good, base_price: 3e7 }],
    ['a price above the regular one', 'current_price: It is higher than base_price.', { ...good, current_price: 11 }],
    ['no price', 'base_price: A deal needs a price.', { name: 'A', title: 'B' }],
    ['an unknown currency', 'currency: Use the code', { ...good, currency: 'XXQ' }],
    ['a currency that is none', 'currency: Use the code', { ...good, currency: 'JPX' }],
    [
      'cents of a currency without',
      'current_price: A price in JPY has no decimals.',
      { ...good, currency: 'JPY', base_price: 4900, current_price: 49.5 },
    ],
    [
      'an end before its start',
      'ends_at: It is not after starts_at.',
      { ...good, starts_at: '2026-02-01', ends_at: '2026-01-01' },
    ],
    ['a date that is none', 'ends_at: A date is', { ...good, ends_at: '2026-02-30' }],
    ['control characters', 'tagline: Control characters are not allowed.', { ...good, tagline: 'a\0b' }],
    ['half a character', 'tagline: The text holds half a character', { ...good, tagline: '\ud800' }],
    ['an unknown category', 'category: ', { ...good, category: 'toys' }],
    ['an image that is a script', 'logo_url: An image is', { ...good, logo_url: 'javascript:alert(1)' }],
    [
      'an image of another scheme-relative host',
      'cover_url: An image is',
      { ...good, cover_url: '//evil.example/x.png' },
    ],
  ])('with %s is told by place and reason, and the others go in (CAT-03)', async (_, reason, row) => {
    const { notes, ...summary } = await take([good, row, { ...good, name: 'Better' }]);
    expect(summary).toMatchObject({ read: 3, inserted: 2, rejected: 1 });
    expect(notes).toEqual([{ kind: 'rejected', place: 'index 1', reason: expect.stringContaining(reason) }]);
  });

  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'http:evil.example',
    'https://user:pw@evil.example',
    'not an address',
    '//evil.example',
  ])('with the website %j is refused (T16)', async (website) => {
    expect(await take([{ ...good, website }])).toMatchObject({ rejected: 1, inserted: 0 });
  });

  it('with an address that no browser opens loses the address only, and that is told (T16)', async () => {
    const { notes, ...summary } = await take([{ ...good, website: 'ftp://ftp.example/pub' }]);
    expect(summary).toMatchObject({ inserted: 1, rejected: 0 });
    expect(notes).toEqual([
      { kind: 'left out', place: 'index 0', reason: expect.stringContaining('ftp://ftp.example/pub') },
    ]);
    expect(await stored('select website from tools')).toEqual([{ website: null }]);
  });

  it('that repeats an id names the first (CAT-03)', async () => {
    const { notes, ...summary } = await take([
      { ...good, id: 1 },
      { ...good, id: 2, title: 'Other' },
      { ...good, id: 1, base_price: 99 },
    ]);
    expect(summary).toMatchObject({ read: 3, inserted: 2, rejected: 1 });
    expect(notes).toEqual([{ kind: 'rejected', place: 'index 2', reason: 'The id 1 stands already at index 0.' }]);
  });
});

describe('the real files', () => {
  const folder = fileURLToPath(new URL('../../../../../../shared/data/', import.meta.url));
  const [catalogue, selfhosted] = [`${folder}catalogue-10k.json`, `${folder}tools-selfhosted.json`];

  it.skipIf(!existsSync(catalogue))(
    'go in whole, twice without a change, and share their tools (CAT-03; needs ../shared/data)',
    { timeout: 120_000 },
    async () => {
      expect(await run(fileRows(selfhosted), 'tools-selfhosted')).toMatchObject({
        read: 1_348,
        inserted: 1_348,
        rejected: 0,
        newTools: 1_348,
      });
      const first = await run(fileRows(catalogue), 'catalogue-10k');
      expect(first).toMatchObject({ read: 9_999, inserted: 9_999, rejected: 0, newDeals: 9_999, newTools: 8_487 });
      expect(first.notes).toHaveLength(10);
      expect(await run(fileRows(catalogue), 'catalogue-10k')).toMatchObject({
        inserted: 0,
        updated: 0,
        unchanged: 9_999,
      });
      expect(await run(fileRows(selfhosted), 'tools-selfhosted')).toMatchObject({
        inserted: 0,
        updated: 0,
        unchanged: 1_348,
      });
    },
  );
});

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

async function* chunked(content: string): AsyncGenerator<string> {
  yield content;
}

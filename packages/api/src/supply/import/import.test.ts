import { Readable } from 'node:stream';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeTool } from '#testing/factories.ts';
import { createTestServices, type TestServices } from '#testing/test-api.ts';
import { csvRows } from './csv-rows.ts';
import { importCatalog } from './import.service.ts';
import { readRows } from './read-rows.ts';
import { deal, DEALS, importHelpers, listed, TOOLS } from '#testing/catalog-imports.ts';

let services: TestServices;
const { run, take, stored, everything } = importHelpers(() => services);

beforeEach(async () => {
  services = await createTestServices();
});
afterEach(() => services.close());

/** Counts the statements that `work` sends to Postgres, and the pages of 8 kB that they read there. */
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
        discount: 0,
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

  it('takes the site where a rating was given, in a tool’s row or a deal’s, and keeps it where a file does not say (CAT-15)', async () => {
    const rated = { rating: '4.5', rating_count: 367, rating_source: ' elsewhere.example ' };
    const tool = { id: 'a', name: 'Kiln', website: 'https://kiln.example' };
    await take([{ ...tool, ...rated }, deal(1, 'Oven', 'oven.example', rated)]);
    await take([{ ...tool, rating: 4.6 }]);
    expect(await stored('select name, rating_tenths, rating_count, rating_source from tools order by name')).toEqual([
      { name: 'Kiln', rating_tenths: 46, rating_count: 367, rating_source: 'elsewhere.example' },
      { name: 'Oven', rating_tenths: 45, rating_count: 367, rating_source: 'elsewhere.example' },
    ]);
    expect(await take([{ ...tool, rating_source: 'x'.repeat(101) }])).toMatchObject({ rejected: 1 });
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

  it('sends statements by the thousands of rows, and reads 115 pages a row at most, a tenth of that where nothing changes (T41)', async () => {
    const pairs = (count: number) =>
      Array.from({ length: count }, (_, n) => deal(n, `Tool ${n}`, `${n}.example`, { title: `Deal ${n}` }));
    const small = await costOf(() => take(pairs(1_000), 'small'));
    const large = await costOf(() => take(pairs(6_000), 'large'));
    expect(small.statements).toBeLessThan(40);
    // Five thousands more to read, one five thousand to write, and a sign of life for each second that it takes.
    expect(large.statements - small.statements).toBeLessThanOrEqual(5 + 6 + 10);
    // Eighteen of them are for the indexes of names, and three for staff's of categories. It is a hundred of each where
    // every row is put into the search's index by itself.
    expect(large.pages / 6_000).toBeLessThan(115);
    const again = await costOf(() => take(pairs(6_000), 'large'));
    expect(again.pages).toBeLessThan(large.pages / 10);
  }, 30_000);

  it('names every column that nothing was taken from: unknown ones, and those of deals where no row is one (CAT-11)', async () => {
    const tool = { name: 'Kiln', coupon: 'HOT', colour: 'red', stars: null };
    expect((await take([tool])).ignored).toEqual(['coupon', 'colour', 'stars']);
    expect((await take([tool, deal(1, 'Oven', 'oven.example', { coupon: 'HOT' })])).ignored).toEqual([
      'colour',
      'stars',
      'src',
      'discount_percentage',
    ]);
    expect((await run(csvRows(Readable.from(['Name;,Colour\nKiln,red\n'])), 'test')).ignored).toEqual([
      'name;',
      'colour',
    ]);
    const many = Object.fromEntries(Array.from({ length: 5_000 }, (_, n) => [`${n}${'x'.repeat(300)}`, n]));
    const { ignored } = await take([{ name: 'Kiln', ...many }]);
    expect([ignored.length, ignored[0]?.length]).toEqual([100, 100]);
  });

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

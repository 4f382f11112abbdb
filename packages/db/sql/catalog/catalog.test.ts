import { describe, expect, it } from 'vitest';
import { idOf, type Query, trySqlFunctions } from '../../src/testing/sql-functions.ts';

const sql = trySqlFunctions();
const [TOOL, HIDDEN, DEAL] = [idOf(1), idOf(2), idOf(11)];

const ADD_TOOL = `insert into tools (id, slug, name, category, is_hidden) values ($1::uuid, $1::text, 'A tool', 'ai', $2)`;
const ADD_DEAL = `insert into deals (id, slug, tool_id, title, category, base_price_minor, price_minor, currency, ends_at, is_hidden, has_ended)
  values ($1::uuid, $1::text, $2, 'A deal', 'ai', 9900, 4900, 'USD', $3, $4, $5)`;

/** Makes a tool that is shown and one that is hidden. */
async function addTools(query: Query) {
  await query(ADD_TOOL, [TOOL, false]);
  await query(ADD_TOOL, [HIDDEN, true]);
}

describe('day_slice', () => {
  it('counts days in UTC, and puts what never comes above all of them (CAT-05)', async () => {
    const table = [
      ['1970-01-01T00:00:00Z', 0],
      ['1970-01-01T23:59:59.999999Z', 0],
      ['1969-12-31T23:59:59Z', -1],
      ['2026-01-01T00:30:00+01:00', 20_453],
      ['2026-01-01T00:30:00Z', 20_454],
      ['4713-01-01 BC', -2_440_550],
      ['294276-12-31', 106_762_939],
      ['infinity', 1_000_000_000],
      ['-infinity', 1_000_000_000],
      [null, 1_000_000_000],
    ];
    expect(await sql.answers('day_slice(timestamptz)', table)).toEqual(table);
  });
});

describe('deal_terms', () => {
  it('are made of each value that a list is narrowed by, without the currency and with it (CAT-05)', async () => {
    const dates = ['2026-01-01T00:00:00Z', '2026-02-01T00:00:00Z'];
    const common = ['category:ai', 'starts:20454', 'ends:20485', 'ends:sometime'];
    const without = [
      ['ai', ...dates, 4_900, 33, 46, [...common, 'price:18', 'discount:16', 'rating:46']],
      ['ai', ...dates, 0, 1, 0, [...common, 'price:0', 'discount:0', 'rating:0']],
      [
        '',
        dates[0],
        null,
        2_147_483_647,
        100,
        50,
        ['category:', 'starts:20454', 'ends:1000000000', 'ends:never', 'price:41', 'discount:50', 'rating:50'],
      ],
      [
        '設計',
        dates[0],
        'infinity',
        null,
        null,
        null,
        ['category:設計', 'starts:20454', 'ends:1000000000', 'ends:never', null, null, null],
      ],
    ];
    const types = 'timestamptz, timestamptz, int, smallint, smallint';
    expect(await sql.answers(`deal_terms(text, ${types})`, without)).toEqual(without);
    const within = [
      ['ai', 'USD', ...dates, 4_900, 33, 46, [...common, 'price:USD:18', 'discount:16', 'rating:46']],
      ['ai', null, ...dates, 4_900, 33, 46, [...common, null, 'discount:16', 'rating:46']],
    ];
    expect(await sql.answers(`deal_terms(text, char(3), ${types})`, within)).toEqual(within);
  });
});

describe('deals_come', () => {
  it('says of a deal that comes whether it has ended, whatever is written, and nothing where it is hidden (CAT-01, T57)', () =>
    sql.attempt(async ({ query }) => {
      await addTools(query);
      const comes: [toolId: string, endsAt: string | null, isHidden: boolean, hasEnded: boolean | null][] = [
        [TOOL, null, false, false],
        [TOOL, 'infinity', false, false],
        [TOOL, '2999-01-01', false, false],
        [TOOL, '2020-01-01', false, true],
        [TOOL, '-infinity', false, true],
        [TOOL, '2020-01-01', true, null],
        [HIDDEN, null, false, null],
        [HIDDEN, '2020-01-01', true, null],
      ];
      for (const [n, [toolId, endsAt, isHidden, hasEnded]] of comes.entries())
        await query(ADD_DEAL, [idOf(11 + n), toolId, endsAt, isHidden, hasEnded !== true]);
      expect((await query('select has_ended from deals order by id')).map((row) => row['has_ended'])).toEqual(
        comes.map(([, , , hasEnded]) => hasEnded),
      );
    }));

  it('waits for a tool that is being hidden, and sees it hidden (CAT-11)', async () => {
    await sql.query(ADD_TOOL, [TOOL, false]);
    let coming: Promise<void> = Promise.resolve();
    let seen: unknown;
    await sql.attempt(async (hiding) => {
      await hiding.query('update tools set is_hidden = true');
      coming = sql.attempt(async ({ query }) => {
        await query('set local lock_timeout = 0; set local statement_timeout = 0');
        await query(ADD_DEAL, [DEAL, TOOL, null, false, false]);
        seen = await query('select has_ended from deals');
      });
      const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      await expect.poll(() => sql.query(waiting)).toHaveLength(1);
      await hiding.query('commit');
    });
    await coming;
    expect(seen).toEqual([{ has_ended: null }]);
    await sql.query('delete from tools');
  });
});

describe('deals_has_ended', () => {
  it('follows the end, the hiding and the tool of a deal, each at once (CAT-01, CAT-11)', () =>
    sql.attempt(async ({ query }) => {
      await addTools(query);
      await query(ADD_DEAL, [DEAL, TOOL, null, false, false]);
      const after = async (change: string) =>
        (await query(`update deals set ${change} where id = $1 returning has_ended`, [DEAL]))[0]?.['has_ended'];
      expect(await after(`ends_at = now()`)).toBe(true);
      expect(await after(`ends_at = now() + interval '1 microsecond'`)).toBe(false);
      expect(await after('is_hidden = true')).toBeNull();
      expect(await after(`ends_at = '2020-01-01'`)).toBeNull();
      expect(await after('is_hidden = false')).toBe(true);
      expect(await after(`tool_id = '${HIDDEN}'`)).toBeNull();
      expect(await after('ends_at = null')).toBeNull();
      expect(await after(`tool_id = '${TOOL}'`)).toBe(false);
    }));
});

describe('lower_all', () => {
  it('writes each name small, in its place, and nothing of nothing (CAT-02)', async () => {
    const table = [
      [
        ['Trello', 'ASANA', 'trello'],
        ['trello', 'asana', 'trello'],
      ],
      [
        ['N8N 2.0', '設計', 'عربي', '', null],
        ['n8n 2.0', '設計', 'عربي', '', null],
      ],
      [['X'.repeat(100_000)], ['x'.repeat(100_000)]],
      [[], []],
      [null, []],
    ];
    expect(await sql.answers('lower_all(text[])', table)).toEqual(table);
  });
});

describe('notify_catalog_change', () => {
  it('tells of every statement on what lists are made of, once for each transaction (T48)', async () => {
    const told = (text: string, values?: unknown[]) => sql.announced('catalog_change', text, values);
    const once = [''];
    expect(await told(ADD_TOOL, [TOOL, false])).toEqual(once);
    expect(await told(ADD_DEAL, [DEAL, TOOL, null, false, false])).toEqual(once);
    expect(
      await told(`update tools set tagline = 'x'; update tools set tagline = 'y'; update deals set title = 'x'`),
    ).toEqual(once);
    expect(await told('update deals set title = title where false')).toEqual(once);
    await sql.query(`insert into tool_pages (tool_id, website) select id, 'https://kiln.example/' from tools`);
    expect(
      await told(
        `insert into tool_pictures select tool_id, '/1.webp', 'https://kiln.example/1.png', 960, 600, 0 from tool_pages`,
      ),
    ).toEqual(once);
    expect(await told('delete from tool_pages')).toEqual(once);
    expect(await told(`insert into synonym_groups (id, terms) values (gen_random_uuid(), '{kiln,oven}')`)).toEqual(
      once,
    );
    expect(await told(`insert into search_words (word, documents) values ('kiln', 1)`)).toEqual(once);
    expect(
      await told(`insert into exchange_rates (currency, day, per_euro) values ('USD', '2026-01-02', 1.1)`),
    ).toEqual(once);
    expect(await told('delete from deals')).toEqual(once);
    expect(await told('delete from tools')).toEqual(once);
    expect(await told('truncate tools cascade')).toEqual(once);
    expect(await told('select from tools')).toEqual([]);
  });

  const VERSION = 'select coalesce(sum(version), 0)::int as version from catalog_versions';
  const versionBy = async (query: Query) => Number((await query(VERSION))[0]?.['version']);

  it('raises the version once for each transaction that writes, and not where that is taken back (T71)', async () => {
    const before = await versionBy(sql.query);
    await sql.query(ADD_TOOL, [TOOL, false]);
    expect(await versionBy(sql.query)).toBe(before + 1);
    await sql.query(`update tools set tagline = 'x'; update tools set tagline = 'y'`);
    await sql.query('select from tools');
    expect(await versionBy(sql.query)).toBe(before + 2);
    await sql.attempt(async ({ query, refusal }) => {
      expect(await refusal('update tools set category = null')).toMatch(/^23502/);
      expect(await versionBy(query)).toBe(before + 2);
      await query(`update tools set tagline = 'z'`);
      expect(await versionBy(query)).toBe(before + 3);
    });
    await sql.query('delete from tools');
    expect(await versionBy(sql.query)).toBe(before + 3);
  });

  it('lets transactions write side by side, and counts them all (T71)', async () => {
    const before = await versionBy(sql.query);
    await sql.attempt(async (one) => {
      await one.query(ADD_TOOL, [TOOL, false]);
      await sql.attempt(async (other) => {
        // It would wait for a row that the first one holds.
        await other.query(`set local lock_timeout = '1s'`);
        await other.query(ADD_TOOL, [HIDDEN, true]);
        await sql.query(ADD_TOOL, [DEAL, false]);
        expect(await versionBy(sql.query)).toBe(before + 1);
        await other.query('commit');
      });
      expect(await versionBy(sql.query)).toBe(before + 2);
      await one.query('commit');
    });
    expect(await versionBy(sql.query)).toBe(before + 3);
    const [rows] = await sql.query('select count(*)::int as count from catalog_versions');
    expect(rows?.['count']).toBeLessThan(4);
    await sql.query('delete from tools');
  });
});

describe('price_from', () => {
  it('is nothing below the first range, and without end above the last (CAT-05)', async () => {
    const table = [
      [null, null],
      [-2_147_483_648, 0],
      [0, 0],
      [1, 256],
      [41, 262_144],
      [42, 'Infinity'],
      [2_147_483_647, 'Infinity'],
    ];
    expect(await sql.answers('price_from(int)', table)).toEqual(table);
  });
});

describe('price_slice', () => {
  it('has amounts below the first range and above the last (CAT-05)', async () => {
    const table = [
      [null, null],
      [-1, 0],
      [0, 0],
      [255, 0],
      [2_147_483_647, 41],
    ];
    expect(await sql.answers('price_slice(int)', table)).toEqual(table);
  });

  it('begins each of its 41 ranges where price_from says, four to a doubling (CAT-05)', async () => {
    const rows = await sql.query(
      `select n, price_from(n)::int as begins, price_slice(price_from(n)::int) as first, price_slice(price_from(n)::int - 1) as before
       from generate_series(1, 41) n order by n`,
    );
    expect(rows.map(({ n, first, before }) => [n, first, before])).toEqual(
      Array.from({ length: 41 }, (_, index) => [index + 1, index + 1, index]),
    );
    for (const { n, begins } of rows) expect(begins).toBe(Math.round(256 * 2 ** ((Number(n) - 1) / 4)));
  });
});

describe('tool_page', () => {
  it('is the path of the website on its own domain, and the root where there is none (CAT-13)', async () => {
    const long = 'a'.repeat(198);
    const table = (
      [
        ['http://x.example', '/'],
        ['https://www.x.example/Apps/?q#f', '/Apps/'],
        ['HTTPS://WWW.X.EXAMPLE/a/b', '/a/b/'],
        ['https://x.example./a', '/a/'],
        ['https://x.example?a/b', '/'],
        ['https://x.example#/a', '/'],
        ['https://x.example/a///', '/a/'],
        ['https://x.example/設計/', '/設計/'],
        [`https://x.example/${long}`, `/${long}/`],
        [`https://x.example/${long}a`, ''],
        [`https://x.example/${'/'.repeat(1_000_000)}`, ''],
        ['https://y.example/a', '/'],
        ['https://x.example.evil.example/a', '/'],
        ['https://x.example:8080/a', '/'],
        ['https://x.example@evil.example/a', '/'],
        ['ftp://x.example/a', '/'],
        ['javascript:alert(1)', '/'],
        ['x.example/a', '/'],
        ['', '/'],
        [null, '/'],
      ] as const
    ).map(([website, page]) => ['x.example', website, page]);
    expect(await sql.answers('tool_page(text, text)', table)).toEqual(table);
  });
});

describe('tools_hidden_deals', () => {
  it('takes the deals of a hidden tool out of every list, and back with it, those of no other (CAT-11, T57)', () =>
    sql.attempt(async ({ query }) => {
      await addTools(query);
      await query(ADD_TOOL, [idOf(3), false]);
      for (const [n, toolId, endsAt, isHidden] of [
        [11, TOOL, null, false],
        [12, TOOL, '2020-01-01', false],
        [13, TOOL, null, true],
        [14, idOf(3), null, false],
      ] as const)
        await query(ADD_DEAL, [idOf(n), toolId, endsAt, isHidden, false]);
      const states = async () =>
        (await query('select has_ended from deals order by id')).map((row) => row['has_ended']);
      const shown = [false, true, null, false];
      expect(await states()).toEqual(shown);
      await query('update tools set is_hidden = true where id = $1', [TOOL]);
      expect(await states()).toEqual([null, null, null, false]);
      await query('update tools set is_hidden = false where id = $1', [TOOL]);
      expect(await states()).toEqual(shown);
    }));

  it('leaves the deals alone where the tool was hidden already (CAT-11)', () =>
    sql.attempt(async ({ query }) => {
      await addTools(query);
      await query(ADD_DEAL, [DEAL, HIDDEN, null, false, false]);
      const version = () => query('select ctid::text from deals');
      const before = await version();
      await query('update tools set is_hidden = true where id = $1', [HIDDEN]);
      expect(await version()).toEqual(before);
    }));
});

describe('tools_hidden_hold', () => {
  type Statement = [text: string, values: unknown[]];
  const WAITED = '55P03 canceling statement due to lock timeout';

  it('has hiding and a deal that comes to the tool wait for each other, and nothing else wait (CAT-11)', async () => {
    await sql.query(ADD_TOOL, [TOOL, false]);
    /** Tells what becomes of a statement while another that has been carried out is not yet committed. */
    const meanwhile = async (first: Statement, then: Statement) => {
      let outcome: string | null = '';
      await sql.attempt(async (one) => {
        await one.query(...first);
        await sql.attempt(async (other) => {
          await other.query(`set local lock_timeout = '50ms'`);
          outcome = await other.refusal(...then);
        });
      });
      return outcome;
    };
    const hide: Statement = ['update tools set is_hidden = true where id = $1', [TOOL]];
    const edit: Statement = [`update tools set tagline = 'x' where id = $1`, [TOOL]];
    const unchanged: Statement = ['update tools set is_hidden = false where id = $1', [TOOL]];
    const comes: Statement = [ADD_DEAL, [DEAL, TOOL, null, false, false]];
    expect([
      await meanwhile(hide, comes),
      await meanwhile(comes, hide),
      await meanwhile(edit, comes),
      await meanwhile(comes, edit),
      await meanwhile(unchanged, comes),
    ]).toEqual([WAITED, WAITED, null, null, null]);
    await sql.query('delete from tools');
  });
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeUser } from '#testing/factories.ts';
import { countStatements, createTestApi, type TestApi } from '#testing/test-api.ts';

const TOOLS = 20_000;

let api: TestApi;
beforeAll(async () => {
  // One connection: it tells at once what it has read.
  api = await createTestApi({ poolSize: 1 });
  const { pool } = api.database;
  await pool.query(
    `insert into tools (id, slug, name, category, domain, website)
      select gen_random_uuid(), 'tool-' || n, 'Tool ' || n, 'other', domain, 'https://' || domain || '/' || n
      from generate_series(1, $1::int) n, lateral (select case when n % 40 = 0 then 'forge.example' else 'tool-' || n || '.example' end as domain) d`,
    [TOOLS],
  );
  await pool.query('vacuum (analyze) tools, deals');
}, 60_000);
afterAll(() => api.close());

/** Rows that sequential scans have read so far. */
async function scanned(): Promise<number> {
  await api.database.pool.query('select pg_stat_force_next_flush()');
  const { rows } = await api.database.pool.query<{ read: string }>(
    'select sum(seq_tup_read) as read from pg_stat_user_tables',
  );
  return Number(rows[0]?.read);
}

it('sends as many statements for 1,000 items as for one, and reads no table from end to end (COL-18, T41)', async () => {
  const mine = api.as(await makeUser(api.database));
  await mine.collections.load();
  const { rows } = await api.database.pool.query<{ id: string }>('select id from tools limit 400');
  const ids = rows.map(({ id }) => ({ entityType: 'tool' as const, entityId: id }));
  const urls = Array.from({ length: 600 }, (_, n) => ({
    url: n % 40 === 0 ? `https://www.forge.example/${n}/readme` : `https://docs.tool-${n}.example/some/page?x=${n}`,
  }));
  const inputs = [
    {
      collections: [
        { name: 'Nice Find', items: [...ids.slice(0, 1), ...urls.slice(1, 2)] },
        { name: 'One', items: ids.slice(0, 1) },
      ],
    },
    {
      collections: [
        { name: 'Nice Find', items: [...ids.slice(1), ...urls.slice(0, 50)] },
        ...Array.from({ length: 11 }, (_, n) => ({ name: `Many ${n}`, items: urls.slice(50 * (n + 1), 50 * (n + 2)) })),
      ],
    },
  ];
  const before = await scanned();
  const counts = [];
  for (const input of inputs) {
    const work = async () => {
      const { collections } = await mine.collections.import(input);
      expect(collections.at(-1)?.added).toBeGreaterThan(0);
    };
    counts.push(await countStatements(api.database, work));
  }
  // Entities, domains, pages of tools, tools, begin, member, count, targets, pages, holdings, collections, pages, items, commit.
  expect(counts).toEqual([14, 14]);
  expect((await scanned()) - before).toBeLessThan(10_000);
});

it('reads of 3,000 tools of one host what 3,000 links there ask for, before it takes a transaction (COL-18, T41, T44)', async () => {
  const { pool } = api.database;
  await pool.query(
    `insert into tools (id, slug, name, category, domain, website)
      select gen_random_uuid(), 'hub-' || n, 'Hub ' || n, 'other', 'hub.example', 'https://hub.example/someone/' || n from generate_series(1, 3000) n`,
  );
  await pool.query('vacuum (analyze) tools');
  const mine = api.as(await makeUser(api.database));
  const links = Array.from({ length: 3000 }, (_, n) => ({
    url: `https://www.hub.example/someone/${n + 1}/issues/${n}?x=1`,
  }));
  const before = await read();
  const { collections, unknown } = await mine.collections.previewImport({
    collections: [{ name: 'Stars', items: links }],
  });
  expect([collections[0]?.added, unknown]).toEqual([3000, []]);
  // A page of each link has its tool; nothing else of the host is read.
  expect((await read()) - before).toBeLessThan(10_000);
});

/** Rows and entries of indexes that were read of tools so far. */
async function read(): Promise<number> {
  const { pool } = api.database;
  await pool.query('select pg_stat_force_next_flush()');
  const { rows } = await pool.query<{ read: string }>(
    `select (select sum(seq_tup_read) from pg_stat_user_tables where relname = 'tools')
      + (select sum(idx_tup_read) from pg_stat_user_indexes where relname = 'tools') as read`,
  );
  return Number(rows[0]?.read);
}

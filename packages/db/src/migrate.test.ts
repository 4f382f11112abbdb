import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from './client.ts';
import { migrate } from './migrate.ts';
import { createTestDatabase } from './testing/create-test-database.ts';

let test: Awaited<ReturnType<typeof createTestDatabase>>;
let database: Database;

beforeAll(async () => {
  test = await createTestDatabase();
  database = openDatabase({ url: test.url, poolSize: 2 });
});
afterAll(async () => {
  await database.close();
  await test.drop();
});

it('counts the items of collections that are older than their count, whoever adds meanwhile (T39)', async () => {
  const { pool } = database;
  await pool.query(
    `insert into users (id, email, name, password_hash) values (gen_random_uuid(), 'old@example.com', 'Old', 'none')`,
  );
  await pool.query(
    `insert into tools (id, slug, name, category) select gen_random_uuid(), 'old-' || n, 'Tool', 'other' from generate_series(1, 5) n`,
  );
  await pool.query(
    `insert into collections (id, user_id, name) select gen_random_uuid(), u.id, 'c' || n from users u, generate_series(1, 250) n`,
  );
  const add = (tools: string, removedAt = 'null') =>
    pool.query(
      `insert into collection_items (id, collection_id, entity_type, entity_id, rank, removed_at)
       select gen_random_uuid(), c.id, 'tool', t.id, t.slug, ${removedAt} from collections c, tools t where t.slug in (${tools})`,
    );
  await add(`'old-1', 'old-2'`);
  await add(`'old-3'`, 'now()');
  // State that the previous version left.
  await pool.query('update collections set item_count = null');
  await add(`'old-4'`);
  await migrate(test.url);
  await add(`'old-5'`);
  const { rows } = await pool.query(
    'select item_count, count(*)::int as collections from collections group by item_count',
  );
  expect(rows).toEqual([{ item_count: 4, collections: 250 }]);
});

it('takes user names and passwords out of the websites of organizations that are older than their refusal (ADM-01)', async () => {
  const { pool } = database;
  const stored = [
    'https://ada:secret@kiln.example/a?b=c@d',
    'http://ada@kiln.example',
    'HTTPS:\\\\ada:p@ss@kiln.example',
    'https://kiln.example/@ada',
    'https://kiln.example?mail=a@b.example',
    null,
  ];
  await pool.query(
    'insert into organizations (id, name, website) select gen_random_uuid(), n, website from unnest($1::text[]) with ordinality as w (website, n)',
    [stored],
  );
  await pool.query(
    await readFile(new URL('../migrations/0012_websites_without_credentials.sql', import.meta.url), 'utf8'),
  );
  const { rows } = await pool.query<{ website: string | null }>('select website from organizations order by name');
  expect(rows.map(({ website }) => website)).toEqual([
    'https://kiln.example/a?b=c@d',
    'http://kiln.example',
    'HTTPS:\\\\kiln.example',
    'https://kiln.example/@ada',
    'https://kiln.example?mail=a@b.example',
    null,
  ]);
});

it('begins the log of prices of deals that are older than it, beside those who change them (CAT-08, T39)', async () => {
  const { pool } = database;
  const count = 2_500;
  await pool.query(
    `insert into deals (id, slug, tool_id, title, category, base_price_minor, price_minor, currency)
     select gen_random_uuid(), 'older-' || n, t.id, 'Older', 'other', 9000, 1000 + n, 'EUR'
     from (select id from tools limit 1) t, generate_series(1, $1::int) n`,
    [count],
  );
  // State that the previous version left.
  await pool.query(`alter table deal_prices disable trigger user; delete from deal_prices; alter table deal_prices enable trigger user;
    comment on table deal_prices is 'deals of before are missing'`);
  await pool.query(`update deals set price_minor = 900 where slug = 'older-1'`);
  await migrate(test.url);
  await pool.query(`update deals set price_minor = 999 where slug = 'older-2'`);
  await migrate(test.url);
  const { rows } = await pool.query(
    `select count(*)::int as logged, count(distinct deal_id)::int as deals, bool_and(p.currency = 'EUR' and p.base_price_minor = 9000) as alike,
       (array_agg(p.price_minor order by p.at) filter (where d.slug in ('older-1', 'older-2', 'older-3'))) as prices
     from deal_prices p join deals d on d.id = p.deal_id`,
  );
  expect(rows).toEqual([{ logged: count + 1, deals: count, alike: true, prices: expect.any(Array) }]);
  expect(rows[0].prices.toSorted((a: number, b: number) => a - b)).toEqual([900, 999, 1_002, 1_003]);
});

import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../client.ts';
import { migrate } from '../migrate.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { digests, storedColumns } from '../testing/digests.ts';
import { BASELINE, sinceBaseline } from './before-baseline.ts';

/** Dump of a seeded database that the last version before the baseline made. */
const DUMP = new URL('../testing/before-baseline.sql.br', import.meta.url);
const JOURNAL = new URL('../../migrations/meta/_journal.json', import.meta.url);

let fresh: Awaited<ReturnType<typeof createTestDatabase>>;
let database: Database;
beforeAll(async () => {
  fresh = await createTestDatabase({ isPooled: false });
  database = openDatabase({ url: fresh.url, poolSize: 1 });
});
afterAll(async () => {
  await database.close();
  await fresh.drop();
});

/** Runs `work` on a database that the version before left, and drops it. */
async function onFormer(name: string, work: (url: string, pool: pg.Pool) => Promise<void>): Promise<void> {
  const url = new URL(fresh.url);
  url.pathname += `_${name}`;
  const database_ = url.pathname.slice(1);
  await database.pool.query(`create database "${database_}"`);
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(brotliDecompressSync(readFileSync(DUMP)).toString());
  await client.end();
  const pool = new pg.Pool({ connectionString: url.href, max: 2 });
  try {
    await work(url.href, pool);
  } finally {
    await pool.end();
    // Without force: Postgres waits for the connections that are still closing.
    await database.pool.query(`drop database if exists "${database_}"`);
  }
}

/** Lists everything a schema consists of, each as Postgres writes it. */
async function schemaOf(pool: Pick<pg.Pool, 'query'>): Promise<string[]> {
  const { rows } = await pool.query<{ line: string }>(
    `with here as (select oid, nspname from pg_namespace where nspname in ('public', 'pgboss'))
     select format('column %s.%s %s %s %s %s %s %s', c.oid::regclass, a.attname, a.attnum, format_type(a.atttypid, a.atttypmod), a.attnotnull,
       a.attidentity, a.attgenerated, pg_get_expr(d.adbin, d.adrelid)) as line
     from pg_attribute a join pg_class c on c.oid = a.attrelid join here on here.oid = c.relnamespace
     left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
     where c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
     union all select format('table %s %s', c.oid::regclass, c.reloptions) from pg_class c join here on here.oid = c.relnamespace where c.relkind in ('r', 'p')
     union all select format('constraint %s %s %s', conrelid::regclass, conname, pg_get_constraintdef(pg_constraint.oid))
     from pg_constraint join here on here.oid = connamespace where contype <> 'n'
     union all select 'index ' || pg_get_indexdef(indexrelid) from pg_index join pg_class c on c.oid = indexrelid join here on here.oid = c.relnamespace
     union all select 'function ' || pg_get_functiondef(p.oid) from pg_proc p join here on here.oid = p.pronamespace
     where not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
     union all select 'trigger ' || pg_get_triggerdef(t.oid) from pg_trigger t join pg_class c on c.oid = tgrelid join here on here.oid = c.relnamespace where not tgisinternal
     union all select format('sequence %s %s', seqrelid::regclass, seqtypid::regtype) from pg_sequence
     join pg_class c on c.oid = seqrelid join here on here.oid = c.relnamespace
     union all select format('comment %s %s', c.oid::regclass, description) from pg_description join pg_class c on c.oid = objoid join here on here.oid = c.relnamespace
     order by 1`,
  );
  return rows.map(({ line }) => line);
}

const listed = async (pool: Pick<pg.Pool, 'query'>) =>
  (await pool.query<{ at: string }>('select created_at as at from drizzle.__drizzle_migrations order by id')).rows.map(
    ({ at }) => Number(at),
  );

describe('a database of the version before the baseline', { timeout: 180_000 }, () => {
  it('counts as having it, keeps every row, and is in every way like a new one (OPS-06, T39)', async () => {
    await onFormer('former', async (url, pool) => {
      const columns = await storedColumns(pool);
      const before = await digests(pool, columns);
      expect(Number(before['deals']?.split(' ')[0])).toBeGreaterThan(100);
      expect(await listed(pool)).toHaveLength(49);
      await migrate(url);
      await migrate(url);
      expect((await listed(pool))[0]).toBe(BASELINE);
      expect(await listed(pool)).toEqual(await listed(database.pool));
      // Later migrations add tables and columns, which the schema below has, and phrases of intents with their words.
      await pool.query(`delete from synonym_groups where tags <> '{}'`);
      await pool.query('delete from search_words');
      expect(await digests(pool, columns)).toEqual(before);
      expect(await schemaOf(pool)).toEqual(await schemaOf(database.pool));
      const { rows } = await pool.query(
        `insert into rooms (id, kind, name) values (gen_random_uuid(), 'community', 'Later')
         returning ordinal > (select max(ordinal) from rooms) as "isNext"`,
      );
      expect(rows).toEqual([{ isNext: true }]);
    });
  });

  it('that has only some of the former migrations is refused with what to do, and left as it is (OPS-02, T60)', async () => {
    await onFormer('older', async (url, pool) => {
      await pool.query(
        'delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations)',
      );
      await expect(migrate(url)).rejects.toThrow('Start the version of 24 November 2026 with it once, then this one.');
      expect(await listed(pool)).toHaveLength(48);
    });
  });

  it('has the moment of the baseline that the journal has (OPS-06)', () => {
    const { entries } = JSON.parse(readFileSync(JOURNAL, 'utf8')) as { entries: { when: number }[] };
    expect(entries[0]?.when).toBe(BASELINE);
    expect(sinceBaseline(1795517299785)).toBe(BASELINE);
    expect(sinceBaseline(BASELINE + 1)).toBe(BASELINE + 1);
  });
});

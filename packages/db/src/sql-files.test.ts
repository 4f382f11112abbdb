import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from './client.ts';
import { createTestDatabase } from './testing/create-test-database.ts';

const FOLDER = path.join(import.meta.dirname, '../sql');
const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.sql'));
const textOf = (file: string) => readFileSync(path.join(FOLDER, file), 'utf8');

let test: Awaited<ReturnType<typeof createTestDatabase>>;
let database: Database;
beforeAll(async () => {
  test = await createTestDatabase({ isPooled: false });
  database = openDatabase({ url: test.url, poolSize: 1 });
});
afterAll(async () => {
  await database.close();
  await test.drop();
});

/** Lists the product's functions and triggers with their source; the queue's own stand in another schema. */
async function definitions(client: pg.Pool | pg.PoolClient) {
  const { rows } = await client.query<{ name: string; source: string }>(
    `select 'function ' || p.proname as name, pg_get_functiondef(p.oid) as source from pg_proc p
     where p.pronamespace = 'public'::regnamespace
       and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
     union all
     select 'trigger ' || tgname || ' on ' || tgrelid::regclass, pg_get_triggerdef(oid) from pg_trigger
     where not tgisinternal and tgrelid::regclass::text not like 'pgboss.%'
     order by 1, 2`,
  );
  return rows;
}

/** Lists what a file makes, by the names that `definitions` gives. */
const madeBy = (text: string) => [
  ...Array.from(text.matchAll(/^CREATE OR REPLACE FUNCTION (\w+)/gm), ([, name]) => `function ${name}`),
  ...Array.from(
    text.matchAll(/^CREATE OR REPLACE TRIGGER (\w+)[^;]*? ON (\w+)/gm),
    ([, name, table]) => `trigger ${name} on ${table}`,
  ),
];

describe('the files of functions and triggers', () => {
  it('have one file for each one of the database, and no others (OPS-06)', async () => {
    const made = files.flatMap((file) => madeBy(textOf(file)));
    expect(made.toSorted()).toEqual((await definitions(database.pool)).map(({ name }) => name));
  });

  it('have a test beside them, with a part for each (OPS-06)', () => {
    for (const file of files) {
      const folder = path.dirname(file);
      expect(textOf(`${folder}/${folder}.test.ts`)).toContain(`describe('${path.basename(file, '.sql')}', `);
    }
  });

  it.each(files)(
    '%s begins with its comment, and makes exactly what the migrations have made (OPS-06)',
    async (file) => {
      const text = textOf(file);
      expect(text).toMatch(/^-- [A-Z][^]*?\.\nCREATE OR REPLACE FUNCTION /);
      expect(text).toContain(`FUNCTION ${path.basename(file, '.sql')}(`);
      const client = await database.pool.connect();
      try {
        await client.query('begin');
        const before = await definitions(client);
        await client.query(text);
        expect(await definitions(client)).toEqual(before);
      } finally {
        await client.query('rollback');
        client.release();
      }
    },
  );
});

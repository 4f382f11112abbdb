import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from './client.ts';
import { createTestDatabase } from './testing/create-test-database.ts';
import type { Triggers } from './schema/triggers.ts';

let test: Awaited<ReturnType<typeof createTestDatabase>>;
let database: Database;
beforeAll(async () => {
  test = await createTestDatabase();
  database = openDatabase({ url: test.url, poolSize: 1 });
});
afterAll(async () => {
  await database.close();
  await test.drop();
});

/** Reads a schema file: its tables, and the triggers that it names. */
async function read(name: string) {
  const exported = Object.entries((await import(`./schema/${name}.ts`)) as Record<string, unknown>);
  const named = exported.filter(([key]) => key.endsWith('Triggers')).map(([, value]) => value as Triggers);
  return {
    tables: exported.flatMap(([, value]) => (is(value, PgTable) ? [getTableName(value)] : [])),
    triggers: named
      .flatMap(Object.entries<Triggers[string]>)
      .flatMap(([table, triggers]) => Object.keys(triggers).map((trigger) => ({ table, trigger }))),
  };
}

it('names each table and trigger of the database in the schema file of its feature, and no other (OPS-06)', async () => {
  const files = await readdir(path.join(import.meta.dirname, 'schema'));
  const schema = await Promise.all(files.map((file) => read(path.parse(file).name)));
  for (const { tables, triggers } of schema) for (const { table } of triggers) expect(tables).toContain(table);

  const { rows: tables } = await database.pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  expect(schema.flatMap((file) => file.tables).toSorted()).toEqual(tables.map(({ name }) => name));
  const { rows: triggers } = await database.pool.query<{ table: string; trigger: string }>(
    `select tgrelid::regclass::text as "table", tgname as trigger from pg_trigger where not tgisinternal`,
  );
  const sorted = (list: { table: string; trigger: string }[]) =>
    list.map(({ table, trigger }) => `${table}.${trigger}`).toSorted();
  expect(sorted(schema.flatMap((file) => file.triggers))).toEqual(sorted(triggers));
});

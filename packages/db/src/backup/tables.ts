import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { sinceBaseline } from '../start/before-baseline.ts';
import { BackupError } from './backup-error.ts';

/** The last migration of a database, by the moment it was made at; 0 if it has none. */
export async function lastMigration(client: pg.ClientBase): Promise<number> {
  const { rows: there } = await client.query(
    `SELECT 1 FROM pg_tables WHERE schemaname = 'drizzle' AND tablename = '__drizzle_migrations'`,
  );
  if (there.length === 0) return 0;
  const { rows } = await client.query<{ at: string | null }>(
    'SELECT max(created_at) AS at FROM drizzle.__drizzle_migrations',
  );
  return sinceBaseline(Number(rows[0]?.at ?? 0));
}

interface Journal {
  entries: { when: number; tag: string }[];
}
interface Snapshot {
  tables: Record<string, { name: string }>;
}

/** The product's tables after a migration, as drizzle notes them; others may lie beside them in the schema. */
export async function tablesAfter(migration: number, migrationsFolder: string): Promise<string[]> {
  const read = async (file: string) =>
    JSON.parse(await readFile(path.join(migrationsFolder, 'meta', file), 'utf8')) as unknown;
  const { entries } = (await read('_journal.json')) as Journal;
  const entry = entries.find(({ when }) => when === migration);
  if (!entry)
    throw new BackupError(
      'The database is not of this version of Onceware, nor of one before. Use the version that it belongs to.',
    );
  const { tables } = (await read(`${entry.tag.slice(0, 4)}_snapshot.json`)) as Snapshot;
  return Object.values(tables).map(({ name }) => name);
}

/** Tables that others refer to before those that do. A table may refer to itself. */
export async function inLoadOrder(client: pg.ClientBase, tables: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ from: string; to: string }>(
    `SELECT c.relname AS "from", f.relname AS "to"
     FROM pg_constraint JOIN pg_class c ON c.oid = conrelid JOIN pg_class f ON f.oid = confrelid
     WHERE contype = 'f' AND connamespace = 'public'::regnamespace AND conrelid <> confrelid`,
  );
  const ordered: string[] = [];
  for (let rest = tables.toSorted(); rest.length > 0;) {
    const ready = rest.filter((table) =>
      rows.every(({ from, to }) => from !== table || ordered.includes(to) || !tables.includes(to)),
    );
    if (ready.length === 0) throw new Error(`These tables refer to one another in a circle: ${rest.join(', ')}.`);
    ordered.push(...ready);
    rest = rest.filter((table) => !ready.includes(table));
  }
  return ordered;
}

/** Columns with data of their own; generated ones are computed again. */
export async function columnsOf(client: pg.ClientBase, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT attname AS name FROM pg_attribute
     WHERE attrelid = format('public.%I', $1::text)::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attnum`,
    [table],
  );
  return rows.map(({ name }) => name);
}

export const qualified = (client: pg.ClientBase, table: string): string => `public.${client.escapeIdentifier(table)}`;
export const withColumns = (client: pg.ClientBase, table: string, columns: readonly string[]): string =>
  `${qualified(client, table)} (${columns.map((column) => client.escapeIdentifier(column)).join(', ')})`;

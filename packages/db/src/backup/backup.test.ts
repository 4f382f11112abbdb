import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { chmod, cp, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../client.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import type { TestDatabase } from '../testing/databases.ts';
import { digests } from '../testing/digests.ts';
import { BASELINE } from '../start/before-baseline.ts';
import { removeEverything } from './emptying.ts';
import { type Manifest, manifestFile, secretFile, tableFile } from './manifest.ts';
import { restoreBackup } from './restore-backup.ts';
import { tablesAfter } from './tables.ts';
import { writeBackup } from './write-backup.ts';

const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));
const quiet = { migrationsFolder, version: '1.2.3', secrets: {}, log: () => {} };
/** Moments of this version's migrations, and of the one that a later version adds. */
const MADE = (
  JSON.parse(readFileSync(path.join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as { entries: { when: number }[] }
).entries.map(({ when }) => when);
const BASELINE_TABLES = (
  JSON.parse(readFileSync(path.join(migrationsFolder, 'meta/0000_snapshot.json'), 'utf8')) as {
    tables: Record<string, { columns: Record<string, { name: string; generated?: object }> }>;
  }
).tables;
const LATER = Math.max(...MADE) + 1;
/** Characters that COPY writes in a way of its own. */
const ODD = 'tab\t, line\n, \\N, \\., "quoted", العربية, 日本語, 🙂';

let folder: string;
let backup: string;
const made: TestDatabase[] = [];
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'onceware-backup-'));
  backup = path.join(folder, 'backup');
});
afterAll(async () => {
  for (const database of made) await database.drop();
  await rm(folder, { recursive: true });
});

async function newDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase();
  made.push(database);
  return database;
}

async function on<T>({ url }: TestDatabase, work: (pool: Database['pool']) => Promise<T>): Promise<T> {
  const database = openDatabase({ url, poolSize: 1 });
  try {
    return await work(database.pool);
  } finally {
    await database.close();
  }
}

async function emptied(): Promise<TestDatabase> {
  const database = await newDatabase();
  await empty(database);
  return database;
}

const empty = (database: TestDatabase) =>
  on(database, async (pool) => {
    const client = await pool.connect();
    await removeEverything(client);
    client.release();
  });

/** A member with a picture, tools, a deal, a full collection and a line of the log. */
async function fill(pool: Database['pool']): Promise<void> {
  await pool.query(
    `insert into users (id, email, name, password_hash) values (gen_random_uuid(), 'odd@example.com', $1, 'none')`,
    [ODD],
  );
  await pool.query(
    `insert into tools (id, slug, name, category, tags) select gen_random_uuid(), 'tool-' || n, 'Tool ' || n, 'other', array[$1, null, ''] from generate_series(1, 300) n`,
    [ODD],
  );
  await pool.query(`insert into collections (id, user_id, name) select gen_random_uuid(), id, $1 from users`, [ODD]);
  await pool.query(
    `insert into collection_items (id, collection_id, entity_type, entity_id, rank) select gen_random_uuid(), c.id, 'tool', t.id, t.slug from collections c, tools t`,
  );
}

/** A file of two pieces. */
async function putFile(pool: Database['pool']): Promise<void> {
  await pool.query(
    `insert into file_chunks (file_id, position, bytes)
     select '0190c0de-0000-7000-8000-00000000000f', n, decode(repeat(md5(n::text), 16384), 'hex') from generate_series(0, 1) n`,
  );
}

const triggersOf = (pool: Database['pool']) =>
  pool
    .query('select tgrelid::regclass::text, tgname, tgenabled from pg_trigger where not tgisinternal order by 1, 2')
    .then(({ rows }) => rows);

const migrationsOf = (pool: Database['pool']) =>
  pool.query('select id, hash, created_at from drizzle.__drizzle_migrations order by id').then(({ rows }) => rows);

const readManifest = async (at: string) => JSON.parse(await readFile(manifestFile(at), 'utf8')) as Manifest;

/** A copy of the backup, in which something is otherwise. */
async function changed(change: (at: string, manifest: Manifest) => Promise<unknown>): Promise<string> {
  const at = path.join(await mkdtemp(path.join(folder, 'changed-')), 'backup');
  await cp(backup, at, { recursive: true });
  const manifest = await readManifest(at);
  await change(at, manifest);
  return at;
}

/** The migrations of a later version, which adds a column. */
async function laterMigrations(): Promise<string> {
  const later = path.join(folder, 'later-migrations');
  await cp(migrationsFolder, later, { recursive: true });
  const at = path.join(later, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(at, 'utf8')) as { entries: { tag: string }[] };
  const entries = [...journal.entries, { ...journal.entries[0], idx: MADE.length, when: LATER, tag: '9999_later' }];
  await writeFile(at, JSON.stringify({ ...journal, entries }));
  await writeFile(
    path.join(later, '9999_later.sql'),
    'ALTER TABLE collection_items ADD COLUMN later integer DEFAULT 7',
  );
  return later;
}

type Table = Manifest['tables'][number];

/** Puts another text in the place of a table's rows. */
async function rewrite(at: string, table: Table, change: (rows: string) => string): Promise<void> {
  const file = tableFile(at, table.name);
  const bytes = gzipSync(change(gunzipSync(await readFile(file)).toString()));
  await writeFile(file, bytes);
  Object.assign(table, { bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') });
}

/** Columns with data of their own in the version of the baseline. */
const baselineColumns = (table: string): string[] =>
  Object.values(BASELINE_TABLES[`public.${table}`]?.columns ?? {})
    .filter(({ generated }) => !generated)
    .map(({ name }) => name);

async function keepColumns(at: string, table: Table, kept: readonly string[]): Promise<void> {
  const all = table.columns;
  if (all.every((column) => kept.includes(column))) return;
  const keepCells = (row: string) =>
    row
      .split('\t')
      .filter((_, index) => kept.includes(all[index] ?? ''))
      .join('\t');
  await rewrite(at, table, (rows) => rows.split('\n').map(keepCells).join('\n'));
  table.columns = all.filter((column) => kept.includes(column));
}

const write = (at: string, manifest: object) => writeFile(manifestFile(at), JSON.stringify(manifest));

describe('a backup', { timeout: 180_000 }, () => {
  it('holds every table and file, is its owner’s alone, and appears under its name when it is whole (OPS-06, LIVE-07)', async () => {
    const source = await newDatabase();
    await on(source, fill);
    await on(source, putFile);
    const lines: string[] = [];
    await writeBackup({ ...quiet, url: source.url, folder: backup, log: (line) => lines.push(line) });
    const { tables, version } = await readManifest(backup);
    const names = await on(source, (pool) =>
      pool.query<{ name: string }>(`select tablename as name from pg_tables where schemaname = 'public'`),
    );
    expect(tables.map(({ name }) => name).toSorted()).toEqual(names.rows.map(({ name }) => name).toSorted());
    expect(version).toBe('1.2.3');
    expect(lines).toContain('collection_items: 300 rows');
    expect(await readdir(folder)).toEqual(['backup']);
    const entries = await readdir(backup, { recursive: true, withFileTypes: true });
    for (const entry of entries)
      expect((await stat(path.join(entry.parentPath, entry.name))).mode & 0o777).toBe(entry.isFile() ? 0o600 : 0o700);
    await expect(writeBackup({ ...quiet, url: source.url, folder: backup })).rejects.toThrow('is there already');

    const target = await emptied();
    await restoreBackup({ ...quiet, url: target.url, folder: backup, replace: false });
    expect(await on(target, digests)).toEqual(await on(source, digests));
    expect(await on(target, triggersOf)).toEqual(await on(source, triggersOf));
    expect(await on(target, migrationsOf)).toEqual(await on(source, migrationsOf));
  });

  it('sends nothing old again: what was due is dropped when it is restored, what is due later stays (NOTE-03, T70)', async () => {
    const [source, target] = [await newDatabase(), await emptied()];
    await on(source, (pool) =>
      pool.query(`
        with one as (insert into users (id, name, email, password_hash) values (gen_random_uuid(), 'Told', 'told@example.com', '-') returning id),
          lines as (
            insert into notifications (user_id, kind, tab, group_key) select id, 'mention', 'inbox', way from one, unnest(array['due', 'later']) way
            returning id, user_id, group_key)
        insert into notification_deliveries (notification_id, user_id, way, due_at)
        select id, user_id, 'mail', now() + case group_key when 'later' then interval '1 hour' else interval '-1 minute' end from lines`),
    );
    const at = path.join(folder, 'told');
    await writeBackup({ ...quiet, url: source.url, folder: at });
    await restoreBackup({ ...quiet, url: target.url, folder: at, replace: false });
    await rm(at, { recursive: true });
    const { rows } = await on(target, (pool) =>
      pool.query(
        'select n.group_key, d.way from notifications n left join notification_deliveries d on d.notification_id = n.id order by 1',
      ),
    );
    expect(rows).toEqual([
      { group_key: 'due', way: null },
      { group_key: 'later', way: 'mail' },
    ]);
  });

  it('that is broken in any file is refused before anything is written (OPS-06)', async () => {
    const target = await emptied();
    const broken = [
      changed((at) => rm(manifestFile(at))),
      changed((at) => truncate(manifestFile(at), 500)),
      changed((at, manifest) => write(at, { ...manifest, format: 2 })),
      changed((at) => truncate(tableFile(at, 'tools'), 100)),
      changed((at) => rm(tableFile(at, 'mail_queue'))),
      changed(async (at) => {
        const bytes = await readFile(tableFile(at, 'users'));
        bytes[20] = (bytes[20] ?? 0) ^ 1;
        await writeFile(tableFile(at, 'users'), bytes);
      }),
    ];
    const said = [
      'was finished',
      'is broken',
      'of a later version',
      'has 100 bytes',
      'ENOENT',
      'users.copy.gz was changed',
    ];
    for (const [index, at] of broken.entries()) {
      await expect(restoreBackup({ ...quiet, url: target.url, folder: await at, replace: true })).rejects.toThrow(
        said[index],
      );
    }
    expect(await on(target, digests)).toEqual({});
  });

  it('of a later version is refused, one of an earlier version is migrated forward (OPS-06)', async () => {
    const target = await emptied();
    const later = await changed((at, manifest) =>
      write(at, { ...manifest, version: '9.0.0', migration: manifest.migration + 1 }),
    );
    await expect(restoreBackup({ ...quiet, url: target.url, folder: later, replace: true })).rejects.toThrow(
      'Onceware 9.0.0',
    );

    const migrations = await laterMigrations();
    await restoreBackup({ ...quiet, migrationsFolder: migrations, url: target.url, folder: backup, replace: false });
    const { rows } = await on(target, (pool) =>
      pool.query('select count(*)::int as items, min(later) as later from collection_items'),
    );
    expect(rows).toEqual([{ items: 300, later: 7 }]);
    expect((await on(target, migrationsOf)).map(({ created_at: at }) => Number(at))).toEqual([...MADE, LATER]);
  });

  it('of the version before the baseline counts as having it (OPS-06)', async () => {
    const target = await emptied();
    // Tables and columns that came after it are in no backup of that version.
    const known = await tablesAfter(BASELINE, migrationsFolder);
    const former = await changed(async (at, manifest) => {
      const tables = manifest.tables.filter(({ name }) => known.includes(name));
      for (const table of tables) await keepColumns(at, table, baselineColumns(table.name));
      await write(at, { ...manifest, migration: 1795517299785, tables });
    });
    await restoreBackup({ ...quiet, url: target.url, folder: former, replace: false });
    expect((await on(target, migrationsOf)).map(({ created_at: at }) => Number(at))).toEqual(MADE);
  });

  it('replaces existing rows only when asked, never while they are served, and completely or not at all (OPS-06)', async () => {
    const target = await newDatabase();
    await on(target, (pool) =>
      pool.query(
        `insert into users (id, email, name, password_hash) values (gen_random_uuid(), 'here@example.com', 'Here', 'none')`,
      ),
    );
    const before = await on(target, digests);
    const restore = (from: string, replace: boolean) =>
      restoreBackup({ ...quiet, url: target.url, folder: from, replace });
    await expect(restore(backup, false)).rejects.toThrow('The database is not empty.');
    await on(target, async (pool) => {
      await pool.query('select 1');
      await expect(restore(backup, true)).rejects.toThrow('The product is running on this database.');
    });

    // Found only by Postgres, after most tables are filled.
    const unfit = await changed(async (at, manifest) => {
      const table = manifest.tables.find(({ name }) => name === 'collection_items');
      if (!table) throw new Error('no items');
      await rewrite(at, table, (rows) => rows.replace(/\n(.*)\n$/, '\n$1\n$1\n'));
      await write(at, manifest);
    });
    await expect(restore(unfit, true)).rejects.toThrow('The rows of collection_items do not fit: duplicate key');
    expect(await on(target, digests)).toEqual(before);

    await restore(backup, true);
    expect((await on(target, (pool) => pool.query('select email from users'))).rows).toEqual([
      { email: 'odd@example.com' },
    ]);
  });

  it('brings its secrets, and replaces others only when asked (OPS-06)', async () => {
    const source = await newDatabase();
    const [from, to] = [path.join(folder, 'from'), path.join(folder, 'to')];
    await writeFile(from, 'the secret\n');
    await writeFile(to, 'another\n');
    const at = path.join(folder, 'with-secrets');
    await writeBackup({
      ...quiet,
      url: source.url,
      folder: at,
      secrets: { 'app-secret': from, 'data-key': path.join(folder, 'missing') },
    });
    expect(await readFile(secretFile(at, 'app-secret'), 'utf8')).toBe('the secret\n');
    // Mode that a copy from elsewhere may have.
    await chmod(secretFile(at, 'app-secret'), 0o644);
    const target = await emptied();
    const restore = (replace: boolean) =>
      restoreBackup({ ...quiet, url: target.url, folder: at, secrets: { 'app-secret': to }, replace });
    await expect(restore(false)).rejects.toThrow('is another app-secret');
    expect(await readFile(to, 'utf8')).toBe('another\n');
    await restore(true);
    expect(await readFile(to, 'utf8')).toBe('the secret\n');
    expect((await stat(to)).mode & 0o777).toBe(0o600);
    expect((await readdir(folder)).filter((name) => name.startsWith('to'))).toEqual(['to']);
  });
});

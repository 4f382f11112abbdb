import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { connectWithRetries } from '../start/connect-with-retries.ts';
import type { DatabaseSetting } from '../start/place.ts';
import { BackupError } from './backup-error.ts';
import { type Manifest, manifestFile, tableFile } from './manifest.ts';
import { type SecretFiles, writeSecrets } from './secrets.ts';
import { sequencesOf } from './sequences.ts';
import { store } from './stored-files.ts';
import { columnsOf, inLoadOrder, lastMigration, qualified, tablesAfter } from './tables.ts';
import { sourceOf } from './waiting-mail.ts';

interface WriteBackupOptions {
  url: string;
  /** Setting that holds `url`, for messages. */
  setting?: DatabaseSetting;
  /** Made; it must not be there. */
  folder: string;
  migrationsFolder: string;
  /** Version of the product. */
  version: string;
  /** Secrets to back up; files that do not exist are left out. */
  secrets: SecretFiles;
  log: (line: string) => void;
}

/**
 * Writes all rows of one moment, while others go on reading and writing. The folder appears under its name once it is whole.
 * It holds what COPY writes instead of a dump of pg_dump's, so that it can be taken and restored without Postgres' programs,
 * which the embedded one comes without, and on every version of Postgres (docs/decisions/031-backups-by-copy.md).
 *
 * @throws {BackupError} where the operator has to do something first
 */
export async function writeBackup(options: WriteBackupOptions): Promise<Manifest> {
  const folder = path.resolve(options.folder);
  if (existsSync(folder)) throw new BackupError(`${folder} is there already. Name another folder.`);
  await mkdir(path.dirname(folder), { recursive: true, mode: 0o700 });
  const draft = await mkdtemp(`${folder}.unfinished-`);
  try {
    const database = await writeTables(draft, options);
    const secrets = await writeSecrets(draft, options.secrets);
    const manifest: Manifest = { format: 1, version: options.version, ...database, secrets };
    await writeFile(manifestFile(draft), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600, flush: true });
    await rename(draft, folder);
    return manifest;
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

/** For this transaction alone, since a pooler would hand them to the next client. */
const SETTINGS = {
  lock_timeout: '60s',
  statement_timeout: '0',
  idle_in_transaction_session_timeout: '0',
  // Text that any Postgres reads as the same value.
  datestyle: 'ISO',
  intervalstyle: 'postgres',
  timezone: 'UTC',
  bytea_output: 'hex',
  extra_float_digits: '3',
};

export const setLocal = (settings: Readonly<Record<string, string>>): string =>
  Object.entries(settings)
    .map(([name, value]) => `SET LOCAL ${name} = '${value}'`)
    .join('; ');

type OfDatabase = Pick<Manifest, 'takenAt' | 'migration' | 'tables' | 'sequences'>;

async function writeTables(draft: string, options: WriteBackupOptions): Promise<OfDatabase> {
  const client = await connectWithRetries(options.url, options);
  try {
    return await copyTables(client, draft, options);
  } finally {
    await client.end();
  }
}

async function copyTables(
  client: pg.Client,
  draft: string,
  { migrationsFolder, log }: WriteBackupOptions,
): Promise<OfDatabase> {
  const migration = await lastMigration(client);
  if (migration === 0)
    throw new BackupError('There is nothing to back up: the product was never started with this database.');
  const names = await inLoadOrder(client, await tablesAfter(migration, migrationsFolder));
  await client.query(`BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; ${setLocal(SETTINGS)}`);
  // Locks the tables before the snapshot is taken, so that no migration comes in between.
  await client.query(`LOCK TABLE ${names.map((name) => qualified(client, name)).join(', ')} IN ACCESS SHARE MODE`);
  if ((await lastMigration(client)) !== migration)
    throw new BackupError('The database is being migrated. Take the backup when that is done.');
  const { rows } = await client.query<{ takenAt: Date }>('SELECT now() AS "takenAt"');

  await mkdir(path.join(draft, 'tables'), { mode: 0o700 });
  const tables: Manifest['tables'] = [];
  for (const name of names) {
    const columns = await columnsOf(client, name);
    const copy = client.query(copyTo(`COPY ${await sourceOf(client, name, columns)} TO STDOUT`));
    const stored = await store(tableFile(draft, name), copy, createGzip());
    // How many they were is said after the last row: the next answer comes after that.
    await client.query('SELECT');
    tables.push({ name, columns, rows: copy.rowCount, ...stored });
    log(`${name}: ${copy.rowCount.toLocaleString('en')} rows`);
  }
  // Not as they were at the moment of the rows, which does no harm: they only grow.
  const sequences = Object.fromEntries(
    (await sequencesOf(client, names)).flatMap(({ name, last }) => (last === null ? [] : [[name, last]])),
  );
  await client.query('COMMIT');
  return { takenAt: rows[0]?.takenAt.toISOString() ?? '', migration, tables, sequences };
}

import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { createGunzip } from 'node:zlib';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { postgresError } from '../client.ts';
import { migrate, takeLock } from '../migrate.ts';
import { sinceBaseline } from '../start/before-baseline.ts';
import { checkServer } from '../start/check-server.ts';
import { connectWithRetries } from '../start/connect-with-retries.ts';
import { migrationMistake } from '../start/migration-mistakes.ts';
import { type DatabaseSetting, placeOf } from '../start/place.ts';
import { BackupError } from './backup-error.ts';
import { isEmpty, removeEverything } from './emptying.ts';
import { type Manifest, readManifest, tableFile } from './manifest.ts';
import { type SecretFiles, stageSecrets } from './secrets.ts';
import { restoreSequences } from './sequences.ts';
import { checkFiles } from './stored-files.ts';
import { qualified, withColumns } from './tables.ts';
import { dropDueNotifications } from './waiting-mail.ts';
import { setLocal } from './write-backup.ts';

interface RestoreBackupOptions {
  url: string;
  /** Setting that holds `url`, for messages. */
  setting?: DatabaseSetting;
  folder: string;
  migrationsFolder: string;
  /** Drops what the database holds, if the backup can take its place. */
  replace: boolean;
  /** Files that the secrets belong in; the backup's other secrets are left where they are. */
  secrets: SecretFiles;
  log: (line: string) => void;
}

/**
 * Fills an empty database from a backup of this version or an earlier one, whatever Postgres it was taken from, and migrates
 * it forward. All of it or nothing: until the last row is there nobody sees any, and what is replaced stays.
 *
 * @throws {BackupError} where the operator has to do something first; nothing is changed then
 */
export async function restoreBackup(options: RestoreBackupOptions): Promise<Manifest> {
  const { url, setting = 'DATABASE_URL', folder, migrationsFolder, log } = options;
  const manifest = await readManifest(folder);
  const migrations = migrationsOf(manifest, migrationsFolder);
  await checkFiles(folder, manifest);
  log('The files of the backup are whole.');

  const client = await connectWithRetries(url, { setting, log });
  const place = placeOf(url, setting);
  try {
    await checkServer(client, place);
    // Processes that start meanwhile wait for this lock.
    await takeLock(client, { log });
    await refuseWhileServed(client);
    await fill(client, manifest, migrations, options);
  } catch (error) {
    throw error instanceof BackupError ? error : migrationMistake(error, place);
  } finally {
    await client.end();
  }
  log('All rows are there. Building the indexes.');
  await finish(options).catch((error: Error) =>
    log(`Not all was built, and the next start of the product goes on with it: ${error.message}`),
  );
  return manifest;
}

type Migration = ReturnType<typeof readMigrationFiles>[number];

/** Returns the migrations that the backup's database had. */
function migrationsOf({ migration: last, version }: Manifest, migrationsFolder: string): Migration[] {
  const migration = sinceBaseline(last);
  const known = readMigrationFiles({ migrationsFolder });
  if (!known.some(({ folderMillis }) => folderMillis === migration)) {
    throw new BackupError(
      `The backup was taken by Onceware ${version}, whose database this version does not know. Restore it with that version or a later one.`,
    );
  }
  return known.filter(({ folderMillis }) => folderMillis <= migration);
}

async function fill(
  client: pg.Client,
  manifest: Manifest,
  migrations: readonly Migration[],
  options: RestoreBackupOptions,
): Promise<void> {
  const secrets = await stageSecrets(manifest, options);
  try {
    await client.query(
      `BEGIN; ${setLocal({ lock_timeout: '10s', statement_timeout: '0', idle_in_transaction_session_timeout: '0' })}`,
    );
    if (!(await isEmpty(client))) {
      if (!options.replace)
        throw new BackupError(
          'The database is not empty. Name an empty one, or let the backup take the place of all that is in it: --replace',
        );
      await removeEverything(client);
    }
    await apply(client, migrations);
    await load(client, manifest, options);
    await client.query('COMMIT');
    await secrets.keep();
  } finally {
    await secrets.discard();
  }
}

/** A connection that was closed just now is seen for another moment. */
const STILL_SEEN_MS = 2_000;

async function refuseWhileServed(client: pg.Client): Promise<void> {
  const deadline = performance.now() + STILL_SEEN_MS;
  for (;;) {
    // An idle process keeps only the connection by which it listens.
    const { rows } = await client.query(
      `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND application_name IN ('onceware', 'onceware-sessions') LIMIT 1`,
    );
    if (rows.length === 0) return;
    if (performance.now() > deadline)
      throw new BackupError('The product is running on this database. Stop all its processes first.');
    await delay(100);
  }
}

/** Applies migrations like drizzle, which would commit them, but within the transaction of the rows. */
async function apply(client: pg.Client, migrations: readonly Migration[]): Promise<void> {
  await client.query(`CREATE SCHEMA IF NOT EXISTS drizzle`);
  await client.query(
    `CREATE TABLE drizzle.__drizzle_migrations (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at bigint)`,
  );
  for (const { sql, hash, folderMillis } of migrations) {
    for (const statement of sql) await client.query(statement);
    await client.query('INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ($1, $2)', [
      hash,
      folderMillis,
    ]);
  }
}

async function load(
  client: pg.Client,
  { tables, sequences }: Manifest,
  { folder, log }: RestoreBackupOptions,
): Promise<void> {
  // The rows are as the triggers made them.
  const setTriggers = async (to: 'ENABLE' | 'DISABLE') => {
    for (const { name } of tables) await client.query(`ALTER TABLE ${qualified(client, name)} ${to} TRIGGER USER`);
  };
  await setTriggers('DISABLE');
  // Migrations fill some.
  await client.query(`TRUNCATE ${tables.map(({ name }) => qualified(client, name)).join(', ')} RESTART IDENTITY`);
  for (const { name, columns, rows } of tables) {
    const copy = client.query(copyFrom(`COPY ${withColumns(client, name, columns)} FROM STDIN`));
    await pipeline(createReadStream(tableFile(folder, name)), createGunzip(), copy).catch((error: unknown) => {
      throw postgresError(error)
        ? new BackupError(`The rows of ${name} do not fit: ${error instanceof Error ? error.message : ''}.`, {
            cause: error,
          })
        : error;
    });
    if (copy.rowCount !== rows)
      throw new BackupError(
        `The backup is not as it was written: ${name} has ${copy.rowCount} rows instead of ${rows}.`,
      );
    log(`${name}: ${rows.toLocaleString('en')} rows`);
  }
  // Copied rows bring their numbers along and leave the sequences behind.
  await restoreSequences(
    client,
    tables.map(({ name }) => name),
    sequences,
  );
  await dropDueNotifications(client, tables);
  await setTriggers('ENABLE');
}

/**
 * Does what every start does, and collects statistics, so that the first queries are answered as quickly as the later
 * ones.
 */
async function finish({ url, setting, migrationsFolder }: RestoreBackupOptions): Promise<void> {
  await migrate(url, { setting, migrationsFolder });
  const client = await connectWithRetries(url);
  try {
    await client.query('ANALYZE');
  } finally {
    await client.end();
  }
}

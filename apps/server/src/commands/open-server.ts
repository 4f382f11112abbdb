import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Database, openDatabase } from '@onceware/db/client';
import type { DatabaseSetting } from '@onceware/db/start/place';
import { startEmbeddedPostgres } from '@onceware/db/embedded';
import { migrate } from '@onceware/db/migrate';
import { fromRepository } from '../from-repository.ts';
import { claimRelease } from '../start/claim-release.ts';
import { withSecretFiles } from '../start/secret-files.ts';

/** Database and options of a command, in the form that `writeBackup`, `restoreBackup` and `migrate` take. */
export interface Place {
  url: string;
  /** Setting that named the database, if one did. */
  setting?: DatabaseSetting;
  migrationsFolder: string;
  log: (line: string) => void;
}

/** Data folder as the product finds it; npm starts the product in the root too. */
export const dataDir = path.resolve(process.env.DATA_DIR || '.data');

/**
 * Files that the product keeps in DATA_DIR beside its database. A secret given as a setting is the operator's to keep.
 */
export const secretFiles = Object.fromEntries(
  Object.entries({ 'app-secret': isGiven('APP_SECRET'), 'data-key': isGiven('DATA_KEY'), 'demo-password': false })
    .filter(([, isSetting]) => !isSetting)
    .map(([name]) => [name, path.join(dataDir, name)]),
);

function isGiven(setting: string): boolean {
  return Boolean(process.env[setting] || process.env[`${setting}_FILE`]);
}

interface Server {
  url: string;
  setting?: DatabaseSetting;
  stop(): Promise<void>;
}

const leaveRunning = async () => {};

async function openServer(purpose: string): Promise<Server> {
  const env = withSecretFiles(process.env);
  for (const setting of ['DATABASE_DIRECT_URL', 'DATABASE_URL'] as const) {
    const url = env[setting];
    if (url) return { url, setting, stop: leaveRunning };
  }
  const url = (await readFile(path.join(dataDir, 'database-url'), 'utf8').catch(() => '')).trim();
  if (url !== '' && (await answers(url))) return { url, stop: leaveRunning };
  console.error(`The product is not running, so its database is started for ${purpose}.`);
  return startEmbeddedPostgres({ dir: path.join(dataDir, 'postgres'), log: () => {} });
}

/** Whether a database answers there, because a killed product leaves its address behind. */
async function answers(url: string): Promise<boolean> {
  const database = openDatabase({ url, poolSize: 1, connectTimeoutMs: 2_000 });
  try {
    await database.pool.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await database.close();
  }
}

/**
 * Works on the server that `DATABASE_URL` names, past a pooler by `DATABASE_DIRECT_URL`; else on that of the running product;
 * else on the product's own, started for it.
 *
 * @param purpose what it is started for, as the person is told
 */
export async function onServer<Result>(purpose: string, work: (place: Place) => Promise<Result>): Promise<Result> {
  await claimRelease();
  const { url, setting, stop } = await openServer(purpose);
  try {
    const migrationsFolder = fromRepository('packages/db/migrations');
    return await work({ url, setting, migrationsFolder, log: (line) => console.error(line) });
  } finally {
    await stop();
  }
}

/** The same, on its database as this version has it. Two connections: what works says on the other how far it is. */
export function onDatabase<Result>(purpose: string, work: (database: Database) => Promise<Result>): Promise<Result> {
  return onServer(purpose, async (place) => {
    await migrate(place.url, place);
    const database = openDatabase({ url: place.url, poolSize: 2 });
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  });
}

/** Explains why a command did nothing; unexpected values are printed unchanged. */
export function fail(what: string, error: unknown): void {
  console.error(error instanceof Error ? `${what} ${error.message}` : error);
  process.exitCode = 1;
}

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { openDatabase } from '@onceware/db/client';
import type { DatabaseSetting } from '@onceware/db/start/place';
import { startEmbeddedPostgres } from '@onceware/db/embedded';
import { claimRelease } from '../start/claim-release.ts';

export interface Server {
  url: string;
  /** What named it, if a setting did. */
  setting?: DatabaseSetting;
  stop(): Promise<void>;
}

/** As the product finds it, which npm starts in the root too. */
export const dataDir = path.resolve(process.env.DATA_DIR || '.data');

/** What the product keeps in DATA_DIR beside its database. One that is a setting is the operator's to keep. */
export const secretFiles = Object.fromEntries(
  Object.entries({ 'app-secret': process.env.APP_SECRET, 'data-key': process.env.DATA_KEY, 'demo-password': undefined })
    .filter(([, setting]) => !setting)
    .map(([name]) => [name, path.join(dataDir, name)]),
);

const leaveRunning = async () => {};

/**
 * The server that `DATABASE_URL` names, past a pooler by `DATABASE_DIRECT_URL`; else that of the running product; else the product's own, started for this run.
 *
 * @param purpose what it is started for, as the person is told
 */
export async function openServer(purpose: string): Promise<Server> {
  await claimRelease();
  for (const setting of ['DATABASE_DIRECT_URL', 'DATABASE_URL'] as const) {
    const url = process.env[setting];
    if (url) return { url, setting, stop: leaveRunning };
  }
  const url = (await readFile(path.join(dataDir, 'database-url'), 'utf8').catch(() => '')).trim();
  if (url !== '' && (await answers(url))) return { url, stop: leaveRunning };
  console.error(`The product is not running, so its database is started for ${purpose}.`);
  return startEmbeddedPostgres({ dir: path.join(dataDir, 'postgres'), log: () => {} });
}

/** A product that was killed leaves its address behind. */
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

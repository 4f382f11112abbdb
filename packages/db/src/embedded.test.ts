import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { processIdentity } from './embedded/processes.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded.ts';

let folder: string;
let dir: string;
const running: EmbeddedPostgres[] = [];

beforeEach(() => {
  // 0700, and root's where tests run as root: Postgres's own user cannot pass through it without help.
  folder = mkdtempSync(path.join(os.tmpdir(), 'onceware-embedded-'));
  dir = path.join(folder, '.data/postgres');
});
afterEach(async () => {
  for (const postgres of running.splice(0)) await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function start(): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dir, log: () => {} });
  running.push(postgres);
  return postgres;
}

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

/** Another process that holds the database until it is killed. */
async function startElsewhere() {
  const program = `
    import { startEmbeddedPostgres } from ${JSON.stringify(new URL('embedded.ts', import.meta.url).href)};
    const { url } = await startEmbeddedPostgres({ dir: ${JSON.stringify(dir)}, log: () => {} });
    console.log(url);
  `;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  return {
    pid: child.pid,
    url: String(line).trim(),
    async kill() {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

const postmaster = () => Number.parseInt(readFileSync(path.join(dir, 'postmaster.pid'), 'utf8'), 10);

describe('startEmbeddedPostgres', () => {
  test('keeps data between starts, in a folder closed to others', async () => {
    const first = await start();
    await query(first.url, 'CREATE TABLE kept AS SELECT 42 AS answer');
    const pid = postmaster();
    await first.stop();
    expect(processIdentity(pid)).toBeNull();

    const second = await start();
    expect(await query(second.url, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
    expect(statSync(`${dir}.password`).mode & 0o777).toBe(0o600);
  });

  test('gives the product a role that is no superuser but owns its database', async () => {
    const { url } = await start();
    expect(await query(url, 'SELECT rolsuper, rolcreatedb FROM pg_roles WHERE rolname = current_user')).toEqual([
      { rolsuper: false, rolcreatedb: true },
    ]);
    await query(url, 'CREATE EXTENSION pg_trgm');
  });

  test('takes over from a process that was killed', async () => {
    const killed = await startElsewhere();
    await query(killed.url, 'CREATE TABLE kept AS SELECT 42 AS answer');
    await killed.kill();
    const orphan = postmaster();
    expect(processIdentity(orphan)).not.toBeNull();

    const { url } = await start();
    expect(processIdentity(orphan)).toBeNull();
    expect(await query(url, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
  });

  test('refuses a folder that another process uses, and says which', async () => {
    const other = await startElsewhere();
    await expect(start()).rejects.toThrow(
      `${path.dirname(dir)} is in use by process ${other.pid}; stop it or set DATA_DIR.`,
    );
    expect(await query(other.url, 'SELECT 1 AS alive')).toEqual([{ alive: 1 }]);
    await other.kill();
    await start();
  });

  test('says how to bring along what another major version of Postgres made (OPS-06)', async () => {
    await (await start()).stop();
    writeFileSync(path.join(dir, 'PG_VERSION'), '17\n');
    await expect(start()).rejects.toThrow(
      `${dir} was made by Postgres 17, and this version of Onceware brings Postgres 18, which cannot read it. Take a backup with`,
    );
    writeFileSync(path.join(dir, 'PG_VERSION'), '18\n');
    await start();
  });

  test('leaves alone a process that got the number of a dead Postgres', async () => {
    const first = await start();
    await first.stop();
    writeFileSync(path.join(dir, 'postmaster.pid'), `${process.pid}\n${dir}\n`);
    const { url } = await start();
    expect(await query(url, 'SELECT 1 AS alive')).toEqual([{ alive: 1 }]);
  });
});

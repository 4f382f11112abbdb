import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { processCommand, processIdentity } from './embedded/processes.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded.ts';

let folder: string;
let dir: string;
const running: EmbeddedPostgres[] = [];

function makeFolder(): void {
  // 0700, and root's where tests run as root: Postgres's own user cannot pass through it without help.
  folder = mkdtempSync(path.join(os.tmpdir(), 'onceware-embedded-'));
  dir = path.join(folder, '.data/postgres');
}

beforeEach(makeFolder);
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
    process.on('message', (word) => {
      if (word === 'fail') throw new Error('As a bench may, half-way.');
      process.exit(3);
    });
  `;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
    detached: true,
  });
  if (!child.stdout) throw new Error('It says nothing.');
  const [line] = await once(child.stdout, 'data');
  return {
    pid: child.pid,
    url: String(line).trim(),
    async kill() {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
    /** With all of its process group, as a terminal that is closed does. */
    async killGroup() {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      await once(child, 'exit');
    },
    async end(how: 'fail' | 'exit') {
      child.send(how);
      await once(child, 'exit');
    },
  };
}

type Elsewhere = Awaited<ReturnType<typeof startElsewhere>>;

/** The watchdogs of `dir`, by number. A small Debian has neither ps nor pgrep. */
function watchdogs(): number[] {
  const numbers =
    process.platform === 'linux'
      ? readdirSync('/proc')
      : spawnSync('ps', ['-eo', 'pid='], { encoding: 'utf8' }).stdout.split('\n');
  return numbers.map(Number).filter((pid) => pid > 0 && processCommand(pid)?.includes(`onceware-watchdog ${dir}`));
}

const postmaster = () => Number.parseInt(readFileSync(path.join(dir, 'postmaster.pid'), 'utf8'), 10);

// Each starts Postgres on a disk several times, which takes its time on a machine that is busy.
describe('startEmbeddedPostgres', { timeout: 90_000 }, () => {
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
});

describe('startEmbeddedPostgres, where there is a database', { timeout: 90_000 }, () => {
  let made: string;
  // Making one takes longer than all else that these do.
  beforeAll(async () => {
    makeFolder();
    made = folder;
    await (await startEmbeddedPostgres({ dir, log: () => {} })).stop();
  });
  afterAll(() => rmSync(made, { recursive: true, force: true }));
  beforeEach(() => void execFileSync('cp', ['-a', path.join(made, '.data'), folder]));

  test.each([
    ['is killed', ({ kill }) => kill()],
    ['is killed with its whole process group', ({ killGroup }) => killGroup()],
    ['fails half-way', ({ end }) => end('fail')],
    ['ends without stopping it', ({ end }) => end('exit')],
  ] satisfies [string, (other: Elsewhere) => Promise<void>][])(
    'does not outlive the process that started it when that %s, and keeps what was written (OPS-02)',
    async (_, finish) => {
      const other = await startElsewhere();
      await query(other.url, 'CREATE TABLE kept AS SELECT 42 AS answer');
      const pid = postmaster();
      await finish(other);
      await expect.poll(() => processIdentity(pid), { timeout: 15_000 }).toBeNull();
      // A fast shutdown takes its note with it; one that was cut off does not.
      expect(existsSync(path.join(dir, 'postmaster.pid'))).toBe(false);
      expect(await query((await start()).url, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
    },
  );

  test('a next start does not wait for the watchdog of the last, nor is it ended by it (OPS-02)', async () => {
    for (let round = 0; round < 3; round += 1) {
      const killed = await startElsewhere();
      await killed.kill();
      const { url, stop } = await start();
      const pid = postmaster();
      expect(await query(url, 'SELECT 1 AS alive')).toEqual([{ alive: 1 }]);
      expect(postmaster()).toBe(pid);
      await stop();
    }
  });

  test('leaves no watchdog behind (OPS-02)', async () => {
    const { stop } = await start();
    expect(watchdogs()).toHaveLength(1);
    await stop();
    await expect.poll(watchdogs).toEqual([]);
  });

  test('takes over from a process that was killed together with its watchdog', async () => {
    const killed = await startElsewhere();
    await query(killed.url, 'CREATE TABLE kept AS SELECT 42 AS answer');
    for (const watchdog of watchdogs()) process.kill(watchdog, 'SIGKILL');
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

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listRuns } from '@onceware/api/supply/import/run.repo';
import { openDatabase } from '@onceware/db/client';
import { createTestDatabase } from '@onceware/db/testing/create-test-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../testing/run-command.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'onceware-import-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await database.drop();
});

const WITHIN = { timeout: 20_000 };

/** A process of its own that goes on meanwhile. */
function start(file: string) {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'import.ts'), file], {
    env: { ...process.env, DATABASE_URL: database.url, INIT_CWD: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let text = '';
  child.stderr.on('data', (part) => (text += String(part)));
  return { process: child, said: () => text, ended: once(child, 'exit').then(([code]) => Number(code)) };
}

/** From the folder of the files. */
const run = (...args: string[]) => runCommand('import', args, { DATABASE_URL: database.url, INIT_CWD: folder });

describe('npm run import', { timeout: 180_000 }, () => {
  it('lists the rejected rows by line, tells its progress, and sums up (CAT-03)', async () => {
    await writeFile(path.join(folder, 'deals.csv'), 'id,name,base_price\n1,Kiln,49.90\n2,Lamp,-1\n');
    const { code, stdout, stderr } = await run('deals.csv');
    expect(code).toBe(0);
    expect(stderr).toContain('line 3: rejected: base_price:');
    expect(stderr).toContain('2 rows read');
    expect(stdout).toContain('2 rows read: 1 inserted, 0 updated, 0 unchanged, 1 rejected (1 new tools, 1 new deals;');
    expect((await run('deals.csv')).stdout).toContain('0 inserted, 0 updated, 1 unchanged, 1 rejected');
    expect((await run('deals.csv', '--source', 'elsewhere')).stdout).toContain('1 inserted');
  });

  it('fails where the file is unreadable, every row is bad, or none is named (CAT-03)', async () => {
    await writeFile(path.join(folder, 'bad.json'), '[{"name": ""}]');
    await writeFile(path.join(folder, 'object.json'), '{}');
    const runs = [run('bad.json'), run('object.json'), run('missing.json'), run(), run('--sauce')];
    expect(await Promise.all(runs)).toMatchObject([
      { code: 1, stderr: expect.stringContaining('index 0: rejected: ') },
      { code: 1, stdout: '', stderr: expect.stringContaining('Nothing was imported.') },
      { code: 1, stderr: expect.stringContaining('ENOENT') },
      { code: 1, stderr: expect.stringContaining('Usage: npm run import') },
      { code: 1 },
    ]);
  });

  it('waits for another process; where that is killed, it says so and the next goes on (CAT-03, T51)', async () => {
    await writeFile(path.join(folder, 'held.csv'), 'id,name,base_price\n1,Held,49.90\n');
    const own = openDatabase({ url: database.url, poolSize: 2, statementTimeoutMs: 0 });
    const client = await own.pool.connect();
    const states = async () => (await listRuns(own.db, 2)).map(({ state, ahead, by }) => ({ state, ahead, by }));
    const killed = start('held.csv');
    try {
      // For as long as the processes need to start.
      await client.query('set idle_in_transaction_session_timeout = 0');
      await client.query('begin; lock table deals in exclusive mode');
      await expect.poll(states, WITHIN).toMatchObject([{ state: 'running', ahead: 0, by: null }, {}]);
      const next = start('held.csv');
      await expect.poll(() => next.said(), WITHIN).toContain('Waiting for the imports before this one: 1');
      expect(await states()).toMatchObject([{ state: 'waiting', ahead: 1 }, { state: 'running' }]);
      killed.process.kill('SIGKILL');
      await killed.ended;
      // Makes its last heartbeat look older.
      await own.pool.query(
        `update catalog_imports set heartbeat_at = heartbeat_at - interval '15 seconds' where state = 'running'`,
      );
      expect(await states()).toMatchObject([{}, { state: 'interrupted' }]);
      await client.query('rollback');
      expect(await next.ended).toBe(0);
      expect(await states()).toMatchObject([{ state: 'done' }, { state: 'interrupted' }]);
    } finally {
      killed.process.kill('SIGKILL');
      client.release(true);
      await own.close();
    }
  });
});

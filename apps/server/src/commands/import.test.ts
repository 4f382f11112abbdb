import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
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

/** From the folder of the files. */
const run = (...args: string[]) => runCommand('import', args, { DATABASE_URL: database.url, INIT_CWD: folder });

describe('npm run import', { timeout: 60_000 }, () => {
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
});

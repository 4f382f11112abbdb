import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeDeal, makeUser } from '@onceware/api/testing/factories';
import { type Database, openDatabase } from '@onceware/db/client';
import { createTestDatabase } from '@onceware/db/testing/create-test-database';
import { digests } from '@onceware/db/testing/digests';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runCommand } from '../testing/run-command.ts';

let own: Awaited<ReturnType<typeof createTestDatabase>>;
let folder: string;
beforeAll(async () => {
  own = await createTestDatabase();
  // 0700, and root's where tests run as root: Postgres's own user cannot pass through it without help.
  folder = await mkdtemp(path.join(tmpdir(), 'onceware-moving-'));
});
afterAll(async () => {
  await own.drop();
  await rm(folder, { recursive: true });
});

async function onOwn<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const database = openDatabase({ url: own.url, poolSize: 1 });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

it(
  'npm run backup and npm run restore move everything from a Postgres of one’s own to the embedded one and back, with the secrets (OPS-06)',
  { timeout: 120_000 },
  async () => {
    const before = await onOwn(async (database) => {
      await makeUser(database);
      await makeDeal(database);
      return digests(database.pool);
    });
    const [here, there] = [path.join(folder, 'here'), path.join(folder, 'there')];
    const run = async (command: string, args: string[], env: NodeJS.ProcessEnv) => {
      const ended = await runCommand(command, args, {
        INIT_CWD: folder,
        DATABASE_URL: '',
        APP_SECRET: '',
        DATA_KEY: '',
        ...env,
      });
      expect(ended.stderr).not.toMatch(/^ +at /m);
      return ended;
    };

    expect(await run('backup', ['first'], { DATABASE_URL: own.url, DATA_DIR: here })).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('It does not hold APP_SECRET and DATA_KEY'),
    });
    expect(await run('restore', ['first'], { DATA_DIR: there })).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^Restored: [\d,]+ rows of 20.*, taken by Onceware /),
    });

    for (const secret of ['app-secret', 'data-key']) await writeFile(path.join(there, secret), `${secret} of there\n`);
    const second = await run('backup', [], { DATA_DIR: there });
    expect(second.stdout).toContain('It holds the secrets of this machine (app-secret, data-key)');
    const [, made = ''] = /^(.*): [\d,]+ rows of/.exec(second.stdout) ?? [];
    expect(path.dirname(made)).toBe(path.join(there, 'backups'));
    const back = { DATABASE_URL: own.url, DATA_DIR: here };
    expect(await run('restore', [made], back)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Nothing was restored. The database is not empty.'),
    });
    expect(await run('restore', [made, '--replace'], back)).toMatchObject({ code: 0 });

    expect(await onOwn(({ pool }) => digests(pool))).toEqual(before);
    expect(await readFile(path.join(here, 'app-secret'), 'utf8')).toBe('app-secret of there\n');
    expect((await stat(path.join(here, 'data-key'))).mode & 0o777).toBe(0o600);
  },
);

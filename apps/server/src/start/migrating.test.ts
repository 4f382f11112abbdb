import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createTestDatabase } from '@onceware/db/testing/create-test-database';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';

const MIGRATIONS = fileURLToPath(new URL('../../../../packages/db/migrations', import.meta.url));
const MIGRATE = new URL('../../../../packages/db/src/migrate.ts', import.meta.url).href;

let host: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  host = await createTestDatabase();
});
afterAll(() => host.drop());

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

it('three processes that start at once on an empty database apply each migration once (T39)', async () => {
  const admin = await connect(host.url);
  const url = new URL(host.url);
  url.pathname += '_empty';
  const name = url.pathname.slice(1);
  await admin.query(`create database "${name}"`);
  try {
    const script = `import { migrate } from ${JSON.stringify(MIGRATE)}; await migrate(${JSON.stringify(url.href)});`;
    const ends = [1, 2, 3].map(() =>
      once(spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: 'inherit' }), 'exit'),
    );
    expect((await Promise.all(ends)).map(([code]: number[]) => code)).toEqual([0, 0, 0]);

    const client = await connect(url.href);
    const { rows } = await client.query(
      'select count(*)::int as applied, count(distinct hash)::int as different from drizzle.__drizzle_migrations',
    );
    await client.end();
    const { entries } = JSON.parse(await readFile(join(MIGRATIONS, 'meta/_journal.json'), 'utf8')) as {
      entries: object[];
    };
    expect(rows).toEqual([{ applied: entries.length, different: entries.length }]);
  } finally {
    await admin.query(`drop database if exists "${name}" with (force)`);
    await admin.end();
  }
});

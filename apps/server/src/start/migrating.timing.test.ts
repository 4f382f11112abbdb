import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrate } from '@onceware/db/migrate';
import { createTestDatabase } from '@onceware/db/testing/create-test-database';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';

const MIGRATIONS = fileURLToPath(new URL('../../../../packages/db/migrations', import.meta.url));

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

/** The first `count` migrations, as an older version has them. */
async function firstMigrations(count: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'onceware-migrations-'));
  await cp(MIGRATIONS, folder, { recursive: true });
  const path = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(path, 'utf8')) as { entries: object[] };
  await writeFile(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }));
  return folder;
}

// Statements that a version before accounts runs on the tables that 0004 changes, as its processes do while the new one
// starts.
const OLD_STATEMENTS = [
  'select u.id, u.name, u.email, u.avatar, s.expires_at from sessions s join users u on u.id = s.user_id limit 1',
  `insert into users (id, email, name, password_hash) values (gen_random_uuid(), gen_random_uuid() || '@example.com', 'Somebody', 'none')`,
  `update sessions set expires_at = expires_at where id = (select id from sessions limit 1)`,
];

it(
  'the old version keeps serving while accounts and administration are migrated over 100,000 users (T39)',
  { timeout: 120_000 },
  async () => {
    const admin = await connect(host.url);
    const address = new URL(host.url);
    address.pathname += '_old';
    const name = address.pathname.slice(1);
    const url = address.href;
    await admin.query(`create database "${name}"`);
    const client = await connect(url);
    const folder = await firstMigrations(4);
    try {
      await applyMigrations(drizzle({ client }), { migrationsFolder: folder });
      await client.query(`insert into users (id, email, name, password_hash)
      select gen_random_uuid(), md5(n::text) || '@' || md5((n % 1000)::text) || '.example', 'Person ' || md5(n::text), 'none' from generate_series(1, 100000) n`);
      await client.query(
        `insert into sessions (id, user_id, expires_at) select md5(id::text) || md5(email), id, now() + interval '1 day' from users`,
      );
      await client.query('analyze');

      const end = new AbortController();
      const waits = OLD_STATEMENTS.map(async (statement) => {
        const serving = await connect(url);
        let longest = 0;
        while (!end.signal.aborted) {
          const began = performance.now();
          await serving.query(statement);
          longest = Math.max(longest, performance.now() - began);
        }
        await serving.end();
        return longest;
      });
      await migrate(url).finally(() => end.abort());
      // 0.7 s on a busy machine; with the indexes built inside of the migration it was 9 s.
      for (const longest of await Promise.all(waits)) expect(longest).toBeLessThan(3_000);
    } finally {
      await client.end();
      await admin.query(`drop database "${name}" with (force)`);
      await admin.end();
      await rm(folder, { recursive: true });
    }
  },
);

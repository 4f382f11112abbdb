import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createSessionStore } from '@onceware/api/auth/sessions';
import { makeDeal } from '@onceware/api/testing/factories';
import { openDatabase } from '@onceware/db/client';
import { createTestDatabase } from '@onceware/db/testing/create-test-database';
import pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { expect, it } from 'vitest';
import { buildApp } from './app.ts';
import { readSettings } from './settings.ts';
import { createTestServer, ORIGIN } from './testing/test-server.ts';

const run = promisify(execFile);
const PASSWORD = 'keeps what she saves';

/** The Postgres of npm comes without pg_dump, which refuses servers newer than itself. */
async function canDump(url: string): Promise<boolean> {
  const [, tool] = /\) (\d+)/.exec(spawnSync('pg_dump', ['--version'], { encoding: 'utf8' }).stdout ?? '') ?? [];
  if (!tool) return false;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ version: string }>(`select current_setting('server_version_num')::int / 10000 as version`);
  await client.end();
  return Number(tool) >= Number(rows[0]?.version);
}

/** A digest of each table's rows. */
async function digests(pool: pg.Pool): Promise<Record<string, string>> {
  const { rows: tables } = await pool.query<{ name: string }>(`select tablename as name from pg_tables where schemaname = 'public' order by 1`);
  const found: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await pool.query<{ digest: string }>(`select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as digest from "${name}" t`);
    found[name] = rows[0]?.digest ?? '';
  }
  return found;
}

it('a backup under load, restored on an empty server, has all that was acknowledged before it, and signing in works (T40)', { timeout: 120_000 }, async ({ skip }) => {
  const server = await createTestServer();
  const target = await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'onceware-backup-'));
  try {
    if (!(await canDump(server.services.url))) skip('There is no pg_dump as new as this Postgres.');
    for (let n = 0; n < 20; n += 1) await makeDeal(server.services.database);
    await server.visitor.mutate('auth.signUp', { name: 'Rosa Keep', email: 'rosa@example.com', password: PASSWORD });
    const members = await Promise.all(Array.from({ length: 4 }, () => server.signedIn()));
    const acknowledged: string[] = [];
    const end = new AbortController();
    const writing = members.map(async (member) => {
      while (!end.signal.aborted) {
        const id = uuidv7();
        if ((await member.mutate('collections.create', { id, name: `Collection ${id}` })).statusCode === 200) acknowledged.push(id);
      }
    });
    await expect.poll(() => acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(50);
    const before = [...acknowledged];
    const file = join(folder, 'backup');
    await run('pg_dump', ['--format=custom', `--file=${file}`, server.services.url]).finally(() => end.abort());
    await Promise.all(writing);
    expect(acknowledged.length).toBeGreaterThan(before.length);

    const admin = new pg.Client({ connectionString: target.url });
    await admin.connect();
    await admin.query('drop schema public cascade; drop schema if exists drizzle cascade; create schema public');
    await admin.end();
    await run('pg_restore', ['--no-owner', '--exit-on-error', `--dbname=${target.url}`, file]);

    const database = openDatabase({ url: target.url });
    const sessions = createSessionStore({ database, url: target.url });
    const app = await buildApp({ services: { ...server.services, database, sessions }, settings: readSettings({ LOG_LEVEL: 'silent', PUBLIC_URL: ORIGIN }), web: null });
    try {
      const [was, is] = await Promise.all([digests(server.services.database.pool), digests(database.pool)]);
      const { collections: _written, ...still } = was;
      expect(is).toMatchObject(still);
      const { rows } = await database.pool.query<{ id: string }>('select id from collections');
      expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining(before));
      const signedIn = await app.inject({
        method: 'POST',
        url: '/trpc/auth.signIn',
        headers: { origin: ORIGIN },
        payload: { json: { email: 'rosa@example.com', password: PASSWORD } },
      });
      expect(signedIn.statusCode).toBe(200);
    } finally {
      await app.close();
      await sessions.close();
      await database.close();
    }
  } finally {
    await server.close();
    await target.drop();
    await rm(folder, { recursive: true });
  }
});

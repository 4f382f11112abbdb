import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runJobs } from '@onceware/api/testing/run-jobs';
import { manifestFile } from '@onceware/db/backup/manifest';
import { restoreBackup } from '@onceware/db/backup/restore-backup';
import { writeBackup } from '@onceware/db/backup/write-backup';
import { createTestDatabase } from '@onceware/db/testing/create-test-database';
import { digests } from '@onceware/db/testing/digests';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fromRepository } from '../from-repository.ts';
import { makeOneOfEverything, repeatJobs } from '../testing/one-of-everything.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

const backupOptions = { migrationsFolder: fromRepository('packages/db/migrations'), secrets: {}, log: () => {} };

/**
 * Tables that may look as before: a start's, a backup's, what upkeep made a moment ago or empties again, hosts of pages while
 * they are asked, and visits, of which one counts on a day.
 */
const MAY_STAY = new Set([
  'catalog_counts',
  'catalog_figures',
  'deal_changes',
  'deal_visits',
  'key_checks',
  'mail_queue',
  'notification_runs',
  'page_hosts',
  'ratings_due',
  'sitemap_files',
  'visit_keys',
  'watch_sweeps',
  'worker_reports',
]);

let folder: string;
let source: TestServer;
const servers: TestServer[] = [];
beforeAll(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'onceware-restored-')), 'backup');
  source = await createTestServer();
  servers.push(source);
  await makeOneOfEverything(source);
  await writeBackup({ ...backupOptions, url: source.services.url, folder, version: '0.0.0' });
}, 120_000);
afterAll(async () => {
  for (const server of servers) await server.close();
  await rm(join(folder, '..'), { recursive: true });
});

/** The product on a database that this was restored into. */
async function restored(from: string): Promise<TestServer> {
  const testDatabase = await createTestDatabase();
  await restoreBackup({ ...backupOptions, url: testDatabase.url, folder: from, replace: true });
  const server = await createTestServer({ testDatabase });
  servers.push(server);
  return server;
}

/** Reads for each sequence the number that it hands out next, and the highest in its column. */
async function numbersOf({ services }: TestServer) {
  const { pool } = services.database;
  const { rows: sequences } = await pool.query<{ name: string; table: string; column: string }>(
    `select s.oid::regclass::text as name, d.refobjid::regclass::text as "table", a.attname as "column"
     from pg_class s left join pg_depend d on d.objid = s.oid and d.deptype in ('a', 'i')
     left join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid where s.relkind = 'S' order by 1`,
  );
  return Promise.all(
    sequences.map(async ({ name, table, column }) => {
      const { rows } = await pool.query<{ next: number; highest: number }>(
        `select (select last_value + is_called::int from ${name})::int as next, (select coalesce(max(${column}), 0) from ${table})::int as highest`,
      );
      return { name, next: rows[0]?.next ?? 0, highest: rows[0]?.highest ?? 0 };
    }),
  );
}

const expectBeyond = (numbers: Awaited<ReturnType<typeof numbersOf>>) =>
  expect(numbers.filter(({ next, highest }) => next <= highest)).toEqual([]);

describe('a restored product', () => {
  it(
    'makes one of everything, and each sequence goes on where it stood (OPS-06, T63)',
    { timeout: 120_000 },
    async () => {
      const server = await restored(folder);
      const [was, is] = await Promise.all([numbersOf(source), numbersOf(server)]);
      expect(is).toEqual(was);
      expect(was.map(({ name }) => name)).toContain('rooms_ordinal_seq');
      const before = await digests(server.services.database.pool);
      await makeOneOfEverything(server);
      const after = await digests(server.services.database.pool);
      expect(Object.keys(after).filter((table) => after[table] === before[table] && !MAY_STAY.has(table))).toEqual([]);
      expectBeyond(await numbersOf(server));
    },
  );

  it('of a backup that holds no sequences goes on behind the rows (OPS-06, T63)', { timeout: 120_000 }, async () => {
    const text = await readFile(manifestFile(folder), 'utf8');
    const { sequences, ...manifest } = JSON.parse(text) as { sequences: Record<string, number> };
    expect(sequences['rooms_ordinal_seq']).toBeGreaterThan(2);
    await writeFile(manifestFile(folder), JSON.stringify(manifest));
    const server = await restored(folder);
    expectBeyond(await numbersOf(server));
    await makeOneOfEverything(server);
    await writeFile(manifestFile(folder), text);
  });

  it('posts nothing to webhooks that waited, and keeps their log (NOTE-03, T70)', { timeout: 60_000 }, async () => {
    const messages = async ({ services }: TestServer) => {
      const { rows } = await services.database.pool.query<{ waits: boolean }>(
        'select next_at is not null as waits from webhook_deliveries order by 1',
      );
      return rows.map(({ waits }) => waits);
    };
    const { pool } = source.services.database;
    await pool.query(`insert into notification_deliveries (notification_id, user_id, way, due_at)
      select n.id, n.user_id, 'webhook', now() from notifications n limit 1`);
    expect(await messages(source)).toEqual([false, true]);
    const at = `${folder}-with-webhooks`;
    await writeBackup({ ...backupOptions, url: source.services.url, folder: at, version: '0.0.0' });
    const server = await restored(at);
    expect(await messages(server)).toEqual([false]);
    const { rows } = await server.services.database.pool.query(
      `select from notification_deliveries where way = 'webhook'`,
    );
    expect(rows).toEqual([]);
  });

  it(
    'sends the mail that waited, once, unless it has waited for a day (OPS-06, AUTH-07)',
    { timeout: 60_000 },
    async () => {
      const { services, visitor } = source;
      await visitor.mutate('auth.requestReset', { email: (await source.signedIn()).user.email });
      await visitor.mutate('auth.requestReset', {
        email: (await source.signedIn({ email: 'late@example.com' })).user.email,
      });
      await services.database.pool.query(
        `update pgboss.job set created_on = now() - interval '25 hours' where id = (select id from pgboss.job where name = 'mail' order by created_on desc, id desc limit 1)`,
      );
      const at = `${folder}-with-mail`;
      await writeBackup({ ...backupOptions, url: services.url, folder: at, version: '0.0.0' });
      const { services: again } = await restored(at);
      for (let turn = 0; turn < 2; turn += 1) {
        await repeatJobs(again, ['formerMails']);
        await runJobs(again, ['mail']);
      }
      expect(again.mails).toMatchObject([{ kind: 'reset_password' }]);
      // It still waits where it was.
      await runJobs(services, ['mail']);
      expect(services.mails.filter(({ kind }) => kind === 'reset_password')).toHaveLength(2);
    },
  );
});

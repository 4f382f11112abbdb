import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jobKinds } from '@onceware/api/composition/jobs';
import { createSessionStore } from '@onceware/api/identity/auth/sessions/sessions';
import { createJobs } from '@onceware/api/platform/jobs/jobs';
import { listen } from '@onceware/api/platform/listening/listen';
import { createMailer } from '@onceware/api/platform/mail/create-mailer';
import { makeDeal } from '@onceware/api/testing/factories';
import { restoreBackup } from '@onceware/db/backup/restore-backup';
import { writeBackup } from '@onceware/db/backup/write-backup';
import { openDatabase } from '@onceware/db/client';
import { createTestDatabase } from '@onceware/db/testing/create-test-database';
import { digests } from '@onceware/db/testing/digests';
import { v7 as uuidv7 } from 'uuid';
import { expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { fromRepository } from '../from-repository.ts';
import { readSettings } from '../start/settings.ts';
import { createTestServer, ORIGIN } from '../testing/test-server.ts';

const migrationsFolder = fromRepository('packages/db/migrations');
const PASSWORD = 'keeps what she saves';

it(
  'a backup under load, restored on an empty server, has all that was acknowledged before it, and signing in works (T40)',
  { timeout: 120_000 },
  async () => {
    const server = await createTestServer();
    const target = await createTestDatabase();
    const folder = await mkdtemp(join(tmpdir(), 'onceware-backup-'));
    try {
      for (let n = 0; n < 20; n += 1) await makeDeal(server.services.database);
      await server.visitor.mutate('auth.signUp', { name: 'Rosa Keep', email: 'rosa@example.com', password: PASSWORD });
      const members = await Promise.all(Array.from({ length: 4 }, () => server.signedIn()));
      const acknowledged: string[] = [];
      const end = new AbortController();
      const writing = members.map(async (member) => {
        while (!end.signal.aborted) {
          const id = uuidv7();
          if ((await member.mutate('collections.create', { id, name: `Collection ${id}` })).statusCode === 200)
            acknowledged.push(id);
        }
      });
      await expect.poll(() => acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(50);
      const before = [...acknowledged];
      const backup = { folder: join(folder, 'backup'), migrationsFolder, secrets: {}, log: () => {} };
      await writeBackup({ ...backup, url: server.services.url, version: '0.0.0' }).finally(() => end.abort());
      await Promise.all(writing);
      expect(acknowledged.length).toBeGreaterThan(before.length);

      await restoreBackup({ ...backup, url: target.url, replace: true });

      const database = openDatabase({ url: target.url });
      const listener = listen({ url: target.url, pool: database.pool });
      const sessions = createSessionStore({ database, listener });
      // A server that starts makes the queues anew, in which the mail about the log-in waits.
      const jobs = createJobs({ kinds: jobKinds, database, listener, onError() {} });
      const mailer = createMailer({ jobs, secrets: server.services.secrets, deliver: async () => {} });
      const app = await buildApp({
        services: { ...server.services, database, listener, sessions, jobs, mailer },
        settings: readSettings({ LOG_LEVEL: 'silent', PUBLIC_URL: ORIGIN }),
        web: null,
      });
      try {
        const [was, is] = await Promise.all([digests(server.services.database.pool), digests(database.pool)]);
        // The link that signing up sends waits among the jobs.
        const { collections: _written, mail_queue: _none, ...still } = was;
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
        await listener.close();
        await database.close();
      }
    } finally {
      await server.close();
      await target.drop();
      await rm(folder, { recursive: true });
    }
  },
);

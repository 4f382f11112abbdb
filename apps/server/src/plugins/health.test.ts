import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { AppError } from '@onceware/api/kernel/errors';
import { countStatements } from '@onceware/api/testing/test-api';
import { openDatabase } from '@onceware/db/client';
import { startEmbeddedPostgres } from '@onceware/db/embedded';
import { migrate } from '@onceware/db/migrate';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../testing/test-server.ts';
import { createReadiness } from './health.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const ready = async () => (await server.visitor.get('/health/ready')).statusCode;

describe('GET /health/ready', () => {
  it('asks the database once for all requests in the same second (OPS-02)', async () => {
    const statements = await countStatements(server.services.database, async () => {
      expect(new Set(await Promise.all(Array.from({ length: 50 }, ready)))).toEqual(new Set([200]));
    });
    expect(statements).toBe(1);
  });

  it('answers 503 while the database takes no changes, and 200 when it does again (OPS-02)', async () => {
    const set = async (isReadOnly: boolean) => {
      const client = new pg.Client({
        connectionString: server.services.url,
        options: '-c default_transaction_read_only=off',
      });
      await client.connect();
      await client.query(
        `alter database "${client.database}" set default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}`,
      );
      await client.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
      await client.end();
    };
    await expect.poll(ready, { timeout: 10_000 }).toBe(200);
    await set(true);
    await expect.poll(ready, { timeout: 10_000 }).toBe(503);
    expect((await server.visitor.get('/health/live')).statusCode).toBe(200);
    await set(false);
    await expect.poll(ready, { timeout: 10_000 }).toBe(200);
  });

  it.runIf(process.getuid?.() === 0)(
    'answers 503 while the disk of the database is full, and 200 when there is room again (OPS-02, T60)',
    async () => {
      const disk = mkdtempSync(path.join(os.tmpdir(), 'onceware-disk-'));
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=160m,mode=0755', 'tmpfs', disk]);
      try {
        const postgres = await startEmbeddedPostgres({
          dir: path.join(disk, 'postgres'),
          log: () => {},
          settings: { fsync: 'off', max_wal_size: '64MB' },
        });
        const database = openDatabase({ url: postgres.url, poolSize: 2 });
        const isWriting = createReadiness({ database });
        const status = () =>
          isWriting().then(
            () => 200,
            (error: AppError) => error.status,
          );
        try {
          await migrate(postgres.url);
          expect(await status()).toBe(200);
          const filler = path.join(disk, 'filler');
          expect(() => writeFileSync(filler, Buffer.alloc(160 << 20))).toThrow('ENOSPC');
          await expect.poll(status, { timeout: 10_000 }).toBe(503);
          rmSync(filler);
          await expect.poll(status, { timeout: 10_000 }).toBe(200);
        } finally {
          await database.close();
          await postgres.stop();
        }
      } finally {
        execFileSync('umount', [disk]);
        rmSync(disk, { recursive: true });
      }
    },
    60_000,
  );
});

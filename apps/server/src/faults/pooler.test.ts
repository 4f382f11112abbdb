import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { readLegalPages } from '@onceware/api/outlets/legal/legal-pages';
import { makeUser } from '@onceware/api/testing/factories';
import { createTestDatabase } from '@onceware/db/testing/create-test-database';
import type { TestDatabase } from '@onceware/db/testing/databases';
import { skipsPooler } from '@onceware/db/testing/pooler';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { fromRepository } from '../from-repository.ts';
import { createServices } from '../services.ts';
import { readSettings } from '../start/settings.ts';
import { run } from '../start/start.ts';
import { startProxy } from '../testing/tcp-proxy.ts';

const addressOf = (url: string) => {
  const { hostname, port } = new URL(url);
  return { host: hostname, port: Number(port) };
};

/** Contract tests through a pooler are in the project `pooler` of vitest.config.ts. */
describe.skipIf(skipsPooler)('behind a pooler in transaction mode', () => {
  let test: TestDatabase;
  let services: Awaited<ReturnType<typeof createServices>>;
  let app: FastifyInstance;
  let direct: Awaited<ReturnType<typeof startProxy>>;
  const told: string[] = [];

  beforeAll(async () => {
    test = await createTestDatabase({ isPooled: true });
    // The direct address that is none, until it is mended.
    direct = await startProxy(addressOf(test.url));
    const directUrl = new URL(test.url);
    directUrl.port = String(direct.port);
    const settings = readSettings({ LOG_LEVEL: 'silent', METRICS_TOKEN: 'a token for these tests' });
    services = await createServices({
      settings,
      databaseUrl: test.url,
      directUrl: directUrl.href,
      keys: { APP_SECRET: 'a pepper for tests alone', DATA_KEY: 'a data key for tests alone', DATA_KEY_OLD: [] },
      deliver: async () => {},
      legalPages: readLegalPages({ own: undefined, shipped: fromRepository('packages/api/legal') }),
      onError: (error) => told.push(String(error)),
      onJobError: (error) => told.push(String(error)),
    });
    app = await buildApp({ services, settings, web: null });
  });
  afterAll(async () => {
    await app.close();
    await services.close();
    direct.close();
    await test.drop();
  });

  const trusted = async () => {
    const { body } = await app.inject({
      url: '/metrics',
      headers: { authorization: 'Bearer a token for these tests' },
    });
    return /^session_cache_trusted (\d)$/m.exec(body)?.[1];
  };

  it('a deaf listener is noticed and logged once, caches no session, and recovers (OPS-03, T50)', async () => {
    const user = await makeUser(services.database);
    const cookies = await Promise.all(
      Array.from({ length: 20 }, async () => `onceware=${await services.sessions.create(user.id)}`),
    );
    const statuses = async () =>
      new Set(
        await Promise.all(
          cookies.map(
            async (cookie) => (await app.inject({ url: '/api/user-collections', headers: { cookie } })).statusCode,
          ),
        ),
      );

    await expect
      .poll(() => told, { timeout: 15_000 })
      .toEqual([expect.stringMatching(/hears nothing.*DATABASE_DIRECT_URL/)]);
    expect(await trusted()).toBe('0');
    expect(await statuses()).toEqual(new Set([200]));
    // Deletes the sessions as another process would whose notification does not arrive.
    await services.database.pool.query('delete from sessions');
    expect(await statuses()).toEqual(new Set([401]));
    expect((await app.inject('/health/ready')).statusCode).toBe(200);
    await expect.poll(() => direct.connections(), { timeout: 15_000 }).toBeGreaterThan(2);
    expect(told).toHaveLength(1);

    direct.comeBack(addressOf(test.directUrl));
    await expect.poll(trusted, { timeout: 15_000 }).toBe('1');
  });

  it('a start says what is missing or wrong about the direct address (OPS-02, OPS-03, T60)', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'onceware-pooler-start-'));
    const other = await createTestDatabase();
    const nowhere = new URL(test.url);
    nowhere.port = '1';
    const refusal = (env: Record<string, string>) =>
      run(
        readSettings({ DATA_DIR: folder, LOG_LEVEL: 'silent', DATABASE_URL: test.url, ...env }),
        new AbortController().signal,
        { connectWithinMs: 0 },
      );
    try {
      await expect(refusal({})).rejects.toThrow(/^A pooler answers at 127\.0\.0\.1:\d+.*DATABASE_DIRECT_URL/);
      await expect(refusal({ DATABASE_DIRECT_URL: other.directUrl })).rejects.toThrow(/lead to different databases/);
      await expect(refusal({ DATABASE_DIRECT_URL: nowhere.href })).rejects.toThrow(
        /cannot be reached.*DATABASE_DIRECT_URL/,
      );
      await expect(refusal({ DATABASE_DIRECT_URL: test.directUrl, DATABASE_URL: nowhere.href })).rejects.toThrow(
        /cannot be reached.*in DATABASE_URL/,
      );
    } finally {
      await other.drop();
      await rm(folder, { recursive: true, force: true });
    }
  });
});

import { createSessionStore, type SessionStore } from '@onceware/api/auth/sessions';
import { makeUser } from '@onceware/api/testing/factories';
import { createTestServices, type TestServices } from '@onceware/api/testing/test-api';
import { type Database, openDatabase } from '@onceware/db/client';
import { migrate } from '@onceware/db/migrate';
import { createTestDatabase } from '@onceware/db/testing/create-test-database';
import type { TestDatabase } from '@onceware/db/testing/databases';
import { skipsPooler } from '@onceware/db/testing/pooler';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from './app.ts';
import { readSettings } from './settings.ts';
import { startProxy } from './testing/tcp-proxy.ts';

const addressOf = (url: string) => {
  const { hostname, port } = new URL(url);
  return { host: hostname, port: Number(port) };
};

/** What the contracts do through a pooler: the project `pooler` of vitest.config.ts. */
describe.skipIf(skipsPooler)('behind a pooler in transaction mode', () => {
  let test: TestDatabase;
  let services: TestServices;
  let database: Database;
  let sessions: SessionStore;
  let app: FastifyInstance;
  let direct: Awaited<ReturnType<typeof startProxy>>;
  const told: string[] = [];

  beforeAll(async () => {
    services = await createTestServices();
    test = await createTestDatabase({ isPooled: true });
    database = openDatabase({ url: test.url });
    // The direct address that is none, until it is mended.
    direct = await startProxy(addressOf(test.url));
    const url = new URL(test.url);
    url.port = String(direct.port);
    sessions = createSessionStore({ database, url: url.href, onError: (error) => told.push(String(error)) });
    const settings = readSettings({ LOG_LEVEL: 'silent', METRICS_TOKEN: 'a token for these tests' });
    app = await buildApp({ services: { ...services, database, sessions }, settings, web: null });
  });
  afterAll(async () => {
    await app.close();
    await sessions.close();
    await database.close();
    direct.close();
    await test.drop();
    await services.close();
  });

  const trusted = async () => {
    const { body } = await app.inject({ url: '/metrics', headers: { authorization: 'Bearer a token for these tests' } });
    return /^session_cache_trusted (\d)$/m.exec(body)?.[1];
  };

  it('a listener that hears nothing is noticed and told of once, keeps no session, and heals (OPS-03, T50)', async () => {
    const user = await makeUser(database);
    const cookies = await Promise.all(Array.from({ length: 20 }, async () => `onceware=${await sessions.create(user.id)}`));
    const statuses = () => Promise.all(cookies.map(async (cookie) => (await app.inject({ url: '/api/user-collections', headers: { cookie } })).statusCode));
    const all = (status: number) => cookies.map(() => status);

    await expect.poll(() => told, { timeout: 15_000 }).toEqual([expect.stringMatching(/hears nothing.*DATABASE_DIRECT_URL/)]);
    expect(await trusted()).toBe('0');
    expect(await statuses()).toEqual(all(200));
    // By another process, whose word does not arrive.
    await database.pool.query('delete from sessions');
    expect(await statuses()).toEqual(all(401));
    await expect.poll(() => direct.connections(), { timeout: 15_000 }).toBeGreaterThan(2);
    expect(told).toHaveLength(1);

    direct.comeBack(addressOf(test.directUrl));
    await expect.poll(trusted, { timeout: 15_000 }).toBe('1');
  });

  it('nothing is migrated, unless the operator says that the address keeps a session (OPS-03)', async () => {
    await expect(migrate(test.url)).rejects.toThrow(/pooler.*DATABASE_DIRECT_URL/);
    await migrate(test.directUrl, { setting: 'DATABASE_DIRECT_URL' });
  });
});

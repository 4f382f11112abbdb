import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSessionStore } from '@onceware/api/identity/auth/sessions/sessions';
import { listen } from '@onceware/api/platform/listening/listen';
import { makeDeal, makeUser } from '@onceware/api/testing/factories';
import { createTestServices, type TestServices } from '@onceware/api/testing/test-api';
import { openDatabase } from '@onceware/db/client';
import { startEmbeddedPostgres } from '@onceware/db/embedded';
import { migrate } from '@onceware/db/migrate';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { readSettings } from '../start/settings.ts';
import { startProxy } from '../testing/tcp-proxy.ts';

let services: TestServices;
let app: FastifyInstance;
let proxy: Awaited<ReturnType<typeof startProxy>>;
let headers: Record<string, string>;
let dealId: string;
let closeProxied: () => Promise<void>;

beforeAll(async () => {
  services = await createTestServices();
  const url = new URL(services.url);
  proxy = await startProxy({ host: url.hostname, port: Number(url.port) });
  url.hostname = '127.0.0.1';
  url.port = String(proxy.port);
  const database = openDatabase({ url: url.href, connectTimeoutMs: 2_000 });
  const listener = listen({ url: url.href, pool: database.pool });
  const sessions = createSessionStore({ database, listener });
  closeProxied = async () => {
    await listener.close();
    await database.close();
  };
  app = await buildApp({
    services: { ...services, database, listener, sessions },
    settings: readSettings({ LOG_LEVEL: 'silent' }),
    web: null,
  });
  const user = await makeUser(services.database);
  headers = { cookie: `onceware=${await services.sessions.create(user.id)}` };
  dealId = (await makeDeal(services.database)).id;
});
afterAll(async () => {
  await app.close();
  await closeProxied();
  proxy.close();
  await services.close();
});

const paths = () => ['/api/user-collections', `/api/deals/${dealId}`, '/trpc/collections.load', '/health/ready'];
const statuses = () => Promise.all(paths().map(async (url) => (await app.inject({ url, headers })).statusCode));
const ALL_WELL = [200, 200, 200, 200];

/** Calls under way while something happens; each ends in an answer. */
async function underLoad(happening: () => Promise<void>): Promise<Set<number>> {
  const load = Array.from({ length: 40 }, async (_, n) => {
    const url = paths()[n % 4] ?? '';
    return (await app.inject({ url, headers })).statusCode;
  });
  await happening();
  return new Set(await Promise.all(load));
}

describe('the server', () => {
  it('outlives the end of its idle and busy connections; only calls in flight fail (T32)', async () => {
    expect(await statuses()).toEqual(ALL_WELL);
    const seen = await underLoad(async () => {
      await services.database.pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
      );
    });
    expect([200, 503]).toEqual(expect.arrayContaining([...seen]));
    await expect.poll(statuses, { timeout: 10_000 }).toEqual(ALL_WELL);
  });

  it('answers 503 while the database is away, and works again when it is back (T32)', async () => {
    const seen = await underLoad(async () => proxy.goAway());
    expect([200, 503]).toEqual(expect.arrayContaining([...seen]));
    // Readiness is answered for a second from what it was.
    await expect.poll(async () => [...new Set(await statuses())], { timeout: 10_000 }).toEqual([503]);
    proxy.comeBack();
    await expect.poll(statuses, { timeout: 10_000 }).toEqual(ALL_WELL);
  });

  it('outlives a real restart of Postgres under load, with what was written before it (T32)', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'onceware-restart-'));
    const cluster = () => startEmbeddedPostgres({ dir: join(folder, 'postgres'), log: () => {} });
    const addressOf = (at: string) => ({ host: '127.0.0.1', port: Number(new URL(at).port) });
    let postgres = await cluster();
    const front = await startProxy(addressOf(postgres.url));
    const url = new URL(postgres.url);
    url.port = String(front.port);
    await migrate(url.href);
    const database = openDatabase({ url: url.href, connectTimeoutMs: 2_000 });
    const listener = listen({ url: url.href, pool: database.pool });
    const sessions = createSessionStore({ database, listener });
    const restarted = await buildApp({
      services: { ...services, database, listener, sessions },
      settings: readSettings({ LOG_LEVEL: 'silent' }),
      web: null,
    });
    try {
      const user = await makeUser(database);
      const mine = { cookie: `onceware=${await sessions.create(user.id)}` };
      const status = async () => (await restarted.inject({ url: '/trpc/collections.load', headers: mine })).statusCode;
      expect(await status()).toBe(200);

      const load = Array.from({ length: 30 }, status);
      await postgres.stop();
      const seen = new Set(await Promise.all(load));
      expect([200, 503]).toEqual(expect.arrayContaining([...seen]));
      expect(await status()).toBe(503);

      postgres = await cluster();
      front.comeBack(addressOf(postgres.url));
      await expect.poll(status, { timeout: 10_000 }).toBe(200);
      const { rows } = await database.pool.query('select count(*)::int as collections from collections');
      expect(rows).toEqual([{ collections: 3 }]);
    } finally {
      await restarted.close();
      await listener.close();
      await database.close();
      front.close();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    }
  });

  it('forgets cached sessions while it cannot hear of changes (T05)', async () => {
    await expect.poll(statuses, { timeout: 10_000 }).toEqual(ALL_WELL);
    proxy.goAway();
    await services.database.pool.query('delete from sessions');
    proxy.comeBack();
    await expect
      .poll(async () => (await app.inject({ url: '/api/user-collections', headers })).statusCode, { timeout: 10_000 })
      .toBe(401);
  });
});

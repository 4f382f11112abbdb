import { createHash, randomBytes } from 'node:crypto';
import { PERMISSIONS } from '@onceware/api/kernel/permissions.contract';
import { createSessionStore } from '@onceware/api/identity/auth/sessions/sessions';
import { listen } from '@onceware/api/platform/listening/listen';
import { openDatabase } from '@onceware/db/client';
import { apiKeys } from '@onceware/db/schema/api-keys';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from './app.ts';
import { readSettings } from './start/settings.ts';
import { createTestServer, ORIGIN, type TestServer } from './testing/test-server.ts';

let server: TestServer;
let other: FastifyInstance;
let closeOther: () => Promise<void>;
let admin: Awaited<ReturnType<TestServer['signedIn']>>;
let user: Awaited<ReturnType<TestServer['signedIn']>>;
let key: string;

beforeAll(async () => {
  server = await createTestServer();
  // A process of its own but for the memory that tests share: its connections, its cache, its listener.
  const { url } = server.services;
  const database = openDatabase({ url });
  const listener = listen({ url, pool: database.pool });
  const sessions = createSessionStore({ database, listener });
  other = await buildApp({
    services: { ...server.services, database, listener, sessions },
    settings: readSettings({ LOG_LEVEL: 'silent', PUBLIC_URL: ORIGIN }),
    web: null,
  });
  closeOther = async () => {
    await other.close();
    await listener.close();
    await database.close();
  };
  admin = await server.signedIn({ role: 'admin' });
});
afterAll(async () => {
  await closeOther();
  await server.close();
});

beforeEach(async () => {
  user = await server.signedIn({ role: 'member' });
  key = `onc_${randomBytes(32).toString('base64url')}`;
  const tokenHash = createHash('sha256').update(key).digest('hex');
  await server.services.database.db
    .insert(apiKeys)
    .values({ userId: user.user.id, name: 'a tool', tokenHash, hint: key.slice(0, 8), permissions: [...PERMISSIONS] });
});

const processes = () => [server.app, other];
const bySession = () => ({ cookie: user.cookie });
const byKey = () => ({ authorization: `Bearer ${key}` });

/** Returns each process's status codes, by session and by key, for a call that needs a permission. */
async function statuses(procedure: string): Promise<number[]> {
  const input = procedure === 'collections.load' ? '' : `?input=${encodeURIComponent('{"json":{}}')}`;
  const asked = processes().flatMap((app) =>
    [bySession(), byKey()].map((headers) => app.inject({ url: `/trpc/${procedure}${input}`, headers })),
  );
  return (await Promise.all(asked)).map(({ statusCode }) => statusCode);
}

const done = async (procedure: string, input: object) => {
  expect((await admin.mutate(procedure, input)).statusCode).toBe(200);
};

describe('what an admin changes counts on every process', () => {
  it('when a role is given and taken (ADM-01)', async () => {
    const userId = user.user.id;
    expect(await statuses('admin.users.list')).toEqual([403, 403, 403, 403]);
    await done('admin.users.changeRoles', { userId, add: ['admin'] });
    await expect.poll(() => statuses('admin.users.list')).toEqual([200, 200, 200, 200]);
    await done('admin.users.changeRoles', { userId, remove: ['admin'] });
    await expect.poll(() => statuses('admin.users.list')).toEqual([403, 403, 403, 403]);
  });

  it('when a permission is granted to a role and taken from it (ADM-01)', async () => {
    const change = (isGranted: boolean) => ({ changes: [{ role: 'member', permission: 'admin.contacts', isGranted }] });
    expect(await statuses('admin.contacts.list')).toEqual([403, 403, 403, 403]);
    await done('admin.roles.change', change(true));
    await expect.poll(() => statuses('admin.contacts.list')).toEqual([200, 200, 200, 200]);
    await done('admin.roles.change', change(false));
    await expect.poll(() => statuses('admin.contacts.list')).toEqual([403, 403, 403, 403]);
  });

  it('when a user is suspended: sessions and keys stop working, and keys work again when it is lifted (ADM-01)', async () => {
    const userId = user.user.id;
    expect(await statuses('collections.load')).toEqual([200, 200, 200, 200]);
    await done('admin.users.suspend', { userId, reason: 'a test' });
    await expect.poll(() => statuses('collections.load')).toEqual([401, 401, 401, 401]);
    await done('admin.users.unsuspend', { userId });
    await expect.poll(() => statuses('collections.load')).toEqual([401, 200, 401, 200]);
  });

  it('when a user’s sessions are ended (ADM-01)', async () => {
    expect(await statuses('collections.load')).toEqual([200, 200, 200, 200]);
    await done('admin.users.endSessions', { userId: user.user.id });
    await expect.poll(() => statuses('collections.load')).toEqual([401, 200, 401, 200]);
  });
});

describe('an API key', () => {
  it('administers with the permissions that its owner still holds, and is logged as a key (ADM-01, API-08)', async () => {
    await done('admin.users.changeRoles', { userId: user.user.id, add: ['admin'] });
    await server.services.database.db.update(apiKeys).set({ permissions: ['admin.users', 'sidebar.view'] });
    const post = (input: object) =>
      server.app.inject({
        method: 'POST',
        url: '/trpc/admin.users.changeRoles',
        headers: { ...byKey(), 'content-type': 'application/json' },
        body: JSON.stringify({ json: input }),
      });
    const target = await server.signedIn({ role: 'insider' });
    const answer = { member: 0, insider: 0 };
    await expect
      .poll(async () => (answer.member = (await post({ userId: target.user.id, add: ['member'] })).statusCode))
      .toBe(200);
    // Roles that hold more than the key may be changed by its owner, not by the key.
    answer.insider = (await post({ userId: target.user.id, remove: ['insider'] })).statusCode;
    expect(answer).toEqual({ member: 200, insider: 403 });
    const logs = (await admin.query('admin.logs.list', { action: 'user.roles', targetId: target.user.id })).json()
      .result.data.json.rows;
    expect(logs).toMatchObject([{ via: 'key', actor: { id: user.user.id } }]);
    await done('admin.users.changeRoles', { userId: user.user.id, remove: ['admin'] });
  });
});

import type { KeyScope } from '@onceware/api/kernel/key-scopes.contract';
import { createOncewareClient } from '@onceware/api/composition/client';
import { makeDeal } from '@onceware/api/testing/factories';
import { TRPCClientError } from '@trpc/client';
import { apiKeys } from '@onceware/db/schema/api-keys';
import { users } from '@onceware/db/schema/auth';
import { eq } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestServer, type TestBrowser, type TestServer } from '../testing/test-server.ts';

const PASSWORD = 'correct horse battery';
let server: TestServer;
let passwordHash: string;
let mine: TestBrowser;
let userId: string;
let key: { id: string; token: string };

beforeAll(async () => {
  server = await createTestServer();
  passwordHash = await server.services.passwords.hash(PASSWORD);
});
afterAll(() => server.close());

beforeEach(async () => {
  const browser = await server.signedIn({ passwordHash });
  [mine, userId] = [browser, browser.user.id];
  key = await newKey(['dev.feature']);
});

async function newKey(
  permissions: string[],
  scopes: readonly KeyScope[] = ['write'],
): Promise<{ id: string; token: string }> {
  const made = await mine.mutate('apiKeys.create', {
    name: 'A tool',
    permissions,
    scopes,
    expiresInDays: 30,
    password: PASSWORD,
  });
  const { key: one, token } = made.json().result.data.json;
  return { id: one.id, token };
}

/** Sends a request as a tool does: no cookie and no origin. */
const send = (request: InjectOptions, token = key.token) =>
  server.app.inject({ ...request, headers: { authorization: `Bearer ${token}`, ...request.headers } });
const query = (procedure: string, token?: string) => send({ method: 'GET', url: `/trpc/${procedure}` }, token);
const mutate = (procedure: string, input: unknown, token?: string) =>
  send(
    {
      method: 'POST',
      url: `/trpc/${procedure}`,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ json: input }),
    },
    token,
  );

describe('an API key', () => {
  it('changes its owner’s data also from a browser extension, whose cookie does not; no page can send one (API-08, T09)', async () => {
    const act = (origin: string, headers: Record<string, string>) =>
      server.app.inject({
        method: 'POST',
        url: '/api/user-collections',
        headers: { 'content-type': 'application/json', origin, ...headers },
        body: '{"action":"ensure_defaults"}',
      });
    const [byKey, byCookie] = [{ authorization: `Bearer ${key.token}` }, { cookie: mine.cookie }];
    const extension = `chrome-extension://${'a'.repeat(32)}`;
    expect((await act(extension, byKey)).statusCode).toBe(200);
    for (const [origin, headers] of [
      [extension, byCookie],
      ['https://evil.example', byKey],
      [`https://evil.example/${extension}`, byKey],
    ] as const)
      expect((await act(origin, headers)).json().error.code).toBe('foreign_origin');
    expect((await act(extension, { ...byCookie, authorization: 'Bearer onc_made-up' })).json().error.code).toBe(
      'key_invalid',
    );
  });

  it('calls tRPC and REST as its owner, with only its permissions (API-08, AUTH-05)', async () => {
    const session = (await query('auth.session')).json().result.data.json;
    expect([session.user.id, session.permissions]).toEqual([userId, ['dev.feature']]);
    expect((await mutate('collections.ensureDefaults', undefined)).statusCode).toBe(200);
    const rest = await send({ method: 'GET', url: '/api/user-collections' });
    expect([rest.statusCode, rest.json().collections.length]).toEqual([200, 3]);
    const act = {
      method: 'POST',
      url: '/api/user-collections',
      headers: { 'content-type': 'application/json' },
      body: '{"action":"ensure_defaults"}',
    } as const;
    expect((await send(act)).statusCode).toBe(200);
    expect((await query('admin.roles.list')).statusCode).toBe(403);
  });

  it('does nothing that could take the account from its owner (API-08, AUTH-06)', async () => {
    const calls = [
      query('apiKeys.list'),
      mutate('apiKeys.create', { name: 'Another', permissions: [], expiresInDays: null, password: PASSWORD }),
      mutate('apiKeys.revoke', { id: key.id }),
      mutate('account.delete', { password: PASSWORD }),
    ];
    for (const answer of await Promise.all(calls)) {
      expect([answer.statusCode, answer.json().error.json.data.error.code]).toEqual([403, 'session_required']);
    }
  });

  it('reads licence codes and shares only if it was allowed to, and changes nothing if it may only read (API-08)', async () => {
    const id = uuidv7();
    await mine.mutate('purchases.create', {
      id,
      title: 'Bought',
      price: 49,
      currency: 'USD',
      purchasedOn: '2026-01-31',
      licenceCodes: ['A-1'],
    });
    const { collections } = (await mine.query('collections.load')).json().result.data.json;
    const collectionId = collections[0].id;
    const asked = async (scopes: readonly KeyScope[]) => {
      const { token } = await newKey([], scopes);
      const answers = await Promise.all([
        query('collections.list', token),
        send({ method: 'GET', url: '/api/account/purchases/export' }, token),
        mutate('collections.update', { collectionId, name: `By ${scopes.join()}` }, token),
        send(
          {
            method: 'POST',
            url: '/api/user-collections',
            headers: { 'content-type': 'application/json' },
            body: '{"action":"ensure_defaults"}',
          },
          token,
        ),
        mutate('purchases.reveal', { id }, token),
        send({ method: 'GET', url: '/api/account/purchases/export?codes=1' }, token),
        mutate('collections.share', { collectionId }, token),
        mutate('collections.unshare', { collectionId }, token),
      ]);
      const refused = answers.filter(({ statusCode }) => statusCode !== 200);
      expect(refused.filter(({ body }) => !body.includes('scope_required'))).toEqual([]);
      return answers.map(({ statusCode }) => statusCode);
    };
    expect(await asked([])).toEqual([200, 200, 403, 403, 403, 403, 403, 403]);
    expect(await asked(['write'])).toEqual([200, 200, 200, 200, 403, 403, 403, 403]);
    expect(await asked(['licence_codes'])).toEqual([200, 200, 403, 403, 200, 200, 403, 403]);
    expect(await asked(['share'])).toEqual([200, 200, 403, 403, 403, 403, 200, 200]);
  });

  it('that is wrong is refused and not taken for a visitor, whatever cookie comes along (API-08)', async () => {
    for (const token of ['onc_wrong', 'x', `${key.token}x`]) {
      const answer = await query('catalog.home', token);
      expect([answer.statusCode, answer.json().error.json.data.error.code]).toEqual([401, 'key_invalid']);
    }
    const both = await send(
      { method: 'GET', url: '/api/user-collections', headers: { cookie: mine.cookie } },
      'onc_wrong',
    );
    expect([both.statusCode, both.json().error.code]).toEqual([401, 'key_invalid']);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['revoked', () => mine.mutate('apiKeys.revoke', { id: key.id })],
    [
      'expired',
      () =>
        server.services.database.db
          .update(apiKeys)
          .set({ expiresAt: new Date(0) })
          .where(eq(apiKeys.id, key.id)),
    ],
    [
      'of a suspended member',
      () => server.services.database.db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, userId)),
    ],
    ['of a deleted member', () => mine.mutate('account.delete', { password: PASSWORD })],
  ])('that is %s is refused from the next call on (API-08, AUTH-06)', async (_what, end) => {
    expect((await query('collections.list')).statusCode).toBe(200);
    await end();
    await expect.poll(async () => (await query('collections.list')).statusCode).toBe(401);
    expect((await query('collections.list')).json().error.json.data.error.code).toBe('key_invalid');
  });
});

describe('createOncewareClient with an API key', () => {
  it('calls the typed procedures from wherever it runs (API-08)', async () => {
    // Another address than the public one: a key needs no origin.
    const url = await server.app.listen({ host: '127.0.0.1', port: 0 });
    const client = createOncewareClient({ url, apiKey: key.token });
    const { collections } = await client.collections.load.query();
    const deal = await makeDeal(server.services.database);
    const { item } = await client.collections.addItem.mutate({
      collectionId: collections[0]?.id ?? '',
      entityType: 'deal',
      entityId: deal.id,
    });
    expect(item.entity_id).toBe(deal.id);
    const rows = Array.from({ length: 300 }, (_, n) => ({
      title: `Tool ${n}`,
      price: '1',
      currency: 'USD',
      purchased_on: '2026-01-01',
      notes: 'x'.repeat(1000),
    }));
    const [report] = await Promise.all([
      client.purchases.import.mutate({ rows, isPreview: false }),
      client.purchases.list.query(),
    ]);
    expect(report.added).toBe(300);
    await mine.mutate('apiKeys.revoke', { id: key.id });
    const failed = () => client.collections.load.query().catch((error: unknown) => error);
    await expect.poll(failed).toBeInstanceOf(TRPCClientError);
    expect(await failed()).toMatchObject({ data: { error: { code: 'key_invalid' } } });
  });
});

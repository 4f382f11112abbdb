import { Validator } from '@seriousme/openapi-schema-validator';
import { PERMISSIONS } from '@onceware/api/access/access.contract';
import { ERROR_STATUS } from '@onceware/api/core/error-status';
import type { ErrorKey } from '@onceware/api/core/errors';
import { createSessionStore } from '@onceware/api/auth/sessions';
import { makeDeal } from '@onceware/api/testing/factories';
import { openDatabase } from '@onceware/db/client';
import addFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { LightMyRequestResponse } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { readSettings } from '../settings.ts';
import { registeredRoutes } from '../testing/registered-routes.ts';
import { createTestServer, ORIGIN, type TestBrowser, type TestServer } from '../testing/test-server.ts';
import { type DocumentedRoute, documentedRoutes, failuresOf } from './routes.ts';

interface MediaType {
  schema?: object;
}
interface Documented {
  paths: Record<string, Record<string, { responses: Record<string, { content?: Record<string, MediaType> }> }>>;
  components: { schemas: object };
}

const METRICS_TOKEN = 'the numbers of these tests';
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

let server: TestServer;
/** Holds every permission, and one of each thing. */
let owner: TestBrowser;
let ids: { collection: string; other: string; full: string; item: string; deal: string; tool: string; avatar: string };
let document: Documented;

beforeAll(async () => {
  server = await createTestServer({ env: { METRICS_TOKEN, SECURITY_CONTACT: 'mailto:security@onceware.example' }, clientPackage: import.meta.filename, limits: { otherPerKey: 1 } });
  document = (await server.visitor.get('/api/openapi.json')).json();
  ({ owner, ids } = await setUp(server));
});
afterAll(() => server.close());

async function setUp({ services, signedIn, tool }: TestServer) {
  const { pool } = services.database;
  const admin = await signedIn({ role: 'admin' });
  await admin.act('ensure_defaults');
  const { collections } = (await admin.get('/api/user-collections')).json<{ collections: { id: string }[] }>();
  const [collection, other, full] = collections.map(({ id }) => id);
  const deal = await makeDeal(services.database);
  const { item } = (await admin.act('add_item', { collectionId: collection, entityType: 'deal', entityId: deal.id, notes: 'a note' })).json();
  await admin.mutate('collections.share', { collectionId: collection });
  await pool.query(
    `with made as (
       insert into tools (id, slug, name, category) select gen_random_uuid(), gen_random_uuid(), 'Tool ' || n, 'other' from generate_series(1, 5000) n returning id
     )
     insert into collection_items (id, collection_id, entity_type, entity_id, rank)
     select gen_random_uuid(), $1, 'tool', id, 'a' || lpad(to_hex(row_number() over ()), 7, '0') from made`,
    [full],
  );
  await pool.query('update collections set next_rank = 5001 where id = $1', [full]);
  const bought = { price: 49, currency: 'USD', purchasedOn: '2026-01-31', licenceCodes: ['A-1'] };
  await admin.mutate('purchases.create', { id: uuidv7(), title: 'A deal', dealId: deal.id, refundUntil: '2026-03-31', ...bought });
  await admin.mutate('purchases.create', { id: uuidv7(), title: 'Something else', tier: 'Pro', ...bought });
  await admin.mutate('contact.send', { id: uuidv7(), name: 'A', email: 'a@example.com', topic: 'question', message: 'Hello', language: 'pt' });
  await tool(admin.user, ['sidebar.view']);
  await pool.query(`with made as (insert into organizations (id, name) values (gen_random_uuid(), 'A company') returning id)
    insert into organization_members (organization_id, user_id, role) select id, $1, 'owner' from made`, [admin.user.id]);
  const { profile } = (await admin.mutate('account.setPicture', { image: PIXEL })).json().result.data.json;
  const avatar = String(profile.avatar).replace('/api/avatars/', '');
  return { owner: admin, ids: { collection, other, full, item: item.id, deal: deal.id, tool: deal.toolId, avatar } as typeof ids };
}

// ── How each is asked ───────────────────────────────────────────────────────────────────────────────────────────────

const entry = () => ({ collectionId: ids.collection, entityType: 'tool', entityId: ids.tool });
const add = () => ({ action: 'add_item', ...entry() });

/** A request that does well, and one that is not valid. */
const requests: Record<string, { good: () => string; bad?: string; body?: () => unknown; headers?: Record<string, string> }> = {
  '/api/user-collections': { good: () => '/api/user-collections', bad: '/api/user-collections', body: add },
  '/api/user-collections/items': { good: () => `/api/user-collections/items?collectionId=${ids.collection}`, bad: '/api/user-collections/items' },
  '/api/user-collections/export': { good: () => '/api/user-collections/export?format=json', bad: '/api/user-collections/export?format=xml' },
  '/api/deals/{id}': { good: () => `/api/deals/${ids.deal}`, bad: '/api/deals/1' },
  '/api/tools/{id}': { good: () => `/api/tools/${ids.tool}`, bad: '/api/tools/1' },
  '/api/gravatar/exists': { good: () => `/api/gravatar/exists?hash=${'0'.repeat(32)}`, bad: '/api/gravatar/exists?hash=0' },
  '/api/avatars/{id}': { good: () => `/api/avatars/${ids.avatar}`, bad: '/api/avatars/1' },
  '/api/account/export': { good: () => '/api/account/export' },
  '/api/account/purchases/export': { good: () => '/api/account/purchases/export', bad: '/api/account/purchases/export?codes=2' },
  ...Object.fromEntries(
    ['users', 'organizations', 'contacts', 'logs', 'orders'].map((table) => {
      const path = `/api/admin/${table}/export`;
      return [path, { good: () => path, bad: `${path}?q=${'a'.repeat(201)}` }];
    }),
  ),
  '/api/admin/catalog/import': {
    good: () => '/api/admin/catalog/import?source=test&format=json',
    bad: '/api/admin/catalog/import',
    body: () => [{ name: 'Kiln', base_price: 10 }, { name: '' }],
  },
  '/api/openapi.json': { good: () => '/api/openapi.json' },
  '/health/live': { good: () => '/health/live' },
  '/health/ready': { good: () => '/health/ready' },
  '/metrics': { good: () => '/metrics', headers: { authorization: `Bearer ${METRICS_TOKEN}` } },
};

type Answer = Promise<LightMyRequestResponse>;

function send(route: DocumentedRoute, browser: TestBrowser, changes: { url?: string; body?: unknown; headers?: Record<string, string> } = {}): Answer {
  const { good, body, headers } = requests[route.path] ?? { good: () => route.path };
  const url = changes.url ?? good();
  const sent = changes.headers ?? headers ?? {};
  return route.method === 'get' ? browser.get(url, sent) : browser.post(url, changes.body ?? body?.(), sent);
}

/** Failures that are met in the same way everywhere. */
const failing: Partial<Record<ErrorKey, (route: DocumentedRoute) => Answer>> = {
  unauthenticated: (route) => send(route, server.visitor, { headers: {} }),
  key_invalid: (route) => send(route, server.visitor, { headers: { authorization: 'Bearer onc_made-up' } }),
  session_required: async (route) => send(route, await server.tool(owner.user ?? never())),
  scope_required: async (route) => send(route, await server.tool(owner.user ?? never(), PERMISSIONS, [])),
  forbidden: async (route) => send(route, await server.signedIn({ role: 'member' })),
  async too_many_requests(route) {
    const knocking = await server.signedIn({ role: 'member' });
    // Look-ups of pictures are counted by tens, and only those that nobody asked for before.
    const urls = route.path === '/api/gravatar/exists' ? Array.from({ length: 10 }, (_, n) => `${route.path}?hash=${`${n}`.repeat(64)}`) : [undefined];
    for (const url of urls) await send(route, knocking, url ? { url } : {});
    return send(route, knocking, urls[0] ? { url: `${route.path}?hash=${'a'.repeat(64)}` } : {});
  },
  foreign_origin: (route) => send(route, owner, { headers: { origin: 'https://evil.example' } }),
  not_json: (route) => send(route, owner, { headers: { 'content-type': 'text/plain' } }),
  too_large: (route) => send(route, owner, { headers: { 'content-length': String(300 * 1024 * 1024) } }),
  invalid_input: (route) => send(route, owner, { url: requests[route.path]?.bad ?? never(), body: {} }),
  unavailable: (route) => withoutDatabase((browser) => send(route, browser)),
};

/** Those that are a route's own, by route and key. */
const ownFailures: Record<string, () => Answer> = {
  '/api/user-collections not_found': () => owner.act('add_item', { ...entry(), collectionId: uuidv7() }),
  '/api/user-collections item_not_found': () => owner.act('remove_item', { ...entry(), collectionId: ids.other }),
  '/api/user-collections item_exists': () => owner.act('add_item', { ...entry(), entityType: 'deal', entityId: ids.deal }),
  '/api/user-collections collection_full': () => owner.act('add_item', { ...entry(), collectionId: ids.full }),
  '/api/user-collections id_taken': () => owner.act('add_item', { ...entry(), id: ids.item, collectionId: ids.other }),
  '/api/user-collections defaults_failed': () => inBrokenDatabase('alter table collections rename to gone', (browser) => browser.act('ensure_defaults')),
  '/api/user-collections/items not_found': () => owner.get(`/api/user-collections/items?collectionId=${uuidv7()}`),
  '/api/user-collections/export not_found': () => owner.get(`/api/user-collections/export?format=csv&collectionId=${uuidv7()}`),
  '/api/deals/{id} not_found': () => owner.get(`/api/deals/${uuidv7()}`),
  '/api/tools/{id} not_found': () => owner.get(`/api/tools/${uuidv7()}`),
  '/api/account/purchases/export scope_required': async () => (await server.tool(owner.user ?? never(), [], [])).get('/api/account/purchases/export?codes=1'),
  '/api/avatars/{id} not_found': () => owner.get(`/api/avatars/${uuidv7()}`),
  '/client/onceware-client.tgz not_found': () => inBrokenDatabase('select 1', (browser) => browser.get('/client/onceware-client.tgz')),
  '/.well-known/security.txt not_found': () => inBrokenDatabase('select 1', (browser) => browser.get('/.well-known/security.txt')),
  '/metrics not_found': () => inBrokenDatabase('select 1', (browser) => browser.get('/metrics')),
};

/** Successes besides the good request. */
const moreSuccesses: Record<string, (() => Answer)[]> = {
  'post /api/user-collections': [
    () => owner.act('ensure_defaults'),
    () => owner.act('move_item', { itemId: ids.item, fromCollectionId: ids.collection, toCollectionId: ids.other }),
    () => owner.act('move_item', { itemId: ids.item, fromCollectionId: ids.other, toCollectionId: ids.collection }),
    () => owner.act('remove_item', entry()),
  ],
  'get /api/user-collections/export': [() => owner.get('/api/user-collections/export?format=csv')],
  'post /api/admin/catalog/import': [() => owner.post('/api/admin/catalog/import?source=test&format=csv', 'id,name\n1,"', { 'content-type': 'text/csv' })],
};

const never = (): never => {
  throw new Error('This cannot be.');
};

/** A signed-in browser of a server whose database is away. */
async function withoutDatabase<Result>(work: (browser: TestBrowser) => Promise<Result>): Promise<Result> {
  const url = 'postgres://127.0.0.1:9/nothing';
  const database = openDatabase({ url, connectTimeoutMs: 500 });
  const sessions = createSessionStore({ database, url });
  const settings = readSettings({ LOG_LEVEL: 'silent', PUBLIC_URL: ORIGIN });
  const app = await buildApp({ services: { ...server.services, database, sessions }, settings, web: null });
  const headers = { cookie: owner.cookie, origin: ORIGIN };
  try {
    return await work({
      ...owner,
      get: (path) => app.inject({ url: path, headers }),
      post: (path, body) => app.inject({ method: 'POST', url: path, headers, payload: body as object }),
    });
  } finally {
    await app.close();
    await sessions.close();
    await database.close();
  }
}

/** An admin's browser of a server of its own, in whose database this was done. */
async function inBrokenDatabase<Result>(statement: string, work: (browser: TestBrowser) => Promise<Result>): Promise<Result> {
  const broken = await createTestServer();
  try {
    const admin = await broken.signedIn({ role: 'admin' });
    await broken.services.database.pool.query(statement);
    return await work(admin);
  } finally {
    await broken.close();
  }
}

// ── What is compared ────────────────────────────────────────────────────────────────────────────────────────────────

/** Fails unless status, content type and body are in the document. */
function check(route: DocumentedRoute, answer: LightMyRequestResponse, status: string = String(answer.statusCode)): void {
  const response = document.paths[route.path]?.[route.method]?.responses[status];
  expect(response, `${route.method} ${route.path} answered ${status}: ${answer.body.slice(0, 300)}`).toBeDefined();
  expect(answer.headers['x-request-id']).toBeDefined();
  if (status === '304') return;
  const type = String(answer.headers['content-type']).split(';')[0] ?? '';
  expect(Object.keys(response?.content ?? {})).toContain(type);
  const schema = response?.content?.[type]?.schema;
  if (!schema) return;
  const bodies = type === 'application/x-ndjson' ? answer.body.split('\n').filter(Boolean) : [answer.body];
  for (const body of bodies) expect(problemsOf(schema, JSON.parse(body))).toEqual([]);
}

function problemsOf(schema: object, value: unknown): unknown[] {
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, allErrors: true });
  addFormats.default(ajv);
  const whole = JSON.stringify({ ...schema, $defs: document.components.schemas }).replaceAll('#/components/schemas/', '#/$defs/');
  const validate = ajv.compile(JSON.parse(whole) as object);
  validate(value);
  return validate.errors ?? [];
}

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1 (API-06)', async () => {
    const { valid, errors } = await new Validator().validate(JSON.parse(JSON.stringify(document)) as Record<string, unknown>);
    expect(errors ?? []).toEqual([]);
    expect(valid).toBe(true);
  });

  it('describes every route that is registered, and nothing else (API-06)', () => {
    const described = documentedRoutes.map(({ method, path, registered = path }) => `${method.toUpperCase()} ${registered.replace(/\{(\w+)\}/g, ':$1')}`);
    expect([...new Set(described)].toSorted()).toEqual(registeredRoutes(server.app).toSorted());
  });

  it('holds no schema of an answer that takes what it does not name (API-06)', () => {
    const text = JSON.stringify(document.components.schemas);
    expect(text.match(/"type":"object"/g)?.length).toBe((text.match(/"additionalProperties":false/g)?.length ?? 0) + (text.match(/"propertyNames"/g)?.length ?? 0));
  });
});

describe.each(documentedRoutes.map((route) => [`${route.method} ${route.path}`, route] as const))('%s', (name, route) => {
  it('answers as the document says when all is well (API-06)', async () => {
    const answer = await send(route, owner);
    expect([answer.statusCode, answer.statusCode === 200 || answer.body]).toEqual([200, true]);
    check(route, answer);
    for (const ask of moreSuccesses[name] ?? []) {
      const more = await ask();
      expect([more.statusCode, more.statusCode === 200 || more.body]).toEqual([200, true]);
      check(route, more);
    }
    if (!route.isCacheable) return;
    const again = await send(route, owner, { headers: { 'if-none-match': String(answer.headers.etag) } });
    expect(again.statusCode).toBe(304);
    check(route, again);
  });

  it.each(failuresOf(route))('fails with %s as the document says (API-06, API-02)', async (key) => {
    const answer = await (ownFailures[`${route.path} ${key}`] ?? (() => (failing[key] ?? never)(route)))();
    expect([answer.statusCode, answer.json().error.code]).toEqual([ERROR_STATUS[key], key]);
    check(route, answer);
  });
});

it('whatever else breaks is answered as the document says (API-06, API-02)', async () => {
  await inBrokenDatabase('alter schema public rename to gone', async (browser) => {
    for (const route of documentedRoutes.filter(({ isAlone, path }) => !isAlone && path !== '/health/ready')) {
      const answer = await send(route, browser);
      expect([route.path, answer.statusCode]).toEqual([route.path, 500]);
      check(route, answer, 'default');
    }
  });
});

import { Validator } from '@seriousme/openapi-schema-validator';
import { PERMISSIONS } from '@onceware/api/core/permissions.contract';
import { ERROR_STATUS } from '@onceware/api/core/error-status';
import type { ErrorKey } from '@onceware/api/core/errors';
import { createSessionStore } from '@onceware/api/auth/sessions/sessions';
import { makeDeal } from '@onceware/api/testing/factories';
import { openDatabase } from '@onceware/db/client';
import addFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { LightMyRequestResponse } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { readSettings } from '../start/settings.ts';
import { registeredRoutes } from '../testing/registered-routes.ts';
import { createTestServer, ORIGIN, type TestBrowser, type TestServer } from '../testing/test-server.ts';
import { type Route, urlOf } from '../rest/define-route.ts';
import { ROUTES } from '../rest/routes.ts';
import { failuresOf } from './failures-of.ts';

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
let ids: {
  collection: string;
  other: string;
  full: string;
  own: string;
  token: string;
  item: string;
  deal: string;
  tool: string;
  avatar: string;
};
let document: Documented;

beforeAll(async () => {
  server = await createTestServer({
    env: { METRICS_TOKEN, SECURITY_CONTACT: 'mailto:security@onceware.example' },
    clientPackage: import.meta.filename,
    limits: { otherPerKey: 1 },
  });
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
  const { item } = (
    await admin.act('add_item', { collectionId: collection, entityType: 'deal', entityId: deal.id, notes: 'a note' })
  ).json();
  const { token } = (await admin.mutate('collections.share', { collectionId: collection })).json().result.data.json
    .share;
  const own = uuidv7();
  await admin.mutate('collections.create', { id: own, name: 'Own' });
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
  await admin.mutate('purchases.create', {
    id: uuidv7(),
    title: 'A deal',
    dealId: deal.id,
    refundUntil: '2026-03-31',
    ...bought,
  });
  await admin.mutate('purchases.create', { id: uuidv7(), title: 'Something else', tier: 'Pro', ...bought });
  await admin.mutate('contact.send', {
    id: uuidv7(),
    name: 'A',
    email: 'a@example.com',
    topic: 'question',
    message: 'Hello',
    language: 'pt',
  });
  await tool(admin.user, ['sidebar.view']);
  await pool.query(
    `with made as (insert into organizations (id, name) values (gen_random_uuid(), 'A company') returning id)
    insert into organization_members (organization_id, user_id, role) select id, $1, 'owner' from made`,
    [admin.user.id],
  );
  const { profile } = (await admin.mutate('account.setPicture', { image: PIXEL })).json().result.data.json;
  const avatar = String(profile.avatar).replace('/api/avatars/', '');
  return {
    owner: admin,
    ids: { collection, other, full, own, token, item: item.id, deal: deal.id, tool: deal.toolId, avatar } as typeof ids,
  };
}

// ── How each is asked ───────────────────────────────────────────────────────────────────────────────────────────────

const entry = () => ({ collectionId: ids.collection, entityType: 'tool', entityId: ids.tool });
const add = () => ({ action: 'add_item', ...entry() });

const entities = () => ({ entities: [{ entityType: 'deal', entityId: ids.deal }] });
const own = (rest = '') => `/api/collections/${ids.own}${rest}`;
const inCollection = (rest: string) => `/api/collections/${ids.collection}/items${rest}`;
const move = (fromCollectionId: string, toCollectionId: string) => ({
  fromCollectionId,
  toCollectionId,
  runs: [{ after: null, ...entities() }],
});
const file = () => ({
  collections: [
    { name: 'Taken in', items: [{ entityType: 'deal', entityId: ids.deal }, { url: 'https://nobody.example' }] },
  ],
});
const NO_ID = '/api/collections/1';

/** By path, or by method and path: a request that does well, and one that is not valid. */
const requests: Record<
  string,
  { good: () => string; bad?: string; body?: () => unknown; headers?: Record<string, string> }
> = {
  '/api/deals': {
    good: () => '/api/deals?q=kiln&maxPrice=99.5&minDiscount=1&ended=false&limit=2',
    bad: '/api/deals?limit=49',
  },
  '/api/tools': { good: () => '/api/tools?limit=2', bad: '/api/tools?category=fruit' },
  'get /api/collections': { good: () => '/api/collections', bad: '/api/collections?cursor=1' },
  'post /api/collections': {
    good: () => '/api/collections',
    bad: '/api/collections',
    body: () => ({ id: ids.own, name: 'Own' }),
  },
  'patch /api/collections/{collectionId}': { good: own, bad: NO_ID, body: () => ({ name: 'Own', isFavorite: true }) },
  'delete /api/collections/{collectionId}': { good: own, bad: NO_ID },
  '/api/collections/{collectionId}/restore': { good: () => own('/restore'), bad: `${NO_ID}/restore`, body: () => ({}) },
  'get /api/collections/{collectionId}/items': { good: () => inCollection(''), bad: `${NO_ID}/items` },
  'post /api/collections/{collectionId}/items': {
    good: () => own('/items'),
    bad: `${NO_ID}/items`,
    body: () => ({ entityType: 'tool', entityId: ids.tool, notes: 'a note' }),
  },
  'patch /api/collections/{collectionId}/items/{entityType}/{entityId}': {
    good: () => inCollection(`/deal/${ids.deal}`),
    bad: `${NO_ID}/items/user/1`,
    body: () => ({ notes: 'another' }),
  },
  'delete /api/collections/{collectionId}/items/{entityType}/{entityId}': {
    good: () => own(`/items/tool/${ids.tool}`),
    bad: `${NO_ID}/items/user/1`,
  },
  '/api/collections/{collectionId}/items/remove': {
    good: () => inCollection('/remove'),
    bad: `${NO_ID}/items/remove`,
    body: entities,
  },
  '/api/collections/{collectionId}/items/restore': {
    good: () => inCollection('/restore'),
    bad: `${NO_ID}/items/restore`,
    body: entities,
  },
  '/api/collections/move-items': {
    good: () => '/api/collections/move-items',
    bad: '/api/collections/move-items',
    body: () => move(ids.collection, ids.collection),
  },
  'put /api/collections/{collectionId}/share': {
    good: () => own('/share'),
    bad: `${NO_ID}/share`,
    body: () => ({ showsNotes: true }),
  },
  'delete /api/collections/{collectionId}/share': { good: () => own('/share'), bad: `${NO_ID}/share` },
  '/api/shared/{token}': { good: () => `/api/shared/${ids.token}`, bad: '/api/shared/1' },
  '/api/shared/{token}/copy': {
    good: () => `/api/shared/${ids.token}/copy`,
    bad: '/api/shared/1/copy',
    body: () => ({ id: uuidv7() }),
  },
  '/api/collections/import/preview': {
    good: () => '/api/collections/import/preview',
    bad: '/api/collections/import/preview',
    body: file,
  },
  '/api/collections/import': { good: () => '/api/collections/import', bad: '/api/collections/import', body: file },
  '/api/user-collections': { good: () => '/api/user-collections', bad: '/api/user-collections', body: add },
  '/api/user-collections/items': {
    good: () => `/api/user-collections/items?collectionId=${ids.collection}`,
    bad: '/api/user-collections/items',
  },
  '/api/user-collections/export': {
    good: () => '/api/user-collections/export?format=json',
    bad: '/api/user-collections/export?format=xml',
  },
  '/api/deals/{id}': { good: () => `/api/deals/${ids.deal}`, bad: '/api/deals/1' },
  '/api/tools/{id}': { good: () => `/api/tools/${ids.tool}`, bad: '/api/tools/1' },
  '/api/gravatar/exists': {
    good: () => `/api/gravatar/exists?hash=${'0'.repeat(32)}`,
    bad: '/api/gravatar/exists?hash=0',
  },
  '/api/avatars/{id}': { good: () => `/api/avatars/${ids.avatar}`, bad: '/api/avatars/1' },
  '/api/account/export': { good: () => '/api/account/export' },
  '/api/account/purchases/export': {
    good: () => '/api/account/purchases/export',
    bad: '/api/account/purchases/export?codes=2',
  },
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
  '/api/page/{file}': { good: () => '/api/page/page.css', bad: '/api/page/index.html' },
  '/api/openapi.json': { good: () => '/api/openapi.json' },
  '/health/live': { good: () => '/health/live' },
  '/health/ready': { good: () => '/health/ready' },
  '/metrics': { good: () => '/metrics', headers: { authorization: `Bearer ${METRICS_TOKEN}` } },
};

type Answer = Promise<LightMyRequestResponse>;

const requestOf = ({ method, path }: Route) => requests[`${method} ${path}`] ?? requests[path] ?? { good: () => path };

function send(
  route: Route,
  browser: TestBrowser,
  changes: { url?: string; body?: unknown; headers?: Record<string, string> } = {},
): Answer {
  const { good, body, headers } = requestOf(route);
  const url = changes.url ?? good();
  const sent = changes.headers ?? headers ?? {};
  if (route.method === 'get') return browser.get(url, sent);
  return browser.change(route.method, url, route.body && (changes.body ?? body?.()), sent);
}

/** Failures that are met in the same way everywhere. */
const failing: Partial<Record<ErrorKey, (route: Route) => Answer>> = {
  unauthenticated: (route) => send(route, server.visitor, { headers: {} }),
  key_invalid: (route) => send(route, server.visitor, { headers: { authorization: 'Bearer onc_made-up' } }),
  session_required: async (route) => send(route, await server.tool(owner.user ?? never())),
  scope_required: async (route) => send(route, await server.tool(owner.user ?? never(), PERMISSIONS, [])),
  forbidden: async (route) => send(route, await server.signedIn({ role: 'member' })),
  async too_many_requests(route) {
    const knocking = await server.signedIn({ role: 'member' });
    // Look-ups of pictures are counted by tens, and only those that nobody asked for before.
    const urls =
      route.path === '/api/gravatar/exists'
        ? Array.from({ length: 10 }, (_, n) => `${route.path}?hash=${`${n}`.repeat(64)}`)
        : [undefined];
    for (const url of urls) await send(route, knocking, url ? { url } : {});
    return send(route, knocking, urls[0] ? { url: `${route.path}?hash=${'a'.repeat(64)}` } : {});
  },
  foreign_origin: (route) => send(route, owner, { headers: { origin: 'https://evil.example' } }),
  not_json: (route) => send(route, owner, { headers: { 'content-type': 'text/plain' } }),
  too_large: (route) => send(route, owner, { headers: { 'content-length': String(300 * 1024 * 1024) } }),
  /** Of another collection, or another link. */
  not_found: (route) =>
    send(route, owner, {
      url: requestOf(route)
        .good()
        .replace(/\/collections\/[0-9a-f-]{36}/, `/collections/${uuidv7()}`)
        .replace(/\/shared\/[\w-]+/, `/shared/${'a'.repeat(24)}`),
    }),
  too_many_collections: async (route) => {
    const crowded = await server.signedIn();
    await server.services.database.pool.query(
      `insert into collections (id, user_id, name) select gen_random_uuid(), $1, 'Many' from generate_series(1, 200)`,
      [crowded.user.id],
    );
    return send(route, crowded, { body: { ...(requestOf(route).body?.() as object), id: uuidv7() } });
  },
  invalid_input: (route) => send(route, owner, { url: requestOf(route).bad ?? never(), body: {} }),
  unavailable: (route) => withoutDatabase((browser) => send(route, browser)),
};

/** A new collection of the owner's, with the deal in it. */
async function makeCollection(): Promise<string> {
  const id = uuidv7();
  await owner.post('/api/collections', { id, name: 'Another' });
  await owner.post(`/api/collections/${id}/items`, { entityType: 'deal', entityId: ids.deal });
  return id;
}

const unknown = () => ({ entities: [{ entityType: 'tool', entityId: uuidv7() }] });
const moved = async (change: object) =>
  owner.post('/api/collections/move-items', { ...move(await makeCollection(), ids.other), ...change });
const tools = async (collection: string) => {
  const { items } = (await owner.get(`/api/collections/${collection}/items`)).json<{
    items: { entity_id: string }[];
  }>();
  return items.map(({ entity_id }) => ({ entityType: 'tool', entityId: entity_id }));
};

/** Those that are a route's own, by the operation or the path, and the key. */
const ownFailures: Record<string, () => Answer> = {
  'createCollection id_taken': async () =>
    (await server.signedIn()).post('/api/collections', { id: ids.own, name: 'Mine' }),
  'deleteCollection default_collection': () => owner.change('delete', `/api/collections/${ids.collection}`),
  'restoreCollection too_many_collections': async () => {
    const crowded = await server.signedIn();
    const id = uuidv7();
    await crowded.post('/api/collections', { id, name: 'Gone' });
    await crowded.change('delete', `/api/collections/${id}`);
    await server.services.database.pool.query(
      `insert into collections (id, user_id, name) select gen_random_uuid(), $1, 'Many' from generate_series(1, 200)`,
      [crowded.user.id],
    );
    return crowded.post(`/api/collections/${id}/restore`, {});
  },
  'addItem item_exists': () => owner.post(inCollection(''), { entityType: 'deal', entityId: ids.deal }),
  'addItem collection_full': () =>
    owner.post(`/api/collections/${ids.full}/items`, { entityType: 'tool', entityId: ids.tool }),
  'addItem id_taken': () => owner.post(own('/items'), { id: ids.item, entityType: 'deal', entityId: ids.deal }),
  'setNotes item_not_found': () => owner.change('patch', inCollection(`/deal/${uuidv7()}`), { notes: null }),
  'removeItem item_not_found': () => owner.change('delete', inCollection(`/deal/${uuidv7()}`)),
  'removeItems item_not_found': () => owner.post(inCollection('/remove'), unknown()),
  'restoreItems item_not_found': () => owner.post(inCollection('/restore'), unknown()),
  'restoreItems item_exists': async () => {
    const items = `/api/collections/${await makeCollection()}/items`;
    await owner.post(`${items}/remove`, entities());
    await owner.post(items, { entityType: 'deal', entityId: ids.deal });
    return owner.post(`${items}/restore`, entities());
  },
  'restoreItems collection_full': async () => {
    const [first] = await tools(ids.full);
    await owner.post(`/api/collections/${ids.full}/items/remove`, { entities: [first] });
    await owner.post(`/api/collections/${ids.full}/items`, { entityType: 'tool', entityId: ids.tool });
    return owner.post(`/api/collections/${ids.full}/items/restore`, { entities: [first] });
  },
  'moveItems not_found': () => moved({ toCollectionId: uuidv7() }),
  'moveItems item_not_found': () => moved({ runs: [{ after: null, ...unknown() }] }),
  'moveItems item_exists': () => moved({ toCollectionId: ids.collection }),
  'moveItems collection_full': () => moved({ toCollectionId: ids.full }),
  'copyShared id_taken': async () => (await server.signedIn()).post(`/api/shared/${ids.token}/copy`, { id: ids.own }),
  'previewImport collection_full': () =>
    owner.post('/api/collections/import/preview', {
      collections: [{ name: 'Must-Have!', items: entities().entities }],
    }),
  'importCollections collection_full': () =>
    owner.post('/api/collections/import', { collections: [{ name: 'Must-Have!', items: entities().entities }] }),
  '/api/user-collections not_found': () => owner.act('add_item', { ...entry(), collectionId: uuidv7() }),
  '/api/user-collections item_not_found': () => owner.act('remove_item', { ...entry(), collectionId: ids.other }),
  '/api/user-collections item_exists': () =>
    owner.act('add_item', { ...entry(), entityType: 'deal', entityId: ids.deal }),
  '/api/user-collections collection_full': () => owner.act('add_item', { ...entry(), collectionId: ids.full }),
  '/api/user-collections id_taken': () => owner.act('add_item', { ...entry(), id: ids.item, collectionId: ids.other }),
  '/api/user-collections defaults_failed': () =>
    inBrokenDatabase('alter table collections rename to gone', (browser) => browser.act('ensure_defaults')),
  '/api/user-collections/items not_found': () => owner.get(`/api/user-collections/items?collectionId=${uuidv7()}`),
  '/api/user-collections/export not_found': () =>
    owner.get(`/api/user-collections/export?format=csv&collectionId=${uuidv7()}`),
  '/api/deals/{id} not_found': () => owner.get(`/api/deals/${uuidv7()}`),
  '/api/tools/{id} not_found': () => owner.get(`/api/tools/${uuidv7()}`),
  '/api/account/purchases/export scope_required': async () =>
    (await server.tool(owner.user ?? never(), [], [])).get('/api/account/purchases/export?codes=1'),
  '/api/avatars/{id} not_found': () => owner.get(`/api/avatars/${uuidv7()}`),
  '/client/onceware-client.tgz not_found': () =>
    inBrokenDatabase('select 1', (browser) => browser.get('/client/onceware-client.tgz')),
  '/.well-known/security.txt not_found': () =>
    inBrokenDatabase('select 1', (browser) => browser.get('/.well-known/security.txt')),
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
  'post /api/collections/move-items': [
    async () =>
      owner.post('/api/collections/move-items', {
        ...move(await makeCollection(), ids.collection),
        skipsExisting: true,
      }),
  ],
  'get /api/user-collections/export': [() => owner.get('/api/user-collections/export?format=csv')],
  'post /api/admin/catalog/import': [
    () =>
      owner.post('/api/admin/catalog/import?source=test&format=csv', 'id,name\n1,"', { 'content-type': 'text/csv' }),
  ],
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
      change: (method, path, body) =>
        app.inject({ method, url: path, headers, ...(body !== undefined && { payload: body as object }) }),
    });
  } finally {
    await app.close();
    await sessions.close();
    await database.close();
  }
}

/** An admin's browser of a server of its own, in whose database this was done. */
async function inBrokenDatabase<Result>(
  statement: string,
  work: (browser: TestBrowser) => Promise<Result>,
): Promise<Result> {
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
function check(route: Route, answer: LightMyRequestResponse, status: string = String(answer.statusCode)): void {
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
  const whole = JSON.stringify({ ...schema, $defs: document.components.schemas }).replaceAll(
    '#/components/schemas/',
    '#/$defs/',
  );
  const validate = ajv.compile(JSON.parse(whole) as object);
  validate(value);
  return validate.errors ?? [];
}

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1 (API-06)', async () => {
    const { valid, errors } = await new Validator().validate(
      JSON.parse(JSON.stringify(document)) as Record<string, unknown>,
    );
    expect(errors ?? []).toEqual([]);
    expect(valid).toBe(true);
  });

  it('describes every route that is registered, and nothing else (API-06)', () => {
    const described = ROUTES.map(({ method, path }) => `${method.toUpperCase()} ${urlOf(path)}`);
    expect(described.toSorted()).toEqual(registeredRoutes(server.app).toSorted());
  });

  it('holds no schema of an answer that takes what it does not name (API-06)', () => {
    const text = JSON.stringify(document.components.schemas);
    expect(text.match(/"type":"object"/g)?.length).toBe(
      (text.match(/"additionalProperties":false/g)?.length ?? 0) + (text.match(/"propertyNames"/g)?.length ?? 0),
    );
  });
});

describe.each(ROUTES.map((route) => [`${route.method} ${route.path}`, route] as const))('%s', (name, route) => {
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
    const answer = await (
      ownFailures[`${route.operationId} ${key}`] ??
      ownFailures[`${route.path} ${key}`] ??
      (() => (failing[key] ?? never)(route))
    )();
    expect([answer.statusCode, answer.json().error.code]).toEqual([ERROR_STATUS[key], key]);
    check(route, answer);
  });
});

it('whatever else breaks is answered as the document says (API-06, API-02)', async () => {
  await inBrokenDatabase('alter schema public rename to gone', async (browser) => {
    for (const route of ROUTES.filter(({ isAlone, path }) => !isAlone && path !== '/health/ready')) {
      const answer = await send(route, browser);
      expect([route.path, answer.statusCode]).toEqual([route.path, 500]);
      check(route, answer, 'default');
    }
  });
});

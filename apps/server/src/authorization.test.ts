import { makeDeal } from '@onceware/api/testing/factories';
import { appRouter } from '@onceware/api/router';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestServer, type TestBrowser, type TestServer } from './testing/test-server.ts';

let server: TestServer;
let callers: Record<Caller, TestBrowser>;
let ids: { collectionId: string; otherCollectionId: string; ownCollectionId: string; itemId: string; dealId: string; toolId: string; token: string };

type Caller = 'visitor' | 'other' | 'admin' | 'owner';
/** Status for each, in the order in which they are asked: strangers first, while there is something to take. */
type Expected = Record<Caller, number>;

const everybody: Expected = { visitor: 200, other: 200, admin: 200, owner: 200 };
const ownOnly: Expected = { visitor: 401, other: 200, admin: 200, owner: 200 };
/** An admin's permissions open no collection of somebody else. */
const ownerOnly: Expected = { visitor: 401, other: 404, admin: 404, owner: 200 };

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

beforeEach(async () => {
  const [owner, other, admin] = await Promise.all([
    server.signedIn(),
    server.signedIn(),
    server.signedIn({ role: 'admin' }),
  ]);
  callers = { visitor: server.visitor, other, admin, owner };
  await owner.act('ensure_defaults');
  const { collections } = (await owner.get('/api/user-collections')).json<{ collections: { id: string }[] }>();
  const deal = await makeDeal(server.services.database);
  const [collectionId, otherCollectionId] = [collections[0]?.id ?? '', collections[1]?.id ?? ''];
  const entity = { entityType: 'deal', entityId: deal.id };
  const { item } = (await owner.act('add_item', { collectionId, ...entity })).json();
  const ownCollectionId = uuidv7();
  await owner.mutate('collections.create', { id: ownCollectionId, name: 'Own' });
  const { token } = (await owner.mutate('collections.share', { collectionId })).json().result.data.json.share;
  ids = { collectionId, otherCollectionId, ownCollectionId, itemId: item.id, dealId: deal.id, toolId: deal.toolId, token };
});

type Ask = (browser: TestBrowser) => Promise<{ statusCode: number }>;
const query = (procedure: string, input: () => unknown = () => undefined): Ask => (b) => b.query(procedure, input());
const mutation = (procedure: string, input: () => unknown = () => undefined): Ask => (b) => b.mutate(procedure, input());
const itemOf = (collectionId: string) => ({ collectionId, entityType: 'deal', entityId: ids.dealId });
const itemsOf = (collectionId: string) => ({ collectionId, entities: [{ entityType: 'deal', entityId: ids.dealId }] });
const moveRun = () => ({ fromCollectionId: ids.collectionId, toCollectionId: ids.otherCollectionId, runs: [{ after: null, entities: itemsOf('').entities }] });
const file = () => ({ collections: [{ name: 'Taken in', items: [{ entityType: 'deal', entityId: ids.dealId }] }] });
const move = () => ({ itemId: ids.itemId, fromCollectionId: ids.collectionId, toCollectionId: ids.otherCollectionId });
const credentials = { name: 'A', email: 'nobody@example.com', password: 'not the password' };

const procedures: Record<string, [Ask, Expected]> = {
  'auth.session': [query('auth.session'), everybody],
  'auth.signUp': [mutation('auth.signUp', () => ({ ...credentials, email: `${ids.itemId}@example.com` })), everybody],
  'auth.signIn': [mutation('auth.signIn', () => credentials), { visitor: 401, other: 401, admin: 401, owner: 401 }],
  'auth.signOut': [mutation('auth.signOut'), everybody],
  'catalog.home': [query('catalog.home'), everybody],
  'catalog.deal': [query('catalog.deal', () => ({ ref: ids.dealId })), everybody],
  'catalog.tool': [query('catalog.tool', () => ({ ref: ids.toolId })), everybody],
  'catalog.cards': [query('catalog.cards', () => ({ dealIds: [ids.dealId] })), everybody],
  'catalog.searchDeals': [query('catalog.searchDeals'), everybody],
  'catalog.searchTools': [query('catalog.searchTools'), everybody],
  'collections.load': [query('collections.load'), ownOnly],
  'collections.list': [query('collections.list'), ownOnly],
  'collections.ensureDefaults': [mutation('collections.ensureDefaults'), ownOnly],
  'collections.items': [query('collections.items', () => ({ collectionId: ids.collectionId })), ownerOnly],
  'collections.addItem': [mutation('collections.addItem', () => itemOf(ids.otherCollectionId)), ownerOnly],
  'collections.removeItem': [mutation('collections.removeItem', () => itemOf(ids.collectionId)), ownerOnly],
  'collections.moveItem': [mutation('collections.moveItem', move), ownerOnly],
  'collections.create': [mutation('collections.create', () => ({ id: uuidv7(), name: 'New' })), ownOnly],
  'collections.update': [mutation('collections.update', () => ({ collectionId: ids.collectionId, name: 'Mine' })), ownerOnly],
  'collections.delete': [mutation('collections.delete', () => ({ collectionId: ids.ownCollectionId })), ownerOnly],
  'collections.restore': [mutation('collections.restore', () => ({ collectionId: ids.ownCollectionId })), ownerOnly],
  'collections.removeItems': [mutation('collections.removeItems', () => itemsOf(ids.collectionId)), ownerOnly],
  'collections.restoreItems': [mutation('collections.restoreItems', () => itemsOf(ids.collectionId)), ownerOnly],
  'collections.moveItems': [mutation('collections.moveItems', moveRun), ownerOnly],
  'collections.setNotes': [mutation('collections.setNotes', () => ({ ...itemOf(ids.collectionId), notes: 'mine' })), ownerOnly],
  'collections.facts': [query('collections.facts', () => ({ collectionId: ids.collectionId })), ownerOnly],
  'collections.share': [mutation('collections.share', () => ({ collectionId: ids.collectionId })), ownerOnly],
  'collections.unshare': [mutation('collections.unshare', () => ({ collectionId: ids.collectionId })), ownerOnly],
  'collections.shared': [query('collections.shared', () => ({ token: ids.token })), everybody],
  'collections.copyShared': [mutation('collections.copyShared', () => ({ token: ids.token, id: uuidv7() })), ownOnly],
  'collections.previewImport': [mutation('collections.previewImport', file), ownOnly],
  'collections.import': [mutation('collections.import', file), ownOnly],
};

const routes: Record<string, [Ask, Expected]> = {
  'GET /health/live': [(b) => b.get('/health/live'), everybody],
  'GET /health/ready': [(b) => b.get('/health/ready'), everybody],
  'GET /api/user-collections': [(b) => b.get('/api/user-collections'), ownOnly],
  'GET /api/user-collections/items': [
    (b) => b.get(`/api/user-collections/items?collectionId=${ids.collectionId}`),
    ownerOnly,
  ],
  'GET /api/user-collections/export': [
    (b) => b.get(`/api/user-collections/export?format=json&collectionId=${ids.collectionId}`),
    ownerOnly,
  ],
  'POST /api/user-collections': [(b) => b.act('remove_item', itemOf(ids.collectionId)), ownerOnly],
  'GET /api/deals/:id': [(b) => b.get(`/api/deals/${ids.dealId}`), everybody],
  'GET /api/tools/:id': [(b) => b.get(`/api/tools/${ids.toolId}`), everybody],
  'GET /api/gravatar/exists': [(b) => b.get(`/api/gravatar/exists?hash=${'0'.repeat(32)}`), everybody],
};

/** What Fastify answers besides tRPC and the catch-all of unknown API paths. */
function registeredRoutes(): string[] {
  const parents: string[] = [];
  return server.app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((row) => {
      const [, indent, part, methods] = /^(.*)── (\S+)(?: \(([A-Z, ]+)\))?/.exec(row) ?? [];
      if (indent === undefined || part === undefined) return [];
      const depth = Math.floor(indent.length / 4);
      const path = (depth > 0 ? (parents[depth - 1] ?? '') : '') + part;
      parents[depth] = path;
      return (methods ?? '').split(', ').map((method) => `${method} ${path}`);
    })
    .filter((route) => /^(GET|POST|PUT|PATCH|DELETE) /.test(route) && !/ (\/trpc\/\S+|\*)$/.test(route));
}

describe('who may call what', () => {
  it('is declared for every procedure there is (T11)', () => {
    expect(Object.keys(procedures).toSorted()).toEqual(Object.keys(appRouter._def.procedures).toSorted());
  });

  it('is declared for every route there is (T11)', () => {
    expect(Object.keys(routes).toSorted()).toEqual(registeredRoutes().toSorted());
  });

  it.each(Object.entries({ ...procedures, ...routes }))('%s (T11)', async (_name, [ask, expected]) => {
    for (const caller of ['visitor', 'other', 'admin', 'owner'] as const) {
      expect([caller, (await ask(callers[caller])).statusCode]).toEqual([caller, expected[caller]]);
    }
  });
});

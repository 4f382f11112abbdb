import { PERMISSIONS } from '@onceware/api/core/permissions.contract';
import type { KeyScope } from '@onceware/api/core/key-scopes.contract';
import { makeDeal, makeUser } from '@onceware/api/testing/factories';
import { appRouter } from '@onceware/api/router';
import type { AnyProcedure } from '@trpc/server';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registeredRoutes } from '../testing/registered-routes.ts';
import { createTestServer, type TestBrowser, type TestServer } from '../testing/test-server.ts';

const METRICS_TOKEN = 'read the numbers of this test';

let server: TestServer;
let ids: Awaited<ReturnType<typeof setUp>>;

/** `member` and `insider` are other people than the owner; `key` is a tool of the owner's, `adminKey` one of an admin's: all that keys may. */
const DECLARED = [
  'visitor',
  'suspended',
  'suspendedKey',
  'member',
  'insider',
  'admin',
  'adminKey',
  'key',
  'owner',
] as const;
/** Status for each. */
type Expected = Record<(typeof DECLARED)[number], number>;

/** Keys that were allowed less: what each holds, and whose like it is otherwise. */
const LESSER = {
  readKey: { scopes: [], like: 'key' },
  readAdminKey: { scopes: [], like: 'adminKey' },
  writeKey: { scopes: ['write'], like: 'key' },
} as const satisfies Record<string, { scopes: readonly KeyScope[]; like: keyof Expected }>;
type Caller = keyof Expected | keyof typeof LESSER;
const CALLERS: readonly Caller[] = [
  'visitor',
  'suspended',
  'suspendedKey',
  'member',
  'insider',
  'admin',
  'readKey',
  'readAdminKey',
  'adminKey',
  'key',
  'writeKey',
  'owner',
];

/** A row: how it is asked, what each gets, and what a key must have been allowed. */
type Row = [ask: Ask, expected: Expected, scope?: KeyScope | null];

const isLesser = (caller: Caller): caller is keyof typeof LESSER => caller in LESSER;
function statusFor(caller: Caller, expected: Expected, scope: KeyScope | null): number {
  if (!isLesser(caller)) return expected[caller];
  const { scopes, like } = LESSER[caller];
  return scope && !(scopes as readonly KeyScope[]).includes(scope) ? 403 : expected[like];
}

const NOBODY = { visitor: 401, suspended: 401, suspendedKey: 401 };

/** A suspended user's cookie is no more than a visitor's, and their key is refused wherever it is looked at. */
const everybody = (status = 200): Expected => ({
  visitor: status,
  suspended: status,
  suspendedKey: 401,
  member: status,
  insider: status,
  admin: status,
  adminKey: status,
  key: status,
  owner: status,
});
/** Looks at nobody's credentials. */
const anybody: Expected = { ...everybody(), suspendedKey: 200 };
/** Each their own. */
const ownOnly: Expected = { ...everybody(), ...NOBODY };
/** Each their own, signed in themselves. `status` where what is sent is refused for another reason. */
const sessionOnly = (status = 200): Expected => ({ ...everybody(status), ...NOBODY, adminKey: 403, key: 403 });
/** An admin's permissions open nothing that is somebody else's. */
const ownerOnly: Expected = { ...NOBODY, member: 404, insider: 404, admin: 404, adminKey: 404, key: 200, owner: 200 };
const ownerSession: Expected = { ...ownerOnly, adminKey: 403, key: 403 };
/** A permission of the administration. */
const adminOnly = (status = 200): Expected => ({
  ...NOBODY,
  member: 403,
  insider: 403,
  admin: status,
  adminKey: status,
  key: 403,
  owner: 403,
});

beforeAll(async () => {
  server = await createTestServer({ env: { METRICS_TOKEN } });
});
afterAll(() => server.close());

/** Things of an owner's, of the administration's, and everybody who calls. */
async function setUp() {
  const { database } = server.services;
  const { pool } = database;
  const [owner, member, insider, admin, suspended] = await Promise.all([
    server.signedIn(),
    server.signedIn({ role: 'member' }),
    server.signedIn(),
    server.signedIn({ role: 'admin' }),
    server.signedIn({ role: 'admin' }),
  ]);
  const callers: Record<Caller, TestBrowser> = {
    visitor: server.visitor,
    owner,
    member,
    insider,
    admin,
    suspended,
    key: await server.tool(owner.user, PERMISSIONS),
    adminKey: await server.tool(admin.user, PERMISSIONS),
    suspendedKey: await server.tool(suspended.user, PERMISSIONS),
    readKey: await server.tool(owner.user, PERMISSIONS, LESSER.readKey.scopes),
    readAdminKey: await server.tool(admin.user, PERMISSIONS, LESSER.readAdminKey.scopes),
    writeKey: await server.tool(owner.user, PERMISSIONS, LESSER.writeKey.scopes),
  };
  // With the session still there: it must not count.
  await pool.query('update users set suspended_at = now() where id = $1', [suspended.user.id]);

  await owner.act('ensure_defaults');
  const { collections } = (await owner.get('/api/user-collections')).json<{ collections: { id: string }[] }>();
  const [collectionId, otherCollectionId] = [collections[0]?.id ?? '', collections[1]?.id ?? ''];
  const deal = await makeDeal(database);
  const { item } = (await owner.act('add_item', { collectionId, entityType: 'deal', entityId: deal.id })).json();
  const ownCollectionId = uuidv7();
  await owner.mutate('collections.create', { id: ownCollectionId, name: 'Own' });
  const { token } = (await owner.mutate('collections.share', { collectionId })).json().result.data.json.share;

  const purchaseId = uuidv7();
  await owner.mutate('purchases.create', { id: purchaseId, ...purchase, dealId: deal.id, licenceCodes: ['A-1'] });
  const keys = (await owner.query('apiKeys.list')).json().result.data.json.keys as { id: string }[];
  const { sessions } = (await owner.query('auth.sessions')).json().result.data.json as { sessions: { id: string }[] };
  await server.services.sessions.create(owner.user.id);
  const { profile } = (await owner.mutate('account.setPicture', { image: PIXEL })).json().result.data.json;

  const person = await makeUser(database);
  const role = `role-${uuidv7().slice(-12)}`;
  await pool.query('insert into roles (name) values ($1)', [role]);
  const organizationId = uuidv7();
  await pool.query(`insert into organizations (id, name) values ($1, 'Some company')`, [organizationId]);
  const contactId = uuidv7();
  await pool.query(
    `insert into contact_messages (id, name, email, topic, message) values ($1, 'A', 'a@example.com', 'other', 'Hello')`,
    [contactId],
  );
  return {
    callers,
    collectionId,
    otherCollectionId,
    ownCollectionId,
    itemId: String(item.id),
    dealId: deal.id,
    toolId: deal.toolId,
    token: String(token),
    purchaseId,
    keyId: keys[0]?.id ?? '',
    sessionId: sessions[0]?.id ?? '',
    avatar: String(profile.avatar),
    person,
    role,
    organizationId,
    contactId,
  };
}

async function makeMember(): Promise<void> {
  const text = `insert into organization_members (organization_id, user_id, role) values ($1, $2, 'member') on conflict do nothing`;
  await server.services.database.pool.query(text, [ids.organizationId, ids.person.id]);
}

/** A PNG of one pixel. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const purchase = { title: 'Bought', price: 49, currency: 'USD', purchasedOn: '2026-01-31' };

type Ask = (browser: TestBrowser) => Promise<{ statusCode: number }>;
const query =
  (procedure: string, input: () => unknown = () => undefined): Ask =>
  (b) =>
    b.query(procedure, input());
const mutation =
  (procedure: string, input: () => unknown = () => undefined): Ask =>
  (b) =>
    b.mutate(procedure, input());
const itemOf = (collectionId: string) => ({ collectionId, entityType: 'deal', entityId: ids.dealId });
const one = () => `/api/collections/${ids.collectionId}`;
const itemsOf = (collectionId: string) => ({ collectionId, entities: [{ entityType: 'deal', entityId: ids.dealId }] });
const moveRun = () => ({
  fromCollectionId: ids.collectionId,
  toCollectionId: ids.otherCollectionId,
  runs: [{ after: null, entities: itemsOf('').entities }],
});
const file = () => ({ collections: [{ name: 'Taken in', items: [{ entityType: 'deal', entityId: ids.dealId }] }] });
const move = () => ({ itemId: ids.itemId, fromCollectionId: ids.collectionId, toCollectionId: ids.otherCollectionId });
const credentials = { name: 'A', email: 'nobody@example.com', password: 'not the password' };
const password = 'not the password';
const purchaseOf = () => ({ id: ids.purchaseId });
const user = () => ({ userId: ids.person.id });
const organization = () => ({ organizationId: ids.organizationId });
const newEmail = () => `${uuidv7()}@example.com`;

/** Unless a row says otherwise a query needs no scope and a mutation `write`. */
const procedures: Record<string, Row> = {
  'auth.session': [query('auth.session'), everybody()],
  'auth.signUp': [
    mutation('auth.signUp', () => ({ name: 'A', email: newEmail(), password: 'a long way to walk home' })),
    everybody(),
  ],
  'auth.signIn': [mutation('auth.signIn', () => credentials), everybody(401)],
  'auth.signOut': [mutation('auth.signOut'), everybody()],
  'auth.requestReset': [mutation('auth.requestReset', () => ({ email: newEmail() })), everybody()],
  'auth.resetPassword': [
    mutation('auth.resetPassword', () => ({ token: 'forged', password: 'a long way to walk home' })),
    everybody(400),
  ],
  'auth.verifyEmail': [mutation('auth.verifyEmail', () => ({ token: 'forged' })), everybody(400)],
  'auth.confirmEmailChange': [mutation('auth.confirmEmailChange', () => ({ token: 'forged' })), everybody(400)],
  'auth.resendVerification': [mutation('auth.resendVerification'), sessionOnly()],
  'auth.changePassword': [
    mutation('auth.changePassword', () => ({ currentPassword: password, newPassword: 'a long way to walk home' })),
    sessionOnly(400),
  ],
  'auth.requestEmailChange': [
    mutation('auth.requestEmailChange', () => ({ password, email: newEmail() })),
    sessionOnly(400),
  ],
  'auth.cancelEmailChange': [mutation('auth.cancelEmailChange'), sessionOnly()],
  'auth.sessions': [query('auth.sessions'), sessionOnly()],
  'auth.endSession': [mutation('auth.endSession', () => ({ sessionId: ids.sessionId })), ownerSession],
  'auth.endOtherSessions': [mutation('auth.endOtherSessions'), sessionOnly()],
  'account.profile': [query('account.profile'), ownOnly],
  'account.updateProfile': [mutation('account.updateProfile', () => ({ name: 'Another' })), ownOnly],
  'account.setPicture': [mutation('account.setPicture', () => ({ image: PIXEL })), ownOnly],
  'account.delete': [mutation('account.delete', () => ({ password })), sessionOnly(400)],
  'apiKeys.list': [query('apiKeys.list'), sessionOnly()],
  'apiKeys.create': [
    mutation('apiKeys.create', () => ({ name: 'A', permissions: [], expiresInDays: 30, password })),
    sessionOnly(400),
  ],
  'apiKeys.revoke': [mutation('apiKeys.revoke', () => ({ id: ids.keyId })), ownerSession],
  'purchases.list': [query('purchases.list'), ownOnly],
  'purchases.terms': [query('purchases.terms', purchaseOf), ownerOnly],
  'purchases.create': [mutation('purchases.create', () => ({ id: uuidv7(), ...purchase })), ownOnly],
  'purchases.update': [mutation('purchases.update', () => ({ ...purchaseOf(), title: 'Mine' })), ownerOnly],
  'purchases.reveal': [mutation('purchases.reveal', purchaseOf), ownerOnly, 'licence_codes'],
  'purchases.remove': [mutation('purchases.remove', purchaseOf), ownerOnly],
  'purchases.restore': [mutation('purchases.restore', purchaseOf), ownerOnly],
  'purchases.import': [mutation('purchases.import', () => ({ rows: [{ title: 'A' }], isPreview: true })), ownOnly],
  'contact.send': [
    mutation('contact.send', () => ({
      id: uuidv7(),
      name: 'A',
      email: 'a@example.com',
      topic: 'other',
      message: 'Hello',
    })),
    everybody(),
  ],
  'legal.page': [query('legal.page', () => ({ name: 'terms' })), everybody()],
  'admin.users.list': [query('admin.users.list', () => ({})), adminOnly()],
  'admin.users.get': [query('admin.users.get', user), adminOnly()],
  'admin.users.changeRoles': [mutation('admin.users.changeRoles', () => ({ ...user(), add: ['member'] })), adminOnly()],
  'admin.users.suspend': [mutation('admin.users.suspend', () => ({ ...user(), reason: 'For the test' })), adminOnly()],
  'admin.users.unsuspend': [mutation('admin.users.unsuspend', user), adminOnly()],
  'admin.users.endSessions': [mutation('admin.users.endSessions', user), adminOnly()],
  'admin.roles.list': [query('admin.roles.list'), adminOnly()],
  'admin.roles.create': [mutation('admin.roles.create', () => ({ role: `new-${uuidv7().slice(-12)}` })), adminOnly()],
  'admin.roles.delete': [mutation('admin.roles.delete', () => ({ role: 'member' })), adminOnly(409)],
  'admin.roles.change': [
    mutation('admin.roles.change', () => ({
      changes: [{ role: ids.role, permission: 'sidebar.view', isGranted: true }],
    })),
    adminOnly(),
  ],
  'admin.logs.list': [query('admin.logs.list', () => ({})), adminOnly()],
  'admin.organizations.list': [query('admin.organizations.list', () => ({})), adminOnly()],
  'admin.organizations.get': [query('admin.organizations.get', organization), adminOnly()],
  'admin.organizations.create': [
    mutation('admin.organizations.create', () => ({ id: uuidv7(), name: 'New' })),
    adminOnly(),
  ],
  'admin.organizations.update': [
    mutation('admin.organizations.update', () => ({ ...organization(), name: 'Renamed' })),
    adminOnly(),
  ],
  'admin.organizations.delete': [mutation('admin.organizations.delete', organization), adminOnly()],
  'admin.organizations.restore': [mutation('admin.organizations.restore', organization), adminOnly()],
  'admin.organizations.setMember': [
    mutation('admin.organizations.setMember', () => ({ ...organization(), email: ids.person.email, role: 'manager' })),
    adminOnly(),
  ],
  'admin.organizations.removeMember': [
    async (b) => {
      await makeMember();
      return b.mutate('admin.organizations.removeMember', { ...organization(), ...user() });
    },
    adminOnly(),
  ],
  'admin.contacts.list': [query('admin.contacts.list', () => ({})), adminOnly()],
  'admin.contacts.setStatus': [
    mutation('admin.contacts.setStatus', () => ({ ids: [ids.contactId], status: 'done' })),
    adminOnly(),
  ],
  'admin.orders.list': [query('admin.orders.list', () => ({})), adminOnly()],
  'catalog.home': [query('catalog.home'), everybody()],
  'catalog.deal': [query('catalog.deal', () => ({ ref: ids.dealId })), everybody()],
  'catalog.tool': [query('catalog.tool', () => ({ ref: ids.toolId })), everybody()],
  'catalog.cards': [query('catalog.cards', () => ({ dealIds: [ids.dealId] })), everybody()],
  'catalog.searchDeals': [query('catalog.searchDeals'), everybody()],
  'catalog.searchTools': [query('catalog.searchTools'), everybody()],
  'collections.load': [query('collections.load'), ownOnly],
  'collections.saved': [query('collections.saved', () => ({ entities: itemsOf('').entities })), ownOnly],
  'collections.list': [query('collections.list'), ownOnly],
  'collections.ensureDefaults': [mutation('collections.ensureDefaults'), ownOnly],
  'collections.items': [query('collections.items', () => ({ collectionId: ids.collectionId })), ownerOnly],
  'collections.addItem': [mutation('collections.addItem', () => itemOf(ids.otherCollectionId)), ownerOnly],
  'collections.removeItem': [mutation('collections.removeItem', () => itemOf(ids.collectionId)), ownerOnly],
  'collections.moveItem': [mutation('collections.moveItem', move), ownerOnly],
  'collections.create': [mutation('collections.create', () => ({ id: uuidv7(), name: 'New' })), ownOnly],
  'collections.update': [
    mutation('collections.update', () => ({ collectionId: ids.collectionId, name: 'Mine' })),
    ownerOnly,
  ],
  'collections.delete': [mutation('collections.delete', () => ({ collectionId: ids.ownCollectionId })), ownerOnly],
  'collections.restore': [mutation('collections.restore', () => ({ collectionId: ids.ownCollectionId })), ownerOnly],
  'collections.removeItems': [mutation('collections.removeItems', () => itemsOf(ids.collectionId)), ownerOnly],
  'collections.restoreItems': [mutation('collections.restoreItems', () => itemsOf(ids.collectionId)), ownerOnly],
  'collections.moveItems': [mutation('collections.moveItems', moveRun), ownerOnly],
  'collections.setNotes': [
    mutation('collections.setNotes', () => ({ ...itemOf(ids.collectionId), notes: 'mine' })),
    ownerOnly,
  ],
  'collections.facts': [query('collections.facts', () => ({ collectionId: ids.collectionId })), ownerOnly],
  'collections.share': [mutation('collections.share', () => ({ collectionId: ids.collectionId })), ownerOnly, 'share'],
  'collections.unshare': [
    mutation('collections.unshare', () => ({ collectionId: ids.collectionId })),
    ownerOnly,
    'share',
  ],
  'collections.shared': [query('collections.shared', () => ({ token: ids.token })), everybody()],
  'collections.copyShared': [mutation('collections.copyShared', () => ({ token: ids.token, id: uuidv7() })), ownOnly],
  'collections.previewImport': [mutation('collections.previewImport', file), ownOnly],
  'collections.import': [mutation('collections.import', file), ownOnly],
};

/** Here each row says itself what a key needs. */
const routes: Record<string, Row> = {
  'GET /health/live': [(b) => b.get('/health/live'), anybody],
  'GET /health/ready': [(b) => b.get('/health/ready'), anybody],
  // Answers one token of its own, which no person has.
  'GET /metrics': [(b) => b.get('/metrics'), Object.fromEntries(DECLARED.map((caller) => [caller, 401])) as Expected],
  // Not built here.
  'GET /client/onceware-client.tgz': [
    (b) => b.get('/client/onceware-client.tgz'),
    Object.fromEntries(DECLARED.map((caller) => [caller, 404])) as Expected,
  ],
  // Without a contact in the settings there is no such file.
  'GET /.well-known/security.txt': [
    (b) => b.get('/.well-known/security.txt'),
    Object.fromEntries(DECLARED.map((caller) => [caller, 404])) as Expected,
  ],
  'GET /api': [(b) => b.get('/api'), anybody],
  'GET /api/page/:file': [(b) => b.get('/api/page/page.css'), anybody],
  'GET /api/openapi.json': [(b) => b.get('/api/openapi.json'), anybody],
  'GET /api/user-collections': [(b) => b.get('/api/user-collections'), ownOnly],
  'GET /api/user-collections/items': [
    (b) => b.get(`/api/user-collections/items?collectionId=${ids.collectionId}`),
    ownerOnly,
  ],
  'GET /api/user-collections/export': [
    (b) => b.get(`/api/user-collections/export?format=json&collectionId=${ids.collectionId}`),
    ownerOnly,
  ],
  'POST /api/user-collections': [(b) => b.act('remove_item', itemOf(ids.collectionId)), ownerOnly, 'write'],
  'GET /api/collections': [(b) => b.get('/api/collections'), ownOnly],
  'POST /api/collections': [(b) => b.post('/api/collections', { id: uuidv7(), name: 'New' }), ownOnly, 'write'],
  'PATCH /api/collections/:collectionId': [(b) => b.change('patch', one(), { name: 'Mine' }), ownerOnly, 'write'],
  'DELETE /api/collections/:collectionId': [
    (b) => b.change('delete', `/api/collections/${ids.ownCollectionId}`),
    ownerOnly,
    'write',
  ],
  'POST /api/collections/:collectionId/restore': [
    (b) => b.post(`/api/collections/${ids.ownCollectionId}/restore`, {}),
    ownerOnly,
    'write',
  ],
  'GET /api/collections/:collectionId/items': [(b) => b.get(`${one()}/items`), ownerOnly],
  'POST /api/collections/:collectionId/items': [
    (b) => b.post(`/api/collections/${ids.otherCollectionId}/items`, itemOf('')),
    ownerOnly,
    'write',
  ],
  'PATCH /api/collections/:collectionId/items/:entityType/:entityId': [
    (b) => b.change('patch', `${one()}/items/deal/${ids.dealId}`, { notes: 'mine' }),
    ownerOnly,
    'write',
  ],
  'DELETE /api/collections/:collectionId/items/:entityType/:entityId': [
    (b) => b.change('delete', `${one()}/items/deal/${ids.dealId}`),
    ownerOnly,
    'write',
  ],
  'POST /api/collections/:collectionId/items/remove': [
    (b) => b.post(`${one()}/items/remove`, itemsOf('')),
    ownerOnly,
    'write',
  ],
  'POST /api/collections/:collectionId/items/restore': [
    (b) => b.post(`${one()}/items/restore`, itemsOf('')),
    ownerOnly,
    'write',
  ],
  'POST /api/collections/move-items': [(b) => b.post('/api/collections/move-items', moveRun()), ownerOnly, 'write'],
  'PUT /api/collections/:collectionId/share': [(b) => b.change('put', `${one()}/share`, {}), ownerOnly, 'share'],
  'DELETE /api/collections/:collectionId/share': [(b) => b.change('delete', `${one()}/share`), ownerOnly, 'share'],
  'GET /api/shared/:token': [(b) => b.get(`/api/shared/${ids.token}`), anybody],
  'POST /api/shared/:token/copy': [(b) => b.post(`/api/shared/${ids.token}/copy`, { id: uuidv7() }), ownOnly, 'write'],
  'POST /api/collections/import/preview': [(b) => b.post('/api/collections/import/preview', file()), ownOnly, 'write'],
  'POST /api/collections/import': [(b) => b.post('/api/collections/import', file()), ownOnly, 'write'],
  'GET /api/deals': [(b) => b.get('/api/deals'), anybody],
  'GET /api/tools': [(b) => b.get('/api/tools'), anybody],
  'GET /api/deals/:id': [(b) => b.get(`/api/deals/${ids.dealId}`), anybody],
  'GET /api/tools/:id': [(b) => b.get(`/api/tools/${ids.toolId}`), anybody],
  'GET /api/gravatar/exists': [(b) => b.get(`/api/gravatar/exists?hash=${'0'.repeat(32)}`), anybody],
  'GET /api/avatars/:id': [(b) => b.get(ids.avatar), anybody],
  'GET /api/account/export': [(b) => b.get('/api/account/export'), sessionOnly()],
  'GET /api/account/purchases/export': [
    (b) => b.get('/api/account/purchases/export?codes=1'),
    ownOnly,
    'licence_codes',
  ],
  ...Object.fromEntries(
    ['users', 'organizations', 'contacts', 'logs', 'orders'].map((table): [string, Row] => {
      const path = `/api/admin/${table}/export`;
      return [`GET ${path}`, [(b) => b.get(path), adminOnly()]];
    }),
  ),
  'POST /api/admin/catalog/import': [
    (b) => b.post('/api/admin/catalog/import?source=test&format=json', '[]'),
    adminOnly(),
    'write',
  ],
};

describe('who may call what', () => {
  it('is declared for every procedure there is (T11)', () => {
    expect(Object.keys(procedures).toSorted()).toEqual(Object.keys(appRouter._def.procedures).toSorted());
  });

  it('is declared for every route there is (T11)', () => {
    expect(Object.keys(routes).toSorted()).toEqual(registeredRoutes(server.app).toSorted());
  });

  const mutations = new Set(
    Object.entries<unknown>(appRouter._def.procedures)
      .filter(([, procedure]) => (procedure as AnyProcedure)._def.type === 'mutation')
      .map(([name]) => name),
  );
  const scopeOf = (name: string): KeyScope | null => (mutations.has(name) ? 'write' : null);

  it.each(Object.entries({ ...procedures, ...routes }))(
    '%s (T11, AUTH-05, API-08)',
    async (name, [ask, expected, scope = scopeOf(name)]) => {
      // Strangers first, while there is something to take; what the owner's keys have taken is made anew.
      const isTaken = expected.member === 404;
      ids = await setUp();
      for (const caller of CALLERS) {
        if (isTaken && (caller === 'writeKey' || caller === 'owner')) ids = await setUp();
        expect([caller, (await ask(ids.callers[caller])).statusCode]).toEqual([
          caller,
          statusFor(caller, expected, scope),
        ]);
      }
    },
  );
});

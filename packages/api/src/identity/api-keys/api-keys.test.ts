import { actionLog } from '@onceware/db/schema/action-log';
import { apiKeys } from '@onceware/db/schema/api-keys';
import { users } from '@onceware/db/schema/auth';
import { desc, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SessionUser } from '../auth/auth.contract.ts';
import { hashToken } from '../auth/sessions/lucia.ts';
import { listen, type Listener } from '#platform/listening/listen.ts';
import { createSessionStore, type SessionStore } from '../auth/sessions/sessions.ts';
import { makeUser } from '#testing/factories.ts';
import { failure } from '#testing/failure.ts';
import { runJobs } from '#testing/run-jobs.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';
import type { CreateKeyInput } from './api-keys.contract.ts';

const PASSWORD = 'correct horse battery';
let api: TestApi;
/** Another server process on the same database. */
let elsewhere: SessionStore;
let listener: Listener;
let passwordHash: string;
let me: SessionUser;
let mine: ReturnType<TestApi['as']>;

beforeAll(async () => {
  api = await createTestApi();
  listener = listen({ url: api.url, pool: api.database.pool });
  elsewhere = createSessionStore({ database: api.database, listener });
  passwordHash = await api.passwords.hash(PASSWORD);
});
afterAll(async () => {
  await listener.close();
  await api.close();
});

beforeEach(async () => {
  me = await makeUser(api.database, { passwordHash, name: 'Ada' });
  mine = api.as(me, ['sidebar.view', 'dev.feature']);
});

const input = (fields: Partial<CreateKeyInput> = {}): CreateKeyInput => ({
  name: 'My script',
  permissions: [],
  expiresInDays: null,
  password: PASSWORD,
  ...fields,
});
const made = (fields: Partial<CreateKeyInput> = {}) => mine.apiKeys.create(input(fields));
const stored = () => api.database.db.select().from(apiKeys).where(eq(apiKeys.userId, me.id));
const lastEntry = async () => (await api.database.db.select().from(actionLog).orderBy(desc(actionLog.id)).limit(1))[0];

describe('making an API key', () => {
  it('answers a token of 256 random bits once, and stores its hash alone (AUTH-06, T07)', async () => {
    const { key, token } = await made({ permissions: ['dev.feature'], expiresInDays: 30 });
    expect(token).toMatch(/^onc_[\w-]{43}$/);
    expect(key).toMatchObject({
      name: 'My script',
      hint: token.slice(0, 8),
      permissions: ['dev.feature'],
      scopes: [],
      lastUsedAt: null,
    });
    expect(Date.parse(key.expiresAt ?? '') - Date.now()).toBeCloseTo(30 * 86_400_000, -5);
    const [row] = await stored();
    expect(row?.tokenHash).toBe(hashToken(token));
    // A dump of the whole database, mails to be sent included, opens nothing.
    for (const table of ['api_keys', 'action_log', 'pgboss.job']) {
      const { rows } = await api.database.pool.query<{ row: string }>(`select to_json(t)::text as row from ${table} t`);
      expect(rows.map((one) => one.row).join()).not.toContain(token.slice(8));
    }
    expect(await api.sessions.readKey(row?.tokenHash ?? '')).toBeNull();
    expect(JSON.stringify(await mine.apiKeys.list())).not.toContain(token.slice(8));
  });

  it('is told by mail and logged by its name (AUTH-06, AUTH-07, ADM-01)', async () => {
    const { key } = await made();
    await runJobs(api, ['mail']);
    expect(api.mails.at(-1)).toEqual({
      to: me.email,
      name: 'Ada',
      language: null,
      kind: 'key_created',
      keyName: 'My script',
      link: 'http://localhost:3000/account/api-keys',
    });
    expect(await lastEntry()).toMatchObject({
      action: 'key.create',
      actorId: me.id,
      targetType: 'key',
      targetId: key.id,
      targetLabel: 'My script',
      after: { permissions: [], scopes: [], expiresInDays: null },
    });
  });

  it('gives only what the member holds, lists what that is, and names each once (AUTH-05, AUTH-06)', async () => {
    expect((await mine.apiKeys.list()).grantable).toEqual(['sidebar.view', 'dev.feature']);
    expect(await failure(made({ permissions: ['sidebar.view', 'admin.users'] }))).toBe('403 forbidden');
    expect(await stored()).toEqual([]);
    const { key } = await made({ permissions: ['dev.feature', 'sidebar.view', 'dev.feature'] });
    expect(key.permissions).toEqual(['sidebar.view', 'dev.feature']);
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['a wrong password', { password: 'wrong' }, '400 wrong_password'],
    ['no password', { password: '' }, '400 invalid_input'],
    ['no name', { name: ' ' }, '400 invalid_input'],
    ['a long name', { name: 'x'.repeat(61) }, '400 invalid_input'],
    ['an unknown scope', { scopes: ['everything'] }, '400 invalid_input'],
    ['an unknown permission', { permissions: ['everything'] }, '400 invalid_input'],
    ['another lifetime', { expiresInDays: 3650 }, '400 invalid_input'],
  ])('is refused with %s (AUTH-06)', async (_what, wrong, expected) => {
    expect(await failure(made(wrong))).toBe(expected);
    expect(await stored()).toEqual([]);
  });

  it('stores no field outside its input (AUTH-06, T13)', async () => {
    const other = await makeUser(api.database);
    const extra = {
      userId: other.id,
      tokenHash: hashToken('known'),
      hint: 'known',
      id: uuidv7(),
      lastUsedAt: new Date(),
    };
    const { key, token } = await mine.apiKeys.create({ ...input(), ...extra });
    expect(await stored()).toMatchObject([
      { id: key.id, userId: me.id, tokenHash: hashToken(token), lastUsedAt: null },
    ]);
    expect(key.id).not.toBe(extra.id);
  });

  it('stops at 20, expired ones counted, also at the same moment (AUTH-06)', async () => {
    const rows = Array.from({ length: 18 }, (_, n) => ({
      userId: me.id,
      name: `Key ${n}`,
      tokenHash: hashToken(`${me.id} ${n}`),
      hint: 'onc_xxxx',
      expiresAt: new Date(0),
    }));
    await api.database.db.insert(apiKeys).values(rows);
    const many = await Promise.allSettled([1, 2, 3, 4].map(() => made()));
    expect(many.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await failure(made())).toBe('409 too_many_keys');
    const { keys } = await mine.apiKeys.list();
    expect([keys.length, keys[0]?.name, keys.at(-1)?.expiresAt]).toEqual([20, 'My script', new Date(0).toISOString()]);
  });
});

describe('an API key', () => {
  it('acts for its owner with what it was given of what they hold now (AUTH-05, API-08)', async () => {
    const { key, token } = await made({ permissions: ['dev.feature'] });
    const actor = await api.sessions.readKey(token);
    expect(actor).toMatchObject({ user: { id: me.id }, via: 'key', credentialId: key.id });
    expect([...(actor?.permissions ?? [])]).toEqual(['dev.feature']);
    await api.database.pool.query(`update user_roles set role = 'member' where user_id = $1`, [me.id]);
    const permissions = async () => [...((await elsewhere.readKey(token))?.permissions ?? [])];
    await expect.poll(permissions).toEqual([]);
  });

  it('may only read unless it was allowed more, each by its name (API-08)', async () => {
    const scopesOf = async (scopes?: CreateKeyInput['scopes']) => {
      const { key, token } = await made({ scopes });
      const actor = await api.sessions.readKey(token);
      return [key.scopes, [...(actor?.scopes ?? [])]];
    };
    expect(await scopesOf()).toEqual([[], []]);
    expect(await scopesOf(['share', 'write', 'share'])).toEqual([
      ['write', 'share'],
      ['write', 'share'],
    ]);
  });

  it('that may do less than before does less at once, in every process (API-08, T05)', async () => {
    const { key, token } = await made({ scopes: ['write', 'share'] });
    const scopes = async () => [...((await elsewhere.readKey(token))?.scopes ?? [])];
    expect(await scopes()).toEqual(['write', 'share']);
    await api.database.db.update(apiKeys).set({ scopes: [] }).where(eq(apiKeys.id, key.id));
    await expect.poll(scopes).toEqual([]);
  });

  it('of an older version may write, and neither read licence codes nor share (API-08)', async () => {
    await api.database.pool.query(
      `insert into api_keys (id, user_id, name, token_hash, hint) values ($1, $2, 'Older', $3, 'onc_old0')`,
      [uuidv7(), me.id, hashToken('onc_older')],
    );
    expect([...((await api.sessions.readKey('onc_older'))?.scopes ?? [])]).toEqual(['write']);
  });

  it('tells when it was last used (AUTH-06)', async () => {
    const { token } = await made();
    await api.sessions.readKey(token);
    const [key] = (await mine.apiKeys.list()).keys;
    expect(Date.now() - Date.parse(key?.lastUsedAt ?? '')).toBeLessThan(60_000);
  });

  it('that is revoked is worth nothing at once, in every process (AUTH-06, T05)', async () => {
    const { key, token } = await made();
    for (const store of [api.sessions, elsewhere]) expect(await store.readKey(token)).not.toBeNull();
    expect(await mine.apiKeys.revoke({ id: key.id })).toEqual({ ok: true });
    for (const store of [api.sessions, elsewhere]) await expect.poll(() => store.readKey(token)).toBeNull();
    expect(await lastEntry()).toMatchObject({ action: 'key.revoke', targetId: key.id, targetLabel: 'My script' });
    expect(await failure(mine.apiKeys.revoke({ id: key.id }))).toBe('404 not_found');
  });

  it('that has expired, and that of a suspended member, is worth nothing (AUTH-06)', async () => {
    const { token } = await made();
    for (const store of [api.sessions, elsewhere]) expect(await store.readKey(token)).not.toBeNull();
    await api.database.db
      .update(apiKeys)
      .set({ expiresAt: new Date(0) })
      .where(eq(apiKeys.userId, me.id));
    for (const store of [api.sessions, elsewhere]) await expect.poll(() => store.readKey(token)).toBeNull();
    expect((await mine.apiKeys.list()).keys).toHaveLength(1);
    const { token: second } = await made();
    expect(await elsewhere.readKey(second)).not.toBeNull();
    await api.database.db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, me.id));
    await expect.poll(() => elsewhere.readKey(second)).toBeNull();
  });

  it('is its owner’s alone to see and to revoke (AUTH-06, T11)', async () => {
    const { key, token } = await made();
    const theirs = api.as(await makeUser(api.database));
    expect((await theirs.apiKeys.list()).keys).toEqual([]);
    expect(await failure(theirs.apiKeys.revoke({ id: key.id }))).toBe('404 not_found');
    expect(await failure(api.as(null).apiKeys.list())).toBe('401 unauthenticated');
    expect(await api.sessions.readKey(token)).not.toBeNull();
  });
});

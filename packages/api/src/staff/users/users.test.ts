import { userRoles } from '@onceware/db/schema/access';
import { users } from '@onceware/db/schema/auth';
import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SessionUser } from '#identity/auth/auth.contract.ts';
import { logged } from '#testing/admin.ts';
import { makeUser } from '#testing/factories.ts';
import { failure } from '#testing/failure.ts';
import { runJobs } from '#testing/run-jobs.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
let admin: SessionUser;
let user: SessionUser;
beforeAll(async () => {
  api = await createTestApi();
  admin = await makeUser(api.database, { role: 'admin', name: 'Ada Admin', email: 'ada.admin@onceware.example' });
});
afterAll(() => api.close());
beforeEach(async () => {
  user = await makeUser(api.database, { role: 'member' });
});

/** Calls as the admin. */
const asAdmin = () => api.as(admin).admin.users;
const rolesOf = async ({ id }: SessionUser) =>
  (await api.database.db.select({ role: userRoles.role }).from(userRoles).where(eq(userRoles.userId, id)))
    .map(({ role }) => role)
    .toSorted();
const suspendedAt = async ({ id }: SessionUser) =>
  (await api.database.db.select({ at: users.suspendedAt }).from(users).where(eq(users.id, id)))[0]?.at ?? null;

describe('the list of users', () => {
  it('shows users newest first, with their roles and when they were last seen (ADM-01)', async () => {
    await api.sessions.create(user.id);
    const { rows, total, isMore } = await asAdmin().list({});
    expect(rows[0]).toEqual({
      ...user,
      roles: ['member'],
      isEmailVerified: false,
      suspendedAt: null,
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      lastSeenAt: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    expect([total, isMore]).toEqual([rows.length, false]);
  });

  it('is searched by name and e-mail, where %, _ and \\ are text (ADM-01)', async () => {
    const odd = await makeUser(api.database, { name: String.raw`50%_off \o/ zq`, email: 'odd@search.example' });
    const found = async (q: string) => (await asAdmin().list({ q })).rows.map(({ id }) => id);
    expect(await found('ADA ADM')).toEqual([admin.id]);
    expect(await found('n@onceware.ex')).toEqual([admin.id]);
    expect(await found('50%_off')).toEqual([odd.id]);
    expect(await found(String.raw`off \o/`)).toEqual([odd.id]);
    expect(await found('5__')).toEqual([]);
    expect(await found('%')).toEqual([]);
    expect(await found('\0')).toEqual([]);
    // One or two letters find only the beginnings of words.
    expect(await found('zq')).toEqual([odd.id]);
    expect(await found('ad')).toEqual([admin.id]);
    expect(await found('da')).toEqual([]);
  });

  it('is filtered by role and status (ADM-01)', async () => {
    await asAdmin().suspend({ userId: user.id, reason: 'spam' });
    expect((await asAdmin().list({ status: 'suspended' })).rows.map(({ id }) => id)).toEqual([user.id]);
    expect((await asAdmin().list({ status: 'active' })).rows.map(({ id }) => id)).not.toContain(user.id);
    expect((await asAdmin().list({ role: 'admin' })).rows.map(({ id }) => id)).toEqual([admin.id]);
    expect((await asAdmin().list({ role: 'no such role' })).rows).toEqual([]);
    await api.database.db.update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.id, admin.id));
    expect((await asAdmin().list({ status: 'unverified', role: 'admin' })).rows).toEqual([]);
  });

  it('is sorted either way, and paged (ADM-01)', async () => {
    const names = Array.from({ length: 60 }, (_, n) => `Paged ${String(n).padStart(2, '0')}`);
    for (const name of names.toReversed()) await makeUser(api.database, { name });
    const page = async (options: Parameters<ReturnType<typeof asAdmin>['list']>[0]) =>
      (await asAdmin().list({ q: 'Paged', ...options })).rows.map(({ name }) => name);
    expect(await page({ sort: 'name' })).toEqual(names.slice(0, 50));
    expect(await page({ sort: 'name', page: 2 })).toEqual(names.slice(50));
    expect(await page({ sort: 'name', page: 3 })).toEqual([]);
    expect(await page({ sort: 'name', direction: 'desc' })).toEqual(names.toReversed().slice(0, 50));
    expect(await page({})).toEqual(names.slice(0, 50));
    expect(await page({ sort: 'created', direction: 'asc' })).toEqual(names.toReversed().slice(0, 50));
    expect((await asAdmin().list({ q: 'Paged', page: 2 })).total).toBe(60);
  });

  it.each([{ page: 0 }, { page: 201 }, { sort: 'password' }, { status: 'x' }, { q: 'x'.repeat(201) }])(
    'refuses %j (API-02)',
    async (input) => {
      // @ts-expect-error -- what a page would not send
      expect(await failure(asAdmin().list(input))).toBe('400 invalid_input');
    },
  );
});

describe('a user', () => {
  it('is shown with permissions, sessions, counts and what may be done about them (ADM-01)', async () => {
    const token = await api.sessions.create(user.id, {
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
      address: '192.0.2.7',
    });
    await api.as(user).collections.load();
    const { user: found } = await asAdmin().get({ userId: user.id });
    expect(found).toMatchObject({
      ...user,
      permissions: ['sidebar.view'],
      suspendedReason: null,
      sessions: [{ browser: 'Firefox', system: 'Linux', device: 'desktop', address: '192.0.2.7', isCurrent: false }],
      counts: { collections: 3, purchases: 0, keys: 0 },
      organizations: [],
      canManage: true,
    });
    expect(found.grantableRoles).toEqual(expect.arrayContaining(['admin', 'insider', 'member']));
    expect(JSON.stringify(found)).not.toContain(token);
    expect((await asAdmin().get({ userId: admin.id })).user.canManage).toBe(false);
  });

  it('is shown with the organizations they belong to, but for deleted ones (ADM-01)', async () => {
    const { organizations } = api.as(admin).admin;
    const [kept, gone] = [uuidv7(), uuidv7()];
    for (const id of [kept, gone]) {
      await organizations.create({ id, name: `Org ${id}` });
      await organizations.setMember({ organizationId: id, email: user.email, role: 'manager' });
    }
    await organizations.delete({ organizationId: gone });
    expect((await asAdmin().get({ userId: user.id })).user.organizations).toEqual([
      { id: kept, name: `Org ${kept}`, role: 'manager' },
    ]);
  });

  it('that does not exist is not found, whatever is asked of them (ADM-01)', async () => {
    const userId = uuidv7();
    for (const ask of [
      () => asAdmin().get({ userId }),
      () => asAdmin().changeRoles({ userId, add: ['member'] }),
      () => asAdmin().suspend({ userId, reason: 'x' }),
      () => asAdmin().unsuspend({ userId }),
      () => asAdmin().endSessions({ userId }),
    ]) {
      expect(await failure(ask())).toBe('404 not_found');
    }
  });
});

describe('changing roles', () => {
  it('gives and takes several at once, and logs what they were and are (ADM-01)', async () => {
    await asAdmin().changeRoles({ userId: user.id, add: ['insider', 'member'], remove: [] });
    expect(await rolesOf(user)).toEqual(['insider', 'member']);
    await asAdmin().changeRoles({ userId: user.id, add: ['admin'], remove: ['insider', 'member'] });
    expect(await rolesOf(user)).toEqual(['admin']);
    expect(await logged(api.database, 'user.roles', 2)).toEqual([
      {
        actorId: admin.id,
        via: 'session',
        target: `user ${user.id}`,
        before: { roles: ['insider', 'member'] },
        after: { roles: ['admin'] },
      },
      {
        actorId: admin.id,
        via: 'session',
        target: `user ${user.id}`,
        before: { roles: ['member'] },
        after: { roles: ['insider', 'member'] },
      },
    ]);
    await asAdmin().changeRoles({ userId: user.id, remove: ['admin'] });
  });

  it('that changes nothing logs nothing (ADM-01)', async () => {
    const before = await logged(api.database, 'user.roles', 50);
    await asAdmin().changeRoles({ userId: user.id, add: ['member'], remove: ['insider'] });
    expect(await logged(api.database, 'user.roles', 50)).toEqual(before);
  });

  it('is all or nothing when a role is gone meanwhile (ADM-01)', async () => {
    expect(await failure(asAdmin().changeRoles({ userId: user.id, add: ['insider', 'vanished'] }))).toBe(
      '409 role_gone',
    );
    expect(await rolesOf(user)).toEqual(['member']);
  });

  it('takes only roles whose permissions the admin holds, to give as to take (ADM-01)', async () => {
    const lesser = api.as(await makeUser(api.database), ['sidebar.view', 'admin.users']).admin.users;
    const { user: seen } = await lesser.get({ userId: user.id });
    expect(seen.grantableRoles).toContain('member');
    expect(seen.grantableRoles).not.toContain('insider');
    expect(await failure(lesser.changeRoles({ userId: user.id, add: ['insider'] }))).toBe('403 forbidden');
    expect(await failure(lesser.changeRoles({ userId: admin.id, remove: ['admin'] }))).toBe('403 forbidden');
    await lesser.changeRoles({ userId: user.id, remove: ['member'] });
    expect(await rolesOf(user)).toEqual([]);
  });
});

describe('suspending', () => {
  it('ends all sessions, tells by mail, and is told to other admins with its reason (ADM-01)', async () => {
    const token = await api.sessions.create(user.id);
    await asAdmin().suspend({ userId: user.id, reason: 'Sold codes twice' });
    expect(await api.sessions.read(token)).toBeNull();
    expect(await api.sessions.read(await api.sessions.create(user.id))).toBeNull();
    const { user: seen } = await asAdmin().get({ userId: user.id });
    expect(seen).toMatchObject({ suspendedAt: expect.any(String), suspendedReason: 'Sold codes twice' });
    await runJobs(api, ['mail']);
    expect(api.mails.filter(({ to }) => to === user.email)).toMatchObject([
      { kind: 'account_suspended', reason: 'Sold codes twice', language: null },
    ]);
    expect(await logged(api.database, 'user.suspend')).toMatchObject([
      { actorId: admin.id, target: `user ${user.id}`, after: { reason: 'Sold codes twice' } },
    ]);
  });

  it('twice is once, and ends when it is lifted (ADM-01)', async () => {
    await asAdmin().suspend({ userId: user.id, reason: 'first' });
    const since = await suspendedAt(user);
    await asAdmin().suspend({ userId: user.id, reason: 'second' });
    expect([await suspendedAt(user), (await asAdmin().get({ userId: user.id })).user.suspendedReason]).toEqual([
      since,
      'first',
    ]);
    await asAdmin().unsuspend({ userId: user.id });
    await asAdmin().unsuspend({ userId: user.id });
    expect([await suspendedAt(user), (await asAdmin().get({ userId: user.id })).user.suspendedReason]).toEqual([
      null,
      null,
    ]);
    expect(await api.sessions.read(await api.sessions.create(user.id))).not.toBeNull();
  });

  it('is refused for oneself, and for users who hold more (ADM-01)', async () => {
    const lesser = await makeUser(api.database);
    const theirs = api.as(lesser, ['sidebar.view', 'dev.feature', 'admin.users']).admin.users;
    expect(await failure(asAdmin().suspend({ userId: admin.id, reason: 'x' }))).toBe('403 forbidden');
    expect(await failure(asAdmin().endSessions({ userId: admin.id }))).toBe('403 forbidden');
    expect(await failure(theirs.suspend({ userId: admin.id, reason: 'x' }))).toBe('403 forbidden');
    expect(await failure(theirs.endSessions({ userId: admin.id }))).toBe('403 forbidden');
    expect(await failure(theirs.unsuspend({ userId: admin.id }))).toBe('403 forbidden');
    expect(await suspendedAt(admin)).toBeNull();
    await theirs.suspend({ userId: user.id, reason: 'x' });
  });

  it.each(['', '  ', 'a\nb', 'x'.repeat(501)])('refuses the reason %j (API-02)', async (reason) => {
    expect(await failure(asAdmin().suspend({ userId: user.id, reason }))).toBe('400 invalid_input');
  });
});

describe('ending sessions', () => {
  it('signs the user out everywhere, and lets them sign in again (ADM-01)', async () => {
    const tokens = await Promise.all([1, 2].map(() => api.sessions.create(user.id)));
    await asAdmin().endSessions({ userId: user.id });
    for (const token of tokens) expect(await api.sessions.read(token)).toBeNull();
    expect(await api.sessions.read(await api.sessions.create(user.id))).not.toBeNull();
    expect(await logged(api.database, 'user.sessions_end')).toMatchObject([
      { target: `user ${user.id}`, after: { ended: 2 } },
    ]);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SessionUser } from '../auth/auth.contract.ts';
import { makeRole } from '#testing/admin.ts';
import { makeUser } from '#testing/factories.ts';
import { failure } from '#testing/failure.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
let one: SessionUser;
let other: SessionUser;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.database.pool.query('delete from users');
  [one, other] = await Promise.all([
    makeUser(api.database, { role: 'admin' }),
    makeUser(api.database, { role: 'admin' }),
  ]);
});

const outcomes = (calls: Promise<unknown>[]) =>
  Promise.all(
    calls.map((call) =>
      call.then(
        () => 'ok',
        () => failure(call),
      ),
    ),
  );

/** How many who may sign in can manage users and roles. */
async function admins(): Promise<number> {
  const { rows } = await api.database.pool.query<{ count: string }>(
    `select count(distinct u.id) from users u join user_roles ur on ur.user_id = u.id where ur.role = 'admin' and u.suspended_at is null`,
  );
  return Number(rows[0]?.count);
}

describe('the last admin', () => {
  it('stays when two take the role from each other at the same moment (ADM-01)', async () => {
    for (let round = 0; round < 10; round += 1) {
      const answers = await outcomes([
        api.as(one).admin.users.changeRoles({ userId: other.id, remove: ['admin'] }),
        api.as(other).admin.users.changeRoles({ userId: one.id, remove: ['admin'] }),
      ]);
      expect(answers.toSorted()).toEqual(['409 last_admin', 'ok']);
      expect(await admins()).toBe(1);
      for (const { id } of [one, other]) await api.as(one).admin.users.changeRoles({ userId: id, add: ['admin'] });
    }
  });

  it('stays when two suspend each other, and the one that is left has their session (ADM-01)', async () => {
    const answers = await outcomes([
      api.as(one).admin.users.suspend({ userId: other.id, reason: 'x' }),
      api.as(other).admin.users.suspend({ userId: one.id, reason: 'x' }),
    ]);
    expect(answers.toSorted()).toEqual(['409 last_admin', 'ok']);
    expect(await admins()).toBe(1);
  });

  it('stays when one is suspended while the other gives up the role (ADM-01)', async () => {
    const answers = await outcomes([
      api.as(one).admin.users.suspend({ userId: other.id, reason: 'x' }),
      api.as(one).admin.users.changeRoles({ userId: one.id, remove: ['admin'] }),
    ]);
    expect(answers.toSorted()).toEqual(['409 last_admin', 'ok']);
    expect(await admins()).toBe(1);
  });

  it('stays when the permissions go from the role itself, half of them too, and nothing else of the change is kept (ADM-01)', async () => {
    const { roles } = api.as(one).admin;
    const take = { role: 'admin', permission: 'admin.roles', isGranted: false } as const;
    expect(
      await failure(roles.change({ changes: [{ role: 'member', permission: 'dev.feature', isGranted: true }, take] })),
    ).toBe('409 last_admin');
    const { roles: after } = await roles.list();
    expect(after.find(({ name }) => name === 'member')?.permissions).toEqual(['sidebar.view']);
    expect(after.find(({ name }) => name === 'admin')?.permissions).toContain('admin.roles');
  });

  it('may be somebody whose permissions come from two other roles (ADM-01)', async () => {
    const third = await makeUser(api.database, { role: 'member' });
    await makeRole(api.database, 'people', ['admin.users'], [third]);
    await makeRole(api.database, 'matrix', ['admin.roles'], [third]);
    await api.as(one).admin.users.changeRoles({ userId: other.id, remove: ['admin'] });
    await api.as(one).admin.users.changeRoles({ userId: one.id, remove: ['admin'] });
    expect(await admins()).toBe(0);
    expect(await failure(api.as(one).admin.users.suspend({ userId: third.id, reason: 'x' }))).toBe('409 last_admin');
    expect(await failure(api.as(one).admin.users.changeRoles({ userId: third.id, remove: ['matrix'] }))).toBe(
      '409 last_admin',
    );
  });

  it('may be missing from the start, and then blocks nobody (ADM-01)', async () => {
    await api.database.pool.query(`delete from user_roles where role = 'admin'`);
    await api.as(one).admin.users.changeRoles({ userId: other.id, add: ['insider'] });
    expect(await api.as(one).admin.users.suspend({ userId: other.id, reason: 'x' })).toEqual({ ok: true });
  });
});

describe('a role that vanishes while it is given', () => {
  it('fails one of the two calls: the role is gone, or it is in use (ADM-01)', async () => {
    for (let round = 0; round < 10; round += 1) {
      const role = `passing-${round}`;
      await makeRole(api.database, role, ['dev.feature']);
      const answers = await outcomes([
        api.as(one).admin.users.changeRoles({ userId: other.id, add: [role] }),
        api.as(one).admin.roles.delete({ role }),
      ]);
      expect([
        ['ok', '409 role_in_use'],
        ['409 role_gone', 'ok'],
      ]).toContainEqual(answers);
    }
  });
});

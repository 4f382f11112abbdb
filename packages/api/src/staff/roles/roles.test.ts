import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PERMISSIONS } from '#kernel/permissions.contract.ts';
import type { SessionUser } from '#identity/auth/auth.contract.ts';
import { logged, makeRole } from '#testing/admin.ts';
import { makeUser } from '#testing/factories.ts';
import { failure } from '#testing/failure.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
let admin: SessionUser;
beforeAll(async () => {
  api = await createTestApi();
  admin = await makeUser(api.database, { role: 'admin' });
});
afterAll(() => api.close());

const roles = (permissions = PERMISSIONS.slice()) => api.as(admin, permissions).admin.roles;
const roleOf = async (name: string) => (await roles().list()).roles.find((role) => role.name === name);

describe('the matrix', () => {
  it('shows every role with its permissions and how many have it (ADM-01, AUTH-05)', async () => {
    await makeUser(api.database, { role: 'member' });
    const { roles: all, grantable } = await roles().list();
    expect(grantable).toEqual(PERMISSIONS);
    expect(all.slice(0, 3)).toEqual([
      { name: 'admin', permissions: PERMISSIONS, userCount: 1, isBuiltIn: true },
      { name: 'insider', permissions: ['sidebar.view', 'dev.feature'], userCount: 0, isBuiltIn: true },
      { name: 'member', permissions: ['sidebar.view'], userCount: 1, isBuiltIn: true },
    ]);
    expect((await roles(['admin.roles', 'sidebar.view']).list()).grantable).toEqual(['sidebar.view', 'admin.roles']);
  });

  it('is changed in several places at once, with one entry for each role that changed (ADM-01)', async () => {
    await makeRole(api.database, 'support', ['admin.users']);
    await makeRole(api.database, 'sales', []);
    await roles().change({
      changes: [
        { role: 'support', permission: 'admin.users', isGranted: false },
        { role: 'support', permission: 'admin.logs', isGranted: true },
        { role: 'sales', permission: 'admin.orders', isGranted: true },
        { role: 'admin', permission: 'admin.orders', isGranted: true },
      ],
    });
    expect([(await roleOf('support'))?.permissions, (await roleOf('sales'))?.permissions]).toEqual([
      ['admin.logs'],
      ['admin.orders'],
    ]);
    const entries = await logged(api.database, 'role.permissions', 5);
    expect(entries.toSorted((a, b) => a.target.localeCompare(b.target))).toEqual([
      {
        actorId: admin.id,
        via: 'session',
        target: 'role sales',
        before: { permissions: [] },
        after: { permissions: ['admin.orders'] },
      },
      {
        actorId: admin.id,
        via: 'session',
        target: 'role support',
        before: { permissions: ['admin.users'] },
        after: { permissions: ['admin.logs'] },
      },
    ]);
  });

  it('keeps what another admin changed meanwhile elsewhere in it (ADM-01)', async () => {
    await makeRole(api.database, 'shared-role', []);
    const change = (permission: 'admin.logs' | 'admin.orders') =>
      roles().change({ changes: [{ role: 'shared-role', permission, isGranted: true }] });
    await Promise.all([change('admin.logs'), change('admin.orders')]);
    expect((await roleOf('shared-role'))?.permissions).toEqual(['admin.logs', 'admin.orders']);
  });

  it('takes the later of two changes of the same place (ADM-01)', async () => {
    await makeRole(api.database, 'twice', []);
    const place = { role: 'twice', permission: 'admin.logs' } as const;
    await roles().change({
      changes: [
        { ...place, isGranted: true },
        { ...place, isGranted: false },
      ],
    });
    expect((await roleOf('twice'))?.permissions).toEqual([]);
    await roles().change({
      changes: [
        { ...place, isGranted: false },
        { ...place, isGranted: true },
      ],
    });
    expect((await roleOf('twice'))?.permissions).toEqual(['admin.logs']);
  });

  it('changes nothing at all when one of the roles vanished (ADM-01)', async () => {
    const change = { permission: 'dev.feature', isGranted: true } as const;
    expect(
      await failure(
        roles().change({
          changes: [
            { ...change, role: 'member' },
            { ...change, role: 'vanished' },
          ],
        }),
      ),
    ).toBe('409 role_gone');
    expect((await roleOf('member'))?.permissions).toEqual(['sidebar.view']);
  });

  it('lets nobody give or take what they do not hold themself (ADM-01)', async () => {
    const lesser = roles(['admin.roles', 'sidebar.view']);
    for (const isGranted of [true, false]) {
      const changes = [
        { role: 'insider', permission: 'sidebar.view', isGranted },
        { role: 'insider', permission: 'admin.logs', isGranted },
      ] as const;
      expect(await failure(lesser.change({ changes: [...changes] }))).toBe('403 forbidden');
    }
    expect((await roleOf('insider'))?.permissions).toEqual(['sidebar.view', 'dev.feature']);
  });

  it.each([
    [[]],
    [[{ role: 'member', permission: 'admin.everything', isGranted: true }]],
    [[{ role: 'Member!', permission: 'dev.feature', isGranted: true }]],
    [[{ role: 'member', permission: 'dev.feature' }]],
  ])('refuses %j (API-02)', async (changes) => {
    // @ts-expect-error -- what a page would not send
    expect(await failure(roles().change({ changes }))).toBe('400 invalid_input');
  });
});

describe('a role', () => {
  it('is made empty, once, and deleted when nobody has it (ADM-01)', async () => {
    await roles().create({ role: 'Editors' });
    expect(await roleOf('editors')).toEqual({ name: 'editors', permissions: [], userCount: 0, isBuiltIn: false });
    expect(await failure(roles().create({ role: 'editors' }))).toBe('409 role_exists');
    await roles().change({ changes: [{ role: 'editors', permission: 'admin.contacts', isGranted: true }] });
    await roles().delete({ role: 'editors' });
    expect(await roleOf('editors')).toBeUndefined();
    expect(await failure(roles().delete({ role: 'editors' }))).toBe('404 not_found');
    expect(await logged(api.database, 'role.create')).toMatchObject([{ target: 'role editors' }]);
    expect(await logged(api.database, 'role.delete')).toMatchObject([
      { target: 'role editors', before: { permissions: ['admin.contacts'] } },
    ]);
  });

  it.each(['member', 'insider', 'admin'])('%s belongs to the product and stays (ADM-01)', async (role) => {
    expect(await failure(roles().delete({ role }))).toBe('409 built_in_role');
  });

  it('that somebody has, or that holds more than the admin, stays (ADM-01)', async () => {
    await makeRole(api.database, 'held', [], [await makeUser(api.database)]);
    await makeRole(api.database, 'mighty', ['admin.logs']);
    expect(await failure(roles().delete({ role: 'held' }))).toBe('409 role_in_use');
    expect(await failure(roles(['admin.roles']).delete({ role: 'mighty' }))).toBe('403 forbidden');
    expect(await roleOf('mighty')).toBeDefined();
  });

  it.each(['', 'x', '1st', 'with space', 'a'.repeat(41), 'naïve', '-x'])('is not named %j (API-02)', async (role) => {
    expect(await failure(roles().create({ role }))).toBe('400 invalid_input');
  });
});

import type { z } from 'zod';
import { BUILT_IN_ROLES, PERMISSIONS } from '#kernel/permissions.contract.ts';
import type { Permitted } from '#kernel/require-permission.ts';
import { type LogEntryInput, record, recordAll } from '#kernel/audit/record.repo.ts';
import { AppError } from '#kernel/errors.ts';
import type { changeRolesInput, roleInput, RoleMatrix } from '../staff.contract.ts';
import { holdsAll } from './grant.policy.ts';
import { guardLastAdmin, lockAccess } from '#identity/access/last-admin.ts';
import * as repo from './roles.repo.ts';

const isBuiltIn = (name: string): boolean => BUILT_IN_ROLES.some((role) => role === name);

/** The matrix: every role with its permissions, and which of them the actor may give and take. */
export async function listRoles(call: Permitted<'admin.roles'>): Promise<RoleMatrix> {
  const { actor } = call;
  const { db } = call.database;
  const [found, users] = await Promise.all([repo.readRoles(db), repo.countUsers(db)]);
  const roles = found.map((role) => ({
    ...role,
    userCount: users.get(role.name) ?? 0,
    isBuiltIn: isBuiltIn(role.name),
  }));
  return { roles, grantable: PERMISSIONS.filter((permission) => actor.permissions.has(permission)) };
}

/** Makes a role that holds nothing yet. @throws role_exists */
export async function createRole(
  call: Permitted<'admin.roles'>,
  { role }: z.output<typeof roleInput>,
): Promise<{ ok: true }> {
  await call.database.transaction(async (tx) => {
    if (!(await repo.insertRole(tx, role))) throw new AppError('role_exists');
    await record(tx, call, { action: 'role.create', target: { type: 'role', id: role, label: role } });
  });
  return { ok: true as const };
}

/**
 * Gives permissions to roles and takes them, all of it or nothing. Where a change is named twice, the later one counts.
 *
 * @throws forbidden also for a permission that the actor lacks, role_gone, last_admin
 */
export async function changeRoles(
  call: Permitted<'admin.roles'>,
  { changes }: z.output<typeof changeRolesInput>,
): Promise<{ ok: true }> {
  const { actor } = call;
  if (
    !holdsAll(
      actor,
      changes.map(({ permission }) => permission),
    )
  )
    throw new AppError('forbidden');
  await call.database.transaction(async (tx) => {
    const access = await lockAccess(tx);
    const roles = new Map((await repo.readRoles(tx)).map(({ name, permissions }) => [name, permissions]));
    if (changes.some(({ role }) => !roles.has(role))) throw new AppError('role_gone');

    const cells = [...new Map(changes.map((change) => [`${change.role} ${change.permission}`, change])).values()];
    const real = cells.filter(({ role, permission, isGranted }) => roles.get(role)?.includes(permission) !== isGranted);
    await repo.grant(
      tx,
      real.filter(({ isGranted }) => isGranted),
    );
    await repo.take(
      tx,
      real.filter(({ isGranted }) => !isGranted),
    );

    const entries = [...roles].flatMap(([role, before]): LogEntryInput[] => {
      const own = new Map(
        real.filter((cell) => cell.role === role).map(({ permission, isGranted }) => [permission, isGranted]),
      );
      if (own.size === 0) return [];
      const after = PERMISSIONS.filter((permission) => own.get(permission) ?? before.includes(permission));
      const target = { type: 'role', id: role, label: role } as const;
      return [{ action: 'role.permissions', target, before: { permissions: before }, after: { permissions: after } }];
    });
    await recordAll(tx, call, entries);
    await guardLastAdmin(tx, access);
  });
  call.sessions.forget('*');
  return { ok: true as const };
}

/**
 * Deletes a role that nobody has.
 *
 * @throws forbidden also for a role with a permission that the actor lacks, built_in_role, not_found, role_in_use
 */
export async function deleteRole(
  call: Permitted<'admin.roles'>,
  { role }: z.output<typeof roleInput>,
): Promise<{ ok: true }> {
  const { actor } = call;
  if (isBuiltIn(role)) throw new AppError('built_in_role');
  await call.database.transaction(async (tx) => {
    await lockAccess(tx);
    const found = (await repo.readRoles(tx)).find(({ name }) => name === role);
    if (!found) throw new AppError('not_found');
    if (!holdsAll(actor, found.permissions)) throw new AppError('forbidden');
    if (await repo.isInUse(tx, role)) throw new AppError('role_in_use');
    await repo.deleteRole(tx, role);
    const target = { type: 'role', id: role, label: role } as const;
    await record(tx, call, { action: 'role.delete', target, before: { permissions: found.permissions } });
  });
  return { ok: true as const };
}

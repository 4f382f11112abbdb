import type { z } from 'zod';
import type { Permitted } from '#kernel/require-permission.ts';
import { record } from '#kernel/audit/record.repo.ts';
import { toSessionEntry } from '#identity/auth/sessions/session-entry.ts';
import type { Call } from '#kernel/call.ts';
import { AppError } from '#kernel/errors.ts';
import { isLanguageCode } from '#kernel/languages.ts';
import type {
  AdminUser,
  AdminUserDetail,
  changeUserRolesInput,
  listUsersInput,
  suspendInput,
  UserInput,
} from '../staff.contract.ts';
import { canManage, holdsAll } from '../roles/grant.policy.ts';
import { guardLastAdmin, lockAccess } from '#identity/access/last-admin.ts';
import { readRoles } from '../roles/roles.repo.ts';
import { ordered, readPage } from '#kernel/table/table.repo.ts';
import * as repo from './users.repo.ts';
import type { TablePage } from '#kernel/table/table.contract.ts';

/** A page of the users. */
export async function listUsers(
  call: Permitted<'admin.users'>,
  input: z.output<typeof listUsersInput>,
): Promise<TablePage<AdminUser>> {
  const { sort, direction = sort === 'created' ? 'desc' : 'asc', page } = input;
  const { db } = call.database;
  const where = await repo.userSource.where(db, input);
  const orderBy = ordered(direction, repo.userOrders[sort]);
  return await readPage(db, repo.userSource, { where, orderBy, page });
}

/** Reads all that an admin sees of a user. @throws not_found */
export async function getUser(
  call: Permitted<'admin.users'>,
  { userId }: UserInput,
): Promise<{ user: AdminUserDetail }> {
  const { actor } = call;
  const { db } = call.database;
  const [user, facts, sessions, roles] = await Promise.all([
    repo.findUser(db, userId),
    repo.findFacts(db, userId),
    repo.listSessions(db, userId),
    readRoles(db),
  ]);
  if (!user || !facts) throw new AppError('not_found');
  const currentId = actor.via === 'session' ? actor.credentialId : null;
  return {
    user: {
      ...user,
      ...facts,
      sessions: sessions.map((session) => toSessionEntry(session, currentId)),
      grantableRoles: roles.filter((role) => holdsAll(actor, role.permissions)).map(({ name }) => name),
      canManage: canManage(actor, { id: userId, permissions: facts.permissions }),
    },
  };
}

/**
 * Gives and takes roles, all of them or none.
 *
 * @throws forbidden also for a role with a permission that the actor lacks, not_found, role_gone, last_admin
 */
export async function changeUserRoles(
  call: Permitted<'admin.users'>,
  input: z.output<typeof changeUserRolesInput>,
): Promise<{ ok: true }> {
  const { actor } = call;
  const { userId, add, remove } = input;
  await call.database.transaction(async (tx) => {
    const access = await lockAccess(tx);
    const user = await repo.findManaged(tx, userId);
    if (!user) throw new AppError('not_found');
    const roles = new Map((await readRoles(tx)).map((role) => [role.name, role]));
    for (const name of [...add, ...remove]) {
      const role = roles.get(name);
      if (!role) throw new AppError('role_gone');
      if (!holdsAll(actor, role.permissions)) throw new AppError('forbidden');
    }
    const after = [...new Set([...user.roles, ...add])].filter((role) => !remove.includes(role)).toSorted();
    if (after.join() === user.roles.toSorted().join()) return;
    await repo.changeRolesOf(tx, userId, { add: after, remove });
    await record(tx, call, {
      action: 'user.roles',
      target: { type: 'user', id: userId },
      before: { roles: user.roles },
      after: { roles: after },
    });
    await guardLastAdmin(tx, access);
  });
  call.sessions.forget(userId);
  return { ok: true as const };
}

/**
 * Ends the user's sessions, and lets them start no other until they are let in again. They are told by mail.
 *
 * @throws forbidden also for oneself and for who holds a permission that the actor lacks, not_found, last_admin
 */
export async function suspendUser(
  call: Permitted<'admin.users'> & Pick<Call, 'mailer'>,
  { userId, reason }: z.output<typeof suspendInput>,
): Promise<{ ok: true }> {
  const { actor } = call;
  await call.database.transaction(async (tx) => {
    const access = await lockAccess(tx);
    const user = await repo.findManaged(tx, userId);
    if (!user) throw new AppError('not_found');
    if (!canManage(actor, user)) throw new AppError('forbidden');
    if (user.suspendedAt) return;
    await repo.setSuspended(tx, userId, true);
    await repo.deleteSessions(tx, userId);
    const language = isLanguageCode(user.language) ? user.language : null;
    await call.mailer.enqueue(tx, { to: user.email, name: user.name, language, kind: 'account_suspended', reason });
    await record(tx, call, { action: 'user.suspend', target: { type: 'user', id: userId }, after: { reason } });
    await guardLastAdmin(tx, access);
  });
  call.sessions.forget(userId);
  return { ok: true as const };
}

/** Lets a suspended user sign in again. @throws as `suspendUser` */
export async function unsuspendUser(call: Permitted<'admin.users'>, { userId }: UserInput): Promise<{ ok: true }> {
  const { actor } = call;
  await call.database.transaction(async (tx) => {
    await lockAccess(tx);
    const user = await repo.findManaged(tx, userId);
    if (!user) throw new AppError('not_found');
    if (!canManage(actor, user)) throw new AppError('forbidden');
    if (!user.suspendedAt) return;
    await repo.setSuspended(tx, userId, false);
    await record(tx, call, { action: 'user.unsuspend', target: { type: 'user', id: userId } });
  });
  call.sessions.forget(userId);
  return { ok: true as const };
}

/** Signs the user out everywhere. @throws forbidden also for oneself and for who holds a permission that the actor lacks, not_found */
export async function endUserSessions(call: Permitted<'admin.users'>, { userId }: UserInput): Promise<{ ok: true }> {
  const { actor } = call;
  await call.database.transaction(async (tx) => {
    const user = await repo.findManaged(tx, userId);
    if (!user) throw new AppError('not_found');
    if (!canManage(actor, user)) throw new AppError('forbidden');
    const ended = await repo.deleteSessions(tx, userId);
    await record(tx, call, { action: 'user.sessions_end', target: { type: 'user', id: userId }, after: { ended } });
  });
  call.sessions.forget(userId);
  return { ok: true as const };
}

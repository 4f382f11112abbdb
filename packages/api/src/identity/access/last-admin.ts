import type { Db } from '@onceware/db/client';
import { sql } from 'drizzle-orm';
import { AppError } from '#kernel/errors.ts';

/** Any number that no other advisory lock of ours has. */
const ACCESS_LOCK = 7_206_001;

/** State when the lock was taken. */
interface AccessBefore {
  hadAdmin: boolean;
}

/**
 * The first statement of every transaction that changes roles, their permissions, suspensions or accounts: it waits until no
 * other such transaction is under way, so that what is read after it stays true until the commit.
 */
export async function lockAccess(tx: Db): Promise<AccessBefore> {
  await tx.execute(sql`select pg_advisory_xact_lock(${ACCESS_LOCK}::bigint)`);
  return { hadAdmin: await hasAdmin(tx) };
}

/**
 * The last statement of such a transaction: somebody who may sign in must still be able to manage users and roles. An
 * installation that had nobody to begin with is not held up.
 *
 * @throws last_admin, by which nothing changes
 */
export async function guardLastAdmin(tx: Db, before: AccessBefore): Promise<void> {
  if (before.hadAdmin && !(await hasAdmin(tx))) throw new AppError('last_admin');
}

async function hasAdmin(tx: Db): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from role_permissions rp join user_roles ur on ur.role = rp.role join users u on u.id = ur.user_id
    where rp.permission = 'admin.users' and u.suspended_at is null and exists (
      select from user_roles other join role_permissions op on op.role = other.role
      where other.user_id = u.id and op.permission = 'admin.roles')
    limit 1`);
  return rows.length > 0;
}

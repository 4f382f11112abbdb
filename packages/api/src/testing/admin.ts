import type { Database } from '@onceware/db/client';
import { roles, rolePermissions, userRoles } from '@onceware/db/schema/access';
import { actionLog } from '@onceware/db/schema/action-log';
import { desc, eq, sql } from 'drizzle-orm';
import type { Permission } from '#kernel/permissions.contract.ts';
import type { Action } from '#kernel/audit/actions.contract.ts';
import type { SessionUser } from '#identity/auth/auth.contract.ts';

/** A role of its own for a test, and who has it. */
export async function makeRole(
  { db }: Database,
  name: string,
  permissions: Permission[],
  holders: SessionUser[] = [],
): Promise<void> {
  await db.insert(roles).values({ name });
  if (permissions.length > 0)
    await db.insert(rolePermissions).values(permissions.map((permission) => ({ role: name, permission })));
  if (holders.length > 0) await db.insert(userRoles).values(holders.map(({ id }) => ({ userId: id, role: name })));
}

/** The newest entries of one kind in the action log. */
export function logged({ db }: Database, action: Action, limit = 1) {
  return db
    .select({
      actorId: actionLog.actorId,
      via: actionLog.via,
      target: sql<string>`concat_ws(' ', ${actionLog.targetType}, ${actionLog.targetId})`,
      before: actionLog.before,
      after: actionLog.after,
    })
    .from(actionLog)
    .where(eq(actionLog.action, action))
    .orderBy(desc(actionLog.id))
    .limit(limit);
}

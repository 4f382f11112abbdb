import type { Db } from '@onceware/db/client';
import { rolePermissions, roles, userRoles } from '@onceware/db/schema/access';
import { count, eq, sql } from 'drizzle-orm';
import { type Permission, PERMISSIONS } from '#kernel/permissions.contract.ts';

export interface Role {
  name: string;
  /** Permissions that this release knows, in the order of `PERMISSIONS`. */
  permissions: Permission[];
}

/** All roles by name. */
export async function readRoles(db: Db): Promise<Role[]> {
  const rows = await db
    .select({
      name: roles.name,
      held: sql<
        string[]
      >`coalesce(json_agg(${rolePermissions.permission}) filter (where ${rolePermissions.permission} is not null), '[]')`,
    })
    .from(roles)
    .leftJoin(rolePermissions, eq(rolePermissions.role, roles.name))
    .groupBy(roles.name)
    .orderBy(roles.name);
  return rows.map(({ name, held }) => ({ name, permissions: PERMISSIONS.filter((one) => held.includes(one)) }));
}

/** How many users have each role; roles that nobody has are not in it. */
export async function countUsers(db: Db): Promise<Map<string, number>> {
  const rows = await db.select({ role: userRoles.role, users: count() }).from(userRoles).groupBy(userRoles.role);
  return new Map(rows.map((row) => [row.role, row.users]));
}

export async function isInUse(tx: Db, role: string): Promise<boolean> {
  const found = await tx.select({ role: userRoles.role }).from(userRoles).where(eq(userRoles.role, role)).limit(1);
  return found.length > 0;
}

/** Whether there was none of this name. */
export async function insertRole(tx: Db, name: string): Promise<boolean> {
  const inserted = await tx.insert(roles).values({ name }).onConflictDoNothing();
  return inserted.rowCount === 1;
}

export async function deleteRole(tx: Db, name: string): Promise<void> {
  await tx.delete(roles).where(eq(roles.name, name));
}

interface Cell {
  role: string;
  permission: Permission;
}

export async function grant(tx: Db, cells: Cell[]): Promise<void> {
  if (cells.length > 0) await tx.insert(rolePermissions).values(cells).onConflictDoNothing();
}

export async function take(tx: Db, cells: Cell[]): Promise<void> {
  if (cells.length === 0) return;
  const pairs = sql.join(
    cells.map(({ role, permission }) => sql`(${role}, ${permission})`),
    sql`, `,
  );
  await tx.delete(rolePermissions).where(sql`(${rolePermissions.role}, ${rolePermissions.permission}) in (${pairs})`);
}

import type { Db } from '@onceware/db/client';
import { userRoles } from '@onceware/db/schema/access';
import { sessions, users } from '@onceware/db/schema/auth';
import { and, desc, eq, gt, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { isPermission, type Permission } from '#kernel/permissions.contract.ts';
import type { SessionRow } from '#identity/auth/sessions/session-entry.ts';
import type { AdminUser, AdminUserDetail } from '../staff.contract.ts';
import type { USER_STATUSES } from '../staff.limits.ts';
import { holdsText, storable } from '#kernel/table/search.repo.ts';
import type { Slice, Source } from '#kernel/table/table.repo.ts';
import type { USER_SORTS } from '../staff.limits.ts';
import type { OrganizationRole } from '#identity/organizations/organizations.limits.ts';

const statuses: Record<(typeof USER_STATUSES)[number], SQL> = {
  active: isNull(users.suspendedAt),
  suspended: isNotNull(users.suspendedAt),
  unverified: isNull(users.emailVerifiedAt),
};

/** Ids sort by time, so the key is also the order of joining. */
export const userOrders: Record<(typeof USER_SORTS)[number], SQL[]> = {
  created: [sql`${users.id}`],
  name: [sql`lower(${users.name})`, sql`${users.id}`],
  email: [sql`${users.email}`],
};

interface UserFilter {
  q: string;
  role?: string | undefined;
  status?: (typeof USER_STATUSES)[number] | undefined;
}

function filterUsers({ q, role, status }: UserFilter): SQL | undefined {
  return and(
    isNull(users.deletedAt),
    q === '' ? undefined : holdsText(q, users.name, users.email),
    status && statuses[status],
    role === undefined
      ? undefined
      : sql`exists (select from user_roles ur where ur.user_id = ${users.id} and ur.role = ${storable(role)})`,
  );
}

// Written out: of a single table drizzle leaves the table's name away, and the id would be that of the inner table.
const ownId = sql.raw('users.id');

const rolesOf = sql<
  string[]
>`coalesce((select json_agg(ur.role order by ur.role) from user_roles ur where ur.user_id = ${ownId}), '[]')`;

/** A moment as JavaScript writes it. */
const iso = (moment: SQL) => sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Reads the columns of a table of users. Joined data is looked up only for the rows of the page. */
async function readUsers(db: Db, { where, orderBy, limit, offset = 0 }: Slice): Promise<AdminUser[]> {
  const page = db
    .select({ id: users.id })
    .from(users)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset)
    .as('page');
  const rows = await db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      avatar: users.avatar,
      roles: rolesOf,
      emailVerifiedAt: users.emailVerifiedAt,
      suspendedAt: users.suspendedAt,
      createdAt: users.createdAt,
      lastSeenAt: sql<
        string | null
      >`(select ${iso(sql`max(s.last_seen_at)`)} from sessions s where s.user_id = ${ownId} and s.expires_at > now())`,
    })
    .from(page)
    .innerJoin(users, eq(users.id, page.id))
    .orderBy(...orderBy);
  return rows.map(({ emailVerifiedAt, suspendedAt, createdAt, ...row }) => ({
    ...row,
    isEmailVerified: emailVerifiedAt !== null,
    suspendedAt: suspendedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  }));
}

export const userSource: Source<UserFilter, AdminUser> = {
  table: users,
  where: async (_db, filter) => filterUsers(filter),
  read: readUsers,
};

export async function findUser(db: Db, userId: string): Promise<AdminUser | undefined> {
  const [user] = await readUsers(db, { where: eq(users.id, userId), orderBy: userOrders.created, limit: 1 });
  return user;
}

const permissionsOf = sql<string[]>`coalesce((
  select json_agg(distinct rp.permission) from user_roles ur join role_permissions rp on rp.role = ur.role
  where ur.user_id = ${ownId}), '[]')`;

interface ManagedUser {
  id: string;
  name: string;
  email: string;
  language: string | null;
  suspendedAt: Date | null;
  roles: string[];
  permissions: Permission[];
}

/** Reads and locks the user until the transaction ends. */
export async function findManaged(tx: Db, userId: string): Promise<ManagedUser | undefined> {
  const [user] = await tx
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      language: users.language,
      suspendedAt: users.suspendedAt,
      roles: rolesOf,
      permissions: permissionsOf,
    })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  return user && { ...user, permissions: user.permissions.filter(isPermission) };
}

type Facts = Pick<AdminUserDetail, 'permissions' | 'suspendedReason' | 'counts' | 'organizations'>;

/** Finds what the page of a user shows in addition to the table. */
export async function findFacts(db: Db, userId: string): Promise<Facts | undefined> {
  const countOf = (rows: SQL) => sql<number>`(select count(*)::int from ${rows})`;
  const [facts] = await db
    .select({
      permissions: permissionsOf,
      suspendedReason: sql<string | null>`case when ${users.suspendedAt} is not null then (
        select l.after ->> 'reason' from action_log l
        where l.target_type = 'user' and l.target_id = ${ownId}::text and l.action = 'user.suspend' order by l.id desc limit 1) end`,
      collections: countOf(sql`collections c where c.user_id = ${ownId} and c.deleted_at is null`),
      purchases: countOf(sql`purchases p where p.user_id = ${ownId} and p.deleted_at is null`),
      keys: countOf(sql`api_keys k where k.user_id = ${ownId}`),
      organizations: sql<{ id: string; name: string; role: OrganizationRole }[]>`coalesce((
        select json_agg(json_build_object('id', o.id, 'name', o.name, 'role', m.role) order by lower(o.name), o.id)
        from organization_members m join organizations o on o.id = m.organization_id
        where m.user_id = ${ownId} and o.deleted_at is null), '[]')`,
    })
    .from(users)
    .where(eq(users.id, userId));
  if (!facts) return undefined;
  const { permissions, suspendedReason, organizations, ...counts } = facts;
  return { permissions: permissions.filter(isPermission), suspendedReason, organizations, counts };
}

const SESSIONS_MAX = 100;

/** Lists the sessions that are open, last seen first. */
export function listSessions(db: Db, userId: string): Promise<SessionRow[]> {
  return db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      address: sessions.address,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(sessions.lastSeenAt), sessions.id)
    .limit(SESSIONS_MAX);
}

/** Ends all of them, which every process is told, and answers how many there were. */
export async function deleteSessions(tx: Db, userId: string): Promise<number> {
  const ended = await tx.delete(sessions).where(eq(sessions.userId, userId));
  return ended.rowCount ?? 0;
}

export async function setSuspended(tx: Db, userId: string, isSuspended: boolean): Promise<void> {
  await tx
    .update(users)
    .set({ suspendedAt: isSuspended ? sql`now()` : null, updatedAt: sql`now()` })
    .where(eq(users.id, userId));
}

/** Gives and takes roles; roles that are already given or taken are ignored. */
export async function changeRolesOf(
  tx: Db,
  userId: string,
  changes: { add: string[]; remove: string[] },
): Promise<void> {
  if (changes.add.length > 0) {
    await tx
      .insert(userRoles)
      .values(changes.add.map((role) => ({ userId, role })))
      .onConflictDoNothing();
  }
  if (changes.remove.length > 0) {
    await tx.delete(userRoles).where(and(eq(userRoles.userId, userId), inArray(userRoles.role, changes.remove)));
  }
}

import type { Db } from '@onceware/db/client';
import { users } from '@onceware/db/schema/auth';
import { organizationMembers, organizations } from '@onceware/db/schema/organizations';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { AdminOrganization, AdminOrganizationDetail } from './organizations.contract.ts';
import { holdsText } from '#kernel/table/search.repo.ts';
import type { Slice, Source } from '#kernel/table/table.repo.ts';
import type { ORGANIZATION_SORTS, OrganizationRole } from './organizations.limits.ts';

export const organizationOrders: Record<(typeof ORGANIZATION_SORTS)[number], SQL[]> = {
  name: [sql`lower(${organizations.name})`, sql`${organizations.id}`],
  // Sorts by time, because the client chose the id.
  created: [sql`${organizations.createdAt}`, sql`${organizations.id}`],
};

const filterOrganizations = ({ q }: { q: string }): SQL | undefined =>
  and(isNull(organizations.deletedAt), q === '' ? undefined : holdsText(q, organizations.name));

async function readOrganizations(db: Db, { where, orderBy, limit, offset = 0 }: Slice): Promise<AdminOrganization[]> {
  const page = db
    .select({ id: organizations.id })
    .from(organizations)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset)
    .as('page');
  const rows = await db
    .select({
      id: organizations.id,
      name: organizations.name,
      website: organizations.website,
      memberCount: sql<number>`(select count(*)::int from organization_members m where m.organization_id = ${organizations.id})`,
      createdAt: organizations.createdAt,
    })
    .from(page)
    .innerJoin(organizations, eq(organizations.id, page.id))
    .orderBy(...orderBy);
  return rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }));
}

export const organizationSource: Source<{ q: string }, AdminOrganization> = {
  table: organizations,
  time: organizations.createdAt,
  where: async (_db, filter) => filterOrganizations(filter),
  read: readOrganizations,
};

type Organization = Pick<
  typeof organizations.$inferSelect,
  'id' | 'name' | 'website' | 'notes' | 'deletedAt' | 'createdAt'
>;

const columns = {
  id: organizations.id,
  name: organizations.name,
  website: organizations.website,
  notes: organizations.notes,
  deletedAt: organizations.deletedAt,
  createdAt: organizations.createdAt,
};

/** The organization, deleted or not. */
export async function findOrganization(db: Db, organizationId: string): Promise<Organization | undefined> {
  const [found] = await db.select(columns).from(organizations).where(eq(organizations.id, organizationId));
  return found;
}

/** The same, locked until the transaction ends. */
export async function lockOrganization(tx: Db, organizationId: string): Promise<Organization | undefined> {
  const [found] = await tx
    .select(columns)
    .from(organizations)
    .where(eq(organizations.id, organizationId))
    .for('update');
  return found;
}

/** Its members by name. */
export async function listMembers(db: Db, organizationId: string): Promise<AdminOrganizationDetail['members']> {
  const rows = await db
    .select({
      userId: users.id,
      name: users.name,
      email: users.email,
      avatar: users.avatar,
      role: organizationMembers.role,
      since: organizationMembers.createdAt,
    })
    .from(organizationMembers)
    .innerJoin(users, eq(users.id, organizationMembers.userId))
    .where(eq(organizationMembers.organizationId, organizationId))
    .orderBy(sql`lower(${users.name})`, users.id);
  return rows.map(({ since, ...row }) => ({ ...row, since: since.toISOString() }));
}

type Fields = Pick<Organization, 'name' | 'website' | 'notes'>;

/** Whether there was none with this id. */
export async function insertOrganization(tx: Db, fields: Fields & { id: string }): Promise<boolean> {
  const inserted = await tx.insert(organizations).values(fields).onConflictDoNothing({ target: organizations.id });
  return inserted.rowCount === 1;
}

export async function updateOrganization(tx: Db, organizationId: string, fields: Partial<Fields>): Promise<void> {
  await tx
    .update(organizations)
    .set({ ...fields, updatedAt: sql`now()` })
    .where(eq(organizations.id, organizationId));
}

export async function setDeleted(tx: Db, organizationId: string, isDeleted: boolean): Promise<void> {
  await tx
    .update(organizations)
    .set({ deletedAt: isDeleted ? sql`now()` : null, updatedAt: sql`now()` })
    .where(eq(organizations.id, organizationId));
}

const membership = (organizationId: string, userId: string) =>
  and(eq(organizationMembers.organizationId, organizationId), eq(organizationMembers.userId, userId));

export async function findAccountId(tx: Db, email: string): Promise<string | undefined> {
  const [found] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email)).for('key share');
  return found?.id;
}

export async function findMemberRole(
  tx: Db,
  organizationId: string,
  userId: string,
): Promise<OrganizationRole | undefined> {
  const [found] = await tx
    .select({ role: organizationMembers.role })
    .from(organizationMembers)
    .where(membership(organizationId, userId));
  return found?.role;
}

export async function putMember(
  tx: Db,
  member: { organizationId: string; userId: string; role: OrganizationRole },
): Promise<void> {
  const target = [organizationMembers.organizationId, organizationMembers.userId];
  await tx
    .insert(organizationMembers)
    .values(member)
    .onConflictDoUpdate({ target, set: { role: member.role } });
}

/** The role that the member had; undefined if they were none. */
export async function deleteMember(
  tx: Db,
  organizationId: string,
  userId: string,
): Promise<OrganizationRole | undefined> {
  const [deleted] = await tx
    .delete(organizationMembers)
    .where(membership(organizationId, userId))
    .returning({ role: organizationMembers.role });
  return deleted?.role;
}

/** Deletes some of what was deleted before `before` for good, with the memberships, and answers how many. */
export async function purge(db: Db, before: SQL<Date>, limit: number): Promise<number> {
  const purged = await db.execute(sql`
    delete from organizations where id in (
      select id from organizations where deleted_at < ${before} limit ${limit} for update skip locked
    )`);
  return purged.rowCount ?? 0;
}

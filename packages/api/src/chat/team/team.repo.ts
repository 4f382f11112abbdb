import type { Db } from '@onceware/db/client';
import { users } from '@onceware/db/schema/auth';
import { organizationMembers, organizations } from '@onceware/db/schema/organizations';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { OrganizationRole } from '#identity/organizations/organizations.limits.ts';
import { isoTime } from '#kernel/moments.ts';
import { holdsText } from '#kernel/table/search.repo.ts';
import type { PersonPlace } from '../mentions/mentions.repo.ts';
import type { TeamMember } from './team.contract.ts';
import type { AllowedTeam, TeamAccess } from './team.policy.ts';

/** The team as the rules need it for this user; undefined outside of it, or if it is deleted. */
export async function findTeam(db: Db, organizationId: string, userId: string): Promise<TeamAccess | undefined> {
  const [found] = await db
    .select({ id: organizations.id, name: organizations.name, role: organizationMembers.role })
    .from(organizations)
    .innerJoin(organizationMembers, eq(organizationMembers.organizationId, organizations.id))
    .where(
      and(
        eq(organizations.id, organizationId),
        isNull(organizations.deletedAt),
        eq(organizationMembers.userId, userId),
      ),
    );
  return found;
}

/** The same, with the team locked until the transaction ends: changes of its people come one after the other. */
export async function lockTeam(tx: Db, organizationId: string, userId: string): Promise<TeamAccess | undefined> {
  await tx.execute(sql`select from organizations where id = ${organizationId} for update`);
  return findTeam(tx, organizationId, userId);
}

export const countMembers = (db: Db, { id }: Pick<TeamAccess, 'id'>): Promise<number> =>
  db.$count(organizationMembers, eq(organizationMembers.organizationId, id));

export const countOwners = (tx: Db, { id }: AllowedTeam<'remove'> | AllowedTeam<'assign'>): Promise<number> =>
  tx.$count(
    organizationMembers,
    and(eq(organizationMembers.organizationId, id), eq(organizationMembers.role, 'owner')),
  );

interface Asked {
  reader: string;
  /** Also those who are suspended, or hidden from the reader. */
  isWhole: boolean;
  q: string;
  after: PersonPlace | null;
  limit: number;
}

/** Members by name, those whose name holds `q`, from behind a place. */
export function findMembers(
  db: Db,
  { id }: AllowedTeam<'view'>,
  { reader, isWhole, q, after, limit }: Asked,
): Promise<Omit<TeamMember, 'mayRemove'>[]> {
  const name = sql`lower(${users.name})`;
  return db
    .select({
      person: { id: users.id, name: users.name, avatar: users.avatar },
      role: organizationMembers.role,
      since: isoTime(organizationMembers.createdAt),
    })
    .from(organizationMembers)
    .innerJoin(users, eq(users.id, organizationMembers.userId))
    .where(
      and(
        eq(organizationMembers.organizationId, id),
        isWhole ? undefined : and(isNull(users.suspendedAt), sql`not is_blocked_between(${users.id}, ${reader})`),
        q === '' ? undefined : holdsText(q, users.name),
        after ? sql`(${name}, ${users.id}) > (${after.name}, ${after.id}::uuid)` : undefined,
      ),
    )
    .orderBy(name, users.id)
    .limit(limit);
}

export async function setRole(
  tx: Db,
  { id }: AllowedTeam<'assign'>,
  userId: string,
  role: OrganizationRole,
): Promise<void> {
  await tx
    .update(organizationMembers)
    .set({ role })
    .where(and(eq(organizationMembers.organizationId, id), eq(organizationMembers.userId, userId)));
}

/** Rooms with members of their own, and somebody's role in them. */
export type OwnRooms = Record<string, 'owner' | 'member'>;

export async function findOwnRooms(tx: Db, { id }: AllowedTeam<'remove'>, userId: string): Promise<OwnRooms> {
  const { rows } = await tx.execute<{ rooms: OwnRooms | null }>(sql`
    select json_object_agg(m.room_id, m.role) as rooms
    from rooms r join room_members m on m.room_id = r.id and m.user_id = ${userId} and m.role in ('owner', 'member')
    where r.organization_id = ${id} and r.is_members_only`);
  return rows[0]?.rooms ?? {};
}

/** Puts somebody back into these rooms of the team, as far as they are there, with all messages read. */
export async function putIntoRooms(
  tx: Db,
  { id }: AllowedTeam<'invite'>,
  userId: string,
  rooms: OwnRooms,
): Promise<void> {
  await tx.execute(sql`
    with back as (
      insert into room_members (room_id, user_id, role)
      select r.id, ${userId}, was.value from json_each_text(${JSON.stringify(rooms)}::json) was join rooms r on r.id = was.key::uuid
      where r.organization_id = ${id} and r.is_members_only
      on conflict do nothing
      returning room_id)
    insert into reads (user_id, room_id, number)
    select ${userId}, r.id, r.message_count from back join rooms r on r.id = back.room_id
    on conflict do nothing`);
}

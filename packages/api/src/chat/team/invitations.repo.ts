import type { Db } from '@onceware/db/client';
import { users } from '@onceware/db/schema/auth';
import { organizations, teamInvitations } from '@onceware/db/schema/organizations';
import { and, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { OrganizationRole } from '#identity/organizations/organizations.limits.ts';
import { isoTime } from '#kernel/moments.ts';
import type { Person } from '../chat.contract.ts';
import { roomLimits } from '../chat.limits.ts';
import type { OpenInvitation, OwnInvitation } from './team.contract.ts';
import { teamLimits } from './team.limits.ts';
import type { AllowedTeam } from './team.policy.ts';
import type { OwnRooms } from './team.repo.ts';

const isCurrent = sql`${teamInvitations.createdAt} > now() - make_interval(days => ${sql.raw(String(teamLimits.invitationDays))})`;
const isWaiting = and(eq(teamInvitations.state, 'waiting'), isCurrent);

/** Matches invitations of the account, and of its address while that is confirmed. */
const isTo = (userId: string) =>
  or(
    eq(teamInvitations.userId, userId),
    and(
      isNull(teamInvitations.userId),
      sql`${teamInvitations.email} = (select u.email from users u where u.id = ${userId} and u.email_verified_at is not null)`,
    ),
  );

/** The account that has an address and has confirmed it. */
export async function findConfirmed(tx: Db, email: string): Promise<string | undefined> {
  const [found] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), sql`${users.emailVerifiedAt} is not null`, isNull(users.deletedAt)))
    .for('key share');
  return found?.id;
}

/** Person or address that is invited. */
export interface Invited {
  userId: string | null;
  email: string | null;
}

const isOf = ({ userId, email }: Invited): SQL | undefined =>
  or(
    userId === null ? undefined : eq(teamInvitations.userId, userId),
    email === null ? undefined : eq(teamInvitations.email, email),
  );

/** The row of somebody in a team, if its time is not over. */
export async function findState(
  tx: Db,
  { id }: AllowedTeam<'invite'>,
  { userId, email }: Invited,
): Promise<'waiting' | 'declined' | 'removed' | undefined> {
  const [found] = await tx
    .select({ state: teamInvitations.state })
    .from(teamInvitations)
    .where(and(eq(teamInvitations.organizationId, id), isOf({ userId, email }), isCurrent))
    // The one that waits before any other.
    .orderBy(sql`${teamInvitations.state} = 'waiting' desc, ${teamInvitations.state} = 'declined' desc`)
    .limit(1);
  return found?.state;
}

export const countWaiting = (tx: Db, { id }: AllowedTeam<'invite'>): Promise<number> =>
  tx.$count(teamInvitations, and(eq(teamInvitations.organizationId, id), isWaiting));

/** Makes the one row of somebody in a team. @returns its id */
export async function putInvitation(
  tx: Db,
  { id }: { id: string },
  invited: Invited,
  row: { role: OrganizationRole; state: 'waiting' | 'removed'; invitedBy: string; rooms?: OwnRooms },
): Promise<string> {
  await tx.delete(teamInvitations).where(and(eq(teamInvitations.organizationId, id), isOf(invited)));
  const [made] = await tx
    .insert(teamInvitations)
    .values({ organizationId: id, ...invited, ...row })
    .returning({ id: teamInvitations.id });
  if (!made) throw new Error('nobody was invited');
  return made.id;
}

/** Invitations of a team that wait, newest first. By whom an address is had stays untold. */
export function listOpen(db: Db, { id }: AllowedTeam<'invite'>): Promise<OpenInvitation[]> {
  return db
    .select({
      id: teamInvitations.id,
      person: sql<Person | null>`case when ${teamInvitations.email} is null
        then json_build_object('id', ${users.id}, 'name', ${users.name}, 'avatar', ${users.avatar}) end`,
      email: teamInvitations.email,
      at: isoTime(teamInvitations.createdAt),
    })
    .from(teamInvitations)
    .leftJoin(users, eq(users.id, teamInvitations.userId))
    .where(and(eq(teamInvitations.organizationId, id), isWaiting))
    .orderBy(desc(teamInvitations.createdAt), desc(teamInvitations.id))
    .limit(teamLimits.invitationsMax);
}

/** Takes one back. @returns whether it waited */
export async function deleteWaiting(tx: Db, { id }: AllowedTeam<'invite'>, invitationId: string): Promise<boolean> {
  const deleted = await tx
    .delete(teamInvitations)
    .where(and(eq(teamInvitations.id, invitationId), eq(teamInvitations.organizationId, id), isWaiting));
  return deleted.rowCount === 1;
}

/** Invitations that wait for a member, newest first; none of deleted teams or of people hidden from them. */
export async function listOwn(db: Db, userId: string): Promise<OwnInvitation[]> {
  return db
    .select({
      id: teamInvitations.id,
      team: { id: organizations.id, name: organizations.name },
      roomId: sql<
        string | null
      >`(select r.id from rooms r where r.organization_id = ${organizations.id} and not r.is_members_only
        order by r.created_at, r.id limit 1)`,
      by: sql<Person | null>`case when ${users.id} is not null
        then json_build_object('id', ${users.id}, 'name', ${users.name}, 'avatar', ${users.avatar}) end`,
      at: isoTime(teamInvitations.createdAt),
    })
    .from(teamInvitations)
    .innerJoin(organizations, eq(organizations.id, teamInvitations.organizationId))
    .leftJoin(users, and(eq(users.id, teamInvitations.invitedBy), isNull(users.deletedAt)))
    .where(
      and(
        isTo(userId),
        isWaiting,
        isNull(organizations.deletedAt),
        sql`not is_blocked_between(${userId}, ${teamInvitations.invitedBy})`,
      ),
    )
    .orderBy(desc(teamInvitations.createdAt), desc(teamInvitations.id))
    .limit(teamLimits.shownMax);
}

export interface WaitingInvitation {
  id: string;
  organizationId: string;
  role: OrganizationRole;
  invitedBy: string | null;
}

/** One that waits for this member, whatever became of the team. */
export async function findWaiting(db: Db, id: string, userId: string): Promise<WaitingInvitation | undefined> {
  const [found] = await db
    .select({
      id: teamInvitations.id,
      organizationId: teamInvitations.organizationId,
      role: teamInvitations.role,
      invitedBy: teamInvitations.invitedBy,
    })
    .from(teamInvitations)
    .where(and(eq(teamInvitations.id, id), isTo(userId), isWaiting));
  return found;
}

/** Remembers the account that declined, so that an address alone does not invite them again. */
export async function setDeclined(tx: Db, { id, organizationId }: WaitingInvitation, userId: string): Promise<void> {
  await tx
    .delete(teamInvitations)
    .where(
      and(
        eq(teamInvitations.organizationId, organizationId),
        eq(teamInvitations.userId, userId),
        sql`${teamInvitations.id} <> ${id}`,
      ),
    );
  await tx
    .update(teamInvitations)
    .set({ state: 'declined', userId, createdAt: sql`now()` })
    .where(eq(teamInvitations.id, id));
}

/** Forgets all invitations of who is in now. */
export async function deleteOf(tx: Db, organizationId: string, userId: string): Promise<void> {
  await tx.delete(teamInvitations).where(and(eq(teamInvitations.organizationId, organizationId), isTo(userId)));
}

/** Takes the record of a removal that may still be undone. @returns what the member was */
export async function takeRemoved(
  tx: Db,
  { id }: AllowedTeam<'invite'>,
  userId: string,
): Promise<{ role: OrganizationRole; rooms: OwnRooms } | undefined> {
  const [taken] = await tx
    .delete(teamInvitations)
    .where(
      and(
        eq(teamInvitations.organizationId, id),
        eq(teamInvitations.userId, userId),
        eq(teamInvitations.state, 'removed'),
        sql`${teamInvitations.createdAt} > now() - make_interval(mins => ${roomLimits.restoreMinutes})`,
      ),
    )
    .returning({ role: teamInvitations.role, rooms: teamInvitations.rooms });
  return taken;
}

/** Deletes some whose time is over, and answers how many. */
export async function purge(db: Db, limit: number): Promise<number> {
  const purged = await db.execute(sql`
    delete from team_invitations where id in (
      select id from team_invitations where created_at < now() - make_interval(days => ${teamLimits.invitationDays})
      limit ${limit} for update skip locked)`);
  return purged.rowCount ?? 0;
}

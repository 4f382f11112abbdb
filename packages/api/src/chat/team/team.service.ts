import type { z } from 'zod';
import type { Call } from '#kernel/call.ts';
import { requireActor } from '#kernel/actor.ts';
import { record } from '#kernel/audit/record.repo.ts';
import { AppError } from '#kernel/errors.ts';
import { deleteMember, findMemberRole, putMember } from '#identity/organizations/organizations.repo.ts';
import { placeOf } from '../mentions/mentions.repo.ts';
import { notifyReaders } from '../rooms/manage.repo.ts';
import * as invitations from './invitations.repo.ts';
import type {
  setTeamRoleInput,
  Team,
  teamInput,
  teamMemberInput,
  teamMembersInput,
  TeamMembersPage,
} from './team.contract.ts';
import { teamLimits } from './team.limits.ts';
import { allowTeam, mayInTeam, mayRemove, type TeamAccess } from './team.policy.ts';
import * as repo from './team.repo.ts';

type Reading = Pick<Call, 'actor' | 'database'>;
type Managing = Pick<Call, 'actor' | 'address' | 'userAgent' | 'database' | 'rooms'>;

/** Formats a team as the target of an entry in the action log. */
export const toTarget = ({ id, name }: Pick<TeamAccess, 'id' | 'name'>) =>
  ({ type: 'organization', id, label: name }) as const;

/** The team for its members, with the invitations that wait for who may invite. @throws not_found */
export async function getTeam(call: Reading, { organizationId }: z.infer<typeof teamInput>): Promise<{ team: Team }> {
  const { user } = requireActor(call);
  const { db } = call.database;
  const team = allowTeam(await repo.findTeam(db, organizationId, user.id), 'view');
  const [memberCount, open] = await Promise.all([
    repo.countMembers(db, team),
    mayInTeam(team, 'invite') ? invitations.listOpen(db, allowTeam(team, 'invite')) : [],
  ]);
  const { id, name, role } = team;
  const may = { invite: mayInTeam(team, 'invite'), setRoles: mayInTeam(team, 'assign') };
  return { team: { id, name, role, memberCount, may, invitations: open } };
}

/** Members by name and by pages. @throws not_found, invalid_input for a cursor that is nobody's */
export async function listMembers(
  call: Reading,
  { organizationId, q, cursor }: z.output<typeof teamMembersInput>,
): Promise<TeamMembersPage> {
  const { user } = requireActor(call);
  const { db } = call.database;
  const team = allowTeam(await repo.findTeam(db, organizationId, user.id), 'view');
  const after = cursor ? await placeOf(db, cursor) : null;
  if (after === undefined)
    throw new AppError('invalid_input', { issues: [{ path: 'cursor', message: 'Not a cursor of this list.' }] });
  const limit = teamLimits.membersPage;
  // All of them, suspended or blocked, for moderation goes on.
  const isWhole = mayInTeam(team, 'invite');
  const found = await repo.findMembers(db, team, { reader: user.id, isWhole, q, after, limit: limit + 1 });
  const members = found.slice(0, limit).map((member) => {
    const isCaller = member.person.id === user.id;
    return { ...member, mayRemove: !isCaller && mayRemove(team, { role: member.role, isCaller }) };
  });
  return { members, nextCursor: (found.length > limit && members.at(-1)?.person.id) || null };
}

/** Gives a member another role; a team keeps an owner. @throws not_found, forbidden, last_owner */
export async function setTeamRole(
  call: Managing,
  { organizationId, userId, role }: z.infer<typeof setTeamRoleInput>,
): Promise<{ ok: true }> {
  const { user } = requireActor(call);
  await call.database.transaction(async (tx) => {
    const team = allowTeam(await repo.lockTeam(tx, organizationId, user.id), 'assign');
    const before = await findMemberRole(tx, organizationId, userId);
    if (before === undefined) throw new AppError('not_found');
    if (before === role) return;
    if (before === 'owner' && (await repo.countOwners(tx, team)) === 1) throw new AppError('last_owner');
    await repo.setRole(tx, team, userId, role);
    await record(tx, call, {
      action: 'organization.member',
      target: toTarget(team),
      before: { userId, role: before },
      after: { userId, role },
    });
  });
  call.rooms.tell(userId, 'rooms');
  return { ok: true as const };
}

/**
 * Removes a member, or leaves the team. The member's streams, webhooks and rooms of the team end with it; who removed somebody
 * else may put them back for a while.
 *
 * @throws not_found, forbidden, last_owner
 */
export async function removeTeamMember(
  call: Managing,
  { organizationId, userId }: z.infer<typeof teamMemberInput>,
): Promise<{ ok: true }> {
  const { user } = requireActor(call);
  const isCaller = userId === user.id;
  await call.database.transaction(async (tx) => {
    const team = allowTeam(await repo.lockTeam(tx, organizationId, user.id), 'remove');
    const role = await findMemberRole(tx, organizationId, userId);
    if (role === undefined) throw new AppError('not_found');
    if (!mayRemove(team, { role, isCaller })) throw new AppError('forbidden');
    if (role === 'owner' && (await repo.countOwners(tx, team)) === 1) throw new AppError('last_owner');
    const rooms = await repo.findOwnRooms(tx, team, userId);
    await deleteMember(tx, organizationId, userId);
    if (!isCaller)
      await invitations.putInvitation(
        tx,
        team,
        { userId, email: null },
        { role, state: 'removed', rooms, invitedBy: user.id },
      );
    await record(tx, call, {
      action: 'organization.member_remove',
      target: toTarget(team),
      before: { userId, role },
    });
    await notifyReaders(tx, organizationId);
  });
  call.rooms.tell(userId, 'rooms');
  return { ok: true as const };
}

/** Puts back somebody who was removed a moment ago, in the role they had. @throws not_found once it is too late, forbidden */
export async function restoreTeamMember(
  call: Managing,
  { organizationId, userId }: z.infer<typeof teamMemberInput>,
): Promise<{ ok: true }> {
  const { user } = requireActor(call);
  await call.database.transaction(async (tx) => {
    const team = allowTeam(await repo.lockTeam(tx, organizationId, user.id), 'invite');
    if ((await findMemberRole(tx, organizationId, userId)) !== undefined) return;
    const removed = await invitations.takeRemoved(tx, team, userId);
    if (removed === undefined) throw new AppError('not_found');
    const { role, rooms } = removed;
    if (!mayRemove(team, { role, isCaller: false })) throw new AppError('forbidden');
    await putMember(tx, { organizationId, userId, role });
    await repo.putIntoRooms(tx, team, userId, rooms);
    await record(tx, call, { action: 'organization.member', target: toTarget(team), after: { userId, role } });
    await notifyReaders(tx, organizationId);
  });
  call.rooms.tell(userId, 'rooms');
  return { ok: true as const };
}

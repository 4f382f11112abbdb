import type { Database } from '@onceware/db/client';
import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import type { Call } from '#kernel/call.ts';
import { requireActor } from '#kernel/actor.ts';
import { record } from '#kernel/audit/record.repo.ts';
import { AppError } from '#kernel/errors.ts';
import { findMemberRole, lockOrganization, putMember } from '#identity/organizations/organizations.repo.ts';
import { countContacts } from '../contacts/contacts.repo.ts';
import { countDoing } from '../newcomers/newcomers.service.ts';
import { notifyReaders } from '../rooms/manage.repo.ts';
import * as repo from './invitations.repo.ts';
import type { answerInvitationInput, InviteInput, OwnInvitation, withdrawInput } from './team.contract.ts';
import { teamLimits } from './team.limits.ts';
import { allowTeam } from './team.policy.ts';
import { countMembers, findTeam, lockTeam } from './team.repo.ts';
import { toTarget } from './team.service.ts';

type Inviting = Pick<Call, 'actor' | 'address' | 'userAgent' | 'database' | 'limits' | 'rooms' | 'notifier'>;

/**
 * Invites somebody into a team. An address answers the same whether an account has it or not; who has confirmed it later finds the
 * invitation then. Who is invited already stays so.
 *
 * @throws not_found, forbidden, already_in_team, invitation_declined, team_full, too_many_requests
 */
export async function inviteIntoTeam(call: Inviting, input: InviteInput): Promise<{ ok: true }> {
  const { user } = requireActor(call);
  const { organizationId } = input;
  allowTeam(await findTeam(call.database.db, organizationId, user.id), 'invite');
  await countDoing(call, 'invite');
  const told = await call.database.transaction(async (tx) => {
    const team = allowTeam(await lockTeam(tx, organizationId, user.id), 'invite');
    const invited =
      'email' in input
        ? { userId: (await repo.findConfirmed(tx, input.email)) ?? null, email: input.email }
        : { userId: input.userId, email: null };
    const { userId } = invited;
    if (userId !== null && (await findMemberRole(tx, organizationId, userId)) !== undefined)
      throw new AppError('already_in_team');
    if ('userId' in input && (await countContacts(tx, user.id, [input.userId])) === 0) throw new AppError('not_found');
    const state = await repo.findState(tx, team, invited);
    if (state === 'waiting') return null;
    if (state === 'declined') throw new AppError('invitation_declined');
    const waiting = await repo.countWaiting(tx, team);
    if (waiting >= teamLimits.invitationsMax || waiting + (await countMembers(tx, team)) >= teamLimits.membersMax)
      throw new AppError('team_full');
    const id = await repo.putInvitation(tx, team, invited, { role: 'member', state: 'waiting', invitedBy: user.id });
    await record(tx, call, {
      action: 'organization.invite',
      target: toTarget(team),
      ...('userId' in input && { after: { userId } }),
    });
    if (userId !== null)
      await call.notifier.notify(tx, { kind: 'team_invited', actorId: user.id, subjectId: id, key: id, data: {} }, [
        userId,
      ]);
    return userId;
  });
  if (told !== null) call.rooms.tell(told, 'rooms');
  return { ok: true as const };
}

/** Takes an invitation back. @throws not_found when it is answered already, forbidden */
export async function withdrawInvitation(
  call: Inviting,
  { organizationId, invitationId }: z.infer<typeof withdrawInput>,
): Promise<{ ok: true }> {
  const { user } = requireActor(call);
  await call.database.transaction(async (tx) => {
    const team = allowTeam(await lockTeam(tx, organizationId, user.id), 'invite');
    if (!(await repo.deleteWaiting(tx, team, invitationId))) throw new AppError('not_found');
    await record(tx, call, { action: 'organization.invite_withdraw', target: toTarget(team) });
  });
  return { ok: true as const };
}

/** Lists the invitations that wait for the caller. */
export async function listInvitations(
  call: Pick<Call, 'actor' | 'database'>,
): Promise<{ invitations: OwnInvitation[] }> {
  return { invitations: await repo.listOwn(call.database.db, requireActor(call).user.id) };
}

/**
 * Accepts or declines an invitation. Who accepts is in at once, and who invited them is told.
 *
 * @throws not_found when it was withdrawn, answered or its time is over; team_deleted
 */
export async function answerInvitation(
  call: Inviting,
  { invitationId, answer }: z.infer<typeof answerInvitationInput>,
): Promise<{ ok: true }> {
  const { user } = requireActor(call);
  await call.database.transaction(async (tx) => {
    const known = await repo.findWaiting(tx, invitationId, user.id);
    // The team first, as for every change of its people; what waited before the lock may be answered behind it.
    const team = known && (await lockOrganization(tx, known.organizationId));
    const invitation = team && (await repo.findWaiting(tx, invitationId, user.id));
    if (!invitation) throw new AppError('not_found');
    if (answer === 'decline') return repo.setDeclined(tx, invitation, user.id);
    if (team.deletedAt) throw new AppError('team_deleted');
    const { organizationId, role, invitedBy } = invitation;
    await repo.deleteOf(tx, organizationId, user.id);
    if ((await findMemberRole(tx, organizationId, user.id)) !== undefined) return;
    await putMember(tx, { organizationId, userId: user.id, role });
    await record(tx, call, { action: 'organization.member', target: toTarget(team), after: { userId: user.id, role } });
    if (invitedBy !== null)
      await call.notifier.notify(
        tx,
        {
          kind: 'invitation_accepted',
          actorId: user.id,
          subjectId: organizationId,
          key: uuidv7(),
          group: organizationId,
          data: {},
        },
        [invitedBy],
      );
    await notifyReaders(tx, organizationId);
  });
  call.rooms.tell(user.id, 'rooms');
  return { ok: true as const };
}

const AT_ONCE = 100;

/** Deletes invitations whose time is over; `signal` ends it between two steps. */
export async function purgeTeamInvitations({ db }: Pick<Database, 'db'>, signal?: AbortSignal): Promise<void> {
  const isStopped = () => signal?.aborted === true;
  let isMore = true;
  while (isMore && !isStopped()) isMore = (await repo.purge(db, AT_ONCE)) === AT_ONCE;
}

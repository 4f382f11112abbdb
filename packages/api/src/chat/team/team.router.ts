import { answer, ok } from '#kernel/answers.ts';
import { calls, memberProcedure, router, sessionProcedure } from '#kernel/trpc.ts';
import * as invitations from './invitations.service.ts';
import * as answers from './team.answers.ts';
import {
  answerInvitationInput,
  inviteInput,
  setTeamRoleInput,
  teamInput,
  teamMemberInput,
  teamMembersInput,
  withdrawInput,
} from './team.contract.ts';
import * as service from './team.service.ts';

const reading = memberProcedure.meta({ scope: 'chat.read' });

/** For members of teams. An API key never changes who is in one: it would outlive what it was made for. */
export const teamRouter = router({
  get: reading.input(teamInput).output(answer<{ team: answers.Team }>(answers.foundTeam)).query(calls(service.getTeam)),
  members: reading
    .input(teamMembersInput)
    .output(answer<answers.TeamMembersPage>(answers.teamMembers))
    .query(calls(service.listMembers)),
  invite: sessionProcedure.input(inviteInput).output(ok).mutation(calls(invitations.inviteIntoTeam)),
  withdraw: sessionProcedure.input(withdrawInput).output(ok).mutation(calls(invitations.withdrawInvitation)),
  invitations: reading
    .output(answer<{ invitations: answers.OwnInvitation[] }>(answers.ownInvitations))
    .query(calls(invitations.listInvitations)),
  answer: sessionProcedure.input(answerInvitationInput).output(ok).mutation(calls(invitations.answerInvitation)),
  setRole: sessionProcedure.input(setTeamRoleInput).output(ok).mutation(calls(service.setTeamRole)),
  remove: sessionProcedure.input(teamMemberInput).output(ok).mutation(calls(service.removeTeamMember)),
  restore: sessionProcedure.input(teamMemberInput).output(ok).mutation(calls(service.restoreTeamMember)),
});

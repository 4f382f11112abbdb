import { z } from 'zod';
import { email } from '#identity/auth/auth.contract.ts';
import { ORGANIZATION_ROLES } from '#identity/organizations/organizations.limits.ts';
import { text } from '#kernel/text.ts';
import { teamLimits } from './team.limits.ts';

export type * from './team.answers.ts';

const id = z.uuid('This is not an id.').toLowerCase();

export const teamInput = z.object({ organizationId: id });
/** Members by name, those whose name holds `q`; `cursor` is the id of the last one of the page before. */
export const teamMembersInput = teamInput.extend({
  q: text(teamLimits.queryMax).trim().default(''),
  cursor: id.nullish(),
});
/** By the exact address, or somebody whom the caller may write to. */
export const inviteInput = z.union([teamInput.extend({ email }).strict(), teamInput.extend({ userId: id }).strict()]);
export type InviteInput = z.output<typeof inviteInput>;
export const withdrawInput = teamInput.extend({ invitationId: id });
export const answerInvitationInput = z.object({ invitationId: id, answer: z.enum(['accept', 'decline']) });
export const teamMemberInput = teamInput.extend({ userId: id });
export const setTeamRoleInput = teamMemberInput.extend({ role: z.enum(ORGANIZATION_ROLES) });

import { z } from 'zod';
import { ORGANIZATION_ROLES } from '#identity/organizations/organizations.limits.ts';
import { count, id, moment, nextCursor } from '#kernel/answers.ts';
import { person } from '../chat.answers.ts';

const role = z.enum(ORGANIZATION_ROLES);

export const openInvitation = z.strictObject({
  id,
  person: person.nullable().describe('Null: invited by an address, which may be nobody’s.'),
  email: z.string().nullable(),
  at: moment,
});
export interface OpenInvitation extends z.infer<typeof openInvitation> {}

export const team = z.strictObject({
  id,
  name: z.string(),
  role: role.describe('Of the reader.'),
  memberCount: count,
  may: z
    .strictObject({ invite: z.boolean(), setRoles: z.boolean() })
    .describe('Actions that the reader may take here.'),
  invitations: z.array(openInvitation).describe('Waiting for an answer, newest first; for those alone who may invite.'),
});
/** A team as its members see it. */
export interface Team extends z.infer<typeof team> {}
export const foundTeam = z.strictObject({ team });

export const teamMember = z.strictObject({
  person,
  role,
  since: moment,
  mayRemove: z.boolean().describe('Whether the reader may remove this member; oneself is left by leaving.'),
});
export interface TeamMember extends z.infer<typeof teamMember> {}
export const teamMembers = z.strictObject({ members: z.array(teamMember).describe('By name.'), nextCursor });
export interface TeamMembersPage extends z.infer<typeof teamMembers> {}

export const ownInvitation = z.strictObject({
  id,
  team: z.strictObject({ id, name: z.string() }),
  roomId: id.nullable().describe('First room of the team.'),
  by: person.nullable().describe('Null: the account is gone.'),
  at: moment,
});
/** Invitation that waits for the reader. */
export interface OwnInvitation extends z.infer<typeof ownInvitation> {}
export const ownInvitations = z.strictObject({ invitations: z.array(ownInvitation).describe('Newest first.') });

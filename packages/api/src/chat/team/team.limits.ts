import { errorLimits } from '#kernel/errors.limits.ts';

export const teamLimits = {
  /** Members of a team that can still be invited into; staff may add more. */
  membersMax: errorLimits.teamMembers,
  /** Invitations of a team that wait for an answer. */
  invitationsMax: errorLimits.teamInvitations,
  /** Days for which an invitation waits, and after which somebody who declined may be invited again. */
  invitationDays: 14,
  membersPage: 50,
  queryMax: 100,
  /** Invitations that one person is shown, newest first. */
  shownMax: 20,
} as const;

import type { OrganizationRole } from '#identity/organizations/organizations.limits.ts';
import { AppError } from '#kernel/errors.ts';

/** `invite` is also to withdraw; `assign` gives another role. */
type Purpose = 'view' | 'invite' | 'remove' | 'assign';

/** A team that is not deleted, and the caller's role in it. */
export interface TeamAccess {
  id: string;
  name: string;
  role: OrganizationRole;
}

declare const purpose: unique symbol;

/** A team that was loaded and authorized for a purpose. Repo functions that change one require this type. */
export type AllowedTeam<For extends Purpose> = TeamAccess & { readonly [purpose]: For };

const looksAfter = ({ role }: TeamAccess) => role === 'owner' || role === 'manager';

const rules: Record<Purpose, (team: TeamAccess) => boolean> = {
  view: () => true,
  invite: looksAfter,
  // Everybody may leave; whom else, `mayRemove` says.
  remove: () => true,
  assign: ({ role }) => role === 'owner',
};

/** Whether the caller may, for what a screen shows. */
export const mayInTeam = (team: TeamAccess, what: Purpose): boolean => rules[what](team);

/** Allows owners to remove anybody, managers to remove members, and everybody to leave. */
export const mayRemove = (team: TeamAccess, member: { role: OrganizationRole; isCaller: boolean }): boolean =>
  member.isCaller || team.role === 'owner' || (team.role === 'manager' && member.role === 'member');

/** The team, marked as allowed. To those outside it looks as if it were not there. @throws not_found, forbidden */
export function allowTeam<For extends Purpose>(team: TeamAccess | undefined, what: For): AllowedTeam<For> {
  if (!team) throw new AppError('not_found');
  if (!rules[what](team)) throw new AppError('forbidden');
  return team as AllowedTeam<For>;
}

import type { Permission } from '#kernel/permissions.contract.ts';
import type { Actor } from '#kernel/actor.ts';

/** Nobody hands out, takes away or overrules what they do not hold themselves (docs/decisions/018-who-may-grant-what.md). */
export const holdsAll = (actor: Pick<Actor, 'permissions'>, permissions: readonly Permission[]): boolean =>
  permissions.every((permission) => actor.permissions.has(permission));

/** Whether the actor may suspend the user and end their sessions. For one's own there are the account pages. */
export const canManage = (
  actor: Pick<Actor, 'user' | 'permissions'>,
  user: { id: string; permissions: readonly Permission[] },
): boolean => actor.user.id !== user.id && holdsAll(actor, user.permissions);

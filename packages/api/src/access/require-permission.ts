import { record } from '../action-log/record.repo.ts';
import { type Actor, type Call, requireActor } from '../core/call.ts';
import { AppError } from '../core/errors.ts';
import type { Permission } from './access.contract.ts';

/** What an administering action needs to know of its call. */
export type Administering = Pick<Call, 'actor' | 'database' | 'sessions' | 'limits' | 'address' | 'userAgent'>;

/**
 * The caller, if they hold the permission. Who does not is refused, and the attempt is logged.
 *
 * @param what the procedure or route that was asked for
 * @throws unauthenticated, forbidden, too_many_requests
 */
export async function requirePermission(call: Administering, permission: Permission, what: string): Promise<Actor> {
  const actor = requireActor(call);
  if (actor.permissions.has(permission)) return actor;
  // So that nobody fills the log by knocking.
  await call.limits.count('denied', actor.user.id);
  await record(call.database.db, call, {
    action: 'access.denied',
    target: { type: 'procedure', id: what },
    after: { permission },
  });
  throw new AppError('forbidden');
}

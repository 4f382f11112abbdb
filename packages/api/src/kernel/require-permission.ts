import { record } from './audit/record.repo.ts';
import type { Call } from './call.ts';
import { type Actor, requireActor } from './actor.ts';
import { AppError } from './errors.ts';
import type { Permission } from './permissions.contract.ts';

/** Fields of its call that an administering action needs. */
type Administering = Pick<Call, 'actor' | 'database' | 'sessions' | 'limits' | 'address' | 'userAgent'>;

/** A call whose actor holds the permission. Services of the administration require this type, so that a forgotten check does not compile. */
export type Permitted<Of extends Permission, Kind extends Administering = Administering> = Kind & {
  actor: Actor;
  readonly permitted: Of;
};

/**
 * The call, marked as allowed, if its actor holds the permission. Who does not is refused, and the attempt is logged.
 *
 * @param what the procedure or route that was asked for
 * @throws unauthenticated, forbidden, too_many_requests
 */
export async function requirePermission<Of extends Permission, Kind extends Administering>(
  call: Kind,
  needed: Of,
  what: string,
): Promise<Permitted<Of, Kind>> {
  const actor = requireActor(call);
  if (actor.permissions.has(needed)) return { ...call, actor, permitted: needed };
  // Limits refused attempts, so that nobody fills the log with them.
  await call.limits.count('denied', actor.user.id);
  await record(call.database.db, call, {
    action: 'access.denied',
    target: { type: 'procedure', id: what },
    after: { permission: needed },
  });
  throw new AppError('forbidden');
}

import type { Call } from '#kernel/call.ts';
import { requireActor } from '#kernel/actor.ts';
import { isNewcomer } from './newcomers.repo.ts';

/**
 * Counts what somebody does in rooms, and whom they follow, against the limit of all, and a new account's also against a lower one
 * (docs/decisions/077-limits-by-age.md).
 *
 * @throws too_many_requests
 */
export async function countDoing(
  { actor, database, limits }: Pick<Call, 'actor' | 'database' | 'limits'>,
  kind: 'change' | 'begin' | 'invite' | 'follow',
): Promise<void> {
  const { user } = requireActor({ actor });
  await limits.count(kind, user.id);
  if (await isNewcomer(database.db, user.id)) await limits.count(`${kind}_new`, user.id);
}

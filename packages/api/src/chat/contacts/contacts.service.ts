import type { Call } from '#kernel/call.ts';
import { requireActor } from '#kernel/actor.ts';
import { plain } from '#kernel/wire.ts';
import type { Person } from '../chat.contract.ts';
import { roomLimits } from '../chat.limits.ts';
import { findAcquainted } from './contacts.repo.ts';

/** Lists people the caller may begin a conversation with: those who share a team or a room with them. */
export async function listAcquaintances(
  call: Pick<Call, 'actor' | 'database'>,
  { q }: { q: string },
): Promise<{ people: Person[] }> {
  const { user } = requireActor(call);
  return plain({ people: await findAcquainted(call.database.db, user.id, q, roomLimits.acquaintancesMax) });
}

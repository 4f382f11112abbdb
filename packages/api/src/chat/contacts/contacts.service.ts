import type { Call } from '#kernel/call.ts';
import { requireActor } from '#kernel/actor.ts';
import type { Person } from '../chat.contract.ts';
import { roomLimits } from '../chat.limits.ts';
import { findContacts } from './contacts.repo.ts';

/** Lists people the caller may begin a conversation with: those who share a team or a room with them. */
export async function listContacts(
  call: Pick<Call, 'actor' | 'database'>,
  { q }: { q: string },
): Promise<{ people: Person[] }> {
  const { user } = requireActor(call);
  return { people: await findContacts(call.database.db, user.id, q, roomLimits.contactsMax) };
}

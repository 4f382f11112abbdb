import type { Call } from '#kernel/call.ts';
import { requireActor } from '#kernel/actor.ts';
import type { Person } from '../chat.contract.ts';
import { roomLimits } from '../chat.limits.ts';
import { isNewcomer } from '../newcomers/newcomers.repo.ts';
import { findContacts } from './contacts.repo.ts';
import { isSearched } from './known-people.ts';

/**
 * Lists people the caller may begin a conversation with: of their teams, conversations and closed rooms, and who spoke lately in
 * common ones; for accounts that are not new, others of these by the beginning of their name.
 */
export async function listContacts(
  call: Pick<Call, 'actor' | 'database'>,
  { q }: { q: string },
): Promise<{ people: Person[] }> {
  const { user } = requireActor(call);
  const { db } = call.database;
  const isWide = isSearched(q) && !(await isNewcomer(db, user.id));
  return { people: await findContacts(db, user.id, { q, isWide, limit: roomLimits.contactsMax }) };
}

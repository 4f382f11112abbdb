import type { Db } from '@onceware/db/client';
import type { z } from 'zod';
import type { Call } from '#kernel/call.ts';
import { requireActor } from '#kernel/actor.ts';
import { AppError } from '#kernel/errors.ts';
import { searchDealsInput, searchToolsInput } from '#catalog/catalog.contract.ts';
import { searchDeals, searchTools } from '#catalog/search/search.service.ts';
import type { peopleInput, PeoplePage, Reference, referencesInput, SendInput } from '../chat.contract.ts';
import { roomLimits } from '../chat.limits.ts';
import { homeOf } from '../chat.policy.ts';
import { isSearched } from '../contacts/known-people.ts';
import { isNewcomer } from '../newcomers/newcomers.repo.ts';
import { findVisible } from '../rooms/rooms.service.ts';
import { mentionedIn } from '../text/mentioned.ts';
import * as repo from './mentions.repo.ts';

type Chatting = Pick<Call, 'actor' | 'database'>;

/**
 * Lists the people who may be named in a room: some whose name contains the words, or all by pages. Of a room that is open to all
 * these are those who spoke there lately, and for accounts that are not new, others by the beginning of their name.
 *
 * @throws not_found, invalid_input for a cursor that is nobody's
 */
export async function listPeople(
  call: Chatting,
  { roomId, q, cursor }: z.infer<typeof peopleInput>,
): Promise<PeoplePage> {
  const visible = await findVisible(call, roomId);
  const room = { ...visible, id: homeOf(visible) };
  const { db } = call.database;
  const after = cursor ? await repo.placeOf(db, cursor) : null;
  if (after === undefined)
    throw new AppError('invalid_input', { issues: [{ path: 'cursor', message: 'Not a cursor of this list.' }] });
  const limit = q === '' ? roomLimits.peoplePage : roomLimits.peopleMax;
  const reader = requireActor(call).user.id;
  const isWide = repo.isOpenToAll(room) && isSearched(q) && !(await isNewcomer(db, reader));
  const found = await repo.findPeopleOf(db, room, { reader, q, isWide, after, limit: limit + 1 });
  const people = found.slice(0, limit);
  return { people, nextCursor: (found.length > limit && people.at(-1)?.id) || null };
}

/** Finds running deals and tools that `#` may name: those nearest to the search terms first, or the newest. */
export async function findReferences(
  call: Pick<Call, 'database'>,
  { q }: z.infer<typeof referencesInput>,
): Promise<{ references: Reference[] }> {
  const limit = roomLimits.referencesMax;
  const [deals, tools] = await Promise.all([
    searchDeals(call, searchDealsInput.parse({ q, limit })),
    searchTools(call, searchToolsInput.parse({ q, limit })),
  ]);
  const ofDeals = deals.items.map(({ slug, title, promise, coverUrl }): Reference => ({
    kind: 'deal',
    slug,
    title,
    about: promise,
    picture: coverUrl,
  }));
  const ofTools = tools.items.map(({ slug, name, tagline, logoUrl }): Reference => ({
    kind: 'tool',
    slug,
    title: name,
    about: tagline,
    picture: logoUrl,
  }));
  // Half of each, and where there are fewer of one, more of the other.
  const half = limit / 2;
  const shownDeals = ofDeals.slice(0, Math.max(half, limit - ofTools.length));
  return { references: [...shownDeals, ...ofTools.slice(0, limit - shownDeals.length)] };
}

/** The names that a message sends along, with those people alone whom its text names (LIVE-08). */
export async function keepMentioned(db: Db, text: string, named: SendInput['named']): Promise<SendInput['named']> {
  if (named.users.length === 0) return named;
  const people = text.includes('@') ? await repo.namesOf(db, named.users) : [];
  return { ...named, users: mentionedIn(text, people).map(({ id }) => id) };
}

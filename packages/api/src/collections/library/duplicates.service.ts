import { z } from 'zod';
import type { Call } from '#kernel/call.ts';
import { requireActor } from '#kernel/actor.ts';
import { AppError } from '#kernel/errors.ts';
import { ENTITY_TYPES } from '../collections.limits.ts';
import { findDuplicates, findThing, type Group, type Thing } from './duplicates.repo.ts';
import type { DuplicatesInput, DuplicatesPage } from './library.contract.ts';
import { libraryLimits } from './library.limits.ts';

const written = z.tuple([z.enum(ENTITY_TYPES), z.uuid()]);

const nameOf = ({ kind, id }: Thing): string => `${kind}:${id}`;

function readName(field: 'cursor' | 'thing', name: string): Thing {
  const { data } = written.safeParse(name.split(':'));
  if (!data)
    throw new AppError('invalid_input', { issues: [{ path: field, message: `Not a ${field} of this list.` }] });
  return { kind: data[0], id: data[1] };
}

/**
 * Lists what the actor has saved more than once, some groups at a time with their oldest items, or one group whole (CAT-13).
 *
 * @throws invalid_input for an invalid cursor or thing
 */
export async function listDuplicates(
  call: Pick<Call, 'actor' | 'database'>,
  { cursor, thing }: DuplicatesInput,
): Promise<DuplicatesPage> {
  const actor = requireActor(call);
  const { db } = call.database;
  if (thing) {
    const items = await findThing(db, actor.user.id, readName('thing', thing));
    return { groups: items ? [{ thing, items, count: items.length }] : [], nextCursor: null, total: null };
  }
  const after = cursor ? readName('cursor', cursor) : null;
  const found = await findDuplicates(db, actor.user.id, after);
  const page = asManyAsFit(found.slice(0, libraryLimits.duplicatesPage));
  const last = page.at(-1);
  return {
    groups: page.map((group) => ({ thing: nameOf(group), items: group.items, count: group.count })),
    nextCursor: last && found.length > page.length ? nameOf(last) : null,
    total: after ? null : (found[0]?.total ?? 0),
  };
}

/** The first groups, as long notes allow; at least one. */
function asManyAsFit(groups: Group[]): Group[] {
  let bytes = 0;
  const tooMany = groups.findIndex((group, n) => {
    bytes += Buffer.byteLength(JSON.stringify(group));
    return n > 0 && bytes > libraryLimits.duplicatesBytes;
  });
  return tooMany === -1 ? groups : groups.slice(0, tooMany);
}

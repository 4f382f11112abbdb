import { z } from 'zod';
import type { Call } from '#kernel/call.ts';
import { requireActor } from '#kernel/actor.ts';
import { AppError } from '#kernel/errors.ts';
import { ENTITY_TYPES } from '../collections.limits.ts';
import { findDuplicates } from './duplicates.repo.ts';
import type { DuplicatesInput, DuplicatesPage } from './library.contract.ts';
import { libraryLimits } from './library.limits.ts';

const place = z.templateLiteral([z.enum(ENTITY_TYPES), ':', z.uuid()]);

/**
 * Lists what the actor has saved more than once, some groups at a time (CAT-13).
 *
 * @throws invalid_input for an invalid cursor
 */
export async function listDuplicates(
  call: Pick<Call, 'actor' | 'database'>,
  { cursor }: DuplicatesInput,
): Promise<DuplicatesPage> {
  const actor = requireActor(call);
  const after = cursor ? place.safeParse(cursor) : null;
  if (after && !after.success)
    throw new AppError('invalid_input', { issues: [{ path: 'cursor', message: 'Not a cursor of this list.' }] });
  const found = await findDuplicates(call.database.db, actor.user.id, after ? after.data : null);
  const page = found.slice(0, libraryLimits.duplicatesPage);
  return {
    groups: page.map(({ items }) => ({ items })),
    nextCursor: found.length > page.length ? (page.at(-1)?.place ?? null) : null,
    total: after ? null : (found[0]?.total ?? 0),
  };
}

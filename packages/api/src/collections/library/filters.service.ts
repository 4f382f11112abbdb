import type { Call } from '#kernel/call.ts';
import { requireActor } from '#kernel/actor.ts';
import { AppError } from '#kernel/errors.ts';
import { owned } from '#kernel/owned.ts';
import { type DeleteFilterInput, libraryFilter, type SavedFilter, type SaveFilterInput } from './library.contract.ts';
import { libraryLimits } from './library.limits.ts';
import * as repo from './filters.repo.ts';

type Collecting = Pick<Call, 'actor' | 'database'>;

/** The actor's saved filters, the oldest first. One that this version cannot read any more narrows nothing. */
export async function listFilters(call: Collecting): Promise<{ filters: SavedFilter[] }> {
  const actor = requireActor(call);
  const saved = await repo.listFilters(call.database.db, actor.user.id);
  const filters = saved.map(({ filter, ...rest }) => ({
    ...rest,
    filter: libraryFilter.safeParse(filter).data ?? libraryFilter.parse({}),
  }));
  return { filters };
}

/** Saves a filter, or changes it; the same twice is once. @throws id_taken, invalid_input where there are too many */
export async function saveFilter(call: Collecting, { id, name, filter }: SaveFilterInput): Promise<{ ok: true }> {
  const mine = owned(requireActor(call), id);
  const { db } = call.database;
  if (!(await repo.saveFilter(db, mine, name, filter))) {
    if (await repo.isFilter(db, id)) throw new AppError('id_taken');
    throw new AppError('invalid_input', {
      issues: [{ path: 'id', message: `You can save at most ${libraryLimits.filtersMax} filters.` }],
    });
  }
  return { ok: true as const };
}

/** Deletes a filter; a missing one is ignored. */
export async function deleteFilter(call: Collecting, { id }: DeleteFilterInput): Promise<{ ok: true }> {
  await repo.deleteFilter(call.database.db, owned(requireActor(call), id));
  return { ok: true as const };
}

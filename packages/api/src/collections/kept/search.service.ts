import type { Call } from '#call.ts';
import { requireActor } from '#core/actor.ts';
import { plain } from '#core/wire.ts';
import type { KeptPage, KeptSearchInput } from './kept.contract.ts';
import { readCursor, writeCursor } from './kept.cursor.ts';
import { keptLimits, keptSort } from './kept.limits.ts';
import { findKept } from './search.repo.ts';
import { keyTypes } from './search.sorts.ts';

type Collecting = Pick<Call, 'actor' | 'database'>;

/** Searches all that the actor keeps, in every collection (CAT-13). @throws invalid_input for a cursor of another list */
export async function searchKept(call: Collecting, { cursor, ...filter }: KeptSearchInput): Promise<KeptPage> {
  const actor = requireActor(call);
  const sort = keptSort(filter);
  const after = cursor ? readCursor(sort, keyTypes[sort], cursor) : null;
  const found = await findKept(call.database.db, actor.user.id, filter, after);
  const page = found.slice(0, keptLimits.searchPage);
  const last = page.at(-1);
  return plain({
    items: page.map(({ item }) => item),
    nextCursor: last && found.length > page.length ? writeCursor(sort, last) : null,
    total: after ? null : (found[0]?.total ?? 0),
  });
}

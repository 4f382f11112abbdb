import type { Call } from '#kernel/call.ts';
import { requireActor } from '#kernel/actor.ts';
import type { LibraryPage, LibrarySearchInput } from './library.contract.ts';
import { readCursor, writeCursor } from './library.cursor.ts';
import { libraryLimits, librarySort } from './library.limits.ts';
import { correctQuery } from './correct-query.service.ts';
import { readTerms } from './query.ts';
import type { LibraryQuery } from './query.sql.ts';
import { findInLibrary } from './search.repo.ts';
import { keyTypes } from './search.sorts.ts';

type Collecting = Pick<Call, 'actor' | 'database'>;

/** Searches all that the actor keeps, in every collection (CAT-13). @throws invalid_input for a cursor of another list */
export async function searchLibrary(
  call: Collecting,
  { cursor, ...filter }: LibrarySearchInput,
  limit: number = libraryLimits.searchPage,
): Promise<LibraryPage> {
  const actor = requireActor(call);
  const sort = librarySort(filter);
  const after = cursor ? readCursor(sort, keyTypes[sort], cursor) : null;
  const { db } = call.database;
  const terms = readTerms(filter.q);
  const find = (words: LibraryQuery) => findInLibrary(db, actor.user.id, filter, words, after, limit);
  const plainly = after?.isForgiven ? [] : await find({ terms, instead: null });
  // A page behind one that was found otherwise is found so, too.
  const forgiven =
    plainly.length === 0 && (!after || after.isForgiven) ? await correctQuery(db, actor.user.id, terms) : null;
  const found = forgiven ? await find(forgiven.query) : plainly;
  const page = found.slice(0, limit);
  const last = page.at(-1);
  return {
    items: page.map(({ item }) => item),
    nextCursor:
      last && found.length > page.length ? writeCursor(sort, { ...last, isForgiven: forgiven !== null }) : null,
    total: after ? null : (found[0]?.total ?? 0),
    correctedQuery: (found.length > 0 && forgiven?.corrected) || null,
  };
}

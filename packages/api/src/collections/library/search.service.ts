import type { Call } from '#kernel/call.ts';
import { requireActor } from '#kernel/actor.ts';
import type { LibraryPage, LibrarySearchInput } from './library.contract.ts';
import { type Place, readCursor, writeCursor } from './library.cursor.ts';
import { libraryLimits, librarySort } from './library.limits.ts';
import { correctQuery } from './correct-query.service.ts';
import { readTerms } from './query.ts';
import type { LibraryQuery } from './query.sql.ts';
import { findAmongMany, type FoundPage, type ManyLimits } from './search-many.service.ts';
import { findInLibrary } from './search.repo.ts';
import { keyTypes } from './search.sorts.ts';

type Collecting = Pick<Call, 'actor' | 'database'>;

/** Limits of a search, which tests of small libraries make small. */
export interface SearchLimits extends ManyLimits {
  searchPage: number;
  weighedMax: number;
}

const NOTHING: FoundPage = { found: [], edge: null };

/** Searches all that the actor keeps, in every collection (CAT-13). @throws invalid_input for a cursor of another list */
export async function searchLibrary(
  call: Collecting,
  { cursor, ...filter }: LibrarySearchInput,
  limits: SearchLimits = libraryLimits,
): Promise<LibraryPage> {
  const actor = requireActor(call);
  const sort = librarySort(filter);
  const after = cursor ? readCursor(sort, keyTypes[sort], cursor) : null;
  const { db } = call.database;
  const terms = readTerms(filter.q);
  let isMany = Boolean(after?.edge);
  const find = async (words: LibraryQuery): Promise<FoundPage> => {
    const asked = { userId: actor.user.id, filter, words, sort, after, limit: limits.searchPage };
    const most = sort === 'relevance' ? limits.weighedMax : null;
    const found = isMany ? null : await findInLibrary(db, asked, most);
    isMany = found === null;
    return found ? { found, edge: null } : await findAmongMany(db, asked, limits);
  };
  const plainly = after?.isForgiven ? null : await find({ terms, instead: null });
  // A page behind one that was found otherwise is found so, too.
  const isRead = !plainly || (!after && plainly.found.length === 0);
  const forgiven = isRead ? await correctQuery(db, actor.user.id, terms, isMany) : null;
  const { found, edge } = forgiven ? await find(forgiven.query) : (plainly ?? NOTHING);
  const page = found.slice(0, limits.searchPage);
  const isForgiven = forgiven !== null;
  const last = page.at(-1);
  const next = (): Place | null => {
    if (last && found.length > page.length)
      return { key: last.key, id: last.id, isForgiven, edge: edge ?? after?.edge };
    // Behind the newest that match come the others.
    return edge && { key: edge[0], id: edge[1], isForgiven, edge: 'rest' };
  };
  const place = next();
  return {
    items: page.map(({ item }) => item),
    nextCursor: place && writeCursor(sort, place),
    total: after ? null : (found[0]?.total ?? 0),
    ...(!after && edge ? { isMore: true } : {}),
    correctedQuery: (found.length > 0 && forgiven?.corrected) || null,
  };
}

import type { Db } from '@onceware/db/client';
import type { Edge, Place } from './library.cursor.ts';
import { findAmongNewest, findByWords } from './search-many.repo.ts';
import { type Asked, findInLibrary, type Found } from './search.repo.ts';

export type ManyLimits = Record<'probed' | 'newestMin' | 'newestMax' | 'weighedFirst', number>;

/** A page of a search. `edge`: its words are so common that matches down to this one come first, the others behind them. */
export interface FoundPage {
  found: Found[];
  edge: Edge | null;
}

/** Everything that matches, in its order, however much has to be read. */
const findAll = async (db: Db, asked: Asked): Promise<Found[]> => (await findInLibrary(db, asked)) ?? [];

/**
 * Searches by relevance in very many items. Weighing each match of a common word would take seconds: of such words the matches
 * among the newest items are weighed, at least `weighedFirst` of them, and the others follow, the newest first. Of rarer words
 * all matches are found by index and weighed, as in a smaller library.
 */
export async function findAmongMany(db: Db, asked: Asked, limits: ManyLimits): Promise<FoundPage> {
  const { after, words } = asked;
  if (after?.edge === 'rest')
    return { found: await findBehind(db, { ...asked, sort: 'newest' }, after, limits), edge: null };
  if (after?.edge) return { found: (await findAmongNewest(db, asked, { downTo: after.edge })).found, edge: after.edge };
  if (!after) {
    const wanted = await stretchFor(db, asked, limits);
    const newest = wanted <= limits.newestMax ? await findAmongNewest(db, asked, { wanted }) : null;
    const total = newest?.found[0]?.total ?? 0;
    if (newest && total >= limits.weighedFirst) return { found: newest.found, edge: newest.edge };
  }
  // Words that must not be there are in no index.
  const isOpen = words.terms.every(({ isExcluded }) => isExcluded);
  return { found: await (isOpen ? findAll : findByWords)(db, asked), edge: null };
}

/** How many of the newest items have to be looked at for enough matches, as some of them let expect; perhaps `Infinity`. */
async function stretchFor(db: Db, asked: Asked, { probed, newestMin, weighedFirst }: ManyLimits): Promise<number> {
  const { found } = await findAmongNewest(db, { ...asked, limit: 0 }, { wanted: probed });
  return Math.max(newestMin, Math.ceil((probed * weighedFirst * 1.25) / (found[0]?.total ?? 0)));
}

/** The newest from behind a place on, looked for among as many as the first ones let expect; where matches become rare, all items are read. */
async function findBehind(db: Db, asked: Asked, after: Place, { newestMin, newestMax }: ManyLimits): Promise<Found[]> {
  for (let wanted = newestMin; ;) {
    const { found, seen } = await findAmongNewest(db, asked, { wanted, from: [Number(after.key), after.id] });
    if (found.length > asked.limit || seen < wanted) return found;
    if (wanted >= newestMax) return await findAll(db, asked);
    const expected = Math.ceil((wanted * asked.limit * 1.25) / found.length);
    wanted = Math.min(newestMax, Math.max(wanted * 2, expected));
  }
}

import type { Db } from '@onceware/db/client';
import { BEFORE_ALL } from './cursor.contract.ts';
import { rowsOf } from './partial-matches.service.ts';
import { type DealSearch, type DealsFound, findDeals } from './search.repo.ts';

/** Page of a list, which may end with some that were not weighed for relevance. */
interface Page extends DealsFound {
  /** How many of them were weighed; the others follow the newest first. */
  weighed: number;
  /** The page after this one begins with what was not weighed, or goes on with it. */
  isRestNext: boolean;
}

/**
 * A page of a list. By relevance only so many are weighed; all others that match follow, the newest first, so that a list holds as
 * many as are counted.
 */
export async function findListed(db: Db, search: DealSearch): Promise<Page> {
  const isRest = search.isRest ?? false;
  const first = isRest ? null : await findDeals(db, search);
  if (first && (first.end || !first.isRestPossible)) return { ...first, weighed: first.count, isRestNext: false };
  const shown = first ? rowsOf(first.cards) : [];
  const limit = search.limit - shown.length;
  const after = isRest ? search.after : BEFORE_ALL;
  const rest = await findDeals(db, { ...search, limit, after, isRest: true });
  return {
    ...rest,
    cards: first ? JSON.stringify([...shown, ...rowsOf(rest.cards)]) : rest.cards,
    isPictureMissing: rest.isPictureMissing || (first?.isPictureMissing ?? false),
    end: rest.end && (limit > 0 ? rest.end : BEFORE_ALL),
    count: shown.length + rest.count,
    fitting: first?.fitting ?? 0,
    weighed: shown.length,
    isRestNext: true,
  };
}

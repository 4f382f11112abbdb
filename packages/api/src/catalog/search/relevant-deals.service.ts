import type { Db } from '@onceware/db/client';
import { BEFORE_ALL } from './cursor.contract.ts';
import { rowsOf } from './partial-matches.service.ts';
import { type DealSearch, type DealsFound, findDeals } from './search.repo.ts';

/** Page of a list, which may end with some that were not weighed for relevance. */
interface Page extends DealsFound {
  /** Number of them that were weighed; the others follow the newest first. */
  weighed: number;
  /** The page after this one begins with what was not weighed, or goes on with it. */
  isRestNext: boolean;
}

/**
 * A page of a list. By relevance only so many are weighed; all others that match follow, the newest first, so that a list holds as
 * many as are counted.
 */
export async function findListed(db: Db, search: DealSearch): Promise<Page> {
  const { isRest, after } = search;
  if (isRest && after) {
    const { end, ...page } = await findDeals(db, search);
    return { ...page, end: end && { ...end, inNames: after.inNames }, fitting: 0, weighed: 0, isRestNext: true };
  }
  const first = await findDeals(db, search);
  if (first.end || !first.weighedEnd) return { ...first, weighed: first.count, isRestNext: false };
  const { newest, inNames } = first.weighedEnd;
  const begin = { ...(newest ?? BEFORE_ALL), inNames: inNames ?? BEFORE_ALL };
  const limit = search.limit - first.count;
  const rest = await findDeals(db, { ...search, limit, after: begin, isRest: true });
  return {
    ...first,
    cards: rest.count > 0 ? JSON.stringify([...rowsOf(first.cards), ...rowsOf(rest.cards)]) : first.cards,
    isPictureMissing: rest.isPictureMissing || first.isPictureMissing,
    end: rest.end && (limit > 0 ? { ...rest.end, inNames: begin.inNames } : begin),
    count: first.count + rest.count,
    weighed: first.count,
    isRestNext: true,
  };
}

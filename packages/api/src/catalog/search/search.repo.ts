import type { Db } from '@onceware/db/client';
import type { SearchDealsInput } from '../catalog.contract.ts';
import type { FacetField } from '../facets/facets.limits.ts';
import { type ComparedPrice, comparedValues } from './compared.ts';
import type { Position, WeighedEnd } from './cursor.contract.ts';
import { dealsStatementOf } from './deals.sql.ts';
import { chosenFilters } from './filters.sql.ts';
import type { SearchTerms } from './search-query.ts';
import { chooseNamesPlan, choosePlan, weighedOf } from './query-plan.ts';

/** Some of a list as JSON that nobody has read yet, and where it ends if more follows. */
export interface DealsFound {
  /** An array of `DealRow`. */
  cards: string;
  /** Whether some of them have no picture of their own. */
  isPictureMissing: boolean;
  end: Position | null;
  count: number;
  /** Number of them that fit about as well as the best of the list; in other orders than relevance all. */
  fitting: number;
  /** By relevance: where what was weighed ends, if there may be more; null: all were, or there is no page. */
  weighedEnd: WeighedEnd | null;
}

export interface DealSearch
  extends Pick<SearchDealsInput, 'ended' | 'sort' | 'limit'>, Partial<Pick<SearchDealsInput, FacetField>> {
  /** Null: everything. */
  terms: SearchTerms | null;
  /** Prices to compare, where prices narrow or sort. */
  prices: readonly ComparedPrice[];
  /** Prices narrow. */
  isPriced: boolean;
  after: Position | null;
  /** For what matches only partly, of which less is weighed. */
  isPartial?: boolean;
  /** By relevance: those that were not weighed, the newest first. */
  isRest?: boolean;
}

export const NO_DEALS: DealsFound = {
  cards: '[]',
  isPictureMissing: false,
  end: null,
  count: 0,
  fitting: 0,
  weighedEnd: null,
};

/** At most `limit` deals in the asked order, from behind `after`. */
export async function findDeals(db: Db, search: DealSearch): Promise<DealsFound> {
  const [category, ...others] = new Set(search.categories);
  const asked = category && others.length > 0 ? { categories: [category, ...others] } : { category, categories: [] };
  const chosen = chosenFilters({ ...search, ...asked });
  const { prices, isPriced, sort, ended, terms } = search;
  const list = {
    sort,
    ended,
    facets: chosen.map(([name]) => name),
    currencies: prices.length,
    isPriced,
    max: search.limit + 1,
    hasNamed: (terms?.named.length ?? 0) > 0,
    weighed: weighedOf(terms, search.isPartial ?? false),
  };
  const plan = terms && choosePlan(terms, list);
  const namesPlan = terms && sort === 'relevance' ? chooseNamesPlan(terms, list) : null;
  const isRest = search.isRest ?? false;
  const restPlan = terms && isRest ? choosePlan(terms, { ...list, sort: ended ? 'ending' : 'newest' }) : null;
  const shape = { ...list, plan, namesPlan, restPlan, isRest, isContinued: search.after !== null };
  const statement = dealsStatementOf(db, shape);
  const [found] = await statement.execute({
    ...Object.fromEntries(chosen),
    ...comparedValues(prices),
    ...search.after,
    namesAt: search.after?.inNames?.at,
    namesId: search.after?.inNames?.id,
    ...terms,
    limit: search.limit,
  });
  if (!found) return NO_DEALS;
  const { isMore, at, id, ...page } = found;
  return { ...page, end: isMore ? { at, id } : null };
}

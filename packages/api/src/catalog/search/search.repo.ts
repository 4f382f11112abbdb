import type { Db } from '@onceware/db/client';
import type { SearchDealsInput } from '../catalog.contract.ts';
import { type ComparedPrice, comparedValues } from './compared.ts';
import type { Position } from './cursor.contract.ts';
import { dealsStatementOf } from './deals.sql.ts';
import { type Facet, narrowings } from './narrowings.sql.ts';
import type { SearchTerms } from './search-query.ts';
import { chooseNamesPlan, choosePlan, weighedOf } from './query-plan.ts';

/** Some of a list as JSON that nobody has read yet, and where it ends if more follows. */
export interface DealsFound {
  /** An array of `DealRow`. */
  cards: string;
  /** Whether some of them have no picture of their own. */
  isPictureMissing: boolean;
  end: Position | null;
}

export interface DealSearch extends Pick<
  SearchDealsInput,
  'categories' | 'minDiscount' | 'endingSoon' | 'ended' | 'sort' | 'limit'
> {
  /** Null: everything. */
  terms: SearchTerms | null;
  /** Prices to compare, where prices narrow or sort. */
  prices: readonly ComparedPrice[];
  /** Prices narrow. */
  isPriced: boolean;
  minRatingTenths: number | null;
  after: Position | null;
  /** For what matches only partly, of which less is weighed. */
  isPartly?: boolean;
}

export const NO_DEALS: DealsFound = { cards: '[]', isPictureMissing: false, end: null };

/** At most `limit` deals in the asked order, from behind `after`. */
export async function findDeals(db: Db, search: DealSearch): Promise<DealsFound> {
  const categoriesOnce = [...new Set(search.categories)];
  const values = {
    category: categoriesOnce.length === 1 ? (categoriesOnce[0] ?? null) : null,
    categories: categoriesOnce.length > 1 ? categoriesOnce : null,
    minDiscount: search.minDiscount ?? null,
    minRating: search.minRatingTenths,
    endingSoon: search.endingSoon || null,
  };
  const narrowing = (Object.keys(narrowings) as Facet[]).filter((facet) => values[facet] !== null);
  const { prices, isPriced, sort, ended, terms } = search;
  const list = {
    sort,
    ended,
    facets: narrowing,
    currencies: prices.length,
    isPriced,
    max: search.limit + 1,
    hasNamed: (terms?.named.length ?? 0) > 0,
    weighed: weighedOf(terms, search.isPartly ?? false),
  };
  const plan = terms && choosePlan(terms, list);
  const namesPlan = terms && sort === 'relevance' ? chooseNamesPlan(terms, list) : null;
  const statement = dealsStatementOf(db, { ...list, plan, namesPlan, isContinued: search.after !== null });
  const [found] = await statement.execute({
    ...values,
    ...comparedValues(prices),
    ...search.after,
    ...terms,
    limit: search.limit,
  });
  if (!found) return NO_DEALS;
  const { cards, isPictureMissing, isMore, at, id } = found;
  return { cards, isPictureMissing, end: isMore ? { at, id } : null };
}

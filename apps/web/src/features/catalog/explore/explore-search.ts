import { CATEGORIES, type Category, catalogLimits, DEAL_SORTS } from '@onceware/api/catalog/catalog.limits';
import { defaultSort, type ExploreSearch, SHOWN } from './explore-address.ts';

export const EMPTY_SEARCH: ExploreSearch = {
  show: 'deals',
  q: '',
  plain: false,
  categories: [],
  minPrice: null,
  maxPrice: null,
  currency: null,
  minDiscount: null,
  minRating: null,
  endingSoon: false,
  sort: null,
};

function numberFrom(text: string | null, max: number): number | null {
  if (text === null || text.trim() === '') return null;
  const value = Number(text);
  return Number.isFinite(value) && value >= 0 && value <= max ? value : null;
}

/** Each once, and always in the same order: equal searches have one address. */
const categoriesIn = (names: readonly string[]): Category[] => CATEGORIES.filter((name) => names.includes(name));

const currencyFrom = (text: string | null): string | null => (text !== null && /^[A-Z]{3}$/.test(text) ? text : null);

/** With one more category, or without one of them. */
export const toggleCategory = ({ categories }: Pick<ExploreSearch, 'categories'>, category: Category): Category[] =>
  categories.includes(category)
    ? categories.filter((one) => one !== category)
    : categoriesIn([...categories, category]);

/**
 * Reads an address, whose words are shorter than those of the API. What it does not understand it leaves out: an address
 * is never an error.
 */
export function readSearch(params: URLSearchParams): ExploreSearch {
  const discount = numberFrom(params.get('discount'), 100);
  return {
    show: SHOWN.find((show) => show === params.get('show')) ?? 'deals',
    q: (params.get('q') ?? '').trim().slice(0, catalogLimits.queryMax),
    plain: params.get('plain') === '1',
    categories: categoriesIn(params.getAll('category').join().split(',')),
    minPrice: numberFrom(params.get('minPrice'), 1_000_000),
    maxPrice: numberFrom(params.get('maxPrice'), 1_000_000),
    currency: currencyFrom(params.get('currency')),
    minDiscount: discount === null ? null : Math.round(discount),
    minRating: numberFrom(params.get('rating'), 5),
    endingSoon: params.get('ending') === '1',
    sort: DEAL_SORTS.find((sort) => sort === params.get('sort')) ?? null,
  };
}

/** How many facets are set: each category is one, a band of prices too. */
export function countFacets(search: ExploreSearch): number {
  const others = [
    search.minPrice ?? search.maxPrice,
    search.minDiscount,
    search.minRating,
    search.endingSoon || null,
  ].filter((value) => value !== null);
  return search.categories.length + (search.show === 'tools' ? 0 : others.length);
}

/** Whether prices decide what is shown, or in which order. */
export const comparesPrices = ({ minPrice, maxPrice, sort }: ExploreSearch): boolean =>
  minPrice !== null || maxPrice !== null || sort === 'price' || sort === '-price';

/** Input of `catalog.facets`. */
export function facetsInput(search: ExploreSearch) {
  const { q, plain, minPrice, maxPrice, currency, minDiscount, minRating, endingSoon } = search;
  const narrowing = { q, plain, minPrice, maxPrice, currency, minDiscount, minRating, endingSoon };
  return { ...narrowing, categories: [...search.categories], ended: search.show === 'ended' };
}

/** Input of `catalog.searchDeals`. */
export function dealsInput(search: ExploreSearch) {
  return { ...facetsInput(search), sort: search.sort ?? defaultSort(search.q) };
}

/** Input of `catalog.searchTools`. */
export function toolsInput({ q, categories }: ExploreSearch) {
  return { q, categories: [...categories] };
}

/** Search that /deals shows. */
export const ALL_DEALS: ExploreSearch = { ...EMPTY_SEARCH, sort: 'newest' };

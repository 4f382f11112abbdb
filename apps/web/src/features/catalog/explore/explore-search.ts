import {
  CATEGORIES,
  type Category,
  catalogLimits,
  DEAL_SORTS,
  type DealSort,
} from '@onceware/api/catalog/catalog.limits';

/** What /explore shows; all of it stands in the address (CAT-01). */
export interface ExploreSearch {
  show: 'deals' | 'tools';
  q: string;
  category: Category | null;
  minPrice: number | null;
  maxPrice: number | null;
  minDiscount: number | null;
  minRating: number | null;
  endingSoon: boolean;
  sort: DealSort | null;
}

export const EMPTY_SEARCH: ExploreSearch = {
  show: 'deals',
  q: '',
  category: null,
  minPrice: null,
  maxPrice: null,
  minDiscount: null,
  minRating: null,
  endingSoon: false,
  sort: null,
};

/** Half-open bands of the price facet, in major units. */
export const PRICE_BANDS = [
  { min: null, max: 25 },
  { min: 25, max: 50 },
  { min: 50, max: 100 },
  { min: 100, max: null },
] as const;
export const DISCOUNTS = [50, 70, 90] as const;
export const RATINGS = [4, 4.5] as const;

function numberFrom(text: string | null, max: number): number | null {
  if (text === null || text.trim() === '') return null;
  const value = Number(text);
  return Number.isFinite(value) && value >= 0 && value <= max ? value : null;
}

/**
 * Reads an address, whose words are shorter than those of the API. What it does not understand it leaves out: an address
 * is never an error.
 */
export function readSearch(params: URLSearchParams): ExploreSearch {
  const discount = numberFrom(params.get('discount'), 100);
  return {
    show: params.get('show') === 'tools' ? 'tools' : 'deals',
    q: (params.get('q') ?? '').trim().slice(0, catalogLimits.queryMax),
    category: CATEGORIES.find((category) => category === params.get('category')) ?? null,
    minPrice: numberFrom(params.get('minPrice'), 1_000_000),
    maxPrice: numberFrom(params.get('maxPrice'), 1_000_000),
    minDiscount: discount === null ? null : Math.round(discount),
    minRating: numberFrom(params.get('rating'), 5),
    endingSoon: params.get('ending') === '1',
    sort: DEAL_SORTS.find((sort) => sort === params.get('sort')) ?? null,
  };
}

/** The address of a search; what stands at its default is left out, so equal searches have one address. */
export function exploreParams(search: Partial<ExploreSearch>, cursor?: string): URLSearchParams {
  const params = new URLSearchParams();
  if (search.show === 'tools') params.set('show', 'tools');
  if (search.q) params.set('q', search.q);
  if (search.category) params.set('category', search.category);
  if (search.minPrice != null) params.set('minPrice', String(search.minPrice));
  if (search.maxPrice != null) params.set('maxPrice', String(search.maxPrice));
  if (search.minDiscount != null) params.set('discount', String(search.minDiscount));
  if (search.minRating != null) params.set('rating', String(search.minRating));
  if (search.endingSoon) params.set('ending', '1');
  if (search.sort && search.sort !== defaultSort(search.q ?? '')) params.set('sort', search.sort);
  if (cursor) params.set('cursor', cursor);
  return params;
}

export function exploreHref(search: Partial<ExploreSearch>, cursor?: string): string {
  const query = exploreParams(search, cursor).toString();
  return query ? `/explore?${query}` : '/explore';
}

/** Relevance means something only where something was searched for. */
export const defaultSort = (q: string): DealSort => (q ? 'relevance' : 'newest');

/** How many facets are set; a price band counts once. */
export function countFacets(search: ExploreSearch): number {
  return [
    search.category,
    search.minPrice ?? search.maxPrice,
    search.minDiscount,
    search.minRating,
    search.endingSoon || null,
  ].filter((value) => value !== null).length;
}

/** Input of `catalog.searchDeals`. */
export function dealsInput({
  q,
  category,
  minPrice,
  maxPrice,
  minDiscount,
  minRating,
  endingSoon,
  sort,
}: ExploreSearch) {
  const categories = category ? [category] : [];
  return { q, categories, minPrice, maxPrice, minDiscount, minRating, endingSoon, sort: sort ?? defaultSort(q) };
}

/** Input of `catalog.searchTools`. */
export function toolsInput(search: ExploreSearch) {
  return { q: search.q, categories: search.category ? [search.category] : [] };
}

/** What /deals shows. */
export const ALL_DEALS: ExploreSearch = { ...EMPTY_SEARCH, sort: 'newest' };

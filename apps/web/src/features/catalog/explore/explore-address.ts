import type { Category, DealSort } from '@onceware/api/catalog/catalog.limits';

export const SHOWN = ['deals', 'tools', 'ended'] as const;

/** State of /explore, all of which is in the address (CAT-01). */
export interface ExploreSearch {
  show: (typeof SHOWN)[number];
  q: string;
  /** The words are only words: a price in them is no filter. */
  plain: boolean;
  /** Any of these; none: all. */
  categories: readonly Category[];
  minPrice: number | null;
  maxPrice: number | null;
  /** ISO code of what prices are compared in; null: the catalogue's most common. */
  currency: string | null;
  minDiscount: number | null;
  minRating: number | null;
  endingSoon: boolean;
  sort: DealSort | null;
}

/** The address of a search; what stands at its default is left out, so equal searches have one address. */
export function exploreParams(search: Partial<ExploreSearch>, cursor?: string): URLSearchParams {
  const params = new URLSearchParams();
  if (search.show && search.show !== 'deals') params.set('show', search.show);
  if (search.q) params.set('q', search.q);
  if (search.q && search.plain) params.set('plain', '1');
  if (search.categories?.length) params.set('category', search.categories.join());
  if (search.minPrice != null) params.set('minPrice', String(search.minPrice));
  if (search.maxPrice != null) params.set('maxPrice', String(search.maxPrice));
  if (search.currency) params.set('currency', search.currency);
  if (search.minDiscount != null) params.set('discount', String(search.minDiscount));
  if (search.minRating != null) params.set('rating', String(search.minRating));
  if (search.endingSoon) params.set('ending', '1');
  if (search.sort && search.sort !== defaultSort(search.q ?? '')) params.set('sort', search.sort);
  if (cursor) params.set('cursor', cursor);
  return params;
}

export function exploreHref(search: Partial<ExploreSearch>, cursor?: string): string {
  // A comma needs no escape in a query, and is easier to read without.
  const query = exploreParams(search, cursor).toString().replaceAll('%2C', ',');
  return query ? `/explore?${query}` : '/explore';
}

/** Search engines are to know a list by what is in it, whatever it is narrowed to or sorted by: of these there are too many. */
export const isRefined = (search: ExploreSearch): boolean =>
  search.categories.length > 1 || exploreParams({ ...search, show: 'deals', categories: [] }).size > 0;

/** Relevance means something only where something was searched for. */
export const defaultSort = (q: string): DealSort => (q ? 'relevance' : 'newest');

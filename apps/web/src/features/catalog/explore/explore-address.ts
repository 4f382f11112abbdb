import type { FacetsInput } from '@onceware/api/catalog/catalog.contract';
import type { DealSort } from '@onceware/api/catalog/catalog.limits';

export const SHOWN = ['deals', 'tools', 'ended'] as const;

type Chosen = Omit<FacetsInput, 'ended'>;
/** State of /explore, all of which is in the address (CAT-01); null is no bound, and no category all of them. */
export type ExploreSearch = { [Field in keyof Chosen]-?: Exclude<Chosen[Field], undefined> } & {
  show: (typeof SHOWN)[number];
  sort: DealSort | null;
};

/** Names of the filters in an address, in its order. */
export const PARAMS: Record<Exclude<keyof Chosen, 'q' | 'plain'>, string> = {
  categories: 'category',
  minPrice: 'minPrice',
  maxPrice: 'maxPrice',
  currency: 'currency',
  minDiscount: 'discount',
  minRating: 'rating',
  endingSoon: 'ending',
};

/** The address of a search; what stands at its default is left out, so equal searches have one address. */
export function exploreParams(search: Partial<ExploreSearch>, cursor?: string): URLSearchParams {
  const params = new URLSearchParams();
  if (search.show && search.show !== 'deals') params.set('show', search.show);
  if (search.q) params.set('q', search.q);
  if (search.q && search.plain) params.set('plain', '1');
  for (const [field, name] of Object.entries(PARAMS) as [keyof typeof PARAMS, string][]) {
    const value = search[field];
    const text = typeof value === 'boolean' ? (value ? '1' : '') : String(value ?? '');
    if (text) params.set(name, text);
  }
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

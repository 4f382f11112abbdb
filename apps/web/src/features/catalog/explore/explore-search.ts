import { catalogLimits, DEAL_SORTS } from '@onceware/api/catalog/catalog.limits';
import { type Facet, type FacetField, FACETS } from '@onceware/api/catalog/facets/facets.limits';
import { defaultSort, type ExploreSearch, PARAMS, SHOWN } from './explore-address.ts';

function numberFrom(text: string | null, max: number): number | null {
  if (text === null || text.trim() === '') return null;
  const value = Number(text);
  return Number.isFinite(value) && value >= 0 && value <= max ? value : null;
}

const currencyFrom = (text: string | null): string | null => (text !== null && /^[A-Z]{3}$/.test(text) ? text : null);

/** Options once each, and always in the same order: equal searches have one address. */
const inOrder = <Option extends string>(options: readonly Option[], chosen: readonly string[]): Option[] =>
  options.filter((option) => chosen.includes(option));

/** With one more option, or without one of them. */
export const toggleOption = <Option extends string>(
  options: readonly Option[],
  chosen: readonly Option[],
  option: Option,
): Option[] =>
  chosen.includes(option) ? chosen.filter((one) => one !== option) : inOrder(options, [...chosen, option]);

/** Reads the value of a facet from an address. */
function readFacet(facet: Facet, params: URLSearchParams): ExploreSearch[FacetField] {
  const text = params.get(PARAMS[facet.field]);
  if (facet.kind === 'yes') return text === '1';
  if (facet.kind === 'choice') return inOrder(facet.options, params.getAll(PARAMS[facet.field]).join().split(','));
  const least = numberFrom(text, facet.max);
  return least !== null && facet.isWhole ? Math.round(least) : least;
}

/**
 * Reads an address, whose words are shorter than those of the API. What it does not understand it leaves out: an address
 * is never an error.
 */
export function readSearch(params: URLSearchParams): ExploreSearch {
  const facets = FACETS.map((facet) => [facet.field, readFacet(facet, params)]);
  return {
    show: SHOWN.find((show) => show === params.get('show')) ?? 'deals',
    q: (params.get('q') ?? '').trim().slice(0, catalogLimits.queryMax),
    plain: params.get('plain') === '1',
    minPrice: numberFrom(params.get('minPrice'), 1_000_000),
    maxPrice: numberFrom(params.get('maxPrice'), 1_000_000),
    currency: currencyFrom(params.get('currency')),
    ...(Object.fromEntries(facets) as Pick<ExploreSearch, FacetField>),
    sort: DEAL_SORTS.find((sort) => sort === params.get('sort')) ?? null,
  };
}

export const EMPTY_SEARCH: ExploreSearch = readSearch(new URLSearchParams());

/** How many facets are set: each category is one, a band of prices too. */
export function countFacets(search: ExploreSearch): number {
  if (search.show === 'tools') return search.categories.length;
  const values = [search.minPrice ?? search.maxPrice, ...FACETS.map(({ field }) => search[field])].flat();
  return values.filter((value) => value !== null && value !== false).length;
}

/** Whether prices decide what is shown, or in which order. */
export const comparesPrices = ({ minPrice, maxPrice, sort }: ExploreSearch): boolean =>
  minPrice !== null || maxPrice !== null || sort === 'price' || sort === '-price';

/** Input of `catalog.facets`. */
export function facetsInput(search: ExploreSearch) {
  const { show, sort: _sort, ...filters } = search;
  return { ...filters, ended: show === 'ended' };
}

/** Input of `catalog.searchDeals`. */
export function dealsInput(search: ExploreSearch) {
  return { ...facetsInput(search), sort: search.sort ?? defaultSort(search.q) };
}

/** Input of `catalog.searchTools`. */
export function toolsInput({ q, categories }: ExploreSearch) {
  return { q, categories };
}

/** Search that /deals shows. */
export const ALL_DEALS: ExploreSearch = { ...EMPTY_SEARCH, sort: 'newest' };

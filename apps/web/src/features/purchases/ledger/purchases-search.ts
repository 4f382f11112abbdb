import { PURCHASE_STATES, type PurchaseState } from '@onceware/api/purchases/purchases.limits';

export const PURCHASE_SORTS = ['newest', 'oldest', 'title', 'price', 'refund'] as const;
export type PurchaseSort = (typeof PURCHASE_SORTS)[number];

/** Filters and order of the purchases, all of it in the address. */
export interface PurchasesSearch {
  q: string;
  state: PurchaseState | null;
  year: number | null;
  sort: PurchaseSort;
}

export const QUERY_MAX = 100;

/** Reads the search from an address and ignores what it does not understand, because an address is never an error. */
export function readSearch(params: URLSearchParams): PurchasesSearch {
  const year = params.get('year') ?? '';
  return {
    q: (params.get('q') ?? '').slice(0, QUERY_MAX),
    state: PURCHASE_STATES.find((state) => state === params.get('state')) ?? null,
    year: /^\d{4}$/.test(year) ? Number(year) : null,
    sort: PURCHASE_SORTS.find((sort) => sort === params.get('sort')) ?? 'newest',
  };
}

/** Puts a search into an address; the rest of it stays, and what stands at its default is left out. */
export function writeSearch(params: URLSearchParams, { q, state, year, sort }: PurchasesSearch): URLSearchParams {
  const next = new URLSearchParams(params);
  const set = (name: string, value: string) => (value === '' ? next.delete(name) : next.set(name, value));
  set('q', q);
  set('state', state ?? '');
  set('year', year === null ? '' : String(year));
  set('sort', sort === 'newest' ? '' : sort);
  return next;
}

export const isFiltered = ({ q, state, year }: PurchasesSearch): boolean =>
  q.trim() !== '' || state !== null || year !== null;

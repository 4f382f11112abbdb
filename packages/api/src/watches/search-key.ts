import { createHash } from 'node:crypto';
import type { FacetsInput } from '#catalog/catalog.contract.ts';
import { CATEGORIES } from '#catalog/catalog.limits.ts';

/** A search in one form, so that all who search alike share its key. The sequence of a list narrows nothing and is left out. */
export function normalSearch(search: FacetsInput): FacetsInput {
  return {
    q: search.q,
    plain: search.q !== '' && search.plain,
    categories: CATEGORIES.filter((category) => search.categories.includes(category)),
    minPrice: search.minPrice ?? null,
    maxPrice: search.maxPrice ?? null,
    currency: search.currency ?? null,
    minDiscount: search.minDiscount ?? null,
    minRating: search.minRating ?? null,
    endingSoon: search.endingSoon,
    ended: search.ended,
  };
}

/** Hash of a search, written as a UUID. */
export function searchKeyOf(search: FacetsInput): string {
  const hash = createHash('sha256').update(JSON.stringify(search)).digest('hex');
  return [hash.slice(0, 8), hash.slice(8, 12), hash.slice(12, 16), hash.slice(16, 20), hash.slice(20, 32)].join('-');
}

/** Address of /explore with these filters; the web's `exploreHref` says the same, which tests/ compares. */
export function explorePath(search: FacetsInput): string {
  const params = new URLSearchParams();
  if (search.ended) params.set('show', 'ended');
  if (search.q) params.set('q', search.q);
  if (search.q && search.plain) params.set('plain', '1');
  const named = {
    category: search.categories.join(','),
    minPrice: search.minPrice,
    maxPrice: search.maxPrice,
    currency: search.currency,
    discount: search.minDiscount,
    rating: search.minRating,
    ending: search.endingSoon ? 1 : null,
  };
  for (const [name, value] of Object.entries(named)) {
    const text = String(value ?? '');
    if (text) params.set(name, text);
  }
  const query = params.toString().replaceAll('%2C', ',');
  return query ? `/explore?${query}` : '/explore';
}

import { describe, expect, it } from 'vitest';
import { countFacets, dealsInput, EMPTY_SEARCH, type ExploreSearch, exploreHref, exploreParams, readSearch } from './explore-search.ts';

const full: ExploreSearch = { show: 'deals', q: 'mail & co', category: 'marketing', minPrice: 25, maxPrice: 50, discount: 70, rating: 4.5, ending: true, sort: 'price' };

describe('explore search', () => {
  it('survives the way through the address unchanged (CAT-01)', () => {
    expect(readSearch(exploreParams(full))).toEqual(full);
    expect(readSearch(exploreParams(EMPTY_SEARCH))).toEqual(EMPTY_SEARCH);
  });

  it('leaves defaults out, so that equal searches have one address (CAT-01)', () => {
    expect(exploreHref(EMPTY_SEARCH)).toBe('/explore');
    expect(exploreHref({ ...EMPTY_SEARCH, sort: 'newest' })).toBe('/explore');
    expect(exploreHref({ ...EMPTY_SEARCH, q: 'mail', sort: 'relevance' })).toBe('/explore?q=mail');
    expect(exploreHref({ q: 'mail' }, 'next')).toBe('/explore?q=mail&cursor=next');
  });

  it('takes an address that nobody meant for one without those parts (CAT-01)', () => {
    const params = new URLSearchParams('category=nope&minPrice=-3&maxPrice=abc&discount=900&rating=9&ending=yes&sort=up&show=x');
    expect(readSearch(params)).toEqual(EMPTY_SEARCH);
    expect(readSearch(new URLSearchParams(`q=${'x'.repeat(500)}`)).q).toHaveLength(100);
  });

  it('sorts by relevance only what was searched for (CAT-01)', () => {
    expect(dealsInput(EMPTY_SEARCH).sort).toBe('newest');
    expect(dealsInput({ ...EMPTY_SEARCH, q: 'mail' }).sort).toBe('relevance');
    expect(dealsInput({ ...EMPTY_SEARCH, q: 'mail', sort: 'price' }).sort).toBe('price');
  });

  it('counts a price band once (CAT-01)', () => {
    expect(countFacets(full)).toBe(5);
    expect(countFacets(EMPTY_SEARCH)).toBe(0);
    expect(countFacets({ ...EMPTY_SEARCH, maxPrice: 25 })).toBe(1);
  });
});

import { CATEGORIES } from '@onceware/api/catalog/catalog.limits';
import { describe, expect, it } from 'vitest';
import { readCursor } from './explore-cursor.ts';
import { type ExploreSearch, exploreHref, exploreParams } from './explore-address.ts';
import { countFacets, dealsInput, EMPTY_SEARCH, readSearch, toggleOption } from './explore-search.ts';

const full: ExploreSearch = {
  ...EMPTY_SEARCH,
  show: 'deals',
  q: 'mail & co',
  plain: true,
  categories: ['design', 'marketing'],
  minPrice: 25,
  maxPrice: 50,
  currency: 'EUR',
  minDiscount: 70,
  minRating: 4.5,
  endingSoon: true,
  sort: 'price',
};

describe('explore search', () => {
  it('round-trips through the address (CAT-01)', () => {
    expect(readSearch(exploreParams(full))).toEqual(full);
    expect(readSearch(exploreParams(EMPTY_SEARCH))).toEqual(EMPTY_SEARCH);
  });

  it('still reads addresses that people have saved (CAT-01)', () => {
    const saved = 'q=mail&category=marketing&minPrice=25&maxPrice=50&discount=70&rating=4.5&ending=1&sort=price';
    const search = { ...full, q: 'mail', plain: false, categories: ['marketing' as const], currency: null };
    expect(exploreHref(search)).toBe(`/explore?${saved}`);
    expect(readSearch(new URLSearchParams(saved))).toEqual(search);
  });

  it('normalizes several categories, in any order and spelling, to one address (CAT-05)', () => {
    const address = '/explore?category=ai,design';
    for (const query of ['category=design,ai', 'category=ai&category=design', 'category=design%2Cai,ai,nope,']) {
      expect(exploreHref(readSearch(new URLSearchParams(query)))).toBe(address);
    }
    const two = readSearch(new URLSearchParams('category=ai,design'));
    expect(toggleOption(CATEGORIES, two.categories, 'ai')).toEqual(['design']);
    expect(toggleOption(CATEGORIES, two.categories, 'analytics')).toEqual(['ai', 'analytics', 'design']);
  });

  it('keeps the plain-words flag and the currency only where they have an effect (CAT-05)', () => {
    expect(exploreHref({ q: 'under $20', plain: true })).toBe('/explore?q=under+%2420&plain=1');
    expect(exploreHref({ q: '', plain: true })).toBe('/explore');
    expect(readSearch(new URLSearchParams('currency=eur')).currency).toBeNull();
    expect(dealsInput({ ...EMPTY_SEARCH, currency: 'EUR', maxPrice: 20 })).toMatchObject({
      currency: 'EUR',
      maxPrice: 20,
    });
    expect(dealsInput({ ...EMPTY_SEARCH, show: 'ended' })).toMatchObject({ ended: true });
  });

  it('leaves defaults out, so that equal searches have one address (CAT-01)', () => {
    expect(exploreHref(EMPTY_SEARCH)).toBe('/explore');
    expect(exploreHref({ ...EMPTY_SEARCH, sort: 'newest' })).toBe('/explore');
    expect(exploreHref({ ...EMPTY_SEARCH, q: 'mail', sort: 'relevance' })).toBe('/explore?q=mail');
    expect(exploreHref({ q: 'mail' }, 'next')).toBe('/explore?q=mail&cursor=next');
  });

  it('ignores invalid parameters (CAT-01)', () => {
    const params = new URLSearchParams(
      'category=nope&minPrice=-3&maxPrice=abc&discount=900&rating=9&ending=yes&sort=up&show=x',
    );
    expect(readSearch(params)).toEqual(EMPTY_SEARCH);
    expect(readSearch(new URLSearchParams(`q=${'x'.repeat(500)}`)).q).toHaveLength(100);
  });

  it('sorts by relevance only with a query (CAT-01)', () => {
    expect(dealsInput(EMPTY_SEARCH).sort).toBe('newest');
    expect(dealsInput({ ...EMPTY_SEARCH, q: 'mail' }).sort).toBe('relevance');
    expect(dealsInput({ ...EMPTY_SEARCH, q: 'mail', sort: 'price' }).sort).toBe('price');
  });

  it('counts each category and a price range as one filter (CAT-01)', () => {
    expect(countFacets(full)).toBe(6);
    expect(countFacets({ ...full, show: 'tools' })).toBe(2);
    expect(countFacets(EMPTY_SEARCH)).toBe(0);
    expect(countFacets({ ...EMPTY_SEARCH, maxPrice: 25 })).toBe(1);
  });
});

it('starts at the first page when the cursor is unreadable or belongs to another list\u2019s (CAT-01)', () => {
  const cursor = (parts: unknown) => btoa(JSON.stringify(parts)).replaceAll('=', '');
  const read = (text: string, search = {}) =>
    readCursor(new URLSearchParams({ cursor: text }), { ...EMPTY_SEARCH, ...search });
  const id = '00000000-0000-7000-8000-000000000000';
  const newest = cursor(['newest', 1, id]);
  expect([read(newest), read(newest, { sort: 'newest', q: 'mail' })]).toEqual([newest, newest]);
  expect(read(cursor(['tools', null, id]), { show: 'tools' })).toBe(cursor(['tools', null, id]));
  for (const broken of [
    '',
    'zzz',
    cursor(null),
    cursor(['price', 1, id]),
    cursor(['newest', 'x', id]),
    cursor(['newest', 1.5, id]),
    cursor(['newest', 1, 'x']),
  ]) {
    expect(read(broken)).toBeNull();
  }
  for (const [sort, at] of [
    ['price', 1.5],
    ['price', 3e9],
    ['discount', 101],
    ['rating', null],
    ['relevance', -1],
  ] as const) {
    expect(read(cursor([sort, at, id]), { q: 'mail', sort })).toBeNull();
  }
  expect(read(cursor(['newest', 1, id]) + ' '.repeat(200))).toBeNull();
});

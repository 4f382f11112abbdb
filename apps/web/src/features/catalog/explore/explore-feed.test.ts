import { dealsOf, feedInput } from '@onceware/api/outlets/syndication/syndication.contract';
import { expect, it } from 'vitest';
import { type ExploreSearch, exploreParams } from './explore-address.ts';
import { dealsInput, EMPTY_SEARCH, readSearch } from './explore-search.ts';

/** A query as the server reads it: numbers, and lists by commas. */
const asRead = (params: URLSearchParams) =>
  Object.fromEntries(
    [...params].map(([name, text]) => {
      if (name === 'category') return [name, text.split(',')];
      return [name, ['minPrice', 'maxPrice', 'discount', 'rating'].includes(name) ? Number(text) : text];
    }),
  );

const FULL: ExploreSearch = {
  ...EMPTY_SEARCH,
  show: 'deals',
  q: 'mail & more',
  plain: true,
  categories: ['ai', 'design'],
  minPrice: 10,
  maxPrice: 99.5,
  currency: 'EUR',
  minDiscount: 70,
  minRating: 4.5,
  endingSoon: true,
  sort: '-price',
};

it.each<[string, ExploreSearch]>([
  ['everything that can be chosen', FULL],
  ['ended deals', { ...EMPTY_SEARCH, show: 'ended', sort: 'discount' }],
  ['nothing', EMPTY_SEARCH],
])('the feed of a search with %s requests what the page shows (CAT-12)', (_name, search) => {
  const params = exploreParams(search);
  expect(readSearch(params)).toEqual(search);
  const withoutNulls = (input: object) =>
    Object.entries(input).filter(([, value]) => value !== null && value !== undefined);
  const asked = withoutNulls(dealsOf(feedInput.parse(asRead(params))));
  expect(Object.fromEntries(asked)).toEqual(Object.fromEntries(withoutNulls(dealsInput(search))));
});

it('the feed of a text search is sorted by newest, since relevance does not suit a feed (CAT-12)', () => {
  const params = exploreParams({ ...EMPTY_SEARCH, q: 'mail' });
  expect(dealsOf(feedInput.parse(asRead(params))).sort).toBe('newest');
});

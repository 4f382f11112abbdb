import type { SearchDealsInput } from '#catalog/catalog.contract.ts';
import { searchDealsInput } from '#catalog/catalog.contract.ts';
import { CATEGORIES, DEAL_SORTS, type DealSort } from '#catalog/catalog.limits.ts';
import { writeCursor } from '#catalog/search/cursor.contract.ts';

const DAY_US = 86_400_000_000;

interface CommonSearch {
  name: string;
  input: SearchDealsInput;
}

/** Somewhere in the middle of each list. */
function deepCursor(sort: DealSort, hasQuery: boolean, ended: boolean): string {
  const list =
    (sort === 'newest' || (sort === 'relevance' && !hasQuery)) && ended
      ? 'ending'
      : sort === 'relevance' && !hasQuery
        ? 'newest'
        : sort;
  const today = Date.now() * 1_000;
  const at = {
    relevance: 0.2,
    newest: today - 150 * DAY_US,
    ending: today + (ended ? -500 : 90) * DAY_US,
    discount: 50,
    price: 6_900,
    '-price': 6_900,
    rating: 40,
  }[list];
  return writeCursor(list, { at, id: '80000000-0000-4000-8000-000000000000', currency: 'USD' });
}

/** Among those that were not weighed for relevance, of which names were weighed until a while before. */
function unweighedCursor(): string {
  const [at, id] = [Date.now() * 1_000 - 150 * DAY_US, '80000000-0000-4000-8000-000000000000'];
  return writeCursor('relevance-rest', { at, id, inNames: { at: at - 60 * DAY_US, id } });
}

const filters: Record<string, Partial<SearchDealsInput>> = {
  everything: {},
  ...Object.fromEntries(CATEGORIES.map((category) => [category, { categories: [category] }])),
  cheap: { maxPrice: 20 },
  'a narrow price': { minPrice: 88, maxPrice: 90 },
  dear: { minPrice: 500 },
  'half off': { minDiscount: 50 },
  'nearly free': { minDiscount: 92 },
  'well rated': { minRating: 4.5 },
  'best rated': { minRating: 5 },
  'ending soon': { endingSoon: true },
  ended: { ended: true },
  'ended in a category': { ended: true, categories: ['finance'] },
  'a category, cheap and well rated': { categories: ['design'], maxPrice: 30, minRating: 4 },
  'a small category, half off, ending soon': { categories: ['other'], minDiscount: 50, endingSoon: true },
};

const searched: Record<string, Partial<SearchDealsInput>> = {
  everything: {},
  'a category': { categories: ['sales'] },
  'a narrow price': { minPrice: 88, maxPrice: 90 },
  'half off': { minDiscount: 50 },
  ended: { ended: true },
};

/**
 * Builds common searches of the catalogue: every sort with every filter, and with words of every frequency; the first
 * page and one from the middle. `words` are the catalogue's, most common first.
 */
export function commonSearches(words: readonly string[]): CommonSearch[] {
  const at = (part: number) => words[Math.floor((words.length - 1) * part)] ?? '';
  const queries = {
    'no word': '',
    'the most common word': `${at(0)} `,
    'a common word': at(0.005),
    'a usual word': at(0.02),
    'a less usual word': at(0.1),
    'a rare word': at(1),
    'a name': `${at(0.3)} zz`,
    'an unfinished word': at(0.01).slice(0, 3),
    'one letter': at(0).slice(0, 1),
    'two common words': `${at(0.004)} ${at(0.006)}`,
    'two usual words': `${at(0.03)} ${at(0.05)}`,
    'a common word and a rare one': `${at(0.001)} ${at(0.8)}`,
    'a typing error': `${at(0.2).slice(0, 2)}q${at(0.2).slice(2)}`,
  };
  return Object.entries(queries).flatMap(([queryName, q]) =>
    Object.entries(q === '' ? filters : searched).flatMap(([filter, facets]) =>
      DEAL_SORTS.flatMap((sort) =>
        [
          { cursor: null, place: '' },
          { cursor: deepCursor(sort, q !== '', facets.ended ?? false), place: ', deep' },
          ...(sort === 'relevance' && q !== ''
            ? [{ cursor: unweighedCursor(), place: ', behind what was weighed' }]
            : []),
        ].map(({ cursor, place }) => ({
          name: `${queryName} in ${filter} by ${sort}${place}`,
          input: searchDealsInput.parse({ q, sort, cursor, ...facets }),
        })),
      ),
    ),
  );
}

export const explore = {
  pageTitle: 'LTD Explorer',
  title: 'Explore lifetime deals',
  titleTools: 'Explore tools',
  titleCategory: '{category} deals',
  titleCategoryTools: '{category} tools',
  titleEnded: 'Deals that have ended',
  titleQuery: 'Results for “{query}”',
  description: 'Search every running lifetime deal by category, price, saving, rating and end date.',
  show: 'Show',
  showDeals: 'Deals',
  showTools: 'Tools',
  showEnded: 'Ended',
  filters: 'Filters',
  filtersCount: '{count, plural, =0 {Filters} other {Filters (#)}}',
  closeFilters: 'Close filters',
  applyFilters: 'Show results',
  applyCount: 'Show results ({count})',
  clear: 'Clear all',
  remove: 'Remove filter: {filter}',
  category: 'Category',
  price: 'Price',
  priceUnder: 'Under {max}',
  priceBetween: '{min} to {max}',
  priceOver: '{min} and over',
  discount: 'Saving',
  discountFrom: '{percent} or more',
  rating: 'Rating',
  ratingFrom: '{score} and up',
  ending: 'Time left',
  endingSoon: 'Ends within a week',
  found: {
    deals: '{count, plural, one {# deal} other {# deals}}',
    tools: '{count, plural, one {# tool} other {# tools}}',
    ended: '{count, plural, one {# ended deal} other {# ended deals}}',
    more: 'More than {count} results',
  },
  currency: 'Currency',
  rates: 'Converted at the rates of {date}.',
  ratesOld: 'Those rates are more than a week old.',
  noRates: 'Only prices in {currency} are compared: there are no exchange rates.',
  leftOut: 'Deals in currencies without a rate are left out.',
  free: 'Free',
  understood: 'Read from your words:',
  takeBack: 'Search for the words “{words}” instead of the filter {filter}',
  plain: 'Prices in your words are not read as filters.',
  plainBack: 'Read them',
  partial: 'These match only some of your words',
  partialAll: 'No deal matches all your words. These come closest.',
  instead: {
    tools: 'Tools that match',
    ended: 'Deals that have ended',
    categories: 'Categories to look in',
  },
  sort: 'Sort by',
  sorts: {
    relevance: 'Relevance',
    newest: 'Newest',
    ending: 'Ending first',
    discount: 'Biggest saving',
    price: 'Lowest price',
    price_desc: 'Highest price',
    rating: 'Best rated',
  },
  corrected: 'Showing results for “{query}”.',
  more: 'Load more',
  loadingMore: 'Loading…',
  first: 'Back to the first page',
  end: 'That is all of them.',
  loading: 'Loading deals',
  empty: 'No deal matches all of this',
  emptyText: 'Try a broader word, or take a filter away.',
  emptyTools: 'No tool matches this',
  emptyAction: 'Clear the search and filters',
  failed: 'The results could not be loaded',
  retry: 'Try again',
} as const;

export const dealsPage = {
  title: 'All running deals, newest first',
  pageTitle: 'All deals',
  description:
    'Every lifetime software deal that is running, newest first, each with its price, its saving and its end date.',
  lead: 'Looking for something particular?',
  explore: 'Search and filter in the LTD Explorer',
} as const;

declare module '#i18n/words.ts' {
  interface Words {
    explore: typeof explore;
    dealsPage: typeof dealsPage;
  }
  interface Parts {
    listings: true;
  }
}

export const explore = {
  pageTitle: 'LTD Explorer',
  title: 'Explore lifetime deals',
  titleTools: 'Explore tools',
  titleCategory: '{category} deals',
  titleCategoryTools: '{category} tools',
  titleQuery: 'Results for “{query}”',
  description: 'Search every running lifetime deal by category, price, saving, rating and end date.',
  show: 'Show',
  showDeals: 'Deals',
  showTools: 'Tools',
  filters: 'Filters',
  filtersCount: '{count, plural, =0 {Filters} other {Filters (#)}}',
  closeFilters: 'Close filters',
  applyFilters: 'Show results',
  clear: 'Clear all',
  remove: 'Remove filter: {filter}',
  category: 'Category',
  allCategories: 'All categories',
  price: 'Price',
  anyPrice: 'Any price',
  priceUnder: 'Under {max}',
  priceBetween: '{min} to {max}',
  priceOver: '{min} and over',
  discount: 'Saving',
  anyDiscount: 'Any saving',
  discountFrom: '{percent} or more',
  rating: 'Rating',
  anyRating: 'Any rating',
  ratingFrom: '{score} and up',
  ending: 'Time left',
  anyTime: 'Any time',
  endingSoon: 'Ends within a week',
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

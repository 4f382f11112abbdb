export const library = {
  items: 'Everything you keep',
  search: 'Search titles, notes, descriptions, tags...',
  sort: 'Sort',
  kind: 'Kind',
  collection: 'Collection',
  allCollections: 'All collections',
  favorites: 'Favorites',
  dead: 'Gone or ended',
  count: '{count, plural, one {# item} other {# items}}',
  corrected: 'Showing results for “{query}”.',
  none: 'Nothing matches',
  noneHint: 'Try fewer words or another filter.',
  clear: 'Clear the filter',
  empty: 'Nothing is kept yet',
  emptyHint: 'Save a deal or a tool, or add a page to a collection.',
  kinds: {
    all: 'All',
    deal: 'Deals',
    tool: 'Tools',
    page: 'Pages',
  },
  sorts: {
    relevance: 'Best match',
    newest: 'Newest first',
    oldest: 'Oldest first',
    title: 'Title, A to Z',
    '-title': 'Title, Z to A',
    site: 'Site',
    collection: 'Collection',
    price: 'Price, lowest first',
    '-price': 'Price, highest first',
    ending: 'Ending soon',
  },
  tags: {
    title: 'Tags',
    manage: 'Manage tags',
    untagged: 'Without tags',
    all: '{count, plural, one {Show the one tag} other {Show all # tags}}',
    fewer: '{count, plural, other {Show fewer tags}}',
  },
  saved: {
    title: 'Saved filters',
    save: 'Save this filter',
    name: 'Name',
    nameMissing: 'Give the filter a name.',
    submit: 'Save',
    cancel: 'Cancel',
    close: 'Close',
    done: '«{name}» saved',
    deleted: '«{name}» deleted',
    delete: 'Delete the filter «{name}»',
    undo: 'Undo',
  },
  duplicates: {
    title: 'Kept more than once',
    hint: 'The same thing stands in several of your collections. Choose which one stays: it gets the tags, notes and mark of the others.',
    none: 'Nothing is kept more than once.',
    which: 'Which one stays',
    merge: '{count, plural, one {Keep this one, remove the other} other {Keep this one, remove # others}}',
    merged: 'Merged',
    tooMuch: 'Together they have too many tags or too long a note. Shorten them first.',
    more: 'Show more',
  },
} as const;

declare module '#i18n/words.ts' {
  interface Words {
    library: typeof library;
  }
  interface Parts {
    library: true;
  }
}

export const collections = {
  load: {
    loading: 'Loading...',
    failed: 'Failed to load collections',
    fetchFailed: 'Failed to fetch collections',
    defaultsFailed: 'Failed to ensure default collections',
    tryAgain: 'Try Again',
  },
  list: {
    label: 'Your collections',
    search: 'Search collections...',
    refresh: 'Refresh Collections',
    view: 'View',
    grid: 'Grid view',
    list: 'List view',
    count: '{count, plural, one {# collection} other {# collections}}',
    found: '{count, plural, one {# collection found} other {# collections found}}',
    none: 'No collections yet',
    noneHint: 'Refresh, and your three default collections are made.',
    notFound: 'No collections found',
    notFoundHint: 'Nothing is called «{query}».',
    clearSearch: 'Clear search',
  },
  itemCount: '{count, plural, one {# item} other {# items}}',
  detail: {
    back: '← Back',
    default: 'Default',
    updated: 'updated {time}',
    items: 'Items of {name}',
    empty: 'No items in this collection yet',
    emptyHint: 'Save a deal or a tool, and it is kept here.',
    addFirst: 'Add First Item',
    itemMenu: 'Actions for {title}',
    remove: 'Remove Item',
    unnamed: '{type}: {id}',
    less: '−{percent}',
  },
  save: {
    menu: 'Save to',
  },
  toast: {
    added: 'Item added to collection',
    removed: 'Item removed from collection',
    exists: 'Item already exists in this collection',
    notFound: 'Item not found in collection',
    addFailed: 'Failed to add item to collection. Please try again.',
    removeFailed: 'Failed to remove item. Please try again.',
    removedMany: '{count, plural, one {# item removed} other {# items removed}}',
    moved: '{count, plural, one {Moved to «{name}»} other {# items moved to «{name}»}}',
    movedSome:
      '{moved}. {count, plural, one {# was there already and stayed here.} other {# were there already and stayed here.}}',
    created: '«{name}» created',
    notCreated: '{reason} «{name}» was not created; what you wrote waits under «New collection».',
    notChanged: '{reason} What you wrote waits under «Edit details».',
    deleted: '«{name}» deleted',
    unshared: 'The link no longer works',
    undo: 'Undo',
    undone: 'Undone',
  },
  status: {
    keptOffline: 'You are offline. Your change is sent when you are back.',
    offline: 'You are offline.',
    waiting: '{count, plural, one {# change is waiting to be sent.} other {# changes are waiting to be sent.}}',
    retrying: 'The server cannot be reached. Trying again…',
    noAnswer: 'The server does not answer. Trying again…',
    slow: 'The server takes long to answer.',
  },
} as const;

export const collectionItems = {
  detail: {
    favorite: 'Favorite',
    shared: 'Shared',
    showMore: 'Show more',
    showLess: 'Show less',
  },
  toolbar: {
    filter: 'Filter items...',
    sort: 'Sort',
    sorts: {
      manual: 'Manual order',
      newest: 'Newest',
      price: 'Price',
      ending: 'Ending soon',
    },
    kind: 'Show',
    kinds: {
      all: 'All',
      deals: 'Deals',
      tools: 'Tools',
      ended: 'Ended',
    },
    found: '{count, plural, one {# item found} other {# items found}}',
    none: 'No items match',
    noneHint: 'Try another word, or show all items.',
    clear: 'Clear filter',
    factsFailed: 'Names and prices could not be loaded, so items may be missing or out of order.',
  },
  row: {
    ended: 'Ended',
  },
  note: {
    label: 'Note for {title}',
    placeholder: 'Why did you save this?',
    add: 'Add note',
    edit: 'Edit note',
    unsaved: 'Unsaved note',
    save: 'Save',
    cancel: 'Cancel',
    length: '{length} of {max} characters',
    tooLong: 'Shorten the note to {max} characters.',
  },
  menu: {
    moveTo: 'Move to…',
    top: 'Move to top',
    up: 'Move up',
    down: 'Move down',
    bottom: 'Move to bottom',
    select: 'Select',
  },
} as const;

export const arranging = {
  select: 'Select',
  selectAll: 'Select all',
  selectItem: 'Select {title}',
  selected: '{count, plural, one {# selected} other {# selected}}',
  actions: 'What to do with selected items',
  moveTo: 'Move to…',
  remove: 'Remove',
  cancel: 'Cancel',
  movedTo: 'Moved to position {position, number} of {total, number}.',
  drag: {
    handle: 'Move {title}',
    instructions:
      'Press Space to pick up. Up and Down choose the position, Left and Right switch between this collection and the others, Space drops, Escape cancels.',
    lifted: '{count, plural, one {{title} picked up.} other {# items picked up.}}',
    position: 'Position {position, number} of {total, number}.',
    collection: 'Into «{name}».',
    nowhere: 'Not over a place to drop.',
    moved:
      '{count, plural, one {{title} moved to position {position, number} of {total, number}.} other {# items moved to position {position, number} of {total, number}.}}',
    cancelled: 'Nothing was moved.',
    tray: 'Drop here to move to another collection',
    items: '{count, plural, one {# item} other {# items}}',
  },
  move: {
    title: '{count, plural, one {Move # item to…} other {Move # items to…}}',
    close: 'Close',
    search: 'Search collections...',
    nothing: 'No collections found',
    choices: 'Collections',
    someThere: '{count, number} of {total, number} are there already',
    allThere: '{count, plural, one {Is there already} other {All are there already}}',
    newCollection: 'New collection',
    name: 'Name of the new collection',
    create: 'Create and move',
    back: 'Back',
  },
} as const;

export const managing = {
  newCollection: 'New collection',
  menu: {
    label: 'Collection menu: {name}',
    addItem: 'Add Item',
    favorite: 'Mark as Favorite',
    unfavorite: 'Remove from Favorites',
    edit: 'Edit details',
    share: 'Share…',
    exportJson: 'Export as JSON',
    exportCsv: 'Export as CSV',
    delete: 'Delete Collection',
  },
  list: {
    more: 'More',
    import: 'Import…',
    exportJson: 'Export all as JSON',
    exportCsv: 'Export all as CSV',
    openAsPage: 'Open as page',
    isFavorite: 'Favorite',
    isShared: 'Shared',
  },
  form: {
    close: 'Close',
    editTitle: 'Edit «{name}»',
    name: 'Name',
    nameMissing: 'Give the collection a name.',
    description: 'Description (optional)',
    length: '{length, number} of {max, number}',
    create: 'Create collection',
    save: 'Save',
    cancel: 'Cancel',
  },
  add: {
    title: 'Add to «{name}»',
    close: 'Close',
    done: 'Done',
    search: 'Search deals and tools',
    kinds: 'What to show',
    deals: 'Deals',
    tools: 'Tools',
    loading: 'Loading…',
    count: '{count, plural, one {# result} other {# results}}',
    corrected: 'Results for «{query}»',
    nothing: 'Nothing found for «{query}».',
    nothingHint: 'Try another word, or look under the other tab.',
    failed: 'The catalogue could not be loaded.',
    tryAgain: 'Try Again',
    add: 'Add',
    added: 'Added',
    addTitle: 'Add {title}',
    addedTitle: 'Added: {title}. Press to remove.',
    more: 'Load more',
    loadingMore: 'Loading more…',
  },
  choose: {
    filter: 'Find a collection',
    name: 'Name of the new collection',
    create: 'Create and save',
    back: 'Back',
  },
  page: {
    title: 'My collections',
    unknown: 'That collection is not here. It may have been deleted.',
  },
} as const;

declare module '#i18n/words.ts' {
  interface Words {
    collections: typeof collections;
    collectionItems: typeof collectionItems;
    arranging: typeof arranging;
    managing: typeof managing;
  }
  interface Parts {
    collections: true;
  }
}

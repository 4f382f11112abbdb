export const sharing = {
  dialog: {
    title: 'Share «{name}»',
    close: 'Close',
    offer: 'Make a link, and whoever has it can read this collection and copy it. Nobody else finds it.',
    private: 'Your name is not shown, and your notes only if you want.',
    make: 'Create link',
    making: 'Creating the link…',
    link: 'Link to this collection',
    copy: 'Copy',
    copied: 'Copied',
    notCopied: 'Your browser does not let this page copy. The link is selected: copy it with your keyboard.',
    open: 'Open page',
    passOn: 'Share…',
    notes: 'Show my notes',
    notesHint: 'Everybody with the link reads what you wrote on the items.',
    indexed: 'Let search engines list it',
    indexedHint: 'Then people can find the page without the link.',
    stop: 'Stop sharing',
    stopHint: 'The link stops working at once. If you share again, the link will be another.',
  },
  page: {
    description:
      'A collection of {count, plural, one {# lifetime deal or tool} other {# lifetime deals and tools}} on Onceware',
    facts: '{count, plural, one {# item} other {# items}} · updated {time}',
    loading: 'Loading the collection',
    follow: 'Follow',
    followHint: 'A feed of what is added, for your feed reader',
    copy: 'Copy to my collections',
    copying: 'Copying…',
    copied: '«{name}» is now one of your collections',
    openCopy: 'Open collections',
    empty: 'There is nothing in this collection yet.',
    emptyAction: 'Explore lifetime deals',
    note: 'Note',
    noteMore: 'Show the whole note',
    noteLess: 'Show less',
    more: 'Show more',
    loadingMore: 'Loading…',
    moreFailed: 'More could not be loaded. Try again.',
    first: 'Back to the first page',
  },
} as const;

declare module '#i18n/words.ts' {
  interface Words {
    sharing: typeof sharing;
  }
  interface Parts {
    sharing: true;
  }
}

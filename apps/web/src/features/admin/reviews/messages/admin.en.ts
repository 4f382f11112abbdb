export const adminReviews = {
  nobody: 'Deleted account',
  deal: 'Deal',
  state: 'Status',
  flagged: {
    title: 'Flagged reviews',
    search: 'Search by text or author',
    show: 'Show',
    open: 'Waiting',
    settled: 'Settled',
    empty: 'Nothing waits. Reviews that members report stand here.',
    details: 'Review by {name}',
    review: 'Review',
    by: 'Reported by',
    count: '{count, plural, one {# person} other {# people}}',
    others: '{count, plural, one {and # other} other {and # others}}',
    isOpen: 'Waiting',
    isKept: 'Kept',
    isRemoved: 'Removed',
    settledBy: 'Settled by {name}, {time}',
    removedBy: 'Removed by {name}, {time}: {reason}',
    bought: 'Bought this',
    stars: '{count, plural, one {# star} other {# stars}}',
  },
  keep: 'Keep',
  kept: 'The review stays.',
  remove: 'Remove …',
  restore: 'Bring back',
  restored: 'The review is there again.',
  removal: {
    title: 'Remove the review by {name}',
    text: 'Nobody sees it any more, and its stars no longer count. Its author is told why.',
    reason: 'Why, in a sentence',
    missing: 'Say why.',
    confirm: 'Remove',
    done: 'The review was removed.',
  },
} as const;

declare module '#i18n/words.ts' {
  interface Words {
    adminReviews: typeof adminReviews;
  }
  interface Parts {
    admin: true;
  }
}

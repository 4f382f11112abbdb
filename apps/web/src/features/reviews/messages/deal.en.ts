export const reviews = {
  title: 'Reviews',
  count: '{count, plural, one {# review} other {# reviews}}',
  ofThisDeal: '{count, plural, one {# of them on this deal} other {# of them on this deal}}',
  average: '{score} out of 5',
  none: 'Nobody has reviewed this deal yet.',
  noneButImported: 'The rating was imported; nobody has written a review here yet. The first one takes its place.',
  stars: '{count, plural, one {# star} other {# stars}}',
  narrow: 'Show only reviews with',
  loading: 'Loading reviews …',
  failed: 'The reviews could not be loaded.',
  again: 'Try again',
  sort: 'Sort by',
  sortBy: {
    newest: 'Newest',
    highest: 'Most stars',
    lowest: 'Fewest stars',
  },
  more: 'Show more reviews',
  gone: 'Deleted account',
  edited: 'edited',
  bought: 'Bought this',
  flag: 'Report',
  isFlagged: 'Reported',
  flagOf: 'Report the review by {name}',
  flagged: 'Staff will look at this review.',
  unflagged: 'The report was taken back.',
  undo: 'Undo',
  length: '{length, number} of {max, number}',
  close: 'Close',
  cancel: 'Cancel',
  answer: {
    by: 'Answer of the vendor',
    write: 'Answer for the vendor',
    edit: 'Change the answer',
    title: 'What the vendor answers',
    text: 'Answer; left empty, there is none',
    save: 'Publish',
    done: 'The answer is published.',
    removed: 'The answer is gone.',
    problem: 'This answer cannot be published.',
  },
  own: {
    title: 'Your review',
    invitation: 'Do you use it? Say what it is like.',
    write: 'Write a review',
    edit: 'Edit',
    delete: 'Delete',
    deleted: 'Your review was deleted.',
    removed: 'Staff have removed your review: {reason}',
    signInText: 'Members write reviews.',
    signIn: 'Sign in to write one',
  },
  form: {
    stars: 'Your rating',
    text: 'What is it like?',
    publish: 'Publish',
    save: 'Save',
    published: 'Your review is published.',
    saved: 'Your review was changed.',
    bought: 'My Purchases hold it: your review says that you bought it.',
    notBought: 'Bought it? A review says so where My Purchases hold it.',
    keep: 'Keep it there',
    problem: {
      stars: 'Choose one to five stars.',
      text: 'Say what it is like.',
    },
  },
} as const;

declare module '#i18n/words.ts' {
  interface Words {
    reviews: typeof reviews;
  }
  interface Parts {
    deal: true;
  }
}

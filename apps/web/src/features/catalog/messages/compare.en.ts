export const compare = {
  compare: 'Compare',
  choose: 'Compare {title}',
  full: 'No more than {max, number} deals fit side by side. Take one out first.',
  tray: 'Chosen for comparison',
  count: '{count, number} of {max, number}',
  another: 'Choose another to compare',
  remove: 'Take {title} out of the comparison',
  clear: 'Empty the comparison',
  title: 'Compare deals',
  table: 'Deals side by side',
  what: 'What is compared',
  differs: '(differs)',
  onlyDifferences: 'Only what differs',
  add: 'Add another deal',
  sold: 'Where it is sold',
  unknown: 'Not said',
  missing:
    '{count, plural, one {One deal of this address is not in the catalogue any more.} other {# deals of this address are not in the catalogue any more.}}',
  row: {
    price: 'Price',
    saving: 'Saving',
    ends: 'End',
    rating: 'Rating',
    plan: '{name}: {price}',
    limits: 'Limits of the plan',
    limit: '{name}: {value}',
    category: 'Category',
  },
  empty: {
    title: 'Nothing to compare yet',
    text: 'Press the scales on up to {max, number} deals, and see them side by side.',
    action: 'Explore deals',
  },
} as const;

declare module '#i18n/words.ts' {
  interface Words {
    compare: typeof compare;
  }
  interface Parts {
    compare: true;
  }
}

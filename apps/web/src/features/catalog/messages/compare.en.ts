export const compare = {
  compare: 'Compare',
  choose: 'Compare {title}',
  full: 'No more than {max, number} deals fit side by side. Take one out first.',
  tray: 'Chosen for comparison',
  count: '{count, number} of {max, number}',
  another: 'Choose another to compare',
  remove: 'Take {title} out of the comparison',
  clear: 'Empty the comparison',
} as const;

declare module '#i18n/words.ts' {
  interface Words {
    compare: typeof compare;
  }
  interface Parts {
    compare: true;
  }
}

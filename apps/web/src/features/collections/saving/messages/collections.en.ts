export const savedAgain = {
  again: 'Already saved in {names}; {added}',
  addedTo: 'added to {name}',
  tags: '{count, plural, one {# tag added} other {# tags added}}',
  note: 'note added',
  favorite: 'marked as a favourite',
  title: 'your title stays',
  nothing: 'nothing new',
} as const;

declare module '#i18n/words.ts' {
  interface Words {
    savedAgain: typeof savedAgain;
  }
  interface Parts {
    collections: true;
  }
}

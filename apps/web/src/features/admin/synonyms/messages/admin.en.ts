/** Words that the search takes for the same thing. */
export const adminSynonyms = {
  title: 'Words that mean the same',
  text: 'The search takes the words of a group for one another, in any language. Each leads to the search for it, so that you see what it finds.',
  new: 'New group',
  filter: 'Find a word',
  count: '{count, plural, one {# group} other {# groups}}',
  names: 'Names the category {category}.',
  edit: 'Edit',
  editOne: 'Edit the group of “{first}”',
  remove: 'Remove',
  removeOne: 'Remove the group of “{first}”',
  removed: 'The group of “{first}” is removed.',
  undo: 'Undo',
  undone: 'Undone.',
  saved: 'The group of “{first}” is saved.',
  save: 'Save',
  newTitle: 'New group of words',
  editTitle: 'Edit the group',
  terms: 'Words',
  termsHint: 'One word or short phrase a line, two at least.',
  termsWrong: 'Name at least two words or a category; each at most {max, number} characters, with letters or digits.',
  length: '{length, number} of {max, number} characters',
  category: 'Category that they name',
  noCategory: 'None',
} as const;

declare module '#i18n/words.ts' {
  interface Words {
    adminSynonyms: typeof adminSynonyms;
  }
}

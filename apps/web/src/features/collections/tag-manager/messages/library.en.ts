export const tagManager = {
  title: 'Manage tags',
  close: 'Close',
  empty: 'No tags yet',
  emptyHint:
    'Give tags to items in their menu or while you save a page. Here you can then rename, merge and delete them.',
  find: 'Find a tag',
  nothing: 'No tag is called that.',
  list: 'Your tags',
  count: '{count, plural, one {# item} other {# items}}',
  all: '{count, plural, one {Show the one tag} other {Show all # tags}}',
  choose: 'Choose «{tag}»',
  rename: 'Rename «{tag}» everywhere',
  delete: 'Delete «{tag}» everywhere',
  name: 'New name of «{tag}»',
  submit: 'Rename',
  merge: 'Merge',
  cancel: 'Cancel',
  exists:
    '{count, plural, one {«{tag}» is already on # item. Both become one tag.} other {«{tag}» is already on # items. Both become one tag.}}',
  chosen: '{count, plural, one {# tag chosen} other {# tags chosen}}',
  mergeChosen: 'Merge…',
  deleteChosen: 'Delete',
  chooseMore: 'Choose at least two tags to merge.',
  into: 'Name of the merged tag',
  willMerge:
    '{count, plural, one {# tag becomes «{to}». No item has it twice.} other {# tags become «{to}». No item has it twice.}}',
  missing: 'Type the name that the tags get.',
  tooMany: 'Choose at most {max} tags at once.',
  renamed: '{count, plural, one {«{tag}» is now «{to}» on # item} other {«{tag}» is now «{to}» on # items}}',
  merged: '{count, plural, one {Merged into «{to}»: # item changed} other {Merged into «{to}»: # items changed}}',
  deleted: '{count, plural, one {«{tag}» deleted from # item} other {«{tag}» deleted from # items}}',
  deletedMany: '{count, plural, one {Tags deleted from # item} other {Tags deleted from # items}}',
} as const;

declare module '#i18n/words.ts' {
  interface Words {
    tagManager: typeof tagManager;
  }
  interface Parts {
    library: true;
  }
}

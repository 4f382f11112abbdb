export const transfer = {
  title: 'Import collections',
  close: 'Close',
  cancel: 'Cancel',
  choose: {
    drop: 'Drop a file here, or',
    button: 'Choose a file',
    kinds:
      'An export of Onceware (JSON or CSV), the bookmarks file of your browser (HTML), or a CSV file with a column «url».',
    safe: 'Nothing is changed before you have seen what will happen.',
  },
  work: {
    reading: 'Reading the file…',
    checking: 'Comparing it with the catalogue…',
    importing: 'Importing…',
  },
  problem: {
    tooLarge: 'This file is too large. Files of up to {megabytes} MB can be imported: export fewer bookmarks at once.',
    empty: 'This file is empty. Choose another one.',
    unreadable: 'This file cannot be read. It may have been moved or renamed: choose it again.',
    encoding: 'The letters in this file cannot be read. Save it as «CSV UTF-8» and choose it again.',
    otherKind: 'This is not a text file. Choose a JSON, CSV or HTML file.',
    brokenJson: 'This JSON file is damaged: it ends too early or was changed. Export it once more.',
    otherJson: 'This JSON file is not an export of Onceware. From other programs, export CSV or HTML.',
    newerVersion: 'This file was made by a newer version of Onceware. Reload the page and try again.',
    brokenCsv: 'Row {row} of this CSV file is damaged: a quotation mark is missing or misplaced. Export it once more.',
    rowWithoutName:
      'Row {row} does not name its collection. Fill in the column «collection» and choose the file again.',
    otherCsv: 'This CSV file has no column of web addresses. Its first row must have a column named «url».',
    noLinks: 'There are no links in this file. Choose the file that your browser exports bookmarks to.',
    nothing: 'There are no collections in this file.',
    noName: 'A collection in this file has no name. Give it one and choose the file again.',
    tooManyCollections: 'This file has more than {max} collections. Split it and import the parts one after the other.',
    tooManyItems: 'These are more than {max} items. Choose a folder, or split the file.',
  },
  target: {
    heading: '{count, plural, one {# link} other {# links}} in {file}',
    text: 'Each link is compared with the websites of the tools in our catalogue. What fits is kept; what does not is listed.',
    folder: 'Which links',
    allFolders: '{count, plural, one {All (#)} other {All (#)}}',
    oneFolder: '{folder} ({count, number})',
    into: 'Put them into',
    newCollection: 'A new collection',
    name: 'Name of the collection',
    defaultName: 'Imported bookmarks',
    check: 'See what will happen',
  },
  report: {
    before: 'This will happen',
    after: 'Imported',
    isNew: 'New',
    willAdd: '{count, plural, =0 {Nothing to add} one {# item will be added} other {# items will be added}}',
    added: '{count, plural, =0 {Nothing added} one {# item added} other {# items added}}',
    there: '{count, plural, one {# is there already} other {# are there already}}',
    nothing: 'Nothing in this file would be added.',
    unknown:
      '{count, plural, one {# entry fits nothing in the catalogue} other {# entries fit nothing in the catalogue}}',
    unknownMore: '{count, plural, one {and # more} other {and # more}}',
    unnamed: '{type}: {id}',
    skipped:
      '{count, plural, one {# entry has no web address and is left out.} other {# entries have no web address and are left out.}}',
    back: 'Back',
    import: 'Import',
    toast:
      '{count, plural, =0 {Import finished: nothing new} one {Import finished: # item added} other {Import finished: # items added}}',
  },
} as const;

declare module '#i18n/words.ts' {
  interface Words {
    transfer: typeof transfer;
  }
  interface Parts {
    transfer: true;
  }
}

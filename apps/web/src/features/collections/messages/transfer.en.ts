export const transfer = {
  title: 'Import collections',
  close: 'Close',
  cancel: 'Cancel',
  choose: {
    drop: 'Drop a file here, or',
    button: 'Choose a file',
    kinds:
      'Bookmarks of your browser (HTML, or the JSON of Firefox and Chrome), or what Pocket, Raindrop, Pinboard, Instapaper, wallabag, Omnivore, Readwise, GoodLinks, Karakeep, Linkwarden, Shaarli, Tab Session Manager or Onceware export (CSV, JSON, HTML or ZIP), or a list of addresses.',
    safe: 'Nothing is changed before you have seen what will happen.',
  },
  work: {
    reading: 'Reading the file…',
    checking: 'Comparing it with the catalogue…',
    checkingSome: 'Comparing it with the catalogue… {items, number} of {total, number}',
    importing: 'Importing…',
  },
  problem: {
    tooLarge: 'This file is too large. Files of up to {megabytes} MB can be imported: export fewer bookmarks at once.',
    empty: 'This file is empty. Choose another one.',
    unreadable: 'This file cannot be read. It may have been moved or renamed: choose it again.',
    otherKind: 'This is not a text file. Choose a JSON, CSV, HTML or ZIP file.',
    brokenJson: 'This JSON file is damaged: it ends too early or was changed. Export it once more.',
    otherJson: 'This JSON file holds no bookmarks in a form that is known here. Export CSV or HTML from the program.',
    zipTooLarge:
      'This ZIP is too large. Archives of up to {megabytes} MB can be imported: unpack it and choose the files in it.',
    zipUnpacksTooLarge:
      'The lists in this ZIP unpack to more than {megabytes} MB, so it was not read any further. Unpack it and choose the files in it one after the other.',
    zipTooManyFiles:
      'This ZIP holds more than {max} files, so it was not read any further. Unpack it and choose the files in it.',
    brokenZip:
      'This ZIP is damaged, or protected with a password. Export it once more, or unpack it and choose the files in it.',
    otherZip: 'There are no bookmarks in this ZIP. Choose the archive that your program exports.',
    packedFirefox:
      'This is a backup that Firefox packs by itself. In Firefox, open Manage bookmarks, then Import and Backup, then Backup…, and choose that file.',
    newerVersion: 'This file was made by a newer version of Onceware. Reload the page and try again.',
    brokenCsv: 'Row {row} of this CSV file is damaged: a quotation mark is missing or misplaced. Export it once more.',
    rowWithoutName:
      'Row {row} does not name its collection. Fill in the column «collection» and choose the file again.',
    otherCsv:
      'There are no web addresses in this file. A table needs a column named «url» in its first row, a list an address in each line.',
    noLinks: 'There are no links in this file. Choose the file that your browser exports bookmarks to.',
    nothing: 'There are no collections in this file.',
    noName: 'A collection in this file has no name. Give it one and choose the file again.',
    tooManyCollections: 'This file has more than {max} collections. Split it and import the parts one after the other.',
    noRoom:
      '«{name}» has no room for all of these: a collection holds at most {max} items. Choose another one or a new one.',
  },
  target: {
    heading: '{count, plural, one {# link} other {# links}} in {file}',
    text: 'A link to a tool of our catalogue becomes that tool; any other becomes a page of yours. What has no address becomes a note. Tags, notes, favourites and dates come along.',
    days: 'Dates such as {sample} mean',
    certainDays: 'Dates such as {sample} were read as {date}, as other rows of the file show.',
    folder: 'Which links',
    allFolders: '{count, plural, one {All (#)} other {All (#)}}',
    oneFolder: '{folder} ({count, number})',
    into: 'Put them into',
    byFolder: 'A collection for each folder',
    newCollection: 'A new collection',
    name: 'Name of the collection',
    looseName: 'Collection for links in no folder',
    defaultName: 'Imported bookmarks',
    check: 'See what will happen',
  },
  progress: {
    running: 'Importing',
    stopped: 'Stopped',
    bar: 'Items imported',
    done: '{items, number} of {total, number} items are in.',
    stays: 'You can close this window; it goes on while this page is open.',
    goOn: 'What is in stays. You can go on with the rest now, or choose the file again later: nothing comes in twice.',
    stop: 'Stop',
    continue: 'Go on',
  },
  report: {
    before: 'This will happen',
    after: 'Imported',
    isNew: 'New',
    deals: '{count, plural, one {# deal} other {# deals}}',
    tools: '{count, plural, one {# tool} other {# tools}}',
    pages: '{count, plural, one {# page of yours} other {# pages of yours}}',
    notes: '{count, plural, one {# note} other {# notes}}',
    merged:
      '{count, plural, one {# entry stood in its folder more than once and was put together with the other.} other {# entries stood in their folders more than once and were put together.}}',
    willAdd: '{count, plural, =0 {Nothing to add} one {# item will be added} other {# items will be added}}',
    added: '{count, plural, =0 {Nothing added} one {# item added} other {# items added}}',
    there: '{count, plural, one {# is there already} other {# are there already}}',
    willComplete: '{count, plural, one {# gets new tags or a note} other {# get new tags or notes}}',
    completed: '{count, plural, one {# got new tags or a note} other {# got new tags or notes}}',
    nothing: 'Nothing in this file would be added.',
    unknown:
      '{count, plural, one {# entry is no longer in the catalogue and has no address of its own} other {# entries are no longer in the catalogue and have no address of their own}}',
    unknownMore: '{count, plural, one {and # more} other {and # more}}',
    unnamed: '{type}: {id}',
    leftOut: {
      address:
        '{count, plural, one {# entry is left out: its address is not of the web} other {# entries are left out: their addresses are not of the web}}',
      long: '{count, plural, one {# entry is left out: its address is too long} other {# entries are left out: their addresses are too long}}',
      empty: '{count, plural, one {# entry is left out: it is empty} other {# entries are left out: they are empty}}',
      file: '{count, plural, one {# entry is left out: it is a picture or a document, and the file does not hold it} other {# entries are left out: they are pictures or documents, and the file does not hold them}}',
      cut: '{count, plural, one {# entry is shortened: its notes or tags have no room in one item} other {# entries are shortened: their notes or tags have no room in one item}}',
    },
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

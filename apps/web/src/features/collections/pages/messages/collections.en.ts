export const savedPages = {
  waiting: 'Fetching title and picture…',
  failed: 'Title and picture could not be fetched.',
  failures: {
    address: 'Its address leads to no public page.',
    robots: 'Its site does not want programs to read it.',
    redirect: 'It leads on without end.',
    timeout: 'Its site took too long.',
    unreachable: 'Its site could not be reached.',
    refused: 'It is for those who sign in there.',
    gone: 'There is no such page.',
    server: 'Its site failed.',
  },
  dead: 'No longer there',
  deadSince: 'Not found since {date}',
  again: 'Fetch again',
  note: 'Note',
  editNote: 'Edit note',
  edit: 'Edit title and description',
  suggest: 'Suggest it for the catalogue',
  isSuggested: 'Suggested for the catalogue',
  suggested: 'Thank you. Our team looks at it for the catalogue.',
  deal: 'Deal: {title}',
  tool: 'In the catalogue: {name}',
  form: {
    heading: 'Edit page',
    close: 'Close',
    name: 'Title',
    nameMissing: 'Give the page a title.',
    description: 'Description (optional)',
    noteHeading: 'Edit note',
    noteNameMissing: 'Give the note a title.',
    noteText: 'Text (optional)',
    length: '{length, number} of {max, number}',
    save: 'Save',
    cancel: 'Cancel',
  },
  add: {
    hint: 'Or paste the address of any web page.',
    refused: 'A page with this address cannot be added: it must begin with http or https and hold no password.',
    region: 'Web page',
    kept: 'You keep it already.',
    catalog: 'The catalogue has it, too',
  },
} as const;

declare module '#i18n/words.ts' {
  interface Words {
    savedPages: typeof savedPages;
  }
}

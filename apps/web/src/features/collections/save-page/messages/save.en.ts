export const savePage = {
  title: 'Save a page',
  lead: 'It goes into a collection of yours. Only you see it there, unless you share the collection.',
  noPage: 'Give the address of the page that you want to save.',
  address: 'Address of the page',
  next: 'Next',
  looking: 'Looking for it in your collections…',
  savedIn: 'Saved in {names}.',
  notSaved: 'You have not saved this page yet.',
  unknown: 'It is not known whether you have saved this page.',
  notAccepted: 'Only addresses that begin with http:// or https:// and hold no password can be saved.',
  deal: 'The catalogue has a deal:',
  pageTitle: 'Title',
  pageTitleHint: 'Leave it empty to use the page’s own title.',
  collection: 'Collection',
  tooLong: 'This title is too long.',
  more: 'Add tags or a note',
  note: 'Note',
  noteTooLong: 'This note is too long.',
  save: 'Save',
  saving: 'Saving…',
  back: 'Back to the page',
  collections: 'Your collections',
  failed: 'Your collections could not be loaded.',
  tryAgain: 'Try again',
} as const;

declare module '#i18n/words.ts' {
  interface Words {
    savePage: typeof savePage;
  }
  interface Parts {
    save: true;
  }
}

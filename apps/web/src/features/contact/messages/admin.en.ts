export const adminContacts = {
  caption: 'Messages from the contact form',
  search: 'Search by name, e-mail or text',
  column: { from: 'From', topic: 'Topic', message: 'Message', created: 'When', status: 'Status' },
  status: { new: 'New', open: 'Open', done: 'Done', spam: 'Spam' },
  topic: { question: 'Question', deal: 'A deal', vendor: 'Vendor', account: 'Account', other: 'Other' },
  select: 'Select message from {name}',
  selectAll: 'Select all messages on this page',
  selected: '{count, plural, one {# message selected} other {# messages selected}}',
  all: 'Select all',
  clear: 'Clear selection',
  setStatus: 'Set status',
  details: 'Message from {name}',
  reply: 'Reply by e-mail',
  subject: 'Your message to Onceware ({topic})',
  account: 'Open the account',
  language: 'Wrote on the site in {language}',
  finish: 'Mark message from {name} as done',
  reopen: 'Reopen message from {name}',
  marked:
    '{count, plural, one {Message} other {# messages}} marked as {status, select, new {new} open {open} done {done} other {spam}}',
  undo: 'Undo',
  empty: 'There is no message yet. What people send with the contact form arrives here.',
  form: 'Open the contact form',
} as const;

declare module '#i18n/words.ts' {
  interface Words {
    adminContacts: typeof adminContacts;
  }
  interface Parts {
    admin: true;
  }
}

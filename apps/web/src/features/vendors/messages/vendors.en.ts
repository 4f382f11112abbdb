/** Words for what a vendor submits and sees of its deals. */
export const vendors = {
  title: 'Your deals',
  lead: 'What you submit stands in the catalogue once our staff have accepted it.',
  none: 'You belong to no organisation that has tools here. Write to us if you sell one of them.',
  newDeal: 'New deal',
  newTool: 'New tool',
  tools: 'Your tools',
  submissions: 'Drafts and submissions',
  untitled: 'Untitled',
  withdraw: 'Take back',
  withdrawn: 'Taken back. You can change it and submit it again.',
  kind: { deal: 'Deal', tool: 'Tool' },
  state: {
    draft: 'Draft',
    submitted: 'Waits for our staff',
    accepted: 'Accepted',
    refused: 'Not accepted',
    discarded: 'Discarded',
  },
  numbers: 'The last 30 days. We count how many, and never who.',
  deal: 'Deal',
  views: 'Views',
  saves: 'Saves',
  clicks: 'Clicks',
  notRunning: '(does not run)',
  edit: 'Edit',
  editOne: 'Edit “{title}”',
  days: '{count, plural, one {# day} other {# days}}',
  noDays: 'Nobody yet',
  ofDay:
    '{day}: {views, plural, one {# view} other {# views}}, {saves, plural, one {# save} other {# saves}}, {clicks, plural, one {# click} other {# clicks}}',
  submit: 'Submit',
  submitted: 'Submitted. We write to you when it is decided.',
  incomplete: 'Not submitted yet: something is missing or wrong.',
} as const;

declare module '#i18n/words.ts' {
  interface Words {
    vendors: typeof vendors;
  }
  interface Parts {
    vendors: true;
  }
}

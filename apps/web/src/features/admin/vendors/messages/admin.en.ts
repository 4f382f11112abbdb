/** Texts about submissions of vendors and the tools assigned to them. */
export const adminVendors = {
  title: 'Submitted by vendors',
  accepted: '“{title}” is published.',
  accept: 'Accept and publish',
  somebody: 'Somebody',
  outdated: 'has changed this since it was begun,',
  theirs: 'Submitted',
  ours: 'Published meanwhile',
  fits: 'Nobody changed the same field twice: what you accept keeps both changes.',
  overlaps: 'Both changed: {fields}.',
  wrong: 'Not published, as both changes do not fit together: {fields}.',
  compare: 'Compare and accept',
  refuse: 'Refuse',
  refuseTitle: 'Refuse “{title}”?',
  reason: 'Reason',
  reasonHint: 'Who submitted it is told this by mail.',
  reasonMissing: 'Say why.',
  requests: {
    title: 'Requests for vendor accounts',
    unverified: 'mail not confirmed',
    accept: 'Accept',
    acceptTitle: 'Accept “{tool}” of {name}?',
    acceptText: '{name} will be able to submit deals of the tool that you name, and changes to it.',
    refuse: 'Refuse',
    refuseTitle: 'Refuse “{tool}” of {name}?',
    reasonHint: 'Who asked is told this by mail.',
    taken: 'This tool has a vendor already.',
  },
  tools: 'Tools as a vendor',
  toolsText: 'The members of this organisation may submit deals of these tools, and changes to them.',
  takeOne: 'Take away “{title}”',
  take: 'Take away',
  toolMissing: 'There is no such tool.',
  give: 'Give this tool',
  tool: 'Tool',
  toolHint: 'The address of its page here.',
} as const;

declare module '#i18n/words.ts' {
  interface Words {
    adminVendors: typeof adminVendors;
  }
}

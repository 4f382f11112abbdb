export const catalog = {
  price: {
    now: 'Price now',
    before: 'Price before',
    saving: 'Saving',
    lowest: 'Lowest ever',
  },
  rating:
    '{imported, select, true {Imported rating: } other {Rated }}{score} out of 5 by {count, plural, one {# person} other {# people}}',
  time: {
    hours: '{count, plural, one {# hour left} other {# hours left}}',
    days: '{count, plural, one {# day left} other {# days left}}',
    ended: 'Ended',
    endedOn: 'Ended on {date}',
    endsOn: 'Ends on {date}',
  },
  deals: '{count, plural, one {# deal} other {# deals}}',
  category: {
    ai: 'AI',
    analytics: 'Analytics',
    design: 'Design',
    development: 'Development',
    education: 'Education',
    finance: 'Finance',
    infrastructure: 'Infrastructure',
    marketing: 'Marketing',
    media: 'Media',
    productivity: 'Productivity',
    sales: 'Sales',
    security: 'Security',
    support: 'Support',
    writing: 'Writing',
    other: 'Other',
  },
  search: {
    label: 'Search deals and tools',
    placeholder: 'Invoices, forms, analytics…',
    submit: 'Search',
  },
  home: {
    pageTitle: 'Lifetime software deals',
    title: 'Good software, paid for once.',
    lead: '{deals, plural, one {# lifetime deal} other {# lifetime deals}} on {tools, plural, one {# tool} other {# tools}}. No subscription, no renewal, nothing to cancel.',
    description: 'Lifetime deals on software: pay once and keep it. Prices, plans and end dates at a glance.',
    pick: {
      why: 'Why this one',
      rated:
        '{among, plural, one {The next deal to end, and rated well: {score} by {votes, plural, one {# person} other {# people}}.} other {Rated best of the next # to end: {score} by {votes, plural, one {# person} other {# people}}.}}',
      saving: 'No running deal takes more off its price.',
      rule: 'Chosen by a rule, not for money.',
    },
    facts: {
      label: 'Why trust this list',
      since: 'Listing deals since {date}.',
      decides: 'Nobody can buy a place: end, date, rating and saving decide.',
      pays: 'You pay the vendor, not us.',
      how: 'How deals are chosen',
    },
    see: 'See the deal',
    ending: 'Ending this week',
    endingNote: 'Gone when the time is up.',
    endingAll: 'All that end this week',
    newest: 'New',
    newestNote: 'The latest arrivals.',
    newestAll: 'All deals, newest first',
    savings: 'Savings, one per category',
    savingsNote: 'The biggest in each, against the price before.',
    saved: '{amount} less',
    savingsAll: 'All deals by saving',
    categories: 'By category',
    categoriesNote: 'Running deals in each.',
    loading: 'Loading deals',
    empty: 'No deal is running right now.',
    emptyAction: 'Browse all tools',
  },
} as const;

declare module '#i18n/words.ts' {
  interface Words {
    catalog: typeof catalog;
  }
  interface Parts {
    core: true;
  }
}

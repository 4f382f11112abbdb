export const adminOrdersMessages = {
  caption: 'Purchases of all members',
  search: 'Search by member, title or tier',
  column: { purchased: 'Date', member: 'Member', title: 'Title', tier: 'Tier', price: 'Price', state: 'State' },
  filter: { state: 'State', currency: 'Currency' },
  state: { unused: 'Unused', activated: 'Activated', refunded: 'Refunded' },
  totals: {
    caption: 'Totals by currency',
    currency: 'Currency',
    count: 'Purchases',
    spent: 'Spent',
    refunded: 'Refunded',
  },
  empty: 'There is no purchase yet. What members keep under My Purchases appears here.',
} as const;

export const deal = {
  gallery: 'Pictures',
  picture: '{title}, picture {number}',
  showPicture: 'Show picture {number}',
  offer: 'Offer',
  regular: 'Regular price',
  save: 'You save {percent}',
  payOnce: 'Pay once',
  saved: 'Saving of {percent}',
  dealPrice: 'Deal price',
  visit: 'Visit website',
  visitNote: 'You buy at {domain}; Onceware sells nothing itself.',
  bought: 'I bought this: keep it in My Purchases',
  talk: 'Talk about this deal',
  endedNote: 'This deal is over. The tool may still be sold at its usual price.',
  about: 'What it is',
  plans: 'Plans',
  plansNote: 'Each is paid once.',
  related: 'Similar deals',
  more: 'About {tool}',
  description: '{promise}. {price} once instead of {before}.',
  open: 'No end date announced',
} as const;

/** How many a rating is of. */
export const rating = {
  reviews: '({count, plural, one {# review} other {# reviews}})',
  imported: '({count, plural, one {# imported rating} other {# imported ratings}})',
} as const;

export const tool = {
  visit: 'Visit website',
  deals: 'Deals on {tool}',
  noDeals: 'No deal on {tool} at the moment',
  noDealsText: 'Save the tool and look again later, or see what is running in its category.',
  noDealsAction: 'See {category} deals',
  tags: 'Tags',
  about: 'What it is',
} as const;

declare module '#i18n/words.ts' {
  interface Words {
    deal: typeof deal;
    rating: typeof rating;
    tool: typeof tool;
  }
  interface Parts {
    deal: true;
  }
}

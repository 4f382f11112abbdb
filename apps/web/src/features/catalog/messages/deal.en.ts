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
  bought: 'I bought this: keep it in My Purchases',
  talk: 'Talk about this deal',
  about: 'What it is',
  plans: 'Plans',
  plansNote: 'Each is paid once.',
  related: 'Similar deals',
  more: 'About {tool}',
  description: '{promise}. {price} once instead of {before}.',
  open: 'No end date announced',
  loading: 'Loading',
  get: 'Get deal',
  getOf: 'Get deal: {title}',
  leadsTo: 'Opens {host} in a new tab. Onceware sells nothing itself.',
  affiliate: 'If you buy there, this site may earn a commission.',
  nowhere: 'Where it is sold is not known.',
  coupon: 'Coupon',
  copy: 'Copy',
  copied: 'Copied',
  copyMarked: 'Not copied; the code is marked',
  plan: 'Plan',
  countdown: '{hours, number} h {minutes, number} min <s>{seconds, number} s</s>',
  over: 'This deal is over.',
  overNote: 'The tool may still be sold at its usual price.',
  running: 'Get the deal that runs now',
  now: 'What runs now',
  insteadOf: 'Instead of {product}',
  alternatives: 'Alternatives',
  earlier: 'Earlier deals on {tool}',
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

export const terms = {
  title: 'Terms at a glance',
  soldBy: 'Sold by',
  refund: 'Refund',
  refundDays: '{count, plural, one {Within # day} other {Within # days}}',
  noRefund: 'None',
  redeem: 'Redeem',
  redeemBy: 'By {date}',
  redeemDays: '{count, plural, one {Within # day of buying} other {Within # days of buying}}',
  updates: 'Updates',
  updatesOf: {
    all: 'All later versions',
    version: 'Those of the version you buy',
    year: 'Those of the first year',
    none: 'None',
  },
  stacking: 'Stacking',
  noStacking: 'One code only',
  stack: '{count, plural, one {# code} other {Up to # codes}}',
} as const;

declare module '#i18n/words.ts' {
  interface Words {
    deal: typeof deal;
    rating: typeof rating;
    tool: typeof tool;
    terms: typeof terms;
  }
  interface Parts {
    deal: true;
  }
}

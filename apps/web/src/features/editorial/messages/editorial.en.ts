export const editorial = {
  about: {
    pageTitle: 'About Onceware',
    description:
      'What Onceware is, which deals it lists, what each deal shows, and what stays between you and the vendor.',
    title: 'One list of software that you pay for once.',
    lead: 'A lifetime deal is an offer to use a tool for as long as it exists, for a single payment. Onceware puts these offers into one form, so that you can compare them before you buy from the vendor.',
    what: {
      title: 'What Onceware is',
      offers:
        'Most software is rented by the month. Some vendors also sell it for a single payment, often for a few weeks only. Such offers are hard to compare: each has a page, a countdown and a notion of “everything included” of its own.',
      form: 'Here every deal looks like every other: the same fields in the same order. Lay two side by side, and you see which one suits you, or that you need neither.',
      selling:
        'Onceware sells nothing itself. You pay on the vendor’s site, your licence comes from the vendor, and so does a refund.',
    },
    chosen: {
      title: 'How deals are chosen',
      note: 'What an offer needs to be listed.',
      once: {
        title: 'It is paid for once',
        text: 'One payment covers the whole plan. A cheap first year with a renewal behind it is a subscription, and does not belong here.',
      },
      prices: {
        title: 'Its saving can be checked',
        text: 'The deal price stands beside the regular price and cannot be higher. Where no regular price is known, no saving is claimed.',
      },
      tool: {
        title: 'It belongs to a tool with a name',
        text: 'Each tool has a page of its own that says what it does, lists its deals, and links to its website where we know it.',
      },
      end: {
        title: 'It says when it ends',
        text: 'Either the day, or plainly that none is announced. When the day is over, the deal leaves the lists by itself.',
      },
      limits:
        'Being listed is no verdict. We do not vouch for a vendor, and nobody knows how long a product will last. What you can find out yourself is more than most people think.',
      read: 'Read how to check a deal',
    },
    shows: {
      title: 'What a deal shows',
      note: 'And where the figures come from.',
      price: { term: 'Price', text: 'What you pay now, with the regular price struck through beside it.' },
      saving: { term: 'Saving', text: 'Worked out from the two prices. Nobody types it in.' },
      plans: { term: 'Plans', text: 'Where the vendor sells several: what each costs once, and what it includes.' },
      time: {
        term: 'Time left',
        text: 'The end date, and the days or hours once less than a week is left. A deal that is over is marked as ended; its page stays, so that old links still lead somewhere.',
      },
      rating: {
        term: 'Rating',
        text: 'The average, and how many people it comes from. Without ratings, none is shown.',
      },
      order: {
        term: 'Order',
        text: 'A list is sorted by what it says: newest, ending first, biggest saving, lowest price or best rated.',
      },
    },
    start: { title: 'Where to start', deals: 'See all running deals', explore: 'Search by category and price' },
  },
  blog: {
    pageTitle: 'Blog',
    title: 'What to know before you pay once',
    description: 'How to judge a lifetime deal, use its refund window and buy no more than you need.',
    lead: 'How to judge a lifetime deal, use its refund window, and buy no more than you need.',
    minutes: '{minutes, plural, one {# minute to read} other {# minutes to read}}',
  },
  post: {
    all: 'All posts',
    loading: 'Loading the post',
    untranslated: 'This post has not been translated yet, so here it is in English.',
    more: 'More posts',
    older: 'Older post',
    newer: 'Newer post',
  },
  author: { team: 'The Onceware team' },
  community: {
    pageTitle: 'Community',
    description: 'What members do on Onceware, and the newest deals and tools.',
    title: 'Keep track of deals, together',
    lead: 'Everyone can browse. Members also keep what they find and chat beside the page.',
    members: {
      title: 'What members do here',
      save: {
        title: 'Sort what they find',
        text: 'Save on any deal or tool puts it into a collection. Must-Have!, Nice Find and Worth a Shot are there from the start. In each, an item shows its price of today.',
      },
      chat: {
        title: 'Talk beside the page',
        text: 'The team chat opens at the side, so the deal stays in view while you write. What you write is stored and read by those who are in the room; only in “Try it out” it stays in your browser.',
      },
      read: {
        title: 'Read before they pay',
        text: 'The blog says what to check before buying, and what to test while a refund is still possible.',
        link: 'Go to the blog',
      },
    },
    deals: {
      title: 'Newest deals',
      all: 'All deals, newest first',
      empty: 'No deal is running right now. Tools stay listed, and you can save one to look at it again later.',
      now: 'Price now',
      before: 'Price before',
    },
    tools: { title: 'Newest tools', all: 'All tools', empty: 'No tool is listed yet.' },
    loading: 'Loading what is new',
    hub: {
      title: 'The community hub',
      text: 'Members meet in the hub, a site of its own at {host}.',
      visit: 'Visit the hub',
      newTab: '(opens in a new tab)',
      joinTitle: 'Become a member',
      joinText:
        'Collections and the team chat need an account on Onceware. It takes a name, an e-mail address and a password.',
      join: 'Create an account',
    },
  },
} as const;

declare module '#i18n/words.ts' {
  interface Words {
    editorial: typeof editorial;
  }
  interface Parts {
    editorial: true;
  }
}

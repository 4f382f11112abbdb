import { deal, rated, tier, tool } from './money.ts';
import type { SeedTool } from './types.ts';

export const tools: SeedTool[] = [
  tool({
    slug: 'postbox-heron',
    name: 'Postbox Heron',
    domain: 'postboxheron.example',
    category: 'marketing',
    tagline: 'Newsletters for shops with a list under ten thousand',
    description:
      'Postbox Heron sends a plain, good-looking newsletter and shows which paragraph led to a sale. Bookshops, vineyards and yarn dyers write in it directly, with no template to fight.',
    tags: ['newsletters', 'email', 'retail'],
    rating: rated(4.5, 367),
    deals: [
      deal({
        slug: 'postbox-heron-lifetime',
        title: 'Postbox Heron Lifetime',
        promise: 'Write to 2,500 customers as often as you have news',
        description:
          'The editor looks like a letter, and what you see is what arrives in every mail program we have tested. Sign-ups from the till, the website and a paper list land in one place, each with its proof of consent.\n\nAddresses that have not opened anything for a year are asked once whether they want to stay. Delivery goes through our own servers, whose reputation is published weekly.',
        base: 312,
        when: [47, 73],
        rating: rated(4.5, 228),
        tiers: [
          tier('Counter', 69, '2,500 addresses', '8 sendings a month', 'Consent records'),
          tier('Shopfront', 139, '6,000 addresses', '20 sendings a month', 'Sales by paragraph'),
          tier('High street', 269, '10,000 addresses', 'Unlimited sendings', '5 seats', 'Own sending domain'),
        ],
      }),
      deal({
        slug: 'postbox-heron-spring-list',
        title: 'Postbox Heron Spring List',
        promise: 'A thousand addresses for shops that were just starting',
        description:
          'A smaller offer from the months before sales tracking existed. Its buyers have that feature now, and their limit of one thousand addresses can be raised at any time.\n\nIt was open for six weeks in spring. Nine out of ten who bought it still send.',
        base: 110,
        when: [274, -232],
        rating: rated(4.2, 63),
        tiers: [tier('Spring', 35, '1,000 addresses', '4 sendings a month', 'Consent records')],
      }),
    ],
  }),
  tool({
    slug: 'linkwort',
    name: 'Linkwort',
    domain: 'linkwort.example',
    category: 'marketing',
    tagline: 'Campaign links named by one rule, even when three people make them',
    description:
      'Linkwort builds tracked links from fields your team agreed on, so “Spring-Sale” and “spring_sale” never become two campaigns. Short links and printed codes keep working when the page behind them moves.',
    tags: ['utm', 'short-links', 'qr-codes'],
    rating: rated(4.3, 142),
    deals: [
      deal({
        slug: 'linkwort-lifetime',
        title: 'Linkwort Lifetime',
        promise: 'Tidy campaign names from the first link to the last report',
        description:
          'Choose the permitted channels, regions and campaign names once; everyone picks from lists after that. Links made elsewhere can be pasted in bulk, and the odd ones out are shown with a suggested repair.\n\nEvery link carries its owner, its purpose and the date it may be retired. Redirects run from four continents and contain no tracking of ours.',
        base: 150,
        when: [132, null],
        rating: rated(4.3, 95),
        tiers: [
          tier('Desk', 29, '1,000 links', '1 domain', 'Printable codes'),
          tier('Team', 79, '15,000 links', '3 domains', '10 seats', 'Bulk repair'),
          tier('Group', 189, '100,000 links', '12 domains', '40 seats', 'API access'),
        ],
      }),
    ],
  }),
  tool({
    slug: 'marktschreier',
    name: 'Marktschreier',
    domain: 'marktschreier.example',
    category: 'marketing',
    tagline: 'Local adverts planned by street, weekday and weather',
    description:
      'Garden centres, ice-cream parlours and ski rentals tell Marktschreier which weather sells what, and it starts or pauses their online adverts to match the forecast. Budgets are held per branch, so a wet week in Gießen leaves more for Passau.',
    tags: ['advertising', 'local', 'weather'],
    rating: rated(4.1, 58),
    deals: [
      deal({
        slug: 'marktschreier-lifetime',
        title: 'Marktschreier Lifetime',
        promise: 'Adverts that stop when it rains and start when it clears',
        description:
          "Rules read like a note to a colleague: above 24 degrees and dry by noon, show the terrace. Five advertising networks can be connected, each with a ceiling per day that no rule may pass.\n\nA diary records every start and stop with the forecast that caused it. At month's end you see what a sunny hour costs and what it brings in.",
        base: 215,
        currency: 'EUR',
        when: [22, 98],
        rating: rated(4.1, 37),
        tiers: [
          tier('Filiale', 129, '1 branch', '20 rules', '2 ad networks'),
          tier('Regional', 289, '8 branches', '100 rules', '5 ad networks', '6 seats'),
        ],
      }),
    ],
  }),
  tool({
    slug: 'quillback',
    name: 'Quillback',
    domain: 'quillback.example',
    category: 'marketing',
    tagline: 'Collect customer quotes with written leave to print them',
    description:
      'A short form asks your customer three questions, trims the answers to a quotable line and gets their approval of that exact wording. Quillback keeps the permission with the quote, for the day somebody from legal asks.',
    tags: ['testimonials', 'reviews', 'permissions'],
    rating: rated(4.7, 219),
    deals: [
      deal({
        slug: 'quillback-lifetime',
        title: 'Quillback Lifetime',
        promise: 'A shelf of approved customer quotes, ready for any page',
        description:
          'Invite by link or by a card in the parcel, in nineteen languages. A customer may answer in writing, by voice or on film, and sees the edited line before you do.\n\nApproved quotes appear on your site through a snippet of 4 kB that matches its fonts. When someone withdraws permission, the quote disappears everywhere on the same day.',
        base: 240,
        when: [10, 1.5],
        rating: rated(4.8, 164),
        tiers: [
          tier('Single brand', 19, '100 approved quotes', '1 website', 'Text and voice'),
          tier('Three brands', 59, '600 approved quotes', '3 websites', 'Video up to 2 minutes'),
          tier('Agency', 149, 'Unlimited quotes', '25 websites', 'Client log-ins', 'Own logo'),
        ],
      }),
      deal({
        slug: 'quillback-for-clinics',
        title: 'Quillback for Clinics',
        promise: 'Patient stories with consent you could show an inspector',
        description:
          'Made with dental practices and physiotherapists, who may publish little and must document all of it. Consent is staged, so a patient can allow the waiting room and refuse the web.\n\nNames are replaced by default, and before-and-after pictures need a second signature. Records are stored in the United Kingdom for the period you set.',
        base: 430,
        currency: 'GBP',
        when: [90, 30],
        rating: rated(4.4, 22),
        tiers: [
          tier('Practice', 159, '1 site', '5 seats', 'Staged consent'),
          tier('Practice group', 389, '12 sites', '40 seats', 'Staged consent', 'Retention rules'),
        ],
      }),
    ],
  }),
  tool({
    slug: 'seventh-shelf',
    name: 'Seventh Shelf',
    domain: 'seventhshelf.example',
    category: 'marketing',
    tagline: "Find the old articles that could rank again with an hour's work",
    description:
      'Seventh Shelf compares what your pages promise with what people now search for and lists the ones closest to a better place. Editors receive a brief of missing questions and outdated facts, in the order of likely gain.',
    tags: ['seo', 'content', 'editing'],
    rating: rated(4.4, 305),
    deals: [
      deal({
        slug: 'seventh-shelf-lifetime',
        title: 'Seventh Shelf Lifetime',
        promise: 'Twenty old pages a month worth repairing, with reasons',
        description:
          'Connect your search statistics and a site map, and the first list arrives overnight. Each page shows the queries it nearly answers, the year it mentions too often and the links that have died.\n\nAfter you publish a repair, its position is followed for ninety days against pages you left alone. What did not help is reported as openly as what did.',
        base: 890,
        when: [68, 52],
        rating: rated(4.4, 191),
        tiers: [
          tier('Blog', 49, '500 pages', '20 briefs a month', '1 site'),
          tier('Magazine', 129, '5,000 pages', '100 briefs a month', '4 sites', '6 seats'),
          tier('Publisher', 299, '40,000 pages', '500 briefs a month', '20 sites', 'API access'),
        ],
      }),
    ],
  }),
  tool({
    slug: 'doorstep-dispatch',
    name: 'Doorstep Dispatch',
    domain: 'doorstepdispatch.example',
    category: 'marketing',
    tagline: 'Postcards & flyers to the right doors, counted when they answer',
    description:
      'Draw a neighbourhood on the map and Doorstep Dispatch says how many letterboxes it has, what printing would cost and which streets responded last time. Window cleaners, driving schools and council candidates plan their rounds in it.',
    tags: ['direct-mail', 'print', 'maps', 'local'],
    rating: rated(4, 89),
    deals: [
      deal({
        slug: 'doorstep-dispatch-lifetime',
        title: 'Doorstep Dispatch Lifetime',
        promise: 'Plan a round of 5,000 letterboxes and learn what it brought',
        description:
          "Walking routes are split into two-hour bags that finish near a bus stop. Each bag's flyers carry their own code or phone ending, so an answer is traced to a handful of streets.\n\nHouses that asked for no advertising are left out and stay out. Printing may be ordered through three partners or anywhere you like, since the files are yours.",
        base: 125,
        when: [164, null],
        rating: rated(4.1, 60),
        tiers: [
          tier('Round', 95, '5,000 letterboxes a month', '20 codes', 'Route sheets'),
          tier('District', 179, '30,000 letterboxes a month', '200 codes', '5 seats', "Walkers' app"),
        ],
      }),
    ],
  }),
  tool({
    slug: 'calendula-social',
    name: 'Calendula Social',
    domain: 'calendulasocial.example',
    category: 'marketing',
    tagline: 'A month of posts for cafés and florists, planned in one sitting',
    description:
      'Calendula starts from what your trade does each season and leaves gaps where only your own photo will do. On the first Monday you fill the gaps; after that, posts go out to six networks at opening hours.',
    tags: ['social-media', 'scheduling', 'small-business'],
    rating: rated(4.6, 812),
    deals: [
      deal({
        slug: 'calendula-social-lifetime',
        title: 'Calendula Social Lifetime',
        promise: 'Post every other day for the price of two bouquets',
        description:
          'Thirty-four trades have their own almanac, from asparagus weeks to the slow days of January. Captions are suggested in your own manner of speaking, learnt from posts you liked, and never sent without a look from you.\n\nA photo taken on the phone is cropped for each network and checked for a crooked horizon. If you close for a funeral or a flood, one switch holds everything.',
        base: 198,
        when: [36, 84],
        rating: rated(4.6, 577),
        tiers: [
          tier('One shop', 55, '6 networks', '40 posts a month', '1 almanac'),
          tier('Three shops', 109, '18 profiles', '150 posts a month', '4 seats', 'Shared photo box'),
          tier('Agency', 239, '90 profiles', '900 posts a month', '12 seats', 'Client approval'),
        ],
      }),
      deal({
        slug: 'calendula-social-seedlings',
        title: 'Calendula Social Seedlings',
        promise: 'Two networks and twelve posts, from before we had almanacs',
        description:
          'Our opening offer, for a planner with two networks and one empty calendar. Seedling accounts were given the almanac of their trade when it came out.\n\nThe number of posts is fixed at twelve a month, which some say is the right number. Sales ended once four hundred shops had joined.',
        base: 72,
        when: [397, -310],
        rating: null,
        tiers: [tier('Seedling', 24, '2 networks', '12 posts a month', '1 almanac')],
      }),
    ],
  }),
  tool({
    slug: 'ferro-and-finch',
    name: 'Ferro & Finch',
    domain: 'ferroandfinch.example',
    category: 'marketing',
    tagline: 'Affiliate and referral schemes without a spreadsheet at month end',
    description:
      'Give each partner a code, decide what a sale is worth, and Ferro & Finch works out who is owed how much after returns. Small brands with ten to three hundred partners pay them on time, in four currencies, from one approved list.',
    tags: ['affiliates', 'referrals', 'payouts'],
    rating: null,
    deals: [
      deal({
        slug: 'ferro-and-finch-lifetime',
        title: 'Ferro & Finch Lifetime',
        promise: 'Fifty partners paid correctly, returns already taken off',
        description:
          'Sales arrive from your shop by webhook or a weekly file and are matched by code, link or coupon. A commission ripens only when the return period is over, and partners can watch it do so.\n\nOrders that a partner placed with their own code are set aside for you to judge. The payment run is exported for your bank, together with a statement for each partner.',
        base: 180,
        when: [15, 45],
        rating: null,
        tiers: [
          tier('Brand', 99, '50 partners', '1 shop', 'Bank export'),
          tier('Label', 199, '300 partners', '4 shops', 'Partner pages', 'Self-purchase check'),
        ],
      }),
    ],
  }),
  tool({
    slug: 'pressevogel',
    name: 'Pressevogel',
    domain: 'pressevogel.example',
    category: 'marketing',
    tagline: 'Press lists kept by beat, with a note on what each reporter hates',
    description:
      'Pressevogel is an address book for one-person press offices, recording who covers which subject and what they last wrote about it. Before a release goes out it names the six people likely to care and the sixty to leave in peace.',
    tags: ['public-relations', 'press', 'contacts'],
    rating: rated(4.9, 31),
    deals: [
      deal({
        slug: 'pressevogel-lifetime',
        title: 'Pressevogel Lifetime',
        promise: "Six reporters who will read it, not six hundred who won't",
        description:
          'You import the contacts you have, and each is joined to their recent public articles. A draft release is compared with those, and the reason for every suggestion is given in a sentence.\n\nEmbargoes are tracked per recipient, with a warning in front of the send button. People who asked not to be written to are locked, even against the managing director.',
        base: 260,
        when: [56, 112],
        rating: rated(4.9, 27),
        tiers: [
          tier('Press desk', 139, '800 contacts', '2 seats', 'Embargo log'),
          tier('Press office', 245, '5,000 contacts', '10 seats', 'Embargo log', 'Cuttings archive'),
        ],
      }),
    ],
  }),
];

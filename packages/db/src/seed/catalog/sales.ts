import { deal, rated, tier, tool } from './money.ts';
import type { SeedTool } from './types.ts';

export const tools: SeedTool[] = [
  tool({
    slug: 'eavesworth',
    name: 'Eavesworth',
    domain: 'eavesworth.example',
    category: 'sales',
    tagline: 'Quotes for joiners, roofers and others who price by the metre',
    description:
      "Eavesworth builds a priced quote from measurements, a material list and your own hourly rates, on a phone at the customer's kitchen table. The customer signs with a finger or gets a link that stays open for as long as the prices hold.",
    tags: ['quotes', 'trades', 'mobile'],
    rating: rated(4.6, 237),
    deals: [
      deal({
        slug: 'eavesworth-lifetime',
        title: 'Eavesworth Lifetime',
        promise: 'Forty signed-on-site quotes a month',
        description:
          'Set up your rates and your usual materials once, then measure and tap. Waste, travel and small parts are added by rules you wrote, so two estimators reach the same sum.\n\nSupplier price lists can be loaded as CSV and are dated. A quote opened after its date tells the customer to ask again.',
        base: 290,
        when: [46, 33],
        rating: rated(4.6, 142),
        tiers: [
          tier('Van', 69, '40 quotes a month', '1 estimator', 'Finger signature'),
          tier('Workshop', 149, '200 quotes a month', '5 estimators', 'Supplier CSV'),
          tier('Yard', 279, 'Unlimited quotes', '20 estimators', 'Supplier CSV', 'Branch rates'),
        ],
      }),
      deal({
        slug: 'eavesworth-winter-licence',
        title: 'Eavesworth Winter Licence',
        promise: 'The slow-season price for one estimator',
        description:
          'A two-month offer for sole traders, timed for the weeks when roofs are too wet to climb. It covered the phone app and left out supplier lists.\n\nHolders may move up to Workshop by paying the difference. No further winter licences are planned.',
        base: 110,
        when: [330, -268],
        rating: rated(4.3, 71),
        tiers: [tier('Sole trader', 39, '20 quotes a month', '1 estimator')],
      }),
    ],
  }),
  tool({
    slug: 'dealbarrow',
    name: 'Dealbarrow',
    domain: 'dealbarrow.example',
    category: 'sales',
    tagline: 'A small CRM for sellers who hate filling in CRMs',
    description:
      'Dealbarrow reads your sent mail and calendar and keeps each open deal up to date, asking one yes-or-no question where it cannot tell. Two-to-ten-person sales teams get a pipeline that is true on Monday morning.',
    tags: ['crm', 'pipeline', 'email'],
    rating: rated(4.4, 506),
    deals: [
      deal({
        slug: 'dealbarrow-lifetime',
        title: 'Dealbarrow Lifetime',
        promise: 'A pipeline that updates itself from your mailbox',
        description:
          'Connect one mailbox per seller and name your stages. Messages and meetings are matched to deals, quiet ones sink to the bottom, and a next step is suggested only when none is in the calendar.\n\nPrivate mail is left out by a rule each seller controls. Everything can be exported as plain CSV, including the history.',
        base: 720,
        when: [101, 19],
        rating: rated(4.4, 318),
        tiers: [
          tier('Duo', 99, '2 mailboxes', '300 open deals', 'CSV export'),
          tier('Crew', 199, '6 mailboxes', '1,500 open deals', 'Forecast page'),
          tier('Floor', 399, '20 mailboxes', 'Unlimited deals', 'Forecast page', 'Territories'),
        ],
      }),
    ],
  }),
  tool({
    slug: 'fairbadge',
    name: 'Fairbadge',
    domain: 'fairbadge.example',
    category: 'sales',
    tagline: 'Trade-show contacts, sorted before you leave the hall',
    description:
      'Fairbadge photographs badges and business cards, adds the voice note you spoke after the chat and ranks contacts by what was agreed. Exhibitors send the first follow-up from the train home.',
    tags: ['trade-shows', 'leads', 'scanning', 'follow-up'],
    rating: rated(4.2, 98),
    deals: [
      deal({
        slug: 'fairbadge-lifetime',
        title: 'Fairbadge Lifetime',
        promise: 'Four fairs a year, every contact followed up',
        description:
          "The app works without a signal and syncs when the hall's network recovers. A note of ten seconds is enough to fill in interest, quantity and date.\n\nDrafts of follow-up mails wait in your own outbox until you release them. Consent is asked on the screen and stored with the card.",
        base: 420,
        currency: 'EUR',
        when: [14, 61],
        rating: null,
        tiers: [
          tier('Stand', 119, '4 fairs a year', '3 phones', 'Mail drafts'),
          tier('Pavilion', 249, '15 fairs a year', '12 phones', 'CRM export'),
        ],
      }),
    ],
  }),
  tool({
    slug: 'palaver-lane',
    name: 'Palaver Lane',
    domain: 'palaverlane.example',
    category: 'sales',
    tagline: 'Rehearse a hard sales call against a stubborn buyer',
    description:
      'Palaver Lane plays a procurement officer, a hurried founder or a sceptical head of IT, and marks the moment your argument slipped. New sellers practise on it in their first month; their coaches listen to the marked minutes only.',
    tags: ['training', 'calls', 'coaching'],
    rating: rated(4.7, 129),
    deals: [
      deal({
        slug: 'palaver-lane-lifetime',
        title: 'Palaver Lane Lifetime',
        promise: 'Sixty practice calls a month with buyers who push back',
        description:
          'Describe your product in a page, choose a buyer and dial in from the browser. The buyer keeps a hidden budget and two worries, which are revealed in the debrief.\n\nCoaches can write buyers of their own from real lost deals. Recordings belong to the seller and are shared minute by minute.',
        base: 540,
        when: [7, 5.5],
        rating: rated(4.7, 63),
        tiers: [
          tier('Rookie', 59, '60 calls a month', '1 seller', '12 buyers'),
          tier('Bench', 189, '400 calls a month', '8 sellers', 'Own buyers', 'Coach view'),
        ],
      }),
    ],
  }),
  tool({
    slug: 'renewalark',
    name: 'Renewalark',
    domain: 'renewalark.example',
    category: 'sales',
    tagline: 'See which contracts lapse next quarter & who should call',
    description:
      'Renewalark reads signed contracts, finds the notice periods and lays every renewal on a calendar with the person responsible. Service firms with fifty to five hundred customers stop learning of a lapse from the bank statement.',
    tags: ['renewals', 'contracts', 'accounts'],
    rating: rated(4.5, 74),
    deals: [
      deal({
        slug: 'renewalark-lifetime',
        title: 'Renewalark Lifetime',
        promise: 'Notice periods found and dated for 100 contracts',
        description:
          'Upload signed PDFs in any order. Term, notice period, price clause and the odd handwritten amendment are pulled out for you to confirm, with the line shown beside each.\n\nReminders go to the account owner ninety, sixty and thirty days ahead. A price rise allowed by the contract is worked out and put in the note.',
        base: 360,
        when: [160, null],
        rating: rated(4.5, 52),
        tiers: [
          tier('Ledger', 179, '100 contracts', '3 owners', 'Calendar feed'),
          tier('Register', 329, '600 contracts', '15 owners', 'Price clause maths', 'CRM export'),
        ],
      }),
    ],
  }),
  tool({
    slug: 'felicie-devis',
    name: 'Félicie Devis',
    domain: 'feliciedevis.example',
    category: 'sales',
    tagline: 'Proposals with prices your client can switch on and off',
    description:
      'Félicie Devis turns a proposal into a page where optional items, quantities and start dates can be changed by the reader, with the total following along. Event planners and interior designers see which version was looked at longest.',
    tags: ['proposals', 'pricing', 'e-signature'],
    rating: rated(4.3, 166),
    deals: [
      deal({
        slug: 'felicie-devis-lifetime',
        title: 'Félicie Devis Lifetime',
        promise: 'Interactive proposals in French, English or Italian',
        description:
          'Start from a past proposal and mark each line as fixed, optional or one of several. The client plays with the options, leaves a remark on a line and signs the version they like.\n\nYou are told when the total moves, and by which line. Signed versions are frozen as PDF with a time stamp.',
        base: 249,
        currency: 'EUR',
        when: [58, 86],
        rating: rated(4.4, 109),
        tiers: [
          tier('Atelier', 89, '15 open proposals', '2 seats', 'E-signature'),
          tier('Maison', 169, '80 open proposals', '10 seats', 'Own domain', 'Reading times'),
        ],
      }),
    ],
  }),
  tool({
    slug: 'samplewagon',
    name: 'Samplewagon',
    domain: 'samplewagon.example',
    category: 'sales',
    tagline: 'Follow every fabric swatch & taster box to an order',
    description:
      'Samplewagon logs the samples a wholesaler sends out, asks the recipient for a verdict and counts which ones turned into orders. Tea importers, tile makers and mills use it to decide who gets the next box.',
    tags: ['samples', 'wholesale', 'logistics'],
    rating: null,
    deals: [
      deal({
        slug: 'samplewagon-lifetime',
        title: 'Samplewagon Lifetime',
        promise: 'Learn which of your 250 monthly samples sell',
        description:
          'Print a label with a code, drop it in the parcel and the record opens itself on delivery. The buyer taps a verdict per item and can reorder from the same page.\n\nReports compare the cost of samples with the orders that followed within a season. Stock of sample books is counted down as you ship.',
        base: 160,
        when: [22, 15],
        rating: null,
        tiers: [
          tier('Counter', 49, '250 samples a month', '2 seats', 'Parcel labels'),
          tier('Warehouse', 129, '2,000 samples a month', '10 seats', 'Season report'),
          tier('Mill', 239, '10,000 samples a month', '30 seats', 'Season report', 'API access'),
        ],
      }),
    ],
  }),
  tool({
    slug: 'cold-harbour-lists',
    name: 'Cold Harbour Lists',
    domain: 'coldharbourlists.example',
    category: 'sales',
    tagline: 'Short prospect lists, checked by hand against public registers',
    description:
      'Cold Harbour Lists builds lists of fifty companies at a time from trade registers, tenders and job adverts, and gives the reason each one is there. It sells no personal addresses, which is why compliance officers let it in.',
    tags: ['prospecting', 'research', 'b2b'],
    rating: rated(3.6, 82),
    deals: [
      deal({
        slug: 'cold-harbour-lists-lifetime',
        title: 'Cold Harbour Lists Lifetime',
        promise: 'Two reasoned lists of fifty companies every month',
        description:
          'Describe a good customer by what they do, such as opening a second site or hiring a first buyer. Within two working days a list arrives with the source of each sign.\n\nCompanies you already know are left out if you upload their names. Rejected entries are replaced at no charge, and teach the next list.',
        base: 2490,
        when: [83, 8.5],
        rating: rated(3.5, 41),
        tiers: [
          tier('Scout', 149, '2 lists a month', '1 seat', '4 countries'),
          tier('Survey', 349, '6 lists a month', '5 seats', '19 countries', 'Known-customer filter'),
        ],
      }),
    ],
  }),
  tool({
    slug: 'tallyho-commission',
    name: 'Tallyho Commission',
    domain: 'tallyhocommission.example',
    category: 'sales',
    tagline: 'Commission statements no seller needs to argue with',
    description:
      'Tallyho Commission takes paid invoices and your written scheme and shows each seller how every amount came about. Finance managers at firms with splits, caps and claw-backs close the month without the usual queue at the desk.',
    tags: ['commission', 'payroll', 'reporting'],
    rating: rated(4.8, 35),
    deals: [
      deal({
        slug: 'tallyho-commission-lifetime',
        title: 'Tallyho Commission Lifetime',
        promise: 'Traceable statements for up to ten sellers',
        description:
          'Write the scheme in a form that reads like the paper version, including thresholds and shared deals. Each statement links a sum to its invoice, its rule and the date the rule came in.\n\nSellers may query a line, and the answer is kept next to it. Trial runs show what a new scheme would have cost last year.',
        base: 510,
        when: [31, 110],
        rating: rated(4.9, 19),
        tiers: [
          tier('Ten', 229, '10 sellers', '3 schemes', 'Line queries'),
          tier('Forty', 449, '40 sellers', '12 schemes', 'Line queries', 'Trial runs'),
        ],
      }),
      deal({
        slug: 'tallyho-commission-founders',
        title: 'Tallyho Commission Founders',
        promise: 'Five sellers and one scheme, from the first year',
        description:
          "The founders' licence was offered to thirty firms that sent in their schemes for testing. Their odd rules became the library from which new users now copy.\n\nIt includes all updates of version one. The last licence went to a piano dealer in Leeds.",
        base: 169,
        when: [400, -352],
        rating: rated(4.6, 12),
        tiers: [tier('Founder', 129, '5 sellers', '1 scheme', 'Version one updates')],
      }),
    ],
  }),
];

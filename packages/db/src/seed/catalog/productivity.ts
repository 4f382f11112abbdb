import { deal, rated, tier, tool } from './money.ts';
import type { SeedTool } from './types.ts';

export const tools: SeedTool[] = [
  tool({
    slug: 'plinthwork',
    name: 'Plinthwork',
    domain: 'plinthwork.example',
    category: 'productivity',
    tagline: 'A week planner for people with more than one client',
    description:
      'Plinthwork spreads the hours you have sold over the days you have left and shows which client is being short-changed. Freelancers with three to eight retainers open it on Monday and again on Thursday.',
    tags: ['planning', 'freelance', 'calendar'],
    rating: rated(4.5, 274),
    deals: [
      deal({
        slug: 'plinthwork-lifetime',
        title: 'Plinthwork Lifetime',
        promise: 'Every retainer hour placed in a real week',
        description:
          'Enter what each client has bought and connect the calendar you already keep. Free hours are filled in blocks of a length you choose, and a cancelled meeting hands its time to whoever is furthest behind.\n\nA Friday page sums up delivered and owed hours per client. It can be sent as a PDF without anyone seeing the other names.',
        base: 216,
        when: [52, 28],
        rating: rated(4.5, 161),
        tiers: [
          tier('Single', 49, '8 clients', '2 calendars', 'Friday summary as PDF'),
          tier('Pair', 85, '20 clients', '2 seats', '6 calendars', 'Shared capacity view'),
        ],
      }),
      deal({
        slug: 'plinthwork-studio-edition',
        title: 'Plinthwork Studio Edition',
        promise: 'Capacity for a studio of twelve, on one page',
        description:
          'The studio edition added roles, holidays and part-time weeks to the planner. It was sold for one spring, while the capacity view was being tested.\n\nStudios that bought it keep all twelve seats. New teams can start from the current lifetime deal.',
        base: 640,
        when: [310, -235],
        rating: rated(4.2, 39),
        tiers: [tier('Studio', 189, '12 seats', 'Unlimited clients', 'Holidays and part-time weeks')],
      }),
    ],
  }),
  tool({
    slug: 'clipferry',
    name: 'Clipferry',
    domain: 'clipferry.example',
    category: 'productivity',
    tagline: 'Copy on the desktop, paste on the phone, nothing in between',
    description:
      'Clipferry passes clipboard entries straight between your own devices over the local network, encrypted and without a server. Support staff and translators like its searchable history, which forgets passwords by itself.',
    tags: ['clipboard', 'desktop', 'mobile', 'privacy'],
    rating: rated(4.7, 688),
    deals: [
      deal({
        slug: 'clipferry-lifetime',
        title: 'Clipferry Lifetime',
        promise: 'One clipboard across five devices, with no account',
        description:
          'Pair devices by scanning a code once. Text, images and files up to 200 MB arrive in under a second on the same network, and wait in a queue when a device is asleep.\n\nHistory is kept for as many days as you set and can be searched by app, type or word. Entries copied from a password manager are dropped after thirty seconds.',
        base: 60,
        when: [120, null],
        rating: rated(4.7, 492),
        tiers: [
          tier('Personal', 19, '5 devices', '90 days of history', 'All platforms'),
          tier('Family', 35, '20 devices', '1 year of history', 'Separate people'),
          tier('Office', 99, '100 devices', 'Shared snippets', 'Managed install'),
        ],
      }),
    ],
  }),
  tool({
    slug: 'tagesmass',
    name: 'Tagesmaß',
    domain: 'tagesmass.example',
    category: 'productivity',
    tagline: 'Timesheets that take ninety seconds at the end of the day',
    description:
      'Tagesmaß asks three short questions each evening and turns the replies into a timesheet your accountant accepts. It comes from Leipzig and follows German and Austrian rules on breaks and rest periods.',
    tags: ['timesheets', 'working-time', 'germany'],
    rating: rated(4.3, 121),
    deals: [
      deal({
        slug: 'tagesmass-lifetime',
        title: 'Tagesmaß Lifetime',
        promise: 'Lawful working-time records without a stopwatch',
        description:
          'The evening check-in arrives in chat, by mail or in the app, with a guess taken from your calendar. You correct the guess, and missing breaks are pointed out before the day is closed.\n\nMonths are exported as signed PDF or as CSV in the column order your tax adviser asks for. Data stays in Saxony, on machines the team runs itself.',
        base: 240,
        currency: 'EUR',
        when: [75, 44],
        rating: rated(4.4, 83),
        tiers: [
          tier('Allein', 69, '1 person', 'Signed PDF export', 'Calendar guess'),
          tier('Büro', 149, '10 people', 'Approval by a lead', 'Payroll CSV'),
          tier('Betrieb', 289, '40 people', 'Works council view', 'Payroll CSV', 'Two-year archive'),
        ],
      }),
    ],
  }),
  tool({
    slug: 'batonpost',
    name: 'Batonpost',
    domain: 'batonpost.example',
    category: 'productivity',
    tagline: 'Handover notes that get finished before the holiday starts',
    description:
      "Batonpost interviews a departing colleague in ten-minute sittings and arranges the answers by duty, contact and deadline. Whoever takes over sees what is due this week and can send a question back until the leaver's last day.",
    tags: ['handover', 'teams', 'documentation'],
    rating: rated(4.1, 46),
    deals: [
      deal({
        slug: 'batonpost-lifetime',
        title: 'Batonpost Lifetime',
        promise: 'Twelve complete handovers a year for a small team',
        description:
          'Pick a leaving date and Batonpost spaces the sittings over the days that remain. Each answer becomes a card with an owner, and cards nobody has claimed are listed for the manager.\n\nParental leave and long holidays have their own question sets. On return, the same cards show what changed in the meantime.',
        base: 380,
        when: [18, 93],
        rating: null,
        tiers: [
          tier('Team', 89, '12 handovers a year', '15 seats', 'PDF export'),
          tier('Department', 229, '60 handovers a year', '80 seats', 'Own question sets', 'Return briefing'),
        ],
      }),
    ],
  }),
  tool({
    slug: 'rotamoth',
    name: 'Rotamoth',
    domain: 'rotamoth.example',
    category: 'productivity',
    tagline: 'Fair shift rotas for cafés, cinemas & climbing halls',
    description:
      'Rotamoth drafts a rota from availability sent by text message and counts who worked the last late shifts. Venue managers with eight to forty part-timers adjust the draft and publish it as a link.',
    tags: ['rota', 'shifts', 'hospitality'],
    rating: rated(4.6, 193),
    deals: [
      deal({
        slug: 'rotamoth-lifetime',
        title: 'Rotamoth Lifetime',
        promise: "Next month's rota drafted in one sitting",
        description:
          'Staff reply to a text with the days they cannot work; no one has to install anything. Closing shifts, weekends and bank holidays are shared out by a tally everyone may look at.\n\nSwaps are settled between two people and only need a tap from you. Hours leave as CSV for payroll at the end of the month.',
        base: 198,
        currency: 'GBP',
        when: [9, 3.5],
        rating: rated(4.6, 104),
        tiers: [
          tier('One venue', 59, '20 staff', '200 texts a month', 'Payroll CSV'),
          tier('Three venues', 129, '70 staff', '800 texts a month', 'Staff lent between venues'),
        ],
      }),
    ],
  }),
  tool({
    slug: 'lendshelf',
    name: 'Lendshelf',
    domain: 'lendshelf.example',
    category: 'productivity',
    tagline: 'Know who has the good camera and when it comes back',
    description:
      'Lendshelf keeps a booking calendar for shared equipment and prints the QR labels that go on each case. Film schools, maker spaces and parish halls use it to end the spreadsheet by the door.',
    tags: ['equipment', 'booking', 'qr-codes'],
    rating: rated(4.4, 87),
    deals: [
      deal({
        slug: 'lendshelf-lifetime',
        title: 'Lendshelf Lifetime',
        promise: 'Track 150 shared items, from request to return',
        description:
          'Borrowers reserve from their phone and scan the label on pick-up and return. A late item sends a polite message to its borrower first, then a plain one to you.\n\nKits can be built from single parts, so a missing lens cap shows up at the counter. Damage photos stay with the item for as long as you own it.',
        base: 150,
        when: [200, null],
        rating: rated(4.3, 61),
        tiers: [
          tier('Cupboard', 39, '150 items', '60 borrowers', 'QR labels'),
          tier('Store', 95, '900 items', '400 borrowers', 'Kits', 'Damage photos'),
          tier('Campus', 199, '5,000 items', '3,000 borrowers', 'Kits', 'Directory sync'),
        ],
      }),
    ],
  }),
  tool({
    slug: 'quietspan',
    name: 'Quietspan',
    domain: 'quietspan.example',
    category: 'productivity',
    tagline: 'Hold all notifications until a time you picked',
    description:
      'Quietspan collects alerts from mail, chat and the phone and delivers them in two to six batches a day, letting named people through. It was written by a proofreader who counted 140 interruptions on a Tuesday.',
    tags: ['focus', 'notifications', 'desktop'],
    rating: rated(3.9, 412),
    deals: [
      deal({
        slug: 'quietspan-lifetime',
        title: 'Quietspan Lifetime',
        promise: 'Two calm hours every morning, exceptions included',
        description:
          'Choose your delivery times and a short list of people who may always reach you. Everything else waits in a sorted digest where a thread of thirty messages counts as one line.\n\nA caller who rings twice within three minutes is put through. The monthly report shows how many interruptions were held, and nothing about their content is stored.',
        base: 480,
        when: [37, 71],
        rating: rated(3.8, 233),
        tiers: [
          tier('Desk', 24, '2 computers', '1 phone', '6 batches a day'),
          tier('Desk & team', 72, '10 computers', '10 phones', 'Shared quiet hours'),
        ],
      }),
    ],
  }),
  tool({
    slug: 'senal-diaria',
    name: 'Señal Diaria',
    domain: 'senaldiaria.example',
    category: 'productivity',
    tagline: 'Written stand-ups for teams split between Spanish and English',
    description:
      'Señal Diaria gathers a three-line update from each person in the language they think in and publishes it in both. Nearshore teams in Bogotá, Valencia and Austin use it in place of a call at an awkward hour.',
    tags: ['stand-ups', 'remote', 'spanish', 'teams'],
    rating: rated(4.8, 58),
    deals: [
      deal({
        slug: 'senal-diaria-lifetime',
        title: 'Señal Diaria Lifetime',
        promise: 'A bilingual stand-up in place of the daily call',
        description:
          "Updates are collected at each person's own start of day and posted when the last one is in. Product names and code terms stay untranslated, following a list the team maintains.\n\nBlockers are repeated the next day until someone marks them solved. A lead can read a fortnight of them on one page.",
        base: 130,
        when: [64, 12],
        rating: null,
        tiers: [
          tier('Equipo', 79, '10 people', '1 term list', 'Posts to chat or mail'),
          tier('Compañía', 179, '60 people', '8 term lists', 'Fortnight report'),
        ],
      }),
    ],
  }),
  tool({
    slug: 'tickmoss',
    name: 'Tickmoss',
    domain: 'tickmoss.example',
    category: 'productivity',
    tagline: 'Recurring checklists that record who did what, and when',
    description:
      'Tickmoss runs opening, closing and cleaning routines on a wall tablet and stamps each tick with initials and time. Dental practices, nurseries and bakeries show its log to the inspector.',
    tags: ['checklists', 'routines', 'compliance'],
    rating: null,
    deals: [
      deal({
        slug: 'tickmoss-lifetime',
        title: 'Tickmoss Lifetime',
        promise: 'Inspection-ready logs for all your daily routines',
        description:
          'Write a routine once, set its days and pin the tablet to it. A step may ask for a number, such as a fridge temperature, and will not close when the value is out of range.\n\nLogs cannot be edited after midnight; corrections appear beneath the original. Any month can be printed in the layout that inspectors ask for.',
        base: 310,
        when: [28, 40],
        rating: null,
        tiers: [
          tier('One site', 139, '30 routines', '2 tablets', 'Printable logs'),
          tier('Four sites', 259, '150 routines', '10 tablets', 'Range limits per site'),
        ],
      }),
      deal({
        slug: 'tickmoss-first-tablets',
        title: 'Tickmoss First Tablets',
        promise: 'The launch licence for a single wall tablet',
        description:
          'An opening offer from the first winter, limited to one tablet and ten routines. It paid for the temperature steps that every licence has today.\n\nExisting codes still activate on a new tablet. The offer itself will not come back.',
        base: 59,
        when: [365, -320],
        rating: rated(4.6, 28),
        tiers: [tier('First tablet', 45, '10 routines', '1 tablet')],
      }),
    ],
  }),
];

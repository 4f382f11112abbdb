import { deal, rated, tier, tool } from './money.ts';
import type { SeedTool } from './types.ts';

export const tools: SeedTool[] = [
  tool({
    slug: 'hasp-and-hollow',
    name: 'Hasp & Hollow',
    domain: 'haspandhollow.example',
    category: 'security',
    tagline: 'A password vault that a parish council can run',
    description:
      'Hasp & Hollow shares logins among people who change every election, with roles named after offices instead of persons. Clubs, councils and charities hand over the whole vault at the annual meeting.',
    tags: ['passwords', 'sharing', 'non-profit'],
    rating: rated(4.6, 341),
    deals: [
      deal({
        slug: 'hasp-and-hollow-lifetime',
        title: 'Hasp & Hollow Lifetime',
        promise: 'Shared logins for 25 people, passed on by office',
        description:
          "Give the treasurer's logins to the office of treasurer, then say who holds it. When the holder changes, access moves at midnight and every shared password is put on a list to be renewed.\n\nThe vault is encrypted on the device, and two officers together can recover it. A printed emergency sheet goes in the safe.",
        base: 225,
        when: [92, 48],
        rating: rated(4.6, 207),
        tiers: [
          tier('Club', 39, '25 people', '300 logins', 'Emergency sheet'),
          tier('Council', 95, '120 people', '2,000 logins', 'Two-officer recovery', 'Access log'),
        ],
      }),
    ],
  }),
  tool({
    slug: 'brineshield',
    name: 'Brineshield',
    domain: 'brineshield.example',
    category: 'security',
    tagline: 'Backups that ransomware cannot reach, tested every Sunday',
    description:
      'Brineshield pulls copies from office machines to storage the machines themselves cannot see, and restores a random folder each week to prove it works. Accountants and architects receive the proof by mail.',
    tags: ['backup', 'ransomware', 'restore'],
    rating: rated(4.8, 196),
    deals: [
      deal({
        slug: 'brineshield-lifetime',
        title: 'Brineshield Lifetime',
        promise: 'Five machines copied nightly, one restored each week',
        description:
          'A small collector, on your own server or ours, fetches changed files at night. No computer holds a key that could delete a copy, so an infected one has nothing to encrypt but itself.\n\nThe Sunday test opens the restored files and compares them with their checksums. A failed test is telephoned through to you, in office hours.',
        base: 999,
        when: [36, 54],
        rating: rated(4.8, 121),
        tiers: [
          tier('Five', 129, '5 machines', '500 GB', 'Weekly restore test'),
          tier('Twenty', 299, '20 machines', '2 TB', 'Weekly restore test', 'Own collector'),
          tier('Sixty', 599, '60 machines', '6 TB', 'Own collector', 'Two storage sites'),
        ],
      }),
      deal({
        slug: 'brineshield-own-disk',
        title: 'Brineshield Own Disk',
        promise: 'The collector software, for storage you already have',
        description:
          'A licence without storage, offered while the hosted service was still being built. Buyers pointed it at a box in the cupboard or a rented server.\n\nIt receives the same security fixes as the hosted edition. Sales stopped once hosting opened.',
        base: 300,
        when: [280, -190],
        rating: rated(4.5, 64),
        tiers: [tier('Own disk', 75, '10 machines', 'Storage not included', 'All security fixes')],
      }),
    ],
  }),
  tool({
    slug: 'pike-and-minnow',
    name: 'Pike & Minnow',
    domain: 'pikeandminnow.example',
    category: 'security',
    tagline: 'Phishing drills that teach, with no naming and shaming',
    description:
      'Pike & Minnow sends harmless bait mails written for your line of work and explains, on the spot, what gave them away. Managers see results by department only, and a click is never tied to a name.',
    tags: ['phishing', 'training', 'awareness', 'email'],
    rating: rated(4.3, 112),
    deals: [
      deal({
        slug: 'pike-and-minnow-lifetime',
        title: 'Pike & Minnow Lifetime',
        promise: 'A monthly drill for thirty inboxes',
        description:
          'Choose a trade and a level, and twelve baits for the year are drafted: parcel notes for a shop, lab results for a clinic. Each lands at a different minute for each person.\n\nAnyone who reports a bait gets a thank-you and a short puzzle. Departments with fewer than five people are merged in the figures.',
        base: 400,
        when: [17, 26],
        rating: rated(4.2, 58),
        tiers: [
          tier('Pond', 79, '30 inboxes', '12 baits a year', 'Department figures'),
          tier('Lake', 199, '150 inboxes', '36 baits a year', 'Own baits', '9 languages'),
        ],
      }),
    ],
  }),
  tool({
    slug: 'ninth-warden',
    name: 'Ninth Warden',
    domain: 'ninthwarden.example',
    category: 'security',
    tagline: 'Watches certificates and DNS so nothing lapses on a Saturday',
    description:
      'Ninth Warden checks certificates, domain renewals and mail records from four continents and warns the person who can fix each one. Web agencies with dozens of client domains keep it open beside their ticket list.',
    tags: ['certificates', 'dns', 'monitoring'],
    rating: rated(4.5, 268),
    deals: [
      deal({
        slug: 'ninth-warden-lifetime',
        title: 'Ninth Warden Lifetime',
        promise: 'Fifty domains checked hourly, expiry to mail records',
        description:
          'Paste a list of domains and the rest is discovered: subdomains, mail servers, registrar dates. Changes to a record are shown as before and after, with the time of the last good state.\n\nWarnings climb from mail to text to a phone call as the date draws near. A client can be given a page with only their own domains.',
        base: 312,
        when: [240, null],
        rating: rated(4.5, 175),
        tiers: [
          tier('Watch', 29, '50 domains', 'Hourly checks', 'Mail and text warnings'),
          tier('Keep', 69, '250 domains', '10-minute checks', 'Client pages'),
          tier('Citadel', 149, '1,500 domains', '5-minute checks', 'Client pages', 'Phone calls'),
        ],
      }),
    ],
  }),
  tool({
    slug: 'schluesselbrett',
    name: 'Schlüsselbrett',
    domain: 'schluesselbrett.example',
    category: 'security',
    tagline: 'API keys on a hook: who took which one, and for what',
    description:
      'Schlüsselbrett lends API keys and database passwords to people and scripts for a set time and takes them back. Development teams without a security department get an answer to "who still has that key?".',
    tags: ['secrets', 'api-keys', 'developers'],
    rating: rated(4.4, 89),
    deals: [
      deal({
        slug: 'schluesselbrett-lifetime',
        title: 'Schlüsselbrett Lifetime',
        promise: 'Two hundred secrets lent out by the hour',
        description:
          'Keys are fetched by a command-line client or at build time, with a purpose and an end. When the end comes, supported services are told to issue a new key and the old one dies.\n\nThe board runs in one container on your own host. Its log is chained, so a removed line is noticed.',
        base: 129,
        currency: 'EUR',
        when: [66, 102],
        rating: rated(4.4, 62),
        tiers: [
          tier('Brett', 99, '200 secrets', '8 people', 'Chained log'),
          tier('Schrank', 219, '2,000 secrets', '40 people', 'Automatic renewal', 'Single sign-on'),
        ],
      }),
    ],
  }),
  tool({
    slug: 'smallprint-dpo',
    name: 'Smallprint DPO',
    domain: 'smallprintdpo.example',
    category: 'security',
    tagline: 'Answer a data request in days, with nothing forgotten',
    description:
      "Smallprint DPO leads an office through an access or deletion request, system by system, and blacks out other people's details in the copies. Schools and letting agents, who get four such requests a year, need not relearn the law each time.",
    tags: ['gdpr', 'privacy', 'redaction'],
    rating: rated(4.1, 44),
    deals: [
      deal({
        slug: 'smallprint-dpo-lifetime',
        title: 'Smallprint DPO Lifetime',
        promise: 'Twelve access requests a year, from letter to reply',
        description:
          'Enter the request and the clock starts, with a checklist of the systems you named at set-up. Names, faces and number plates of third parties are proposed for redaction and confirmed by you.\n\nReply letters exist for the awkward cases: identity in doubt, request too broad, data already gone. The file closes with a record fit for the regulator.',
        base: 260,
        when: [11, 37],
        rating: null,
        tiers: [
          tier('Office', 159, '12 requests a year', '3 seats', 'Reply letters'),
          tier('Group', 319, '60 requests a year', '15 seats', 'Video redaction'),
        ],
      }),
    ],
  }),
  tool({
    slug: 'gatecrake',
    name: 'Gatecrake',
    domain: 'gatecrake.example',
    category: 'security',
    tagline: 'Stops sign-up bots without a single traffic light picture',
    description:
      'Gatecrake judges form submissions by timing, proof of work and the reputation of the network, and leaves honest visitors alone. It sets no cookies, so shops and forums can add it without touching the consent banner.',
    tags: ['bots', 'spam', 'forms', 'privacy'],
    rating: rated(4.7, 452),
    deals: [
      deal({
        slug: 'gatecrake-lifetime',
        title: 'Gatecrake Lifetime',
        promise: '50,000 form checks a month, no puzzles, no cookies',
        description:
          'One script tag and one server call protect a form. Doubtful visitors get a computing task their browser finishes while they type, which costs a bot farm real money.\n\nEvery refusal can be looked up with its reasons. A switch lets everyone through and only takes notes, for the first week.',
        base: 588,
        when: [4, 1.5],
        rating: rated(4.7, 276),
        tiers: [
          tier('Form', 29, '50,000 checks a month', '5 sites', 'Refusal log'),
          tier('Shop', 79, '400,000 checks a month', '25 sites', 'Own rules'),
          tier('Portal', 189, '3 million checks a month', 'Unlimited sites', 'Own rules', 'EU-only servers'),
        ],
      }),
    ],
  }),
  tool({
    slug: 'auditsparrow',
    name: 'Auditsparrow',
    domain: 'auditsparrow.example',
    category: 'security',
    tagline: 'Vendor security questionnaires answered from what you said before',
    description:
      "Auditsparrow keeps your approved answers with their evidence and fills in the next customer's spreadsheet from them. Software firms of ten to eighty people send it back the same week and mark in colour what a human must still check.",
    tags: ['questionnaires', 'compliance', 'vendors'],
    rating: null,
    deals: [
      deal({
        slug: 'auditsparrow-lifetime',
        title: 'Auditsparrow Lifetime',
        promise: 'Two long questionnaires a month, three quarters filled in',
        description:
          "Load five old questionnaires and the answer library is built from them, contradictions included, for you to settle. New questions are matched by meaning, and an answer older than a year asks to be reviewed.\n\nThe customer's own file is returned with its formatting and drop-downs intact. Evidence is attached only where you allowed it.",
        base: 1200,
        when: [55, 14],
        rating: rated(4.0, 26),
        tiers: [
          tier('Founder', 199, '2 questionnaires a month', '2 seats', 'Answer library'),
          tier('Trust desk', 429, '10 questionnaires a month', '10 seats', 'Evidence rules', 'Review dates'),
        ],
      }),
    ],
  }),
  tool({
    slug: 'curfew-case',
    name: 'Curfew Case',
    domain: 'curfewcase.example',
    category: 'security',
    tagline: 'Pack a laptop for a border, unpack it on the other side',
    description:
      'Curfew Case moves chosen files and accounts off a computer before a journey and puts them back on arrival, with a colleague at home as the second key. Reporters, lawyers and engineers cross with a machine that holds nothing worth taking.',
    tags: ['travel', 'encryption', 'laptops'],
    rating: rated(4.9, 31),
    deals: [
      deal({
        slug: 'curfew-case-lifetime',
        title: 'Curfew Case Lifetime',
        promise: 'An empty laptop at the border, a full one at the hotel',
        description:
          'Pick what must not travel, name a colleague and press pack. The files leave in encrypted pieces, browser sessions are signed out, and the freed space is overwritten.\n\nUnpacking needs you and your colleague on a short call. If neither answers for the number of days you set, the pieces are destroyed.',
        base: 180,
        when: [130, null],
        rating: rated(4.9, 23),
        tiers: [
          tier('Traveller', 89, '2 laptops', '100 GB', '1 second key'),
          tier('Newsroom', 249, '15 laptops', '1 TB', '5 second keys', 'Trip log'),
        ],
      }),
      deal({
        slug: 'curfew-case-press-pass',
        title: 'Curfew Case Press Pass',
        promise: 'One laptop for freelance reporters, at cost',
        description:
          'A reduced licence for freelancers with a press card, paid for by a foundation in Ghent. Cards were checked by hand and not kept.\n\nThe fund ran out after 212 licences. Those remain valid, updates included.',
        base: 89,
        currency: 'EUR',
        when: [370, -300],
        rating: null,
        tiers: [tier('Press', 19, '1 laptop', '50 GB')],
      }),
    ],
  }),
];

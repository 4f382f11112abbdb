import { deal, rated, tier, tool } from './money.ts';
import type { SeedTool } from './types.ts';

export const tools: SeedTool[] = [
  tool({
    slug: 'migrateur',
    name: 'Migrateur',
    domain: 'migrateur.example',
    category: 'development',
    tagline: 'Database migrations rehearsed on a copy before they run live',
    description:
      'Migrateur applies a schema change to a masked copy of production and reports locks, duration and rows touched. Backend teams read the report in the pull request and sleep through release night.',
    tags: ['databases', 'migrations', 'ci'],
    rating: rated(4.7, 183),
    deals: [
      deal({
        slug: 'migrateur-lifetime',
        title: 'Migrateur Lifetime',
        promise: 'Know how long that column change will lock the table',
        description:
          'A small agent beside your database keeps a shrunken, masked twin of it. Each pull request with a migration is run there, forwards and back, while recorded traffic plays against it.\n\nThe result is a comment with timings and a plain warning where a lock would hurt. Data never leaves your network, and the masking rules live in your repository.',
        base: 1188,
        when: [47, 28],
        rating: rated(4.7, 121),
        tiers: [
          tier('Service', 129, '3 databases', '200 rehearsals a month', '5 seats'),
          tier('Platform', 289, '15 databases', '1,500 rehearsals a month', '25 seats', 'Replayed traffic'),
        ],
      }),
      deal({
        slug: 'migrateur-preview',
        title: 'Migrateur Preview',
        promise: 'One database, rehearsed by hand from the command line',
        description:
          "The preview ran for a month and came without pull-request comments. It was meant for people willing to tell us what their schemas did to our parser.\n\nEighty-three of them did, at length. Their licences include everything in today's Service tier.",
        base: 90,
        when: [310, -280],
        rating: rated(4.2, 38),
        tiers: [tier('Preview', 45, '1 database', '50 rehearsals a month', 'Command line')],
      }),
    ],
  }),
  tool({
    slug: 'curlew',
    name: 'Curlew Requests',
    domain: 'curlew-requests.example',
    category: 'development',
    tagline: 'An API client that keeps its requests as files in your repo',
    description:
      'Curlew Requests opens instantly, works without an account and saves each call as a readable text file beside the code it tests. Developers who work in pairs or in public can review a changed request like any other line.',
    tags: ['api', 'http', 'desktop'],
    rating: rated(4.8, 764),
    deals: [
      deal({
        slug: 'curlew-lifetime',
        title: 'Curlew Requests Lifetime',
        promise: 'A quick, offline API client you buy one time',
        description:
          'Write a request, chain its answer into the next and check the result with short assertions. The same files run from the command line in your build.\n\nSecrets are read from the system keychain and never written to disk. REST, GraphQL, gRPC and WebSocket are spoken, each in the same window.',
        base: 49,
        when: [355, null],
        rating: rated(4.8, 690),
        tiers: [
          tier('Developer', 29, '3 computers', 'Command-line runner', 'Updates within version 2'),
          tier('Crew', 149, '10 people', 'Command-line runner', 'All later versions'),
        ],
      }),
    ],
  }),
  tool({
    slug: 'flakefinder',
    name: 'Flakefinder',
    domain: 'flakefinder.example',
    category: 'development',
    tagline: 'Names the tests that fail on Mondays for no reason',
    description:
      'Flakefinder collects test results from every build and separates true failures from unsteady ones. Teams with slow pipelines get a ranked list of what to mend first and how many hours each culprit has cost.',
    tags: ['testing', 'ci', 'reliability'],
    rating: rated(4.3, 109),
    deals: [
      deal({
        slug: 'flakefinder-lifetime',
        title: 'Flakefinder Lifetime',
        promise: 'Find the twenty tests behind most of your re-runs',
        description:
          'Upload the standard XML report at the end of a build; that is the whole set-up. After about fifty builds the list settles, with a likely cause for each test: order, time zone, network or shared state.\n\nA flaky test can be set aside for a number of days, after which it counts again and its owner is told. Results are kept for a year.',
        base: 420,
        when: [22, 68],
        rating: rated(4.3, 74),
        tiers: [
          tier('Repo', 49, '3 repositories', '2,000 builds a month', '5 seats'),
          tier('Team', 119, '20 repositories', '15,000 builds a month', '20 seats', 'Quarantine with a deadline'),
          tier('Org', 279, 'Unlimited repositories', '100,000 builds a month', '80 seats', 'Weekly digest by owner'),
        ],
      }),
    ],
  }),
  tool({
    slug: 'changelogue',
    name: 'Changelogue',
    domain: 'changelogue.example',
    category: 'development',
    tagline: 'Release notes your users read, drafted from merged work',
    description:
      'Changelogue gathers merged pull requests, asks their authors one question each and lays the answers out as a public page with a feed. Product teams of five to fifty stop leaving the notes to whoever releases last.',
    tags: ['release-notes', 'changelog', 'git'],
    rating: rated(4.0, 66),
    deals: [
      deal({
        slug: 'changelogue-lifetime',
        title: 'Changelogue Lifetime',
        promise: 'A public changelog that fills itself as you merge',
        description:
          'Authors get a single question in chat: what can a user do now that they could not do before? Their reply becomes the entry, trimmed to your house style and open to correction.\n\nVisitors subscribe by e-mail or feed and may choose the areas they care about. A small badge for your app shows what is new since the person last looked.',
        base: 168,
        currency: 'EUR',
        when: [9, 3.1],
        rating: rated(4.1, 29),
        tiers: [
          tier('One product', 35, '1 changelog', '500 subscribers', 'In-app badge'),
          tier('Five products', 95, '5 changelogs', '10,000 subscribers', 'Own domain', '10 seats'),
        ],
      }),
    ],
  }),
  tool({
    slug: 'seedsmith',
    name: 'Seedsmith',
    domain: 'seedsmith.example',
    category: 'development',
    tagline: 'Believable test data, down to the odd surname like Núñez',
    description:
      'Seedsmith reads a schema and fills it with people, orders and invoices that agree with one another. Developers use it for demos and load tests where “Test Test, 123 Street” would give the game away.',
    tags: ['test-data', 'databases', 'cli'],
    rating: rated(4.5, 142),
    deals: [
      deal({
        slug: 'seedsmith-lifetime',
        title: 'Seedsmith Lifetime',
        promise: 'A million consistent rows from a schema and a short recipe',
        description:
          'Point it at an empty database and it proposes a recipe you can read and change. Totals add up, dates follow one another, and a postcode belongs to its town in 34 countries.\n\nThe same seed number gives the same data on every machine. It is a single binary with no network access of any kind.',
        base: 75,
        when: [130, null],
        rating: rated(4.5, 97),
        tiers: [
          tier('Bench', 59, '1 developer', '34 countries', 'SQL and CSV output'),
          tier('Forge', 189, '12 developers', 'Own generators', 'Build server use'),
        ],
      }),
      deal({
        slug: 'seedsmith-health-pack',
        title: 'Seedsmith Health Pack',
        promise: 'Invented patients whose lab values make clinical sense',
        description:
          'Generators for clinics, laboratories and insurers, written with two physicians. Diagnoses, prescriptions and values fit age and season, and nobody in them has ever lived.\n\nMessages can be written in the two usual exchange formats of hospitals. The base program is included.',
        base: 1400,
        when: [68, 52],
        rating: null,
        tiers: [
          tier('Vendor', 279, '5 developers', 'Health generators', 'Exchange formats'),
          tier('Hospital group', 490, '40 developers', 'Health generators', 'Own code lists', 'Set-up call'),
        ],
      }),
    ],
  }),
  tool({
    slug: 'portside',
    name: 'Portside',
    domain: 'portside-tunnel.example',
    category: 'development',
    tagline: 'Show a colleague what runs on your laptop, at a steady address',
    description:
      'Portside gives a local server a public address that stays the same after a restart, with a password if you like. Freelancers demo to clients with it, and mobile developers point a phone at unfinished work.',
    tags: ['tunnels', 'webhooks', 'localhost'],
    rating: rated(4.4, 295),
    deals: [
      deal({
        slug: 'portside-lifetime',
        title: 'Portside Lifetime',
        promise: 'Three fixed addresses for whatever runs on localhost',
        description:
          'One command opens the tunnel, and a second one prints every request that came through. Webhooks can be replayed with a changed body until your handler behaves.\n\nEntry points are in Amsterdam, Virginia and Singapore. Traffic is passed on and not stored, apart from the request log on your own machine.',
        base: 380,
        currency: 'GBP',
        when: [84, 36],
        rating: rated(4.4, 211),
        tiers: [
          tier('Jetty', 19, '3 addresses', '50 GB a month', 'Request replay'),
          tier('Harbour', 59, '20 addresses', '300 GB a month', 'Own domain', '6 seats'),
        ],
      }),
    ],
  }),
  tool({
    slug: 'regexicon',
    name: 'Regexicon',
    domain: 'regexicon.example',
    category: 'development',
    tagline: 'Patterns explained in words & tried on your real samples',
    description:
      'Regexicon translates a regular expression into sentences, and highlights which part matched which character. It knows the quirks of eleven engines and warns when a pattern could hang on a long input.',
    tags: ['regex', 'debugging', 'learning'],
    rating: rated(4.9, 418),
    deals: [
      deal({
        slug: 'regexicon-lifetime',
        title: 'Regexicon Lifetime',
        promise: 'Read, write and defuse regular expressions',
        description:
          'Paste a pattern someone left behind and read what it does, line by line. Change it against a list of samples that must match and a list that must not.\n\nThe danger check builds the worst possible input and times it for you. Finished patterns go to a searchable shelf, samples included.',
        base: 26,
        when: [175, null],
        rating: rated(4.9, 372),
        tiers: [
          tier('Reader', 20, '1 person', '11 engines', 'Pattern shelf'),
          tier('Team', 90, '15 people', 'Shared shelf', 'Build check for slow patterns'),
        ],
      }),
    ],
  }),
  tool({
    slug: 'obermaier-diagrams',
    name: 'Obermaier Diagrams',
    domain: 'obermaier-diagrams.example',
    category: 'development',
    tagline: 'Architecture drawings that notice when the code moved on',
    description:
      'Obermaier draws modules and their dependencies from the source and compares them with the picture you approved. Architects and new hires see at a glance where the building departs from the plan.',
    tags: ['architecture', 'diagrams', 'documentation'],
    rating: null,
    deals: [
      deal({
        slug: 'obermaier-diagrams-lifetime',
        title: 'Obermaier Diagrams Lifetime',
        promise: 'A dependency map that fails the build when rules are broken',
        description:
          'Run the scanner over Java, Kotlin, TypeScript, Go or Python and sort the boxes into layers once. From then on a new arrow in the wrong direction is reported with the commit that drew it.\n\nDrawings are plain SVG and look decent on paper. Exceptions can be granted with a reason and a date, and they do come back.',
        base: 690,
        when: [2, 58],
        rating: null,
        tiers: [
          tier('Project', 85, '5 repositories', '3 seats', 'Build check'),
          tier('Estate', 235, '60 repositories', '20 seats', 'Drift report each month'),
        ],
      }),
    ],
  }),
  tool({
    slug: 'locatalog',
    name: 'Locatalog',
    domain: 'locatalog.example',
    category: 'development',
    tagline: 'Translation strings with a screenshot of where each appears',
    description:
      'Locatalog walks through your app in a test browser and photographs every translatable line in its place. Translators stop guessing whether “Open” is a verb, and developers stop answering.',
    tags: ['i18n', 'translation', 'screenshots'],
    rating: rated(3.6, 34),
    deals: [
      deal({
        slug: 'locatalog-lifetime',
        title: 'Locatalog Lifetime',
        promise: 'Context pictures for 3,000 strings in any language pair',
        description:
          'The crawler follows your existing browser tests, so there is no second script to maintain. Strings that overflow their box in German or Finnish are listed before anyone ships them.\n\nTranslations sync with the file formats of the common frameworks. Unused strings are found too, and usually there are many.',
        base: 216,
        when: [60, 95],
        rating: rated(3.5, 22),
        tiers: [
          tier('App', 65, '3,000 strings', '8 languages', '3 seats'),
          tier('Suite', 165, '20,000 strings', '40 languages', '15 seats', 'Overflow check'),
        ],
      }),
      deal({
        slug: 'locatalog-open-source',
        title: 'Locatalog for Open Source',
        promise: 'Community translation with pictures, at a friendly price',
        description:
          'For projects under a recognised open licence, with a public page where volunteers can translate without signing up. Suggestions wait until a maintainer or two trusted speakers agree.\n\nThe price covers our storage and little else. If a project changes to a closed licence, its page becomes read-only.',
        base: 96,
        when: [31, 120],
        rating: rated(4.6, 9),
        tiers: [tier('Project', 25, '10,000 strings', 'Unlimited languages', 'Unlimited volunteers')],
      }),
    ],
  }),
];

import { deal, rated, tier, tool } from './money.ts';
import type { SeedTool } from './types.ts';

export const tools: SeedTool[] = [
  tool({
    slug: 'ebbline',
    name: 'Ebbline',
    domain: 'ebbline.example',
    category: 'analytics',
    tagline: 'Visitor counts without cookies, banners or a tracking ID',
    description:
      "Ebbline counts page views, sources and campaigns from a two-kilobyte script that stores nothing on the visitor's device. Bloggers, town councils and small shops read the whole report on one screen.",
    tags: ['web-analytics', 'privacy', 'cookieless'],
    rating: rated(4.7, 688),
    deals: [
      deal({
        slug: 'ebbline-lifetime',
        title: 'Ebbline Lifetime',
        promise: '50,000 page views a month, and no consent banner for them',
        description:
          'Paste one line into your template and the first visits show up within a minute. Sources, entry pages, outbound clicks and goals sit on a single page that loads quickly on a phone.\n\nRaw counts are kept for five years and can be downloaded as CSV at any time. If a month goes over the limit we keep counting and send you a note, once.',
        base: 245,
        when: [52, 38],
        rating: rated(4.7, 402),
        tiers: [
          tier('Blog', 49, '50,000 page views a month', '3 sites', '5 years of history'),
          tier('Shop', 99, '250,000 page views a month', '15 sites', 'Goals and revenue', '3 seats'),
          tier('Council', 199, '1.5 million page views a month', '60 sites', 'Public report links', '20 seats'),
        ],
      }),
      deal({
        slug: 'ebbline-first-tide',
        title: 'Ebbline First Tide',
        promise: 'One site, 20,000 page views a month, no renewal',
        description:
          'The launch offer from the winter before last, when Ebbline could count pages but knew nothing of goals. Goals and outbound clicks were added for these buyers at no charge.\n\nIt closed after forty days. Accounts from that time can move to a current tier by paying the difference.',
        base: 60,
        when: [380, -340],
        rating: rated(4.5, 131),
        tiers: [tier('First tide', 29, '20,000 page views a month', '1 site', 'Later features included')],
      }),
    ],
  }),
  tool({
    slug: 'cohortista',
    name: 'Cohortista',
    domain: 'cohortista.example',
    category: 'analytics',
    tagline: "See which month's sign-ups are still paying a year on",
    description:
      'Cohortista turns a payments export into retention curves, split by plan, country or the page where someone signed up. Founders of small subscription businesses check it on the first of the month instead of wrestling a pivot table.',
    tags: ['retention', 'cohorts', 'subscriptions'],
    rating: rated(4.4, 147),
    deals: [
      deal({
        slug: 'cohortista-lifetime',
        title: 'Cohortista Lifetime',
        promise: 'Retention curves for up to 5,000 paying customers',
        description:
          'Upload a CSV or let it collect from your payment processor every night. Upgrades, pauses and refunds are told apart, so a customer who skips a month does not look lost.\n\nAny two cohorts can be laid over each other with a plain sentence on whether the gap is likely to be noise. Figures are recalculated from scratch each night, which means a corrected invoice corrects the past.',
        base: 588,
        when: [17, 43],
        rating: rated(4.4, 93),
        tiers: [
          tier('Seedling', 79, '5,000 customers', '1 payment source', 'Nightly refresh'),
          tier('Sapling', 159, '25,000 customers', '4 payment sources', '5 seats'),
          tier('Orchard', 329, '150,000 customers', 'Unlimited sources', '20 seats', 'Warehouse export'),
        ],
      }),
    ],
  }),
  tool({
    slug: 'massstab',
    name: 'Maßstab',
    domain: 'massstab.example',
    category: 'analytics',
    tagline: 'Plan an A/B test properly before anyone writes code for it',
    description:
      'Maßstab works out how many visitors a test needs, how long that will take and what you may conclude when it ends. The team in Leipzig wrote it for product managers who were tired of stopping tests on a lucky Tuesday.',
    tags: ['experiments', 'ab-testing', 'statistics'],
    rating: rated(4.6, 79),
    deals: [
      deal({
        slug: 'massstab-lifetime',
        title: 'Maßstab Lifetime',
        promise: 'A written plan and an honest verdict for every experiment',
        description:
          'Enter your traffic, your present rate and the smallest change worth having. Maßstab answers with a duration, a sample size and a one-page plan your colleagues can sign.\n\nWhen the numbers are in, it judges them against that plan and nothing else. Peeking early is possible, and the verdict becomes stricter for it, visibly.',
        base: 59,
        currency: 'EUR',
        when: [120, null],
        rating: rated(4.6, 58),
        tiers: [
          tier('Einzelplatz', 39, '1 seat', 'Unlimited plans', 'PDF export'),
          tier('Team', 129, '10 seats', 'Sign-off by colleagues', 'Archive of past tests'),
        ],
      }),
    ],
  }),
  tool({
    slug: 'wallgauge',
    name: 'Wallgauge',
    domain: 'wallgauge.example',
    category: 'analytics',
    tagline: 'Big readable numbers for the TV on your workshop wall',
    description:
      'Wallgauge shows six to twelve figures from your spreadsheets and systems in type that can be read from eight metres. Print shops, breweries and dispatch rooms run it on an old television with a browser in it.',
    tags: ['dashboards', 'tv', 'kpi'],
    rating: rated(4.2, 216),
    deals: [
      deal({
        slug: 'wallgauge-lifetime',
        title: 'Wallgauge Lifetime',
        promise: 'Three screens that stay up to date by themselves',
        description:
          "Pick a layout, point each tile at a cell, a query or a web address, and open the screen's link on any television. Tiles turn amber and red at limits you set, and grey when their data is stale.\n\nA screen survives a dropped connection and says since when its figures are old. Burn-in is avoided by shifting the layout a few pixels every hour.",
        base: 99,
        when: [64, 71],
        rating: rated(4.1, 140),
        tiers: [
          tier('Workshop', 55, '3 screens', '36 tiles', 'Spreadsheet sources'),
          tier('Floor', 115, '12 screens', 'Unlimited tiles', 'Database sources', 'Shift schedule'),
          tier('Plant', 245, '50 screens', 'Unlimited tiles', 'Machine signals over MQTT', '10 editors'),
        ],
      }),
    ],
  }),
  tool({
    slug: 'heronquery',
    name: 'Heronquery',
    domain: 'heronquery.example',
    category: 'analytics',
    tagline: 'A shared SQL notebook where answers keep their question',
    description:
      'Heronquery keeps queries, results and the conversation about them on one page that can be searched months later. Data people at companies of ten to two hundred use it to stop answering the same request twice.',
    tags: ['sql', 'notebooks', 'collaboration'],
    rating: rated(4.5, 174),
    deals: [
      deal({
        slug: 'heronquery-lifetime',
        title: 'Heronquery Lifetime',
        promise: 'Every query your company asks, kept and findable',
        description:
          'Connect a read-only user of your database and write SQL with completion that knows your columns. A result can be pinned at its date, so a figure quoted in March is still there in October.\n\nNon-technical colleagues change the parameters of a finished query through a small form. Costly statements are stopped at a limit you choose, before the database suffers.',
        base: 125,
        when: [29, 31],
        rating: rated(4.5, 112),
        tiers: [
          tier('Wader', 99, '2 connections', '5 seats', 'Pinned results'),
          tier('Marsh', 219, '10 connections', '25 seats', 'Forms for colleagues', 'Scheduled runs'),
        ],
      }),
      deal({
        slug: 'heronquery-on-your-server',
        title: 'Heronquery on Your Server',
        promise: 'The whole notebook inside your own network',
        description:
          'A container image for teams whose data may not leave the building. It needs two gigabytes of memory and makes no outside connection once the licence is entered.\n\nUpdates arrive as signed images every month, and skipping a year of them is supported. Set-up help by e-mail is part of the price.',
        base: 1450,
        when: [96, 24],
        rating: null,
        tiers: [
          tier('One server', 290, '1 installation', '50 seats', 'Signed monthly images'),
          tier('Two servers', 460, '2 installations', '150 seats', 'Directory login', 'Audit log'),
        ],
      }),
    ],
  }),
  tool({
    slug: 'figtree-footfall',
    name: 'Figtree Footfall',
    domain: 'figtreefootfall.example',
    category: 'analytics',
    tagline: 'How many came in, and how many of them bought something',
    description:
      'Figtree counts people at a shop door with an infrared bar and sets the figure against the till. Bookshops, museums and bakeries use it to decide on opening hours and who works Saturdays.',
    tags: ['retail', 'footfall', 'sensors'],
    rating: rated(3.9, 62),
    deals: [
      deal({
        slug: 'figtree-footfall-lifetime',
        title: 'Figtree Footfall Lifetime',
        promise: 'Door counts and conversion by the hour for one shop',
        description:
          'The price covers the software for good; the counting bar is sold separately at cost, or you may connect one you own. No camera is involved, so there are no pictures of anyone to protect.\n\nTill totals come from a nightly file or an e-mailed daily report. Weather and school holidays are added by postcode, because a wet Thursday explains more than most charts.',
        base: 1190,
        currency: 'GBP',
        when: [140, 60],
        rating: rated(3.8, 41),
        tiers: [
          tier('One door', 145, '1 shop', '2 counting bars', 'Weather and holidays'),
          tier('High street', 295, '5 shops', '15 counting bars', 'Comparison between shops'),
          tier('Museum', 395, '1 building', '40 counting bars', 'Occupancy per room', 'Fire-limit alert'),
        ],
      }),
    ],
  }),
  tool({
    slug: 'stumblefield',
    name: 'Stumblefield',
    domain: 'stumblefield.example',
    category: 'analytics',
    tagline: 'Find the form field where people give up & go away',
    description:
      'Stumblefield measures time, corrections and exits for every field of a web form without reading what is typed. Insurers, charities and booking sites use it to learn which question costs them the most applicants.',
    tags: ['forms', 'conversion', 'ux'],
    rating: rated(4.3, 95),
    deals: [
      deal({
        slug: 'stumblefield-lifetime',
        title: 'Stumblefield Lifetime',
        promise: 'Field-by-field drop-off for ten forms',
        description:
          'Add the script and it recognises the forms on a page, including those built in steps. Each field gets four numbers: hesitation, corrections, error messages seen, and last touched before leaving.\n\nWhat visitors enter never leaves their browser; only timings and counts do. Two versions of a form can be compared over any two date ranges.',
        base: 480,
        when: [8, 4.2],
        rating: rated(4.4, 37),
        tiers: [
          tier('Ten forms', 25, '10 forms', '20,000 form starts a month', '1 year of history'),
          tier('Fifty forms', 65, '50 forms', '150,000 form starts a month', '3 years of history', '5 seats'),
        ],
      }),
    ],
  }),
  tool({
    slug: 'penasco-watch',
    name: 'Peñasco Watch',
    domain: 'penascowatch.example',
    category: 'analytics',
    tagline: 'One message when a business figure leaves its usual range',
    description:
      'Peñasco Watch learns the weekly rhythm of orders, logins or sensor readings and speaks up only when a value breaks it. It was built in Monterrey for operations teams who had muted all of their threshold alarms.',
    tags: ['anomalies', 'alerts', 'operations'],
    rating: null,
    deals: [
      deal({
        slug: 'penasco-watch-lifetime',
        title: 'Peñasco Watch Lifetime',
        promise: '40 figures watched every fifteen minutes, quietly',
        description:
          'Send values over HTTP or let Peñasco fetch them from a query. After three weeks of data it knows a slow Sunday from a broken checkout, and public holidays can be marked in advance.\n\nAn alert states what was expected, what came and which other figures moved with it. Marking one as harmless teaches the watch not to repeat it.',
        base: 185,
        when: [3, 87],
        rating: null,
        tiers: [
          tier('Lookout', 69, '40 figures', 'E-mail and chat alerts', '2 seats'),
          tier('Ridge', 149, '250 figures', 'Rota of recipients', '10 seats', 'Holiday calendars'),
          tier('Sierra', 299, '1,500 figures', 'One-minute checks', '40 seats'),
        ],
      }),
    ],
  }),
  tool({
    slug: 'sheetsonde',
    name: 'Sheetsonde',
    domain: 'sheetsonde.example',
    category: 'analytics',
    tagline: 'A health check for the spreadsheet everything depends on',
    description:
      'Sheetsonde opens a workbook and reports duplicate keys, mixed date formats, broken formulas and numbers stored as text. Controllers and researchers run it before a file goes to the board or into a paper.',
    tags: ['spreadsheets', 'data-quality', 'desktop'],
    rating: rated(4.8, 331),
    deals: [
      deal({
        slug: 'sheetsonde-lifetime',
        title: 'Sheetsonde Lifetime',
        promise: 'Forty-one checks on any workbook, run on your own machine',
        description:
          'Drag a file onto the window and read the findings by severity, each with a link to the cell. A repair is offered where it is safe, and always written to a copy.\n\nChecks can be switched off per sheet and the choice is remembered in a small file beside the workbook. Nothing is uploaded, and files of a million rows take about a minute.',
        base: 29,
        when: [265, null],
        rating: rated(4.8, 276),
        tiers: [
          tier('Single', 19, '2 computers', 'All 41 checks', 'Updates within version 4'),
          tier('Department', 89, '15 computers', 'Own checks', 'Command-line runner'),
        ],
      }),
      deal({
        slug: 'sheetsonde-campus',
        title: 'Sheetsonde Campus',
        promise: 'One licence for a whole research group, theses included',
        description:
          'A summer offer for universities, with a report page made for appendices and data statements. Students keep their copy when they graduate.\n\nIt ended with the semester break and will not be repeated this year. Groups that bought it receive version 5 as well.',
        base: 420,
        when: [112, -51],
        rating: rated(4.9, 44),
        tiers: [tier('Research group', 119, '40 computers', 'Own checks', 'Appendix report')],
      }),
    ],
  }),
];

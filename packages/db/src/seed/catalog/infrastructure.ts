import { deal, rated, tier, tool } from './money.ts';
import type { SeedTool } from './types.ts';

export const tools: SeedTool[] = [
  tool({
    slug: 'cronhollow',
    name: 'Cronhollow',
    domain: 'cronhollow.example',
    category: 'infrastructure',
    tagline: 'Hears when a scheduled job stays silent',
    description:
      'Cronhollow expects a ping from every nightly job and raises a flag when one is late, short or suspiciously quick. Freelance administrators with servers at a dozen clients keep all their schedules in its one list.',
    tags: ['cron', 'monitoring', 'alerts'],
    rating: rated(4.7, 418),
    deals: [
      deal({
        slug: 'cronhollow-lifetime',
        title: 'Cronhollow Lifetime',
        promise: 'Know by breakfast which nightly job did not run',
        description:
          'Add one line to the end of a script and Cronhollow learns the usual hour and duration within a week. A job that ends in four seconds instead of forty minutes counts as a failure, even with exit code zero.\n\nAlerts go by mail, SMS or webhook, with a quiet period for planned work. The last 200 lines of output can be sent along and are kept for ninety days.',
        base: 240,
        when: [52, 38],
        rating: rated(4.7, 226),
        tiers: [
          tier('Shed', 39, '40 jobs', '2 seats', 'Mail and webhook alerts'),
          tier('Barn', 89, '200 jobs', '8 seats', '300 SMS a year'),
          tier('Estate', 179, '1,000 jobs', '30 seats', '1,500 SMS a year', 'Client folders'),
        ],
      }),
      deal({
        slug: 'cronhollow-first-hundred',
        title: 'Cronhollow First Hundred',
        promise: 'Fifteen jobs watched for good, from the beta weeks',
        description:
          'A thank-you price for people who reported bugs before the public launch. It covered mail alerts only, since SMS did not exist yet.\n\nHolders were moved to the current version with their fifteen jobs intact. The page stays up so that they can find their terms.',
        base: 60,
        when: [340, -318],
        rating: rated(4.5, 41),
        tiers: [tier('Founding user', 19, '15 jobs', '1 seat', 'Mail alerts')],
      }),
    ],
  }),
  tool({
    slug: 'dampfkessel',
    name: 'Dampfkessel',
    domain: 'dampfkessel.example',
    category: 'infrastructure',
    tagline: 'Push a folder, get a running app on a server you rent',
    description:
      'Dampfkessel turns any bare Linux server into a small hosting platform with builds, certificates and rollbacks. It is made in Gießen for agencies who would rather pay one flat server bill than a fee per site.',
    tags: ['deployment', 'self-hosted', 'containers'],
    rating: rated(4.4, 276),
    deals: [
      deal({
        slug: 'dampfkessel-lifetime',
        title: 'Dampfkessel Lifetime',
        promise: 'Host client apps on your own machines, without per-site fees',
        description:
          'One command installs the agent over SSH; afterwards a push to your repository builds and swaps the app with no gap. The previous three builds stay on disk, and going back to one takes about six seconds.\n\nDatabases, cron tasks and storage volumes are set in the same file as the app. If our control panel is down, your sites go on serving.',
        base: 390,
        currency: 'EUR',
        when: [77, 43],
        rating: rated(4.5, 158),
        tiers: [
          tier('Kettle', 99, '2 servers', 'Unlimited apps', 'Automatic certificates'),
          tier('Boiler', 219, '8 servers', '10 seats', 'Preview builds per branch'),
          tier('Engine house', 399, '30 servers', '40 seats', 'Single sign-on', 'Panel on your own host'),
        ],
      }),
    ],
  }),
  tool({
    slug: 'zonekeeper-ines',
    name: 'Zonekeeper Inés',
    domain: 'zonekeeperines.example',
    category: 'infrastructure',
    tagline: 'DNS records with an undo button & a reason for each line',
    description:
      'Zonekeeper Inés edits zones at several DNS hosts from one screen and asks for a short note with every change. Web studios who inherit old domains use it to find out what that odd TXT record was for.',
    tags: ['dns', 'domains', 'history'],
    rating: rated(4.2, 94),
    deals: [
      deal({
        slug: 'zonekeeper-ines-lifetime',
        title: 'Zonekeeper Inés Lifetime',
        promise: 'Take back any DNS change within a minute',
        description:
          'Connect your DNS hosts by API key and the present records are imported as version one. Edits are shown as a difference before they go out, and the answer from six public resolvers is checked afterwards.\n\nA calendar lists domains by renewal date with the person who pays for them. Records that nothing has queried for a season are marked for review.',
        base: 150,
        when: [19, 4.5],
        rating: rated(4.2, 63),
        tiers: [
          tier('Handful', 45, '25 domains', '2 DNS hosts', 'One-click undo'),
          tier('Portfolio', 110, '250 domains', 'All supported hosts', '6 seats', 'Approval step'),
        ],
      }),
    ],
  }),
  tool({
    slug: 'gannet-transfer',
    name: 'Gannet Transfer',
    domain: 'gannettransfer.example',
    category: 'infrastructure',
    tagline: 'Moves terabytes between storage providers and counts them twice',
    description:
      'Gannet copies buckets from one object store to another, checks every file by hash and picks up where it stopped. Video archives and research groups rent a small machine for a weekend and let it work through the backlog.',
    tags: ['storage', 'migration', 'buckets', 'checksums'],
    rating: rated(4.6, 131),
    deals: [
      deal({
        slug: 'gannet-transfer-lifetime',
        title: 'Gannet Transfer Lifetime',
        promise: 'Leave your storage provider with proof that nothing is missing',
        description:
          'Point it at a source and a target, and a dry run estimates hours, requests and the egress bill. The copy runs in parallel lanes that slow down when the provider starts to refuse.\n\nAt the end you get a signed list of every object with both hashes. Metadata, versions and retention locks travel along where the target supports them.',
        base: 800,
        when: [128, 92],
        rating: rated(4.7, 82),
        tiers: [
          tier('Single mover', 199, '50 TB a year', '1 machine', 'Signed manifest'),
          tier('Removal crew', 379, '500 TB a year', '6 machines', 'Version history', 'Bandwidth hours'),
        ],
      }),
    ],
  }),
  tool({
    slug: 'plugwatt',
    name: 'Plugwatt',
    domain: 'plugwatt.example',
    category: 'infrastructure',
    tagline: 'Finds the cloud machines nobody remembers renting',
    description:
      'Plugwatt reads billing exports and usage figures, then lists idle disks, forgotten test servers and oversized databases with their monthly price. Start-ups without a platform team go through its Friday list over coffee.',
    tags: ['cloud-costs', 'billing', 'clean-up'],
    rating: rated(4.0, 189),
    deals: [
      deal({
        slug: 'plugwatt-lifetime',
        title: 'Plugwatt Lifetime',
        promise: 'A weekly list of what to switch off, with the money beside it',
        description:
          'Access is read-only and limited to billing and metrics, so Plugwatt can suggest but never delete. Each finding names the likely owner from tags, creation logs and the last person to sign in.\n\nAnswer with keep, resize or remove, and the reason is remembered next time. A running total compares what was promised with what the invoice later said.',
        base: 1180,
        when: [8, 112],
        rating: rated(4.0, 57),
        tiers: [
          tier('One account', 59, '1 cloud account', 'Weekly list', '3 seats'),
          tier('Several', 149, '10 cloud accounts', 'Daily list', '15 seats', 'Chat delivery'),
          tier('Group', 299, '60 cloud accounts', 'Daily list', '60 seats', 'Cost centre reports'),
        ],
      }),
    ],
  }),
  tool({
    slug: 'racklore',
    name: 'Racklore',
    domain: 'racklore.example',
    category: 'infrastructure',
    tagline: 'What is in the server cupboard, drawn port by port',
    description:
      'Racklore documents racks, patch panels and cables for schools, theatres and small offices that keep hardware on site. A label printed from it carries a code which opens the right drawing on a phone.',
    tags: ['hardware', 'cabling', 'inventory'],
    rating: rated(4.8, 73),
    deals: [
      deal({
        slug: 'racklore-lifetime',
        title: 'Racklore Lifetime',
        promise: 'Trace any cable to its other end without crawling',
        description:
          "Draw a rack by dragging devices onto it, or scan the network and confirm what was found. Each cable has two ends, a colour and a length, and a click lights up its whole path.\n\nDrawings open offline on a phone, since cupboards rarely have signal. Warranty dates and the supplier's number sit next to each device.",
        base: 86,
        when: [260, null],
        rating: rated(4.8, 59),
        tiers: [
          tier('Cupboard', 65, '3 racks', '2 seats', 'Label printing'),
          tier('Campus', 145, '60 racks', '15 seats', 'Network scan', 'Floor plans'),
        ],
      }),
      deal({
        slug: 'racklore-installers-edition',
        title: "Racklore Installers' Edition",
        promise: 'Hand every customer a finished cabling book with your logo',
        description:
          "For electricians and network fitters who document other people's buildings. Each site is a separate file that can be passed on to its owner for free when the work is signed off.\n\nTest results from common cable certifiers are read in and attached to the right port. The printed book carries your name, licence number and colours.",
        base: 620,
        currency: 'GBP',
        when: [44, 75],
        rating: null,
        tiers: [
          tier('Van', 189, '40 sites', '3 seats', 'Certifier import'),
          tier('Fleet', 339, '300 sites', '20 seats', 'Certifier import', 'Own branding'),
        ],
      }),
    ],
  }),
  tool({
    slug: 'oxbow-queue',
    name: 'Oxbow Queue',
    domain: 'oxbowqueue.example',
    category: 'infrastructure',
    tagline: 'Holds incoming webhooks while your own server is down',
    description:
      'Oxbow Queue sits between the services that call you and the server that should answer, and stores each request until it has been accepted. Shops with one modest server use it to get through deploys and sale days without lost orders.',
    tags: ['webhooks', 'queues', 'reliability', 'api'],
    rating: rated(4.5, 167),
    deals: [
      deal({
        slug: 'oxbow-queue-lifetime',
        title: 'Oxbow Queue Lifetime',
        promise: 'No webhook lost, however long the repair takes',
        description:
          'Give senders an Oxbow address and name your real one as the destination. Requests are acknowledged in under 80 milliseconds, then delivered in order and at a pace your server can bear.\n\nAny request of the past month can be read, edited and sent again. Signatures are passed on untouched, so your own verification code needs no change.',
        base: 310,
        when: [3.5, 26.5],
        rating: null,
        tiers: [
          tier('Trickle', 49, '100,000 requests a month', '5 addresses', 'Replay for 30 days'),
          tier('Stream', 119, '1 million requests a month', '40 addresses', 'Filters and routing'),
          tier('River', 269, '8 million requests a month', 'Unlimited addresses', '12 seats', 'Choice of region'),
        ],
      }),
    ],
  }),
  tool({
    slug: 'dormouse',
    name: 'Dormouse',
    domain: 'dormouse-hosting.example',
    category: 'infrastructure',
    tagline: 'Puts demo servers to sleep and wakes them on the first visit',
    description:
      'Dormouse suspends machines that receive no traffic and starts them again when somebody opens the address, showing a short waiting page meanwhile. Agencies with forty client demos pay for the three that are in use.',
    tags: ['servers', 'cost-saving', 'staging'],
    rating: null,
    deals: [
      deal({
        slug: 'dormouse-lifetime',
        title: 'Dormouse Lifetime',
        promise: 'Pay your host only for the hours a demo is looked at',
        description:
          "A small proxy watches requests and calls your provider's own stop and start functions. Waking takes between eight and forty seconds, depending on the image, and the page says how long is left.\n\nOffice hours, holidays and a planned client meeting can be entered ahead, so nobody waits in front of an audience. Databases are shut down in the right order.",
        base: 140,
        when: [174, null],
        rating: rated(3.6, 28),
        tiers: [
          tier('Nap', 79, '15 machines', '1 provider', 'Wake schedule'),
          tier('Hibernation', 159, '100 machines', '5 providers', '10 seats', 'Own waiting page'),
        ],
      }),
    ],
  }),
  tool({
    slug: 'sorby-relay',
    name: 'Sørby Relay',
    domain: 'sorbyrelay.example',
    category: 'infrastructure',
    tagline: 'Outgoing mail for apps, explained when it bounces',
    description:
      'Sørby Relay sends receipts and password mails for small applications and translates each bounce code into a sentence with a next step. It is run by three people in Bergen who answer abuse reports themselves.',
    tags: ['email', 'smtp', 'deliverability'],
    rating: null,
    deals: [
      deal({
        slug: 'sorby-relay-lifetime',
        title: 'Sørby Relay Lifetime',
        promise: 'Five thousand app mails a month, and a reason for each bounce',
        description:
          'Change four SMTP settings and send; there is a plain HTTP call too. Newsletters are not accepted, which keeps the sending addresses in good standing for everybody else.\n\nThe offer closed when the first batch of addresses was fully used. Buyers keep their monthly allowance, and a new batch is being warmed up.',
        base: 216,
        when: [96, -21],
        rating: rated(4.3, 112),
        tiers: [
          tier('Skerry', 54, '5,000 mails a month', '2 sending domains', '60 days of logs'),
          tier('Fjord', 129, '40,000 mails a month', '20 sending domains', '5 seats', 'Bounce webhooks'),
        ],
      }),
    ],
  }),
];

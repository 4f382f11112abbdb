import { deal, rated, tier, tool } from './money.ts';
import type { SeedTool } from './types.ts';

export const tools: SeedTool[] = [
  tool({
    slug: 'parcel-and-pardon',
    name: 'Parcel & Pardon',
    domain: 'parcelandpardon.example',
    category: 'support',
    tagline: 'One inbox for the shop, the returns and the angry Sunday mail',
    description:
      'Parcel & Pardon puts mail, contact forms and marketplace messages into one queue with the order beside each message. Online shops with one to five people on support answer from a single window and see who is already typing.',
    tags: ['shared-inbox', 'ecommerce', 'helpdesk'],
    rating: rated(4.5, 387),
    deals: [
      deal({
        slug: 'parcel-and-pardon-lifetime',
        title: 'Parcel & Pardon Lifetime',
        promise: 'Every customer message next to its order',
        description:
          "Connect your shop and mailboxes, and messages are grouped by customer, whatever the channel. Refund, resend and address change are buttons that act in the shop itself.\n\nReplies can be written from shared blocks which fill in the order's details. Messages unanswered for a day come to the top and stay there.",
        base: 432,
        when: [71, 36],
        rating: rated(4.5, 244),
        tiers: [
          tier('Stall', 59, '2 seats', '3 mailboxes', '1 shop'),
          tier('Shop', 119, '6 seats', '10 mailboxes', '3 shops', 'Reply blocks'),
          tier('Arcade', 259, '20 seats', '40 mailboxes', '12 shops', 'Reports by product'),
        ],
      }),
    ],
  }),
  tool({
    slug: 'helpmarrow',
    name: 'Helpmarrow',
    domain: 'helpmarrow.example',
    category: 'support',
    tagline: 'A help centre that notices when an article goes stale',
    description:
      'Helpmarrow hosts your help pages and compares their screenshots and menu names with the product after each release. Writers get a list of the paragraphs that are no longer true, in order of readers.',
    tags: ['help-centre', 'documentation', 'screenshots'],
    rating: rated(4.6, 143),
    deals: [
      deal({
        slug: 'helpmarrow-lifetime',
        title: 'Helpmarrow Lifetime',
        promise: 'Eighty help articles, re-checked after every release',
        description:
          "Give Helpmarrow a test account and mark the steps in an article. After a release it walks through them, takes fresh pictures and points out where the path ended.\n\nReaders' searches without a result are collected into next week's writing list. Articles can appear on your own domain and inside the product.",
        base: 696,
        when: [25, 65],
        rating: rated(4.7, 88),
        tiers: [
          tier('Guide', 99, '80 articles', '1 product', 'Own domain'),
          tier('Manual', 209, '400 articles', '4 products', '6 languages', 'In-product panel'),
        ],
      }),
      deal({
        slug: 'helpmarrow-beta-writers',
        title: 'Helpmarrow Beta Writers',
        promise: 'Thirty articles for those who tested the walkthroughs',
        description:
          'The beta was sold to technical writers who agreed to report false alarms. In return they kept the hosting and every later picture format.\n\nThe walkthroughs were slower then and ran at night only. They now run at the speed of the other licences.',
        base: 160,
        when: [295, -255],
        rating: rated(4.1, 37),
        tiers: [tier('Beta', 49, '30 articles', '1 product', 'Own domain')],
      }),
    ],
  }),
  tool({
    slug: 'ringdove-desk',
    name: 'Ringdove Desk',
    domain: 'ringdovedesk.example',
    category: 'support',
    tagline: 'Telephone support for firms without a switchboard',
    description:
      "Ringdove Desk gives a small firm one number, rings the right person's mobile and writes down what was said. Plumbers, vets and bike shops call back with the note on the screen instead of a missed-call list.",
    tags: ['phone', 'callbacks', 'small-business', 'transcription'],
    rating: rated(4.2, 178),
    deals: [
      deal({
        slug: 'ringdove-desk-lifetime',
        title: 'Ringdove Desk Lifetime',
        promise: 'One number, four mobiles and a note for every call',
        description:
          'Say who answers what and when, in a week view that copes with lunch breaks. Callers who would wait longer than a minute are offered a call back and told roughly when.\n\nNotes name the caller, the matter and the promise made. Line rental is billed by your carrier and is not part of this price.',
        base: 340,
        currency: 'GBP',
        when: [48, 23],
        rating: rated(4.1, 95),
        tiers: [
          tier('Bell', 79, '4 mobiles', '1 number', '300 notes a month'),
          tier('Peal', 169, '15 mobiles', '4 numbers', '1,500 notes a month', 'Holiday rota'),
        ],
      }),
    ],
  }),
  tool({
    slug: 'tante-greta',
    name: 'Tante Gréta',
    domain: 'tantegreta.example',
    category: 'support',
    tagline: 'A chat helper who admits it when she does not know',
    description:
      'Tante Gréta answers website visitors from your own help pages and fetches a colleague at the first sign of doubt. Museums, swimming pools and ticket offices chose her for the plain manner and the opening hours she never gets wrong.',
    tags: ['chat', 'website', 'visitors'],
    rating: rated(4.4, 231),
    deals: [
      deal({
        slug: 'tante-greta-lifetime',
        title: 'Tante Gréta Lifetime',
        promise: 'Two thousand visitor chats a month in 14 languages',
        description:
          'She reads your site every night and keeps opening hours, prices and exceptions in a table you can correct. What stands in the table beats what stands on the page.\n\nChats she handed over are listed with the sentence she was missing. Add it once, and the next visitor gets an answer.',
        base: 899,
        currency: 'EUR',
        when: [6, 4.5],
        rating: rated(4.5, 119),
        tiers: [
          tier('Kiosk', 45, '2,000 chats a month', '1 site', '14 languages'),
          tier('Foyer', 115, '10,000 chats a month', '5 sites', 'Hand-over to chat or phone'),
          tier('Haus', 245, '50,000 chats a month', '20 sites', 'Hand-over to chat or phone', 'Own servers'),
        ],
      }),
    ],
  }),
  tool({
    slug: 'outage-almanac',
    name: 'Outage Almanac',
    domain: 'outagealmanac.example',
    category: 'support',
    tagline: 'Status pages written for customers, not for engineers',
    description:
      'Outage Almanac publishes a status page with incident notes in plain words and mails only those customers who use the broken part. Support leads at software companies write the first note in under two minutes from a set of openings.',
    tags: ['status-page', 'incidents', 'communication'],
    rating: rated(4.7, 64),
    deals: [
      deal({
        slug: 'outage-almanac-lifetime',
        title: 'Outage Almanac Lifetime',
        promise: 'Tell the right customers first, in words they follow',
        description:
          'Group your customers by what they use, or let a nightly file do it. An incident reaches those affected at once, and the others find it on the page without being alarmed.\n\nA timer reminds the author when the promised next update is due. Afterwards the notes become a draft of the review, with times filled in.',
        base: 144,
        when: [115, null],
        rating: rated(4.7, 42),
        tiers: [
          tier('Page', 69, '1 page', '2,000 subscribers', 'Note openings'),
          tier('Almanac', 139, '6 pages', '25,000 subscribers', 'Customer groups', 'Own domain'),
        ],
      }),
    ],
  }),
  tool({
    slug: 'returnella',
    name: 'Returnella',
    domain: 'returnella.example',
    category: 'support',
    tagline: 'Returns & repairs your customers can arrange themselves',
    description:
      'Returnella asks three questions about a faulty or unwanted item and offers the remedy your rules allow: a part, a repair, a swap or the money. Makers of lamps, bags and bicycles save the parcel when a spare screw would have done.',
    tags: ['returns', 'repairs', 'ecommerce', 'self-service'],
    rating: rated(4.3, 156),
    deals: [
      deal({
        slug: 'returnella-lifetime',
        title: 'Returnella Lifetime',
        promise: 'A hundred returns a month settled without a mail',
        description:
          'Rules are written per product, with the warranty dates and spare parts you stock. The customer adds a photo, picks a remedy and prints the label, or is told plainly why none is due.\n\nFaults are counted by batch, so a bad zip is noticed in week two. Repair shops near the customer can be listed as well.',
        base: 210,
        when: [39, 77],
        rating: rated(4.2, 72),
        tiers: [
          tier('Bench', 89, '100 returns a month', '200 products', 'Parcel labels'),
          tier('Works', 199, '800 returns a month', '3,000 products', 'Fault counts', 'Repair shop map'),
        ],
      }),
    ],
  }),
  tool({
    slug: 'screenparrot',
    name: 'Screenparrot',
    domain: 'screenparrot.example',
    category: 'support',
    tagline: 'Customers show the problem, you get the steps in writing',
    description:
      'Screenparrot lets a customer record the browser tab from a link and turns the recording into numbered steps with the console errors attached. Second-line support passes the result to developers without a round of questions.',
    tags: ['screen-recording', 'bug-reports', 'developers'],
    rating: rated(4.8, 302),
    deals: [
      deal({
        slug: 'screenparrot-lifetime',
        title: 'Screenparrot Lifetime',
        promise: 'Bug reports in numbered steps, nothing to install',
        description:
          'Send the link from any ticket system; the customer presses one button and talks. Typed passwords and card fields are masked in the browser, before anything is uploaded.\n\nSteps name the buttons as they are labelled on screen, with a picture for each. Recordings vanish after the number of days you choose.',
        base: 380,
        when: [84, 9.5],
        rating: rated(4.8, 215),
        tiers: [
          tier('Perch', 19, '40 recordings a month', '2 seats', 'Masked fields'),
          tier('Aviary', 79, '300 recordings a month', '10 seats', 'Console and network log'),
          tier('Canopy', 179, '2,000 recordings a month', '50 seats', 'Console and network log', 'API access'),
        ],
      }),
    ],
  }),
  tool({
    slug: 'the-night-clerk',
    name: 'The Night Clerk',
    domain: 'thenightclerk.example',
    category: 'support',
    tagline: 'Guest messages for small hotels, answered after midnight',
    description:
      'The Night Clerk replies to guests about keys, parking, late arrival and the wifi, and wakes the owner only for water, fire or a locked door. Guest houses of five to thirty rooms set the threshold for waking themselves.',
    tags: ['hospitality', 'messaging', 'guests'],
    rating: null,
    deals: [
      deal({
        slug: 'the-night-clerk-lifetime',
        title: 'The Night Clerk Lifetime',
        promise: 'Quiet nights for a house of up to ten rooms',
        description:
          "Walk through the house with your phone and describe what guests ask about; the recording becomes the clerk's notebook. Guests write by text or in the chat app they already use.\n\nEach morning brings a page with who wrote, what was said and what needs doing. Door codes are given only to a booking that matches.",
        base: 520,
        when: [20, 50],
        rating: null,
        tiers: [
          tier('Guest house', 129, '10 rooms', '500 messages a month', 'Morning page'),
          tier('Small hotel', 279, '30 rooms', '2,500 messages a month', 'Door codes', 'Booking import'),
        ],
      }),
    ],
  }),
  tool({
    slug: 'afterglow-survey',
    name: 'Afterglow Survey',
    domain: 'afterglowsurvey.example',
    category: 'support',
    tagline: 'Ask one good question after a ticket closes',
    description:
      'Afterglow Survey sends a single question chosen by what the ticket was about and sorts the free-text replies into praise, repair and policy. Support managers read it in the team meeting and skip the average score.',
    tags: ['feedback', 'surveys', 'quality'],
    rating: rated(3.8, 51),
    deals: [
      deal({
        slug: 'afterglow-survey-lifetime',
        title: 'Afterglow Survey Lifetime',
        promise: 'Replies worth reading from 1,000 tickets a month',
        description:
          'There are forty questions, each tied to a kind of ticket, and you may add your own. No customer is asked more than once a quarter.\n\nReplies tagged as repair go back to the person who closed the ticket, with time to put it right. Policy complaints are gathered for whoever owns the policy.',
        base: 62,
        when: [180, null],
        rating: rated(3.7, 34),
        tiers: [
          tier('Small desk', 49, '1,000 tickets a month', '5 seats', '40 questions'),
          tier('Large desk', 109, '8,000 tickets a month', '40 seats', 'Own questions'),
        ],
      }),
      deal({
        slug: 'afterglow-survey-agency-edition',
        title: 'Afterglow Survey for Agencies',
        promise: 'Ten client desks kept apart under one login',
        description:
          "An edition for agencies that answer on behalf of others, with questions and look set for each client. Reports carry the client's name and leave yours out.\n\nClients may read along free of charge. Moving a desk to the client's own licence takes one form.",
        base: 850,
        when: [62, 88],
        rating: null,
        tiers: [
          tier('Agency', 239, '10 client desks', '20,000 tickets a month', 'Client reports'),
          tier('Group', 479, '40 client desks', '90,000 tickets a month', 'Client reports', 'API access'),
        ],
      }),
    ],
  }),
];

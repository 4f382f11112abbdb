import { deal, rated, tier, tool } from './money.ts';
import type { SeedTool } from './types.ts';

export const tools: SeedTool[] = [
  tool({
    slug: 'inkwillow',
    name: 'Inkwillow',
    domain: 'inkwillow.example',
    category: 'writing',
    tagline: 'A drafting desk for novels that have outgrown one file',
    description:
      'Inkwillow keeps scenes, timelines and the facts about each character side by side and warns when eyes change colour between chapters. Novelists at work on a series carry the facts over from one book to the next.',
    tags: ['fiction', 'novels', 'desktop'],
    rating: rated(4.7, 574),
    deals: [
      deal({
        slug: 'inkwillow-lifetime',
        title: 'Inkwillow Lifetime',
        promise: 'Every scene, fact and date of a series in one place',
        description:
          'Write in scenes, drag them about and print the whole in standard manuscript form. A fact sheet grows as you write, and each entry links to the line that set it.\n\nWork is stored as plain text files in a folder of your choice. The app runs on three systems and opens without a connection.',
        base: 140,
        when: [142, null],
        rating: rated(4.7, 391),
        tiers: [
          tier('Writer', 49, '3 computers', 'Unlimited books', 'Manuscript export'),
          tier('Co-authors', 89, '8 computers', '2 seats', 'Merged drafts'),
        ],
      }),
      deal({
        slug: 'inkwillow-november-licence',
        title: 'Inkwillow November Licence',
        promise: 'A month-long price for people drafting in a hurry',
        description:
          'Sold for thirty days to writers with a daily word count to meet. It added the sprint clock, which later went into the main licence.\n\nThe price was set at a dollar for each day of the month. Licences have no end date.',
        base: 140,
        when: [300, -270],
        rating: rated(4.8, 203),
        tiers: [tier('November', 30, '2 computers', 'Unlimited books', 'Sprint clock')],
      }),
    ],
  }),
  tool({
    slug: 'zhuying-desk',
    name: 'Zhuying Desk',
    domain: 'zhuyingdesk.example',
    category: 'writing',
    tagline: 'Write a serial novel in Chinese, keep the English in step',
    description:
      "Zhuying Desk (竹影书案) comes from a four-person maker in Chengdu and keeps a web novel's Chinese chapters and their English versions aligned sentence by sentence. Serial authors and their translators share one list of names, ranks and sect titles, so a sword is called the same in chapter 3 and chapter 900.",
    tags: ['chinese', 'translation', 'web-novels', 'glossary'],
    rating: rated(4.8, 162),
    deals: [
      deal({
        slug: 'zhuying-desk-lifetime',
        title: 'Zhuying Desk Lifetime',
        promise: 'Two languages, one serial, no name translated twice',
        description:
          'When the author edits a published chapter, the translator sees which English sentences are now out of date. Terms come with pinyin, a note on usage and the chapter in which they first appeared.\n\nChapters are exported for the common serial sites and as EPUB in simplified, traditional or parallel text. The interface speaks both languages and switches per person.',
        base: 268,
        when: [30, 60],
        rating: rated(4.8, 97),
        tiers: [
          tier('Author', 59, '2 serials', '2 seats', 'EPUB export'),
          tier('Author & translators', 119, '8 serials', '6 seats', 'Change tracking across languages'),
          tier('Imprint', 279, '60 serials', '30 seats', 'Change tracking across languages', 'House glossary'),
        ],
      }),
    ],
  }),
  tool({
    slug: 'plainspoken-clause',
    name: 'Plainspoken Clause',
    domain: 'plainspokenclause.example',
    category: 'writing',
    tagline: 'Official letters rewritten so the reader knows what to do',
    description:
      'Plainspoken Clause takes letters from councils, insurers and hospitals and rebuilds them around what the reader must do and by when. Legal wording that has to stay is locked, and moves to the end.',
    tags: ['plain-language', 'letters', 'public-sector'],
    rating: rated(4.4, 93),
    deals: [
      deal({
        slug: 'plainspoken-clause-lifetime',
        title: 'Plainspoken Clause Lifetime',
        promise: 'Two hundred letters a month people understand first time',
        description:
          'Paste a letter and see it next to a version with a heading, an action and a date. Each change can be taken or refused, and locked wording is never touched.\n\nTemplates with many variants are checked in one go. A reading panel of five volunteers can be booked for letters that matter.',
        base: 450,
        currency: 'GBP',
        when: [57, 31],
        rating: rated(4.3, 48),
        tiers: [
          tier('Clerk', 109, '200 letters a month', '2 seats', 'Locked wording'),
          tier('Office', 239, '1,500 letters a month', '15 seats', 'Template check', 'House rules'),
        ],
      }),
    ],
  }),
  tool({
    slug: 'footnote-fox',
    name: 'Footnote Fox',
    domain: 'footnotefox.example',
    category: 'writing',
    tagline: 'Citations that survive a change of publisher',
    description:
      'Footnote Fox checks each reference against library catalogues, repairs what is missing and restyles the lot when a journal turns you down. Historians value its handling of archive boxes, letters and editions without a date.',
    tags: ['citations', 'academic', 'references'],
    rating: rated(4.6, 318),
    deals: [
      deal({
        slug: 'footnote-fox-lifetime',
        title: 'Footnote Fox Lifetime',
        promise: 'A thousand references checked, repaired and restyled',
        description:
          'Open a manuscript and the notes are read as they stand, abbreviations and all. Doubtful ones are listed with the nearest catalogue entry, and repairs are made as tracked changes.\n\nThere are 1,900 styles, and a new one can be built from a page of examples. Your library is a text file that other programs can read.',
        base: 76,
        when: [16, 5],
        rating: rated(4.6, 181),
        tiers: [
          tier('Scholar', 29, '1,000 references', '1 seat', '1,900 styles'),
          tier('Institute', 149, '50,000 references', '20 seats', 'Own styles', 'Shared library'),
        ],
      }),
    ],
  }),
  tool({
    slug: 'libretto-lathe',
    name: 'Libretto Lathe',
    domain: 'librettolathe.example',
    category: 'writing',
    tagline: 'Lyrics, syllables & stresses lined up under the tune',
    description:
      'Libretto Lathe shows a lyric under its melody and marks where a stress falls on the wrong note. Songwriters, choir arrangers and opera translators try a line in five languages before anyone has to sing it.',
    tags: ['lyrics', 'music', 'translation'],
    rating: rated(4.9, 41),
    deals: [
      deal({
        slug: 'libretto-lathe-lifetime',
        title: 'Libretto Lathe Lifetime',
        promise: 'Singable lines, tested before the rehearsal',
        description:
          'Load a melody from MusicXML or hum it in, then write beneath the notes. Rhymes are offered by sound and vowel length, and a robotic voice sings the line back without mercy.\n\nVersions are kept per verse, with the remarks of your singer or composer. Sheets print with the text set under the staff.',
        base: 129,
        currency: 'EUR',
        when: [97, 104],
        rating: null,
        tiers: [
          tier('Song', 59, '40 songs', '1 seat', 'MusicXML import'),
          tier('Stage', 139, 'Unlimited songs', '6 seats', 'Verse history', 'Print layout'),
        ],
      }),
    ],
  }),
  tool({
    slug: 'red-pencil-row',
    name: 'Red Pencil Row',
    domain: 'redpencilrow.example',
    category: 'writing',
    tagline: "House style checks for magazines, in the house's own words",
    description:
      'Red Pencil Row turns a style guide into checks that explain themselves by quoting the guide. Sub-editors at small magazines run copy through it before layout and argue with the guide, no longer with each other.',
    tags: ['style-guide', 'editing', 'publishing'],
    rating: rated(4.5, 127),
    deals: [
      deal({
        slug: 'red-pencil-row-lifetime',
        title: 'Red Pencil Row Lifetime',
        promise: 'Your style guide applied to every article you print',
        description:
          'Upload the guide as it is, coffee stains included; rules are proposed one by one for you to accept. Exceptions by section or author are possible, and so is a list of words the editor cannot abide.\n\nIt works in the browser and as an add-on for the usual word processors. Each issue closes with the five rules broken most.',
        base: 400,
        when: [43, 18],
        rating: rated(4.5, 69),
        tiers: [
          tier('Quarterly', 79, '1 guide', '4 seats', '300 articles a year'),
          tier('Weekly', 189, '3 guides', '15 seats', '3,000 articles a year', 'Issue report'),
        ],
      }),
    ],
  }),
  tool({
    slug: 'grant-kitchen',
    name: 'Grant Kitchen',
    domain: 'grantkitchen.example',
    category: 'writing',
    tagline: 'Funding applications from ingredients you already wrote',
    description:
      "Grant Kitchen stores the paragraphs, budgets and figures of past applications and measures them against a new call's questions and word limits. Theatre groups and field charities begin with half a draft and a list of what is missing.",
    tags: ['grants', 'non-profit', 'applications'],
    rating: rated(4.3, 76),
    deals: [
      deal({
        slug: 'grant-kitchen-lifetime',
        title: 'Grant Kitchen Lifetime',
        promise: 'Ten applications a year, each begun half finished',
        description:
          "Upload a call and its questions are laid out with limits, criteria and deadlines. Your older texts are suggested where they fit, with the year of every figure, so last season's audience is not claimed twice.\n\nThe budget page checks that text and sums agree. A reader from your board can comment without an account.",
        base: 985,
        when: [13, 42],
        rating: rated(4.2, 33),
        tiers: [
          tier('Troupe', 49, '10 applications a year', '3 seats', 'Budget check'),
          tier('House', 119, '50 applications a year', '12 seats', 'Budget check', 'Funder history'),
          tier('Network', 289, '300 applications a year', '60 seats', 'Funder history', 'Member groups'),
        ],
      }),
      deal({
        slug: 'grant-kitchen-consultants',
        title: 'Grant Kitchen for Consultants',
        promise: 'Separate pantries for every organisation you write for',
        description:
          'For people who write applications for others: each client has its own store, and nothing is suggested across the wall. Time spent per application is logged for the invoice.\n\nA client who leaves takes the store along as a folder of documents. What you wrote in general terms can be kept, once the names are out.',
        base: 349,
        when: [34, 90],
        rating: null,
        tiers: [
          tier('Consultant', 199, '12 clients', '60 applications a year', 'Time log'),
          tier('Bureau', 379, '50 clients', '300 applications a year', '10 seats', 'Time log'),
        ],
      }),
    ],
  }),
  tool({
    slug: 'eulogia',
    name: 'Eulogía',
    domain: 'eulogia.example',
    category: 'writing',
    tagline: 'Speeches for funerals, weddings and last working days',
    description:
      'Eulogía asks about the person in a quiet interview and arranges the stories into a speech of the length you can bear to give. Celebrants use it with families; the words stay those the family used.',
    tags: ['speeches', 'ceremonies', 'interviews'],
    rating: null,
    deals: [
      deal({
        slug: 'eulogia-lifetime',
        title: 'Eulogía Lifetime',
        promise: "Forty speeches a year in the family's own words",
        description:
          'Several relatives can answer from their own phones, and stories told twice are joined. The draft marks where to breathe and shows the minutes as you cut.\n\nA large-print version with short lines is made for the lectern. Interviews are deleted a month after the day, unless the family asks for a copy.',
        base: 88,
        when: [78, 29],
        rating: null,
        tiers: [
          tier('Celebrant', 69, '40 speeches a year', '1 seat', 'Large-print sheets'),
          tier('Funeral home', 169, '250 speeches a year', '8 seats', 'Family copies'),
        ],
      }),
    ],
  }),
  tool({
    slug: 'galley-thyme',
    name: 'Galley Thyme',
    domain: 'galleythyme.example',
    category: 'writing',
    tagline: 'Cookbook manuscripts where the grams always add up',
    description:
      'Galley Thyme checks that every ingredient is used, in order and in the amount listed, and converts a whole book between grams, cups and ounces. Food writers hand their editor a manuscript with the test notes attached.',
    tags: ['cookbooks', 'recipes', 'publishing', 'units'],
    rating: rated(4.0, 108),
    deals: [
      deal({
        slug: 'galley-thyme-lifetime',
        title: 'Galley Thyme Lifetime',
        promise: 'A full cookbook checked, converted and indexed',
        description:
          'Type or import recipes, and the method is read against the list: the forgotten half lemon is underlined. Conversions follow a table per ingredient, because a cup of flour is no cup of honey.\n\nTesters receive one recipe each with a form for times and troubles. The index is drafted by ingredient, season and diet.',
        base: 230,
        when: [225, null],
        rating: rated(3.9, 66),
        tiers: [
          tier('One book', 39, '150 recipes', '10 testers', 'Drafted index'),
          tier('Kitchen library', 99, '1,500 recipes', '60 testers', 'Drafted index', 'Layout export'),
        ],
      }),
    ],
  }),
];

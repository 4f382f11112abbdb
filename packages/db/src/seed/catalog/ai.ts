import { deal, rated, tier, tool } from './money.ts';
import type { SeedTool } from './types.ts';

export const tools: SeedTool[] = [
  tool({
    slug: 'minutewren',
    name: 'Minutewren',
    domain: 'minutewren.example',
    category: 'ai',
    tagline: 'Meeting notes that name who promised what',
    description:
      'Minutewren listens to a call recording and returns a one-page summary with every promise tied to a person and a date. Consultants and project leads use it to send the follow-up before the next call starts.',
    tags: ['transcription', 'meetings', 'summaries'],
    rating: rated(4.6, 312),
    deals: [
      deal({
        slug: 'minutewren-lifetime',
        title: 'Minutewren Lifetime',
        promise: 'Twenty hours of calls summarised every month',
        description:
          'Upload a recording from any call app, or let the desktop recorder catch it without a bot joining the room. The summary lists decisions, promises and open questions, each linked to the second it was said.\n\nSpeakers are recognised from one call to the next once you have named them. Audio is deleted after thirty days unless you ask for it to be kept.',
        base: 348,
        when: [41, 19],
        rating: rated(4.6, 187),
        tiers: [
          tier('Solo', 59, '20 hours of audio a month', '12 languages', 'Export to Markdown and DOCX'),
          tier('Studio', 119, '60 hours of audio a month', '5 seats', 'Shared speaker names', 'Calendar matching'),
          tier(
            'Firm',
            249,
            '200 hours of audio a month',
            '20 seats',
            'Own retention period',
            'Webhook on every summary',
          ),
        ],
      }),
      deal({
        slug: 'minutewren-early-birds',
        title: 'Minutewren Early Birds',
        promise: 'Eight hours a month for the first thousand users',
        description:
          "The first public offer, sold while Minutewren only took uploaded files. Buyers kept every feature that came later, including the desktop recorder.\n\nThe hours were lower than in today's deal and never rolled over. All thousand codes were gone in nine days.",
        base: 120,
        when: [390, -381],
        rating: rated(4.4, 96),
        tiers: [tier('Early bird', 29, '8 hours of audio a month', '1 seat', 'All later updates')],
      }),
    ],
  }),
  tool({
    slug: 'kestrel-prompt',
    name: 'Kestrel Prompt',
    domain: 'kestrelprompt.example',
    category: 'ai',
    tagline: 'Version control for the prompts your team relies on',
    description:
      'Kestrel Prompt stores prompts with history, variables and test cases, and shows what changed in the answers when a line is edited. It suits product teams who have several prompts in production and no wish to redeploy for each tweak.',
    tags: ['prompts', 'testing', 'api'],
    rating: rated(4.3, 88),
    deals: [
      deal({
        slug: 'kestrel-prompt-lifetime',
        title: 'Kestrel Prompt Lifetime',
        promise: 'Edit a prompt, see every answer it changes, then ship',
        description:
          'Each prompt has its own set of example inputs. Saving an edit runs them all against the models you choose and puts old and new answers side by side, so a regression is seen before your customers see it.\n\nYou bring your own model keys, and pay your model provider directly. Applications fetch the live version over HTTP with a cache that survives our downtime.',
        base: 480,
        when: [63, 57],
        rating: rated(4.3, 71),
        tiers: [
          tier('Maker', 79, '50 prompts', '1,000 test runs a month', '2 seats'),
          tier('Team', 169, '500 prompts', '10,000 test runs a month', '10 seats', 'Review before release'),
          tier(
            'Company',
            349,
            'Unlimited prompts',
            '50,000 test runs a month',
            '40 seats',
            'Audit log',
            'Single sign-on',
          ),
        ],
      }),
    ],
  }),
  tool({
    slug: 'doclantern',
    name: 'Doclantern',
    domain: 'doclantern.example',
    category: 'ai',
    tagline: 'Ask your PDFs a question & get the page number back',
    description:
      'Doclantern answers questions from a folder of contracts, manuals or papers and quotes the passage it relied on, with its page. When the folder holds no answer it says so instead of guessing.',
    tags: ['documents', 'search', 'pdf', 'citations'],
    rating: rated(4.7, 541),
    deals: [
      deal({
        slug: 'doclantern-lifetime',
        title: 'Doclantern Lifetime',
        promise: 'Cited answers from up to 2,000 pages of your own files',
        description:
          'Drop in PDFs, scans, Word files or whole ZIP archives. Scans are read with OCR in 31 languages, tables keep their rows, and an answer opens the source at the highlighted sentence.\n\nFolders can be shared by link with a client who has no account. Files are encrypted with a key per folder and are not used to train anything.',
        base: 228,
        when: [12, 2.5],
        rating: rated(4.8, 263),
        tiers: [
          tier('Desk', 49, '2,000 pages', '300 questions a month', 'OCR included'),
          tier('Shelf', 99, '10,000 pages', '1,500 questions a month', '3 seats', 'Share by link'),
          tier('Archive', 199, '60,000 pages', '6,000 questions a month', '15 seats', 'API access'),
        ],
      }),
      deal({
        slug: 'doclantern-for-law-offices',
        title: 'Doclantern for Law Offices',
        promise: 'Case files kept apart, each with its own key and log',
        description:
          'An edition for small practices: one sealed folder per matter, a log of who asked what, and exports that carry exhibit numbers.\n\nHosting is in Frankfurt or Dublin, chosen at set-up. A signed processing agreement comes with every purchase.',
        base: 900,
        currency: 'EUR',
        when: [24, 66],
        rating: rated(4.5, 34),
        tiers: [
          tier('Practice', 279, '100 matters', '5 seats', 'Question log', 'EU hosting'),
          tier('Chambers', 449, '400 matters', '20 seats', 'Question log', 'EU hosting', 'Exhibit numbering'),
        ],
      }),
    ],
  }),
  tool({
    slug: 'ovenbird-voice',
    name: 'Ovenbird Voice',
    domain: 'ovenbird.example',
    category: 'ai',
    tagline: 'Narration in your own voice, from ten minutes of samples',
    description:
      'Ovenbird builds a private voice model from a short reading and uses it to narrate courses, podcasts and product videos. A spoken consent check stops anyone from uploading a voice that is not theirs.',
    tags: ['voice', 'narration', 'audio'],
    rating: rated(4.1, 149),
    deals: [
      deal({
        slug: 'ovenbird-voice-lifetime',
        title: 'Ovenbird Voice Lifetime',
        promise: 'Three hours of narration a month in your own voice',
        description:
          'Paste a script, mark the pauses and stresses, and listen line by line. A line that sounds wrong can be re-read into the microphone, and the model copies the melody of your reading.\n\nOutput is 48 kHz WAV or MP3 with no watermark. English, Spanish, German and Portuguese are supported today.',
        base: 276,
        when: [88, 32],
        rating: rated(4.0, 118),
        tiers: [
          tier('Narrator', 69, '3 hours a month', '1 voice', 'WAV and MP3 export'),
          tier('Publisher', 149, '12 hours a month', '5 voices', 'Pronunciation dictionary', 'Batch export'),
        ],
      }),
    ],
  }),
  tool({
    slug: 'tabulark',
    name: 'Tabulark',
    domain: 'tabulark.example',
    category: 'ai',
    tagline: 'Turn photographed receipts and forms into clean rows',
    description:
      'Tabulark reads photos and scans of paper forms and writes the fields you named into a spreadsheet, flagging the ones it is unsure of. Field researchers, clinics and bookkeepers use it to retire the evening of typing.',
    tags: ['ocr', 'data-entry', 'spreadsheets'],
    rating: rated(4.4, 203),
    deals: [
      deal({
        slug: 'tabulark-lifetime',
        title: 'Tabulark Lifetime',
        promise: '500 paper forms a month typed up for you',
        description:
          'Show Tabulark three filled-in examples and name the fields; it reads the rest of the pile. Values below your confidence limit land in a review queue with the crop of the image next to them.\n\nRows go to CSV, Google-style sheets or a webhook. Handwriting works best in block letters, and we say so on the test page before you buy.',
        base: 190,
        when: [150, null],
        rating: rated(4.4, 132),
        tiers: [
          tier('Clipboard', 39, '500 pages a month', '5 form types', 'CSV export'),
          tier('Counter', 89, '2,500 pages a month', '30 form types', 'Webhook', '4 seats'),
          tier('Back office', 189, '12,000 pages a month', 'Unlimited form types', 'Webhook', '15 seats'),
        ],
      }),
    ],
  }),
  tool({
    slug: 'mizan-lens',
    name: 'Mizan Lens',
    domain: 'mizanlens.example',
    category: 'ai',
    tagline: 'Arabic and English text checked for tone before it goes out',
    description:
      'Mizan Lens (ميزان) is made by a small team in Amman and reviews bilingual copy for register, gendered forms and dialect slips. Agencies in the Gulf run press notices and captions through it before a native editor signs off.',
    tags: ['arabic', 'localisation', 'tone'],
    rating: rated(4.8, 67),
    deals: [
      deal({
        slug: 'mizan-lens-lifetime',
        title: 'Mizan Lens Lifetime',
        promise: 'A second reader for every Arabic line you publish',
        description:
          'Paste a text or connect a document, choose the audience (Gulf, Levant, Egypt, Maghreb or formal), and every remark comes with a reason in both languages.\n\nTerms you have approved go to a house glossary which later checks respect. Right-to-left layout is kept in exported DOCX files.',
        base: 320,
        when: [33, 45],
        rating: rated(4.8, 51),
        tiers: [
          tier('Editor', 89, '100,000 words a month', '1 seat', 'House glossary'),
          tier('Agency', 219, '600,000 words a month', '8 seats', '10 client glossaries', 'Review links'),
        ],
      }),
    ],
  }),
  tool({
    slug: 'sortilog',
    name: 'Sortilog',
    domain: 'sortilog.example',
    category: 'ai',
    tagline: 'Label thousands of text rows with twenty examples',
    description:
      'Sortilog learns a classification from a handful of labelled rows and applies it to the rest, asking only about the cases that would teach it most. Survey analysts and marketplace moderators are its regulars.',
    tags: ['classification', 'surveys', 'no-code'],
    rating: rated(4.2, 58),
    deals: [
      deal({
        slug: 'sortilog-lifetime',
        title: 'Sortilog Lifetime',
        promise: 'Code 10,000 survey answers in an afternoon',
        description:
          'Upload a CSV, write your categories in plain words and label twenty rows. Sortilog proposes labels for the remainder with a confidence next to each, and measures itself on rows you held back.\n\nThe finished model can be downloaded and run offline, so a study can be repeated years later with the same result.',
        base: 99,
        when: [5, 6],
        rating: null,
        tiers: [
          tier('Analyst', 35, '10,000 rows a month', '10 models', 'Offline model download'),
          tier('Lab', 95, '100,000 rows a month', 'Unlimited models', '6 seats', 'Agreement statistics'),
        ],
      }),
    ],
  }),
  tool({
    slug: 'pocket-oracle',
    name: 'Pocket Oracle',
    domain: 'pocketoracle.example',
    category: 'ai',
    tagline: 'A chat model that runs on your laptop, wifi off',
    description:
      'Pocket Oracle is a desktop app which downloads open language models and runs them locally with a tidy chat window and a folder of saved prompts. Travellers, journalists and the privately minded use it where the cloud is no option.',
    tags: ['local', 'privacy', 'desktop', 'chat'],
    rating: rated(4.5, 827),
    deals: [
      deal({
        slug: 'pocket-oracle-lifetime',
        title: 'Pocket Oracle Lifetime',
        promise: 'Private chat on your own hardware, with no monthly bill',
        description:
          'The installer checks memory and graphics card, then suggests models that will run at reading speed. Chats stay in one encrypted file you can copy to a stick.\n\nA licence covers macOS, Windows and Linux. There is no account, and the app works without ever contacting our server after activation.',
        base: 79,
        when: [210, null],
        rating: rated(4.6, 644),
        tiers: [
          tier('One person', 29, '3 devices', 'All operating systems', 'All 2.x and 3.x updates'),
          tier('Household', 49, '8 devices', 'All operating systems', 'All 2.x and 3.x updates'),
          tier('Office', 149, '30 devices', 'Offline activation', 'Locked model list'),
        ],
      }),
    ],
  }),
  tool({
    slug: 'slateword',
    name: 'Slateword',
    domain: 'slateword.example',
    category: 'ai',
    tagline: 'From script page to a shot list your crew can print',
    description:
      'Slateword reads a screenplay and drafts a shot list with framing, props and cast for each scene. Student film-makers and small production houses correct the draft instead of starting from an empty table.',
    tags: ['film', 'planning', 'scripts'],
    rating: null,
    deals: [],
  }),
];

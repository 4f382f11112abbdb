import { deal, rated, tier, tool } from './money.ts';
import type { SeedTool } from './types.ts';

export const tools: SeedTool[] = [
  tool({
    slug: 'chalkhouse',
    name: 'Chalkhouse',
    domain: 'chalkhouse.example',
    category: 'education',
    tagline: 'A home for your course, from first lesson to certificate',
    description:
      'Chalkhouse hosts video lessons, exercises and a discussion under each of them, on your own domain. Yoga teachers, tax advisers and chess coaches sell courses with it without giving up a share of each sale.',
    tags: ['courses', 'video', 'certificates'],
    rating: rated(4.5, 467),
    deals: [
      deal({
        slug: 'chalkhouse-lifetime',
        title: 'Chalkhouse Lifetime',
        promise: 'Host three courses for as many learners as will come',
        description:
          'Lessons can open all at once, week by week or once an exercise is passed. Learners pick up where they stopped on any device, and downloads for the train are allowed if you say so.\n\nPayments go straight to your own account with the processor of your choice. Certificates carry a number that an employer can look up.',
        base: 1188,
        when: [36, 54],
        rating: rated(4.5, 318),
        tiers: [
          tier('Teacher', 99, '3 courses', '100 GB of video', 'Unlimited learners'),
          tier('School', 219, '25 courses', '500 GB of video', '6 teachers', 'Own domain'),
          tier('Academy', 429, 'Unlimited courses', '2 TB of video', '30 teachers', 'Company accounts'),
        ],
      }),
      deal({
        slug: 'chalkhouse-founding-teachers',
        title: 'Chalkhouse Founding Teachers',
        promise: 'One course, unlimited learners, from the very first day',
        description:
          'Offered to the first three hundred teachers while quizzes were still missing. They have since received quizzes, certificates and two redesigns they had a vote on.\n\nThe places went in under three weeks. Founding accounts still carry a small chalk mark beside the name.',
        base: 180,
        when: [395, -376],
        rating: rated(4.8, 122),
        tiers: [tier('Founding teacher', 49, '1 course', '30 GB of video', 'Unlimited learners')],
      }),
    ],
  }),
  tool({
    slug: 'vokabelbaum',
    name: 'Vokabelbaum',
    domain: 'vokabelbaum.example',
    category: 'education',
    tagline: 'German vocabulary grouped by word family, from Fuß to Fußnote',
    description:
      'Vokabelbaum teaches words by the root they share and brings each one back shortly before it would be forgotten. Adult learners between A2 and C1 spend ten minutes a day on it, mostly on a tram.',
    tags: ['languages', 'vocabulary', 'spaced-repetition'],
    rating: rated(4.6, 583),
    deals: [
      deal({
        slug: 'vokabelbaum-lifetime',
        title: 'Vokabelbaum Lifetime',
        promise: '9,000 German words in 1,400 families, offline too',
        description:
          'Every family starts with a word you know and branches into verbs, nouns and the sayings people use. Native speakers from Hamburg, Graz and Bern recorded the examples.\n\nMistakes with der, die and das are practised separately, because they are another kind of forgetting. Progress syncs between phone and browser and can be exported as a list.',
        base: 72,
        currency: 'EUR',
        when: [160, null],
        rating: rated(4.6, 455),
        tiers: [
          tier('Learner', 29, '1 person', 'All 9,000 words', 'Offline practice'),
          tier('Family', 55, '5 people', 'All 9,000 words', 'Separate progress'),
        ],
      }),
    ],
  }),
  tool({
    slug: 'quizquarry',
    name: 'Quizquarry',
    domain: 'quizquarry.example',
    category: 'education',
    tagline: 'Exam papers in four versions, with answer sheets to match',
    description:
      'Quizquarry assembles tests from a question bank so that neighbours receive different papers of equal difficulty. Secondary schools print it, and colleges run it in a locked browser window.',
    tags: ['exams', 'question-bank', 'grading'],
    rating: rated(4.2, 118),
    deals: [
      deal({
        slug: 'quizquarry-lifetime',
        title: 'Quizquarry Lifetime',
        promise: 'Write a question once and set fair papers for years',
        description:
          'Questions hold variables, so the same task comes with other numbers and a correct key each time. After grading, Quizquarry shows which questions told strong and weak pupils apart and which only confused everyone.\n\nMarked answer sheets are read from a phone photo or the staff-room scanner. Formulas, staves and chemical structures can all be typed.',
        base: 150,
        when: [19, 2.8],
        rating: rated(4.3, 64),
        tiers: [
          tier('Classroom', 45, '1 teacher', '1,000 questions', 'Answer sheet scanning'),
          tier('Subject group', 139, '10 teachers', '10,000 questions', 'Shared bank'),
          tier('School', 360, '80 teachers', 'Unlimited questions', 'Locked browser', 'Grade book export'),
        ],
      }),
    ],
  }),
  tool({
    slug: 'owl-and-abacus',
    name: 'Owl & Abacus',
    domain: 'owlandabacus.example',
    category: 'education',
    tagline: "Maths practice that shows a child's next step, not a score",
    description:
      'Owl & Abacus sets short sums for ages six to eleven and follows the working, so it knows a slip from a misunderstanding. Parents and primary teachers get a note once a week on what to look at together.',
    tags: ['maths', 'primary-school', 'tablets'],
    rating: rated(4.8, 246),
    deals: [
      deal({
        slug: 'owl-and-abacus-lifetime',
        title: 'Owl & Abacus Lifetime',
        promise: 'Six school years of maths practice for the whole household',
        description:
          'Children write with a finger or pen, and carrying a one is marked where it happens. There are no coins, streaks or advertisements, and a session ends by itself after fifteen minutes.\n\nThe order of topics follows the curricula of eight countries and can be changed. A child needs a first name and nothing else.',
        base: 90,
        when: [77, 43],
        rating: rated(4.8, 190),
        tiers: [
          tier('Household', 39, '4 children', '2 grown-ups', 'Weekly note'),
          tier('Class', 119, '32 children', '2 teachers', 'Printed practice sheets'),
        ],
      }),
      deal({
        slug: 'owl-and-abacus-for-libraries',
        title: 'Owl & Abacus for Libraries',
        promise: 'Maths corners for public libraries, no sign-up at the desk',
        description:
          'Children type the three-word code on a card and carry on where they stopped, at any table in the building. Lost cards are replaced by the librarian in a few seconds.\n\nYearly totals for the annual report are counted without names. Posters and a box of printed cards are sent with the licence.',
        base: 248,
        when: [28, 110],
        rating: rated(4.6, 16),
        tiers: [
          tier('Branch', 129, '150 cards', '6 tablets', 'Yearly totals'),
          tier('Town', 390, '1,200 cards', '60 tablets', '10 branches', 'Yearly totals'),
        ],
      }),
    ],
  }),
  tool({
    slug: 'rehearso',
    name: 'Rehearso',
    domain: 'rehearso.example',
    category: 'education',
    tagline: 'Sheet music that listens and turns its own pages',
    description:
      "Rehearso follows a player through the tablet's microphone and marks the bars that keep going wrong. Music schools use it for practice between lessons, and amateur choirs for learning one voice at a time.",
    tags: ['music', 'practice', 'notation'],
    rating: rated(3.9, 87),
    deals: [
      deal({
        slug: 'rehearso-lifetime',
        title: 'Rehearso Lifetime',
        promise: 'Practise from your own scores with a patient accompanist',
        description:
          "Import a notation file or photograph the page, and the other parts play along at your pace. Loops begin a bar early, as a teacher would have it, and speed up only when you manage.\n\nStrings, woodwind, piano and voice are followed well; drums are not yet. A teacher can write into a pupil's score from afar before the next lesson.",
        base: 240,
        currency: 'GBP',
        when: [110, 64],
        rating: rated(3.8, 59),
        tiers: [
          tier('Player', 49, '1 player', '100 scores', 'Photo import'),
          tier('Teacher', 109, '25 pupils', '500 scores', 'Remarks in the score'),
          tier('Choir', 189, '90 singers', 'Unlimited scores', 'One voice at a time'),
        ],
      }),
    ],
  }),
  tool({
    slug: 'labcoat-bench',
    name: 'Labcoat Bench',
    domain: 'labcoatbench.example',
    category: 'education',
    tagline: 'Chemistry experiments on screen, mishaps included',
    description:
      'Labcoat Bench simulates glassware, heat and 340 substances closely enough that a careless pupil does get foam on the ceiling. Science teachers use it to prepare a class for the real bench or to stand in for one.',
    tags: ['science', 'simulation', 'secondary-school'],
    rating: rated(4.7, 161),
    deals: [
      deal({
        slug: 'labcoat-bench-lifetime',
        title: 'Labcoat Bench Lifetime',
        promise: '120 guided experiments and an open bench for a class',
        description:
          "Each experiment has a task sheet, a bench and a notebook the pupil fills in. Readings scatter as they do in life, so two groups must compare and argue.\n\nIt runs in a browser on ten-year-old school computers. A teacher's view shows every bench at once and can freeze them all, which is popular.",
        base: 1780,
        when: [53, 30],
        rating: rated(4.7, 98),
        tiers: [
          tier('One class', 89, '35 pupils', '120 experiments', '1 teacher'),
          tier('Department', 249, '400 pupils', 'Own experiments', '8 teachers'),
        ],
      }),
      deal({
        slug: 'labcoat-bench-physics',
        title: 'Labcoat Bench Physics',
        promise: 'Springs, lenses and circuits on the same open bench',
        description:
          'A second bench with 85 experiments in mechanics, optics and electricity. Fuses blow, lenses distort and nothing rolls without friction unless you remove it.\n\nIt works by itself or shares classes with the chemistry bench. Sound and heat follow next school year for everyone who owns it.',
        base: 130,
        when: [6, 76],
        rating: null,
        tiers: [
          tier('One class', 79, '35 pupils', '85 experiments', '1 teacher'),
          tier('Department', 229, '400 pupils', 'Own experiments', '8 teachers'),
        ],
      }),
    ],
  }),
  tool({
    slug: 'tutorloft',
    name: 'Tutorloft',
    domain: 'tutorloft.example',
    category: 'education',
    tagline: 'Private lessons booked, held and billed from one calendar',
    description:
      'Tutorloft joins a booking page, a whiteboard call and monthly invoices for people who teach one pupil at a time. Lesson notes stay with the pupil, so a substitute can carry on where the last hour ended.',
    tags: ['tutoring', 'booking', 'whiteboard'],
    rating: rated(4.4, 133),
    deals: [
      deal({
        slug: 'tutorloft-lifetime',
        title: 'Tutorloft Lifetime',
        promise: 'Run a tutoring practice of thirty pupils without paperwork',
        description:
          'Parents see free hours, book a series and receive one invoice a month with each lesson listed. Late cancellations follow the rule you set, and the mail about it is written for you.\n\nThe whiteboard remembers every lesson and takes PDFs as a background. Calls work in the browser, also on a school tablet with half its permissions removed.',
        base: 312,
        when: [92, null],
        rating: rated(4.4, 101),
        tiers: [
          tier('Tutor', 69, '30 pupils', 'Unlimited lessons', 'Monthly invoices'),
          tier('Practice', 179, '200 pupils', '8 tutors', 'Substitutes', 'Pay slips'),
        ],
      }),
    ],
  }),
  tool({
    slug: 'signa-manos',
    name: 'Signa Manos',
    domain: 'signamanos.example',
    category: 'education',
    tagline: "Sign language lessons filmed from the learner's side",
    description:
      "Signa Manos is made by deaf teachers in Valparaíso and shows every sign from the front and over the signer's shoulder. Nurses, shop staff and relatives learn the phrases of their own day first.",
    tags: ['sign-language', 'video', 'accessibility'],
    rating: null,
    deals: [
      deal({
        slug: 'signa-manos-lifetime',
        title: 'Signa Manos Lifetime',
        promise: 'All 210 lessons in one sign language of your choice',
        description:
          "Choose among the sign languages of Chile, Spain, Britain and the United States; each has its own teachers and its own films. Hold up your phone and a teacher's recording plays beside your own hands.\n\nOnce a month there is an open hour with a teacher, in sign and with captions. A third of each sale goes to the deaf associations that take part.",
        base: 24,
        when: [0.2, 90],
        rating: null,
        tiers: [
          tier('One learner', 19, '1 sign language', '210 lessons', 'Monthly open hour'),
          tier('Workplace', 149, '20 learners', '2 sign languages', 'Phrases for your trade'),
        ],
      }),
    ],
  }),
  tool({
    slug: 'fieldtrip-ledger',
    name: 'Fieldtrip Ledger',
    domain: 'fieldtripledger.example',
    category: 'education',
    tagline: 'Permission slips, allergies and bus money in one list',
    description:
      'Fieldtrip Ledger collects what a teacher must know before leaving the school gate, and works without reception on the day. Parents answer on a phone once a year and confirm with a tap for each outing.',
    tags: ['schools', 'trips', 'forms'],
    rating: rated(4.1, 28),
    deals: [],
  }),
];

import { deal, rated, tier, tool } from './money.ts';
import type { SeedTool } from './types.ts';

export const tools: SeedTool[] = [
  tool({
    slug: 'glyphmason',
    name: 'Glyphmason',
    domain: 'glyphmason.example',
    category: 'design',
    tagline: 'Draw a working typeface without a type design degree',
    description:
      'Glyphmason is a font editor that builds accents, fractions and small capitals from the letters you have already drawn. Lettering artists use it to turn a sketchbook alphabet into a file their clients can install.',
    tags: ['fonts', 'typography', 'vector'],
    rating: rated(4.6, 238),
    deals: [
      deal({
        slug: 'glyphmason-lifetime',
        title: 'Glyphmason Lifetime',
        promise: 'From scanned letters to an installable font, on your desktop',
        description:
          'Trace a scan or draw with curves that snap to your own stem widths. Spacing is proposed from the shapes and shown in real words, in the languages you tick.\n\nExports are OpenType and web font files, checked for the faults that make printers complain. Fonts you make belong to you and may be sold without a further licence.',
        base: 199,
        when: [73, 47],
        rating: rated(4.6, 169),
        tiers: [
          tier('Apprentice', 69, '2 computers', 'Static fonts', 'Updates within version 3'),
          tier('Master', 129, '4 computers', 'Variable fonts', 'All later versions'),
        ],
      }),
    ],
  }),
  tool({
    slug: 'kolorado',
    name: 'Kolorado',
    domain: 'kolorado.example',
    category: 'design',
    tagline: 'Palettes that pass contrast rules on every screen you ship',
    description:
      'Kolorado grows a full colour system from two brand colours and checks each text pairing against accessibility limits in light and dark mode. Interface designers hand the result to developers as tokens.',
    tags: ['colour', 'accessibility', 'design-tokens'],
    rating: rated(4.8, 412),
    deals: [
      deal({
        slug: 'kolorado-lifetime',
        title: 'Kolorado Lifetime',
        promise: 'A complete, readable palette for ten brands',
        description:
          'Enter the colours you may not change and Kolorado arranges the others around them in even steps of lightness. Failing pairs are listed with the nearest shade that would pass.\n\nSeven kinds of colour blindness can be previewed on your own screenshots. Tokens export as CSS, JSON or a swatch file for print.',
        base: 29,
        when: [190, null],
        rating: rated(4.8, 350),
        tiers: [
          tier('Freelance', 23, '10 palettes', 'CSS and JSON export', 'Dark mode'),
          tier('Studio', 59, '100 palettes', 'Print swatches', '6 seats'),
          tier('System', 139, 'Unlimited palettes', 'Change history', '25 seats', 'Token API'),
        ],
      }),
      deal({
        slug: 'kolorado-classroom',
        title: 'Kolorado Classroom',
        promise: 'Thirty student seats and a set of colour exercises',
        description:
          'An edition for design schools, with twelve exercises on contrast, harmony and the limits of a monitor. Teachers see each palette and the steps that led to it.\n\nSeats pass to the next class in autumn at no cost. Students need an invitation link and no e-mail address.',
        base: 540,
        currency: 'EUR',
        when: [45, 100],
        rating: rated(4.5, 19),
        tiers: [
          tier('One class', 119, '30 student seats', '2 teachers', '12 exercises'),
          tier('One school', 349, '300 student seats', '20 teachers', '12 exercises', 'Own exercises'),
        ],
      }),
    ],
  }),
  tool({
    slug: 'proofpigeon',
    name: 'Proofpigeon',
    domain: 'proofpigeon.example',
    category: 'design',
    tagline: 'Client comments pinned to the layout, not lost in e-mail',
    description:
      'Proofpigeon collects remarks on PDFs, images and web pages from clients who never have to sign up. Small studios use it to get one signed approval in place of fourteen messages titled “final”.',
    tags: ['proofing', 'feedback', 'clients'],
    rating: rated(4.3, 157),
    deals: [
      deal({
        slug: 'proofpigeon-lifetime',
        title: 'Proofpigeon Lifetime',
        promise: 'Fifteen jobs at once, each with a dated approval',
        description:
          'Send a link, and the client clicks where something is wrong and types. Rounds are numbered, older ones stay visible, and a slider compares two versions in place.\n\nWhen the number of rounds you agreed on is used up, the link says so politely. An approval records name, time and the exact file, as a PDF for your records.',
        base: 360,
        when: [26, 34],
        rating: rated(4.3, 102),
        tiers: [
          tier('Desk', 59, '15 open jobs', '10 GB of files', 'Unlimited reviewers'),
          tier('Studio', 129, '80 open jobs', '100 GB of files', '8 seats', 'Own logo'),
          tier('House', 259, 'Unlimited jobs', '500 GB of files', '30 seats', 'Own domain'),
        ],
      }),
    ],
  }),
  tool({
    slug: 'nookplan',
    name: 'Nookplan',
    domain: 'nookplan.example',
    category: 'design',
    tagline: 'Floor plans for rooms under forty square metres',
    description:
      'Nookplan draws small flats, cabins and vans to scale and warns when a drawer will hit a door. Interior designers and van builders like that it thinks in folding tables and beds with storage beneath.',
    tags: ['interiors', 'floor-plans', '3d'],
    rating: rated(4.1, 93),
    deals: [
      deal({
        slug: 'nookplan-lifetime',
        title: 'Nookplan Lifetime',
        promise: 'Plan a tiny home in an evening, with every hinge checked',
        description:
          'Sketch the walls, set the heights and place furniture from a library of 900 compact pieces. Anything that opens, folds or slides can be tried by dragging it, and collisions show in red.\n\nPlans print to scale on ordinary paper across several sheets. A cutting list for panels can be exported for the joiner.',
        base: 240,
        currency: 'GBP',
        when: [15, 5.5],
        rating: rated(4.0, 48),
        tiers: [
          tier('Cabin', 35, '5 plans', 'Furniture library', 'Scaled printing'),
          tier('Workshop', 85, 'Unlimited plans', 'Cutting lists', 'Own furniture', '3 seats'),
        ],
      }),
    ],
  }),
  tool({
    slug: 'ateliere-mockups',
    name: 'Atelière Mockups',
    domain: 'ateliere.example',
    category: 'design',
    tagline: 'Show packaging on a real shelf before it is printed',
    description:
      'Atelière wraps your flat artwork around boxes, jars, pouches and bottles and lights them like the shop they will stand in. Packaging designers send these pictures with the first draft to save a round of physical samples.',
    tags: ['mockups', 'packaging', 'rendering'],
    rating: rated(4.5, 204),
    deals: [
      deal({
        slug: 'ateliere-mockups-lifetime',
        title: 'Atelière Mockups Lifetime',
        promise: '60 finished packaging pictures a month',
        description:
          'Choose a form, drop your dieline on it and set paper, foil and varnish. Scenes include a supermarket, a pharmacy, a farm shop and a plain studio table.\n\nPictures are delivered at 4,000 pixels with a transparent version alongside. Forms you are missing can be ordered from us, four a year on the larger plan.',
        base: 708,
        when: [101, 19],
        rating: rated(4.5, 133),
        tiers: [
          tier('Counter', 89, '60 pictures a month', '140 forms', 'Transparent versions'),
          tier('Aisle', 199, '300 pictures a month', '4 custom forms a year', '5 seats', 'Turntable clips'),
        ],
      }),
      deal({
        slug: 'ateliere-mockups-cosmetics',
        title: 'Atelière for Cosmetics',
        promise: 'Tubes, droppers and compacts with true glass and metal',
        description:
          'A themed set sold last spring with 38 cosmetic forms and a bathroom scene. Refraction was computed with the liquid inside, which took its time and looked it.\n\nThe forms have since joined the main library. Buyers of this edition keep their monthly allowance for good.',
        base: 150,
        when: [300, -255],
        rating: null,
        tiers: [tier('Vanity', 45, '25 pictures a month', '38 forms', 'Bathroom scene')],
      }),
    ],
  }),
  tool({
    slug: 'strichvogel-icons',
    name: 'Strichvogel Icons',
    domain: 'strichvogel-icons.example',
    category: 'design',
    tagline: '6,200 icons on one grid, with the odd trades included',
    description:
      'Strichvogel is an icon collection that covers beekeeping, dialysis and rail freight as carefully as it covers arrows. A browser app sets stroke, corner and size for all of them before you download.',
    tags: ['icons', 'svg', 'assets'],
    rating: rated(4.7, 519),
    deals: [
      deal({
        slug: 'strichvogel-icons-lifetime',
        title: 'Strichvogel Icons Lifetime',
        promise: "Every icon today and each month's forty new ones",
        description:
          'All icons are drawn on a 24-pixel grid and come as SVG, icon font and component files. Search understands nine languages and forgives spelling.\n\nThe licence covers any number of client projects, printed ones too. Requests from licence holders are drawn first, usually within three weeks.',
        base: 380,
        when: [230, null],
        rating: rated(4.7, 431),
        tiers: [
          tier('One designer', 19, 'All 6,200 icons', 'Monthly additions', 'Unlimited projects'),
          tier('Team of ten', 79, '10 designers', 'Shared presets', '5 icon requests a year'),
          tier('Company', 249, 'Unlimited designers', 'Package registry access', '20 icon requests a year'),
        ],
      }),
    ],
  }),
  tool({
    slug: 'foldwise',
    name: 'Foldwise',
    domain: 'foldwise.example',
    category: 'design',
    tagline: 'Leaflets, maps & cards imposed in the right order for print',
    description:
      'Foldwise arranges pages for folding, stapling and cutting, and plays the fold on screen so that nobody tapes paper together at midnight. Print shops and zine makers feed it an ordinary PDF.',
    tags: ['print', 'prepress', 'pdf'],
    rating: rated(4.4, 71),
    deals: [
      deal({
        slug: 'foldwise-lifetime',
        title: 'Foldwise Lifetime',
        promise: 'Fifty-two folds, imposed and checked in seconds',
        description:
          'Pick a fold, give the paper weight, and pages are shifted by fractions of a millimetre for creep. Missing bleed, thin lines and low resolution are listed with a picture of the spot.\n\nOwn folds can be built from creases and saved for colleagues. The app runs offline on all three desktop systems.',
        base: 139,
        when: [39, 81],
        rating: rated(4.4, 55),
        tiers: [
          tier('Zine', 49, '1 computer', '52 folds', 'Creep correction'),
          tier('Print shop', 159, '6 computers', 'Own folds', 'Hot folder', 'Job tickets'),
        ],
      }),
    ],
  }),
  tool({
    slug: 'roughloom',
    name: 'Roughloom',
    domain: 'roughloom.example',
    category: 'design',
    tagline: 'Rough wireframes that stay rough, so talk stays on the idea',
    description:
      'Roughloom offers thirty grey components, one font and no colours, by intent. Teams sketch a flow in a meeting and click through it on a phone before the coffee is cold.',
    tags: ['wireframes', 'prototyping', 'ux'],
    rating: rated(3.7, 46),
    deals: [
      deal({
        slug: 'roughloom-lifetime',
        title: 'Roughloom Lifetime',
        promise: 'Sketch a clickable flow while the meeting is still on',
        description:
          'Type “list with search and three filters” or drag the pieces; both give the same editable sketch. Screens connect by dropping one onto a button of another.\n\nUp to twenty people may draw on a board together. When a flow is settled, a text outline of all screens and states goes to whoever builds it.',
        base: 264,
        when: [0.5, 60],
        rating: null,
        tiers: [
          tier('Pencil', 39, '20 boards', '3 editors', 'Unlimited viewers'),
          tier('Loom', 99, 'Unlimited boards', '15 editors', 'Outline export'),
        ],
      }),
    ],
  }),
  tool({
    slug: 'brandkeep',
    name: 'Brandkeep & Sons',
    domain: 'brandkeep.example',
    category: 'design',
    tagline: 'One tidy page for logos, colours and the rules about them',
    description:
      'Brandkeep & Sons hosts a brand manual that hands every visitor the right file: print logo for the sign-maker, small logo for the app. Clubs, chains and city offices send its link whenever somebody asks for “the logo in good quality”.',
    tags: ['brand', 'guidelines', 'asset-library'],
    rating: null,
    deals: [
      deal({
        slug: 'brandkeep-lifetime',
        title: 'Brandkeep & Sons Lifetime',
        promise: 'A brand manual people use, for one organisation or ten',
        description:
          'Upload one vector logo and the page offers it in the sizes and formats others ask for. Rules are shown as pairs of right and wrong, which you can draw from your own material.\n\nA replaced logo shows a notice to everyone who downloaded the old one by e-mail link. Pages may be public, behind a password or open to certain domains.',
        base: 99,
        when: [57, 12],
        rating: rated(4.2, 27),
        tiers: [
          tier('One brand', 75, '1 manual', '5 GB of files', 'Download notices'),
          tier('Ten brands', 245, '10 manuals', '50 GB of files', 'Own domain', '12 editors'),
        ],
      }),
    ],
  }),
];

export const STORE_CATEGORIES = ['templates', 'courses', 'graphics', 'code'] as const;
export type StoreCategory = (typeof STORE_CATEGORIES)[number];

/** Product that the demo store shows and nobody sells. Prices are in US cents. */
export interface Product {
  slug: string;
  name: string;
  maker: string;
  category: StoreCategory;
  cents: number;
  rating: { score: number; count: number };
  picture: string;
  promise: string;
  description: string;
}

const cover = (name: string) => `/art/covers/_${name}.svg`;

const TEMPLATES: readonly Product[] = [
  {
    slug: 'invoice-ledger',
    name: 'Invoice Ledger',
    maker: 'Plain Columns',
    category: 'templates',
    cents: 2470,
    rating: { score: 4.7, count: 212 },
    picture: cover('finance-0'),
    promise: 'A spreadsheet that knows which invoices are late',
    description:
      'One sheet for invoices, one for payments, and a third that puts them together. It opens in every common spreadsheet program and holds no macros.',
  },
  {
    slug: 'kanban-wall',
    name: 'Kanban Wall',
    maker: 'Plain Columns',
    category: 'templates',
    cents: 1800,
    rating: { score: 4.2, count: 64 },
    picture: cover('productivity-3'),
    promise: 'Boards and cards to print, cut and move by hand',
    description:
      'Twelve board layouts and eight card sizes as print files, from a desk pad to a poster. Comes with a short guide to running a week on paper.',
  },
  {
    slug: 'year-on-a-page',
    name: 'Year on a Page',
    maker: 'Tall Window',
    category: 'templates',
    cents: 1250,
    rating: { score: 4.5, count: 138 },
    picture: cover('productivity-4'),
    promise: 'A calendar that fits a whole year on one sheet',
    description:
      'Weeks run down, months run across, and holidays are a list of your own. Change the year in one cell and print it again.',
  },
  {
    slug: 'straight-pitch',
    name: 'Straight Pitch',
    maker: 'Tall Window',
    category: 'templates',
    cents: 2996,
    rating: { score: 4.6, count: 97 },
    picture: cover('sales-5'),
    promise: 'Twenty slides for saying one thing clearly',
    description:
      'A deck with room for numbers and little room for adjectives. Each slide comes with a note on what belongs there and what does not.',
  },
];

const COURSES: readonly Product[] = [
  {
    slug: 'write-less-say-more',
    name: 'Write Less, Say More',
    maker: 'Odile Brandt',
    category: 'courses',
    cents: 3990,
    rating: { score: 4.9, count: 341 },
    picture: cover('writing-2'),
    promise: 'Eleven lessons on the words in your product',
    description:
      'Buttons, errors, empty pages and e-mails, one lesson each. Every lesson takes a real screen, makes it half as long, and says why it works better.',
  },
  {
    slug: 'reading-charts',
    name: 'Reading Charts',
    maker: 'Samir Haddad',
    category: 'courses',
    cents: 4900,
    rating: { score: 4.4, count: 156 },
    picture: cover('analytics-0'),
    promise: 'See what a chart says, and what it hides',
    description:
      'Six hours of video on axes, averages and the art of leaving things out, with forty charts from the news to take apart.',
  },
  {
    slug: 'maps-for-the-web',
    name: 'Maps for the Web',
    maker: 'Samir Haddad',
    category: 'courses',
    cents: 5900,
    rating: { score: 4.6, count: 83 },
    picture: cover('education-5'),
    promise: 'From a table of places to a map that loads fast',
    description:
      'Build three maps step by step: a store finder, a delivery zone and a map of your readers. You need some JavaScript and no geography.',
  },
  {
    slug: 'calm-support',
    name: 'Calm Support',
    maker: 'Odile Brandt',
    category: 'courses',
    cents: 3500,
    rating: { score: 4.3, count: 59 },
    picture: cover('support-3'),
    promise: 'Answer angry letters without becoming angry',
    description:
      'Nine conversations that went wrong, and how each could have gone. With a sheet of first sentences to keep beside your inbox.',
  },
];

const GRAPHICS: readonly Product[] = [
  {
    slug: 'paper-shapes',
    name: 'Paper Shapes',
    maker: 'Ana Ferro',
    category: 'graphics',
    cents: 2200,
    rating: { score: 4.8, count: 275 },
    picture: cover('other-3'),
    promise: 'Two hundred tiles that always fit together',
    description:
      'Quarter circles, squares and triangles on one grid. Turn and colour them as you like: whichever two you put side by side, they join.',
  },
  {
    slug: 'swatchbook',
    name: 'Swatchbook',
    maker: 'Ana Ferro',
    category: 'graphics',
    cents: 990,
    rating: { score: 4.1, count: 48 },
    picture: cover('design-5'),
    promise: 'Thirty palettes that stay readable',
    description:
      'Every pair in a palette that may carry text has enough contrast, in light and in dark. As files for the common design programs and as CSS.',
  },
  {
    slug: 'arcade-frames',
    name: 'Arcade Frames',
    maker: 'Studio Portico',
    category: 'graphics',
    cents: 1500,
    rating: { score: 4.0, count: 22 },
    picture: cover('other-4'),
    promise: 'Arches to put your pictures in',
    description:
      'Forty frames borrowed from the arcades of Bologna. Vector files with named layers, so that each part can be coloured by itself.',
  },
  {
    slug: 'dune-wallpapers',
    name: 'Dune Wallpapers',
    maker: 'Studio Portico',
    category: 'graphics',
    cents: 800,
    rating: { score: 4.5, count: 190 },
    picture: cover('media-4'),
    promise: 'A quiet desktop for each hour of the day',
    description: 'Twenty-four drawn landscapes, one an hour, for screens up to 6K. The sun stands where it should.',
  },
];

const CODE: readonly Product[] = [
  {
    slug: 'login-kit',
    name: 'Login Kit',
    maker: 'Kettle & Key',
    category: 'code',
    cents: 6900,
    rating: { score: 4.7, count: 118 },
    picture: cover('security-1'),
    promise: 'Sign-in pages that have been thought through',
    description:
      'Sign in, sign up, reset and confirm, with every error and every empty field. Plain HTML and CSS that any framework can take over.',
  },
  {
    slug: 'chart-blocks',
    name: 'Chart Blocks',
    maker: 'Kettle & Key',
    category: 'code',
    cents: 7900,
    rating: { score: 4.8, count: 203 },
    picture: cover('analytics-5'),
    promise: 'Bars, lines and dots that a keyboard can read',
    description:
      'Fourteen chart components drawn as SVG. Each has a table behind it for screen readers, and prints in black and white.',
  },
  {
    slug: 'branch-view',
    name: 'Branch View',
    maker: 'Lena Okafor',
    category: 'code',
    cents: 4500,
    rating: { score: 4.3, count: 41 },
    picture: cover('development-3'),
    promise: 'Draw a history with branches in one component',
    description:
      'Give it commits, get a drawing: lanes are chosen so that lines cross as seldom as they can. Ten thousand rows scroll without a stutter.',
  },
  {
    slug: 'storage-layers',
    name: 'Storage Layers',
    maker: 'Lena Okafor',
    category: 'code',
    cents: 5400,
    rating: { score: 4.2, count: 37 },
    picture: cover('infrastructure-3'),
    promise: 'One small interface over four kinds of storage',
    description:
      'Memory, disk, a bucket or a database behind the same six functions, with tests that any fifth kind can run too.',
  },
];

export const PRODUCTS: readonly Product[] = [...TEMPLATES, ...COURSES, ...GRAPHICS, ...CODE];

const bySlug = new Map(PRODUCTS.map((product) => [product.slug, product]));

export const findProduct = (slug: string): Product | undefined => bySlug.get(slug);

import { z } from 'zod';
import { count, id, moment, named, nextCursor } from '#kernel/answers.ts';
import { CATEGORIES, UPDATES } from './catalog.limits.ts';

/** By how much the price is below the lowest of the 30 days before it began (CAT-14). */
const percentage = z
  .number()
  .describe('By how much the price is below the lowest of the 30 days before it began, rounded down; 0: it is not.');

/** GET /api/deals/{id}: spec §3 to the letter. */
export const dealRest = named(
  'Deal',
  z.strictObject({
    id,
    title: z.string(),
    tool_name: z.string(),
    tool_logo: z.string().nullable(),
    base_price: z.number().describe("The vendor's list price, in major units of the currency, as all prices."),
    current_price: z.number(),
    discount_percentage: percentage,
    tool: z.strictObject({ name: z.string(), logoUrl: z.string().nullable() }),
  }),
);
export interface DealRest extends z.infer<typeof dealRest> {}

/** GET /api/tools/{id}: spec §3 to the letter. */
export const toolRest = named(
  'Tool',
  z.strictObject({
    id,
    name: z.string(),
    tagline: z.string(),
    logo_url: z.string().nullable(),
    website: z.string().nullable(),
    domain: z.string().nullable(),
  }),
);
export interface ToolRest extends z.infer<typeof toolRest> {}

export const rating = z.strictObject({
  score: z.number().min(0).max(5).describe('0.0 to 5.0, one decimal.'),
  count,
  isImported: z.boolean().describe('Given on another site, not in reviews here.'),
  source: z.string().nullable().describe('That site, such as `elsewhere.example`; null: not told, or ours.'),
});
/** Rating of a tool over all its deals: from the reviews here, or an imported one as long as there are none. */
export interface Rating extends z.infer<typeof rating> {}

const category = z.enum(CATEGORIES);

const isTold = z.boolean().describe('From before the deal was here, as whoever brought it told.');
const otherPrice = z.strictObject({
  price: z.number(),
  currency: z.string(),
  until: moment.describe('Until when it was asked last.'),
  compared: z
    .number()
    .nullable()
    .describe("In the deal's currency, by the rates of the last day it was asked; null: there are none."),
});
export const priceMemory = z.strictObject({
  since: moment.describe('When the present price began.'),
  lowestBefore: z
    .strictObject({ price: z.number(), isTold })
    .nullable()
    .describe(
      'The lowest price of the 30 days before; null: none was asked, or one in another currency is the lowest, or cannot be compared.',
    ),
  previous: z
    .strictObject({ price: z.number(), currency: z.string() })
    .nullable()
    .describe('The other price that was asked last before.'),
  lowestOfYear: z
    .strictObject({ price: z.number(), until: moment })
    .nullable()
    .describe('The lowest price of the year before, in this currency, and until when it was asked last.'),
  steps: z
    .array(z.tuple([z.string(), z.string().nullable(), z.number()]))
    .describe(
      'Days from and until (null: the present one), and price, in this currency; at most six of a year, oldest first.',
    ),
  otherCurrencies: z
    .strictObject({ lowestBefore: otherPrice.nullable(), lowestOfYear: otherPrice.nullable() })
    .optional()
    .describe('The lowest asked in other currencies in those times; absent: it was never sold in another before.'),
});

export const dealCard = named(
  'DealCard',
  z.strictObject({
    id,
    slug: z.string(),
    title: z.string(),
    promise: z.string(),
    category,
    basePrice: z.number().describe("The vendor's list price: told by them, and compared with nothing."),
    price: z.number(),
    currency: z.string(),
    discountPercentage: percentage,
    isLowestEver: z.boolean().describe('More was asked before, in this currency, and never less.'),
    priceMemory: priceMemory.nullable().describe('Null: never asked, or not yet computed.'),
    coverUrl: z.string(),
    rating: rating.nullable(),
    startsAt: moment,
    endsAt: moment.nullable().describe('Null: no end is announced.'),
    tool: z.strictObject({ id, slug: z.string(), name: z.string(), logoUrl: z.string() }),
  }),
);
/** Content of a deal card. Prices are numbers in major units of `currency`; times are ISO strings. */
export interface DealCard extends z.infer<typeof dealCard> {}

export const toolCard = named(
  'ToolCard',
  z.strictObject({
    id,
    slug: z.string(),
    name: z.string(),
    tagline: z.string(),
    category,
    logoUrl: z.string(),
    rating: rating.nullable(),
    dealCount: count.describe('Running deals of this tool.'),
  }),
);
export interface ToolCard extends z.infer<typeof toolCard> {}

const correctedQuery = z.string().nullable().describe('What was searched for instead, where a word was not known.');

export const understood = z.strictObject({
  words: z.string(),
  maxPrice: z.number().optional(),
  minPrice: z.number().optional(),
  currency: z.string().optional(),
  insteadOf: z.string().optional().describe('A tool of which others are wanted.'),
  nearest: z
    .strictObject({ price: z.number(), currency: z.string() })
    .optional()
    .describe('Nothing has such a price; this one is nearest, and so are the items.'),
});
/** Some words of a query that narrow by price, in major units, or name a tool; free is `maxPrice` 0, and without a currency it is any. */
export interface Understood extends z.infer<typeof understood> {}

export const instead = z.strictObject({
  tools: z.array(toolCard),
  ended: z.array(dealCard),
  categories: z.array(category),
});
export interface Instead extends z.infer<typeof instead> {}

export const comparedCurrency = z.strictObject({
  code: z.string(),
  ratesOf: z.string().nullable().describe('Day of the newest rates of exchange; null: there are none.'),
  isOld: z.boolean().describe('The rates are older than a week.'),
  leftOut: z.boolean().describe('Deals in currencies without a rate were left out.'),
});
/** In what prices were compared, and by which rates of exchange. */
export interface ComparedCurrency extends z.infer<typeof comparedCurrency> {}

export const dealPage = named(
  'DealPage',
  z.strictObject({
    items: z.array(dealCard),
    nextCursor,
    correctedQuery,
    understood: z.array(understood).describe('What of the words was taken for filters; `plain` asks for it as words.'),
    lessFrom: count
      .nullable()
      .describe(
        'By relevance: the first of `items` that fits much less than the best of the list; null: all fit about as well.',
      ),
    restFrom: count
      .nullable()
      .describe(
        'By relevance: the first of `items` that was not weighed, since many match: these follow the newest first; null: all were.',
      ),
    partialFrom: count
      .nullable()
      .describe('The first of `items` that matches only some of the words; null: all match.'),
    instead: instead.nullable().describe('What else there is, where a first page is empty or matches only partly.'),
    currency: comparedCurrency.nullable().describe('In what prices were compared; null where none narrows or sorts.'),
  }),
);
export interface DealPage extends z.infer<typeof dealPage> {}

export const toolPage = named('ToolPage', z.strictObject({ items: z.array(toolCard), nextCursor, correctedQuery }));
export interface ToolPage extends z.infer<typeof toolPage> {}

export const dealTerms = z.strictObject({
  soldBy: z.string().nullable(),
  refundDays: z.number().nullable().describe('0: the money is not given back.'),
  redeemBy: z.string().nullable().describe('The last moment to redeem a code.'),
  redeemDays: z.number().nullable().describe('How many days there are for that from the purchase on.'),
  updates: z.enum(UPDATES).nullable(),
  stacking: z.number().nullable().describe('How many codes may be put together; 1: none can be stacked.'),
});
/** Terms that a buyer asks about; null means not known. */
export interface DealTerms extends z.infer<typeof dealTerms> {}

export const dealFacts = dealCard.extend({
  description: z
    .string()
    .describe("Paragraphs separated by an empty line; the tool's where the deal has none of its own."),
  gallery: z.array(z.string()),
  tiers: z.array(
    z.strictObject({
      name: z.string(),
      price: z.number(),
      features: z.array(z.string()),
      limits: z.array(z.strictObject({ name: z.string(), value: z.string() })),
    }),
  ),
  terms: dealTerms,
  coupon: z.string().nullable(),
  goUrl: z
    .string()
    .nullable()
    .describe('The address of ours that leads on to where it is sold; null: it is not known where.'),
  goHost: z.string().nullable().describe('The host that it leads to.'),
  hasAffiliate: z.boolean().describe("The operator's affiliate parameters are added to that address."),
  tool: dealCard.shape.tool.extend({
    tagline: z.string(),
    website: z.string().nullable(),
    domain: z.string().nullable(),
    replaces: z.array(z.string()).describe('Known products that it can be used instead of, by name.'),
  }),
});
/** All that deals are compared by. */
export interface DealFacts extends z.infer<typeof dealFacts> {}

export const alternative = dealCard.extend({ insteadOf: z.string().nullable() });
/** A deal that does the job of another; `insteadOf` is the product that both can replace, or the other deal's tool itself. */
export interface Alternative extends z.infer<typeof alternative> {}

const websitePictures = z
  .array(z.string())
  .describe("Pictures from the tool's own page, redrawn by us: for a deal that has none of its own.");

export const namedAlternative = z.strictObject({
  tool: toolCard,
  deal: dealCard.nullable().describe('Its newest running deal, else the last that ended; null: it never had one.'),
});
/** A tool that staff named as doing the job of another. */
export interface NamedAlternative extends z.infer<typeof namedAlternative> {}

const namedAlternatives = z
  .array(namedAlternative)
  .describe('Tools that staff named as doing the same job, the nearest first; at most four.');

export const toolAlternatives = named('ToolAlternatives', z.strictObject({ items: namedAlternatives }));
export interface ToolAlternatives extends z.infer<typeof toolAlternatives> {}

export const dealDetail = dealFacts.extend({
  websitePictures,
  namedAlternatives,
  alternatives: z
    .array(alternative)
    .describe('Running deals of other tools for the same job, without the named ones; at most four.'),
  earlier: z.array(dealCard).describe("The tool's ended deals, without this one, the last to end first; at most six."),
  related: z.array(dealCard).describe('At most four other running deals, nearest first; none of the alternatives.'),
  wasBasePriceAsked: z
    .boolean()
    .describe('Whether the list price, or more, was or may have been asked here, as far as is known.'),
  serverTime: moment.describe('Database time when this was read; for countdowns.'),
});
export interface DealDetail extends z.infer<typeof dealDetail> {}

export const toolDetail = toolCard.extend({
  description: z.string(),
  website: z.string().nullable(),
  domain: z.string().nullable(),
  tags: z.array(z.string()),
  websitePictures,
  namedAlternatives,
  deals: z.array(dealCard).describe('Running deals first, then the ended ones, newest first.'),
});
export interface ToolDetail extends z.infer<typeof toolDetail> {}

export const suggestions = z.strictObject({
  deals: z.array(
    z.strictObject({
      slug: z.string(),
      title: z.string(),
      toolSlug: z.string(),
      toolName: z.string(),
      logoUrl: z.string(),
      price: z.number(),
      currency: z.string(),
    }),
  ),
  tools: z.array(z.strictObject({ slug: z.string(), name: z.string(), tagline: z.string(), logoUrl: z.string() })),
  categories: z.array(category),
  corrected: z.string().nullable(),
});
/** `catalog.suggest`: what the words of someone who is still typing may mean; each list is short. */
export interface Suggestions extends z.infer<typeof suggestions> {}

export const cards = z.strictObject({ deals: z.array(dealCard), tools: z.array(toolCard) });

export const homePick = z.strictObject({
  deal: dealCard,
  reason: z
    .enum(['rated', 'saving'])
    .describe(
      '`rated`: best rated of the next `among` to end within a week. `saving`: where none is, the biggest saving.',
    ),
  among: count,
});
/** The deal that the front page shows large, chosen by a rule that it says: nobody can buy the place. */
export interface HomePick extends z.infer<typeof homePick> {}

/** A member's review in one line. */
export const reviewLine = z.strictObject({
  id,
  author: z.strictObject({ name: z.string(), avatar: z.string().nullable() }),
  stars: z.number(),
  text: z.string().describe('The beginning of a long one.'),
  deal: z.strictObject({ slug: z.string(), title: z.string() }),
});
export interface ReviewLine extends z.infer<typeof reviewLine> {}

export const home = z.strictObject({
  pick: homePick.nullable(),
  endingSoon: z.array(dealCard),
  newest: z.array(dealCard),
  biggestSavings: z.array(dealCard).describe('The biggest of each category, of each tool one.'),
  categories: z.array(z.strictObject({ category, count })).describe('Running deals by category, most first.'),
  dealCount: count,
  toolCount: count,
  figures: z
    .strictObject({
      prices: count.describe('Entries in the log of prices.'),
      dearer: count.describe('Running deals that are dearer than in the month before.'),
    })
    .nullable()
    .describe('As last counted, a minute ago or two; null before the first count.'),
  reviews: z.array(reviewLine).describe('The most helpful of the newest, of each tool and each author one.'),
  since: moment.nullable().describe('When the first deal came into this catalogue; null for less than a month.'),
});
/** `catalog.home`: what the front page shows; each list is short and may be empty. */
export interface Home extends z.infer<typeof home> {}

export const counted = z.strictObject({ count, isMore: z.boolean() });
/** Exact up to `facetsMax`; `isMore`: there are at least so many. */
export interface Count extends z.infer<typeof counted> {}

const steps = z.array(counted.extend({ min: z.number() }));
export const facets = z.strictObject({
  isCounting: z
    .boolean()
    .describe(
      'Many are being counted: until that is done, numbers are of some of them. Asked again in a second, they are of all.',
    ),
  total: counted,
  tools: counted.describe('Tools with these words, in these categories.'),
  categories: z.array(counted.extend({ category })),
  prices: z
    .array(counted.extend({ min: z.number().nullable(), max: z.number().nullable() }))
    .describe('From `min` to `max`, both included, in major units of `currency`.'),
  discounts: steps.describe('At least so many per cent.'),
  ratings: steps,
  endingSoon: counted,
  ended: counted.describe('Ended deals with all other filters applied; in a list of ended deals, running ones.'),
  currency: comparedCurrency,
});
/** `catalog.facets`: what each choice would leave of the whole result; every group is counted without its own choice. */
export interface Facets extends z.infer<typeof facets> {}

export const currencies = z.strictObject({
  codes: z.array(z.string()),
  ratesOf: z.string().nullable(),
  isOld: z.boolean(),
});
/** `catalog.currencies`: in which prices can be compared. */
export interface Currencies extends z.infer<typeof currencies> {}

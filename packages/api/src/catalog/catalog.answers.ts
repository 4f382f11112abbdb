import { z } from 'zod';
import { count, id, moment, named, nextCursor } from '#kernel/answers.ts';
import { CATEGORIES } from './catalog.limits.ts';

/** GET /api/deals/{id}: spec §3 to the letter. */
export const dealRest = named(
  'Deal',
  z.strictObject({
    id,
    title: z.string(),
    tool_name: z.string(),
    tool_logo: z.string().nullable(),
    base_price: z.number().describe('In major units of the currency, as all prices.'),
    current_price: z.number(),
    discount_percentage: z.number(),
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
  isImported: z.boolean(),
});
/** Rating of a tool over all its deals: from the reviews here, or an imported one as long as there are none. */
export interface Rating extends z.infer<typeof rating> {}

const category = z.enum(CATEGORIES);

export const dealCard = named(
  'DealCard',
  z.strictObject({
    id,
    slug: z.string(),
    title: z.string(),
    promise: z.string(),
    category,
    basePrice: z.number(),
    price: z.number(),
    currency: z.string(),
    discountPercentage: z.number(),
    isLowestEver: z.boolean().describe('More was asked before, in this currency, and never less.'),
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
});
/** Some words of a query that narrow by price, in major units; free is `maxPrice` 0, and without a currency it is any. */
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

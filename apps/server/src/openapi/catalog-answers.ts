import type {
  DealCard,
  DealPage,
  DealRest,
  Rating,
  ToolCard,
  ToolPage,
  ToolRest,
} from '@onceware/api/catalog/catalog.contract';
import { CATEGORIES } from '@onceware/api/catalog/catalog.limits';
import { z } from 'zod';
import { count, id, moment, named } from './answers.ts';

// Response schemas of the catalogue.

export const deal = named(
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
  }) satisfies z.ZodType<DealRest>,
);

export const tool = named(
  'Tool',
  z.strictObject({
    id,
    name: z.string(),
    tagline: z.string(),
    logo_url: z.string().nullable(),
    website: z.string().nullable(),
    domain: z.string().nullable(),
  }) satisfies z.ZodType<ToolRest>,
);

const rating = z.strictObject({
  score: z.number().min(0).max(5),
  count,
  isImported: z.boolean(),
}) satisfies z.ZodType<Rating>;
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
  }) satisfies z.ZodType<DealCard>,
);

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
  }) satisfies z.ZodType<ToolCard>,
);

export const nextCursor = z
  .string()
  .nullable()
  .describe('Sent as `cursor`, it asks for the next page; null at the end.');
const correctedQuery = z.string().nullable().describe('What was searched for instead, where a word was not known.');

export const dealPage = named(
  'DealPage',
  z.strictObject({
    items: z.array(dealCard),
    nextCursor,
    correctedQuery,
    understood: z
      .array(
        z.strictObject({
          words: z.string(),
          maxPrice: z.number().optional(),
          minPrice: z.number().optional(),
          currency: z.string().optional(),
        }),
      )
      .describe('What of the words was taken for filters; `plain` asks for it as words.'),
    partialFrom: count
      .nullable()
      .describe('The first of `items` that matches only some of the words; null: all match.'),
    instead: z
      .strictObject({ tools: z.array(toolCard), ended: z.array(dealCard), categories: z.array(category) })
      .nullable()
      .describe('What else there is, where a first page is empty or matches only partly.'),
    currency: z
      .strictObject({
        code: z.string(),
        ratesOf: z.string().nullable().describe('Day of the newest rates of exchange; null: there are none.'),
        isOld: z.boolean().describe('The rates are older than a week.'),
        leftOut: z.boolean().describe('Deals in currencies without a rate were left out.'),
      })
      .nullable()
      .describe('In what prices were compared; null where none narrows or sorts.'),
  }) satisfies z.ZodType<DealPage>,
);
export const toolPage = named(
  'ToolPage',
  z.strictObject({ items: z.array(toolCard), nextCursor, correctedQuery }) satisfies z.ZodType<ToolPage>,
);

export const suggestions = named(
  'SearchSuggestions',
  z
    .tuple([z.string(), z.array(z.string()), z.array(z.string()), z.array(z.url())])
    .describe('The words, and of each suggestion its text, what it is and its address.'),
);

import { z } from 'zod';
import { list } from '#kernel/list.ts';
import { currency } from '#kernel/money/money.ts';
import { opaque } from '#kernel/text.ts';
import { CATEGORIES, DEAL_SORTS, catalogLimits } from './catalog.limits.ts';

export type * from './catalog.answers.ts';

const id = z.uuid('This is not an id.').toLowerCase();

/** GET /api/deals/{id} and /api/tools/{id}. */
export const entityIdInput = z.object({ id });
export type EntityIdInput = z.infer<typeof entityIdInput>;

/** An id or a slug, as the page addresses have it. */
export const entityRefInput = z.object({ ref: z.string().min(1).max(catalogLimits.slugMax) });
export type ItemRefInput = z.infer<typeof entityRefInput>;

const query = z.string().trim().max(catalogLimits.queryMax);
const paging = {
  cursor: opaque(catalogLimits.cursorMax).nullish(),
  limit: z.int().min(1).max(catalogLimits.pageMax).default(catalogLimits.pageDefault),
};

const categories = list(z.enum(CATEGORIES), { max: CATEGORIES.length }).default([]);
const price = z.number().min(0).max(catalogLimits.priceMax).nullish();

const dealFilters = {
  q: query.default(''),
  categories,
  minPrice: price,
  maxPrice: price,
  /** Currency of the prices here and of sorting by price; defaults to the most common one. */
  currency: currency.nullish(),
  minDiscount: z.int().min(0).max(100).nullish(),
  minRating: z.number().min(0).max(5).nullish(),
  endingSoon: z.boolean().default(false),
  ended: z.boolean().default(false),
  /** Words are only words: 'under $20' is no filter. */
  plain: z.boolean().default(false),
};

/** Prices in major units of `currency`; discount in per cent. Only running deals, unless `ended` asks for the others. */
export const searchDealsInput = z
  .object({ ...dealFilters, sort: z.enum(DEAL_SORTS).default('relevance'), ...paging })
  .prefault({});
export type SearchDealsInput = z.infer<typeof searchDealsInput>;

/** Filters that narrow a list of deals. */
export const facetsInput = z.object(dealFilters).prefault({});
export type FacetsInput = z.infer<typeof facetsInput>;

export const searchToolsInput = z.object({ q: query.default(''), categories, ...paging }).prefault({});
export type SearchToolsInput = z.infer<typeof searchToolsInput>;

export const suggestInput = z.object({ q: query });
export type SuggestInput = z.infer<typeof suggestInput>;

const slug = opaque(catalogLimits.slugMax);

/** The data of a collection's items, by id, or of what messages name, by slug: one call for all that are on the screen (COL-08, LIVE-08). */
export const cardsInput = z.object({
  dealIds: list(id, { max: catalogLimits.cardsMax }).default([]),
  toolIds: list(id, { max: catalogLimits.cardsMax }).default([]),
  dealSlugs: list(slug, { max: catalogLimits.cardsMax }).default([]),
  toolSlugs: list(slug, { max: catalogLimits.cardsMax }).default([]),
});
export type CardsInput = z.infer<typeof cardsInput>;

/** Deals to lay side by side, by slug; those that do not exist are left out of the answer. */
export const compareInput = z.object({ slugs: list(slug, { max: catalogLimits.compareMax }) });
export type CompareInput = z.infer<typeof compareInput>;

/** GET /api/deals/{id}: spec §3 to the letter; prices are numbers in major units. */
export interface DealRest {
  id: string;
  title: string;
  tool_name: string;
  tool_logo: string | null;
  base_price: number;
  current_price: number;
  discount_percentage: number;
  tool: { name: string; logoUrl: string | null };
}

/** GET /api/tools/{id}: spec §3 to the letter. */
export interface ToolRest {
  id: string;
  name: string;
  tagline: string;
  logo_url: string | null;
  website: string | null;
  domain: string | null;
}

/** Rating of a tool over all its deals: from the reviews here, or an imported one as long as there are none. */
export interface Rating {
  /** 0.0 to 5.0, one decimal. */
  score: number;
  count: number;
  isImported: boolean;
}

/** Content of a deal card. Prices are numbers in major units of `currency`; times are ISO strings. */
export interface DealCard {
  id: string;
  slug: string;
  title: string;
  promise: string;
  category: Category;
  basePrice: number;
  price: number;
  currency: string;
  discountPercentage: number;
  /** More was asked before, in this currency, and never less. */
  isLowestEver: boolean;
  coverUrl: string;
  rating: Rating | null;
  startsAt: string;
  /** Null: no end is announced. */
  endsAt: string | null;
  tool: { id: string; slug: string; name: string; logoUrl: string };
}

export interface ToolCard {
  id: string;
  slug: string;
  name: string;
  tagline: string;
  category: Category;
  logoUrl: string;
  rating: Rating | null;
  /** Running deals of this tool. */
  dealCount: number;
}

/** Terms that a buyer asks about; null means not known. */
export interface DealTerms {
  soldBy: string | null;
  /** 0: the money is not given back. */
  refundDays: number | null;
  /** The last moment to redeem a code, and how many days there are from the purchase on. */
  redeemBy: string | null;
  redeemDays: number | null;
  updates: Updates | null;
  /** How many codes may be put together; 1: none can be stacked. */
  stacking: number | null;
}

/** All that deals are compared by. */
export interface DealFacts extends DealCard {
  /** Paragraphs separated by an empty line; the tool's where the deal has none of its own. */
  description: string;
  gallery: string[];
  tiers: { name: string; price: number; features: string[]; limits: { name: string; value: string }[] }[];
  terms: DealTerms;
  coupon: string | null;
  /** The address of ours that leads on to where it is sold, and the host that it leads to; null: it is not known where. */
  goUrl: string | null;
  goHost: string | null;
  /** The operator's affiliate parameters are added to that address. */
  hasAffiliate: boolean;
  tool: DealCard['tool'] & {
    tagline: string;
    website: string | null;
    domain: string | null;
    /** Known products that it can be used instead of, by name. */
    replaces: string[];
  };
}

/** A deal that does the job of another; `insteadOf` is the product that both can replace, or the other deal's tool itself. */
export interface Alternative extends DealCard {
  insteadOf: string | null;
}

export interface DealDetail extends DealFacts {
  /** Running deals of other tools for the same job, at most four. */
  alternatives: Alternative[];
  /** The tool's ended deals, without this one, the last to end first; at most six. */
  earlier: DealCard[];
  /** At most four other running deals, most similar first; none of the alternatives. */
  related: DealCard[];
  /** Database time when this was read; for countdowns. */
  serverTime: string;
}

export interface ToolDetail extends ToolCard {
  description: string;
  website: string | null;
  domain: string | null;
  tags: string[];
  /** Running deals first, then the ended ones, newest first. */
  deals: DealCard[];
}

/** `items` in the asked order; pass `nextCursor` for what follows, null at the end. */
export interface Page<Item> {
  items: Item[];
  nextCursor: string | null;
}

/** For a search: what was searched for instead where a word was not known. */
export interface DealPage extends Page<DealCard> {
  correctedQuery: string | null;
  /** Parts of the query that were taken for filters; `plain` searches for them as words. */
  understood: Understood[];
  /** Which of `items` is the first that matches only some of the words; null: all match. */
  partialFrom: number | null;
  /** Alternatives where a first page is empty or matches only partly. */
  instead: Instead | null;
  /** In what prices were compared; null where none narrows or sorts. */
  currency: ComparedCurrency | null;
}

/** Some words of a query that narrow by price, in major units; free is `maxPrice` 0. */
export interface Understood {
  words: string;
  maxPrice?: number;
  minPrice?: number;
  /** ISO code; without it any. */
  currency?: string;
}

export interface Instead {
  tools: ToolCard[];
  ended: DealCard[];
  categories: Category[];
}

/** `catalog.suggest`: what the words of someone who is still typing may mean; each list is short. */
export interface Suggestions {
  deals: { slug: string; title: string; toolName: string; logoUrl: string; price: number; currency: string }[];
  tools: { slug: string; name: string; tagline: string; logoUrl: string }[];
  categories: Category[];
  corrected: string | null;
}
export interface ToolPage extends Page<ToolCard> {
  correctedQuery: string | null;
}

/** The deal that the front page shows large, chosen by a rule that it says: nobody can buy the place. */
export interface HomePick {
  deal: DealCard;
  /** `rated`: best rated of the next `among` to end within a week, by `pickRatingsMin` people or more. `saving`: where none is, the biggest saving. */
  reason: 'rated' | 'saving';
  among: number;
}

/** In what prices were compared, and by which rates of exchange. */
export interface ComparedCurrency {
  code: string;
  /** Day of the newest rates; null: there are none, and only prices in `code` itself were compared. */
  ratesOf: string | null;
  /** The rates are older than a week. */
  isOld: boolean;
  /** Deals in currencies without a rate were left out. */
  leftOut: boolean;
}

/** Exact up to `facetsMax`; `isMore`: there are at least so many. */
export interface Count {
  count: number;
  isMore: boolean;
}

/** `catalog.facets`: what each choice would leave of the whole result; every group is counted without its own choice. */
export interface Facets {
  /** There are many, which are being counted: until that is done, numbers are of some of them. Asked again in a second, they are of all. */
  isCounting: boolean;
  total: Count;
  /** Tools with these words, in these categories. */
  tools: Count;
  categories: ({ category: Category } & Count)[];
  /** From `min` to `max`, both included, in major units of `currency`. */
  prices: ({ min: number | null; max: number | null } & Count)[];
  /** At least so many per cent. */
  discounts: ({ min: number } & Count)[];
  ratings: ({ min: number } & Count)[];
  endingSoon: Count;
  /** Count of ended deals with all other filters applied; in a list of ended deals, of running ones. */
  ended: Count;
  currency: ComparedCurrency;
}

/** `catalog.currencies`: in which prices can be compared. */
export interface Currencies {
  codes: string[];
  ratesOf: string | null;
  isOld: boolean;
}

/** `catalog.home`: what the front page shows; each list is short and may be empty. */
export interface Home {
  pick: HomePick | null;
  endingSoon: DealCard[];
  newest: DealCard[];
  /** The biggest of each category, of each tool one. */
  biggestSavings: DealCard[];
  /** Running deals by category, most first. */
  categories: { category: Category; count: number }[];
  dealCount: number;
  toolCount: number;
  /** When the first deal came into this catalogue. */
  since: string | null;
}

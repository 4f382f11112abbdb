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

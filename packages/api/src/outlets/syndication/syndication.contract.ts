import { z } from 'zod';
import { searchDealsInput } from '#catalog/catalog.contract.ts';
import type { FacetField } from '#catalog/facets/facets.limits.ts';

const deals = searchDealsInput.unwrap().shape;
const isChosen = z.literal('1').optional();

/**
 * A search as the address of /explore has it, whose words are shorter than those of the API. What is new comes first, unless
 * the address says otherwise.
 */
export const feedInput = z.object({
  show: z.enum(['deals', 'tools', 'ended']).default('deals'),
  q: deals.q,
  /** Several by commas. */
  category: deals.categories,
  minPrice: deals.minPrice,
  maxPrice: deals.maxPrice,
  currency: deals.currency,
  discount: deals.minDiscount,
  rating: deals.minRating,
  ending: isChosen,
  plain: isChosen,
  sort: deals.sort.removeDefault().default('newest'),
  cursor: deals.cursor,
});
export type FeedInput = z.infer<typeof feedInput>;

/** The same as the input of `catalog.searchDeals`, without its paging. */
export const dealsOf = (input: FeedInput) =>
  ({
    q: input.q,
    categories: input.category,
    minPrice: input.minPrice,
    maxPrice: input.maxPrice,
    currency: input.currency,
    minDiscount: input.discount,
    minRating: input.rating,
    sort: input.sort,
    endingSoon: input.ending === '1',
    ended: input.show === 'ended',
    plain: input.plain === '1',
  }) satisfies Record<FacetField, unknown> & Record<string, unknown>;

import { type Filters, oneOf, type TableSpec } from '#lib/table/table-address.ts';
import { FLAGGED_REVIEW_SORTS } from '@onceware/api/catalog/reviews/reviews.limits';

/** Sorts and filters of the flagged reviews, by default the unsettled ones. Shared by the page and its loader. */
export const FLAGGED_REVIEWS_TABLE = {
  sorts: FLAGGED_REVIEW_SORTS,
  descending: ['flagged'],
  filters: { status: oneOf(['settled']) },
} as const satisfies TableSpec<string, Filters>;

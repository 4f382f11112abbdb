import { ADMIN_SORTS } from '@onceware/api/admin/admin.limits';
import { type Filters, oneOf, type TableSpec } from '#lib/table/table-address.ts';

/** Sorts and filters of the flagged reviews, by default the unsettled ones. Shared by the page and its loader. */
export const FLAGGED_REVIEWS_TABLE = {
  sorts: ADMIN_SORTS.flaggedReviews,
  descending: ['flagged'],
  filters: { status: oneOf(['settled']) },
} as const satisfies TableSpec<string, Filters>;

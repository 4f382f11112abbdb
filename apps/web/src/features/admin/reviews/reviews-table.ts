import { type Filters, oneOf, type TableSpec } from '#lib/table/table-address.ts';
import { REPORT_SORTS } from '@onceware/api/staff/reports/reports.limits';

/** Sorts and filters of the flagged reviews, by default the unsettled ones. Shared by the page and its loader. */
export const FLAGGED_REVIEWS_TABLE = {
  sorts: REPORT_SORTS,
  descending: ['flagged'],
  filters: { status: oneOf(['settled']) },
} as const satisfies TableSpec<string, Filters>;

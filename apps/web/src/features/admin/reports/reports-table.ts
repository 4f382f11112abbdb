import { type Filters, oneOf, type TableSpec } from '#lib/table/table-address.ts';
import { TABLE_QUERY } from '#lib/table/table-query.ts';
import { REPORT_SORTS } from '@onceware/api/staff/reports/reports.limits';

/** Sorts and filters of what was reported, by default what waits. Shared by pages and loaders. */
export const REPORTS_TABLE = {
  sorts: REPORT_SORTS,
  descending: ['flagged'],
  filters: { status: oneOf(['settled']) },
} as const satisfies TableSpec<string, Filters>;

/** Others settle and mute meanwhile: who comes back to the page sees it as it is. */
export const MODERATION_QUERY = { ...TABLE_QUERY, refetchOnWindowFocus: 'always' } as const;

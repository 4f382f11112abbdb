import { type Filters, oneOf, type TableSpec } from '#lib/table/table-address.ts';
import { TABLE_QUERY } from '#lib/table/table-query.ts';
import { MUTE_SORTS, ROOM_SORTS } from '@onceware/api/chat/chat.limits';
import { REPORT_SORTS } from '@onceware/api/staff/reports/reports.limits';

/**
 * Sorts and filters of the flagged messages, by default the unsettled ones. Each table is shared by its page and the
 * loader.
 */
export const FLAGGED_TABLE = {
  sorts: REPORT_SORTS,
  descending: ['flagged'],
  filters: { status: oneOf(['settled']) },
} as const satisfies TableSpec<string, Filters>;

export const MUTED_TABLE = {
  sorts: MUTE_SORTS,
  descending: ['since'],
  filters: {},
} as const satisfies TableSpec<string, Filters>;

export const ROOMS_TABLE = {
  sorts: ROOM_SORTS,
  descending: ['newest'],
  filters: {},
} as const satisfies TableSpec<string, Filters>;

/** Others settle and mute meanwhile: who comes back to the page sees it as it is. */
export const MODERATION_QUERY = { ...TABLE_QUERY, refetchOnWindowFocus: 'always' } as const;

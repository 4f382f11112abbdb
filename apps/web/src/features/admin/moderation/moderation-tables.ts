import { ADMIN_SORTS } from '@onceware/api/admin/admin.limits';
import { type Filters, oneOf, type TableSpec } from '#lib/table/table-address.ts';
import { TABLE_QUERY } from '#lib/table/table-query.ts';

/**
 * Sorts and filters of the flagged messages, by default the unsettled ones. Each table is shared by its page and the
 * loader.
 */
export const FLAGGED_TABLE = {
  sorts: ADMIN_SORTS.flagged,
  descending: ['flagged'],
  filters: { status: oneOf(['settled']) },
} as const satisfies TableSpec<string, Filters>;

export const MUTED_TABLE = {
  sorts: ADMIN_SORTS.silences,
  descending: ['since'],
  filters: {},
} as const satisfies TableSpec<string, Filters>;

export const ROOMS_TABLE = {
  sorts: ADMIN_SORTS.rooms,
  descending: ['newest'],
  filters: {},
} as const satisfies TableSpec<string, Filters>;

/** Others settle and mute meanwhile: who comes back to the page sees it as it is. */
export const MODERATION_QUERY = { ...TABLE_QUERY, refetchOnWindowFocus: 'always' } as const;

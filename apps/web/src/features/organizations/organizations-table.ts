import { ADMIN_SORTS } from '@onceware/api/admin/admin.limits';
import type { Filters, TableSpec } from '#lib/table/table-address.ts';

/** Sorts and filters of the organizations; shared by the page and its loader. */
export const ORGANIZATIONS_TABLE = {
  sorts: ADMIN_SORTS.organizations,
  descending: ['created'],
  filters: {},
} as const satisfies TableSpec<string, Filters>;

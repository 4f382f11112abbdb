import { ADMIN_SORTS } from '@onceware/api/admin/admin.limits';
import type { Filters, TableSpec } from '#lib/table/table-address.ts';

/** What the organizations can be asked for; shared by the page and its loader. */
export const ORGANIZATIONS_TABLE = {
  sorts: ADMIN_SORTS.organizations,
  descending: ['created'],
  filters: {},
} as const satisfies TableSpec<string, Filters>;

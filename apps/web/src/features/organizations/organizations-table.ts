import type { Filters, TableSpec } from '#lib/table/table-address.ts';
import { ORGANIZATION_SORTS } from '@onceware/api/identity/organizations/organizations.limits';

/** Sorts and filters of the organizations; shared by the page and its loader. */
export const ORGANIZATIONS_TABLE = {
  sorts: ORGANIZATION_SORTS,
  descending: ['created'],
  filters: {},
} as const satisfies TableSpec<string, Filters>;

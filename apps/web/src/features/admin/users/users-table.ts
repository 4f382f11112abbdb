import { USER_STATUSES, roleLimits, USER_SORTS } from '@onceware/api/staff/staff.limits';
import { paths } from '#lib/paths.ts';
import { narrowing, oneOf, type TableSpec, textUpTo } from '#lib/table/table-address.ts';

const filters = { role: textUpTo(roleLimits.nameMax), status: oneOf(USER_STATUSES) };

/** Sorts and filters of the users; shared by the page and its loader. */
export const USERS_TABLE: TableSpec<(typeof USER_SORTS)[number], typeof filters> = {
  sorts: USER_SORTS,
  descending: ['created'],
  filters,
};

/** The users with a role. */
export const usersHref = (values: { role: string }): string =>
  `${paths.admin('users')}?${narrowing({ q: '', filters: values }).toString()}`;

import { ADMIN_SORTS, adminLimits, USER_STATUSES } from '@onceware/api/admin/admin.limits';
import { paths } from '#lib/paths.ts';
import { narrowing, oneOf, type TableSpec, textUpTo } from '#lib/table/table-address.ts';

const filters = { role: textUpTo(adminLimits.roleNameMax), status: oneOf(USER_STATUSES) };

/** Sorts and filters of the users; shared by the page and its loader. */
export const USERS_TABLE: TableSpec<(typeof ADMIN_SORTS.users)[number], typeof filters> = {
  sorts: ADMIN_SORTS.users,
  descending: ['created'],
  filters,
};

/** The users with a role. */
export const usersHref = (values: { role: string }): string =>
  `${paths.admin('users')}?${narrowing({ q: '', filters: values }).toString()}`;

import { readTable, tableInput } from '#lib/table/table-address.ts';
import { UsersPage } from '#features/admin/users/users-page.tsx';
import { USERS_TABLE } from '#features/admin/users/users-table.ts';
import { guardedLoader } from '#lib/page/guards.ts';

export const loader = guardedLoader('admin.users', ({ queries, search }) =>
  queries.admin.users.list.ensureData(tableInput(readTable(USERS_TABLE, search))),
);

export function Component() {
  return <UsersPage />;
}

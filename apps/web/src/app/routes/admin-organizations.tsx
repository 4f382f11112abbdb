import { readTable, tableInput } from '#lib/table/table-address.ts';
import { OrganizationsPage } from '#features/organizations/organizations-page.tsx';
import { ORGANIZATIONS_TABLE } from '#features/organizations/organizations-table.ts';
import { guardedLoader } from '#lib/page/guards.ts';

export const loader = guardedLoader('admin.organizations', ({ queries, search }) =>
  queries.admin.organizations.list.ensureData(tableInput(readTable(ORGANIZATIONS_TABLE, search))),
);

export function Component() {
  return <OrganizationsPage />;
}

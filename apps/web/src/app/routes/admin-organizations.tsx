import { readTable, tableInput } from '../../features/admin/components/table/table-address.ts';
import { OrganizationsPage } from '../../features/admin/organizations/organizations-page.tsx';
import { ORGANIZATIONS_TABLE } from '../../features/admin/organizations/organizations-table.ts';
import { guardedLoader } from '../../lib/guards.ts';

export const loader = guardedLoader('admin.organizations', ({ queries, search }) =>
  queries.admin.organizations.list.ensureData(tableInput(readTable(ORGANIZATIONS_TABLE, search))),
);

export function Component() {
  return <OrganizationsPage />;
}

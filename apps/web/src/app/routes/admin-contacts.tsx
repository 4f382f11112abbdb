import { readTable, tableInput } from '../../features/admin/components/table/table-address.ts';
import { ContactsPage } from '../../features/admin/contacts/contacts-page.tsx';
import { CONTACTS_TABLE } from '../../features/admin/contacts/contacts-table.ts';
import { guardedLoader } from '../../lib/guards.ts';

export const loader = guardedLoader('admin.contacts', ({ queries, search }) =>
  queries.admin.contacts.list.ensureData(tableInput(readTable(CONTACTS_TABLE, search))),
);

export function Component() {
  return <ContactsPage />;
}

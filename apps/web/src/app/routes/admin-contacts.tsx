import { readTable, tableInput } from '#lib/table/table-address.ts';
import { ContactsPage } from '#features/contact/inbox/contacts-page.tsx';
import { CONTACTS_TABLE } from '#features/contact/inbox/contacts-table.ts';
import { guardedLoader } from '#lib/page/guards.ts';

export const loader = guardedLoader('admin.contacts', ({ queries, search }) =>
  queries.admin.contacts.list.ensureData(tableInput(readTable(CONTACTS_TABLE, search))),
);

export function Component() {
  return <ContactsPage />;
}

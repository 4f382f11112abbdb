import { ADMIN_SORTS } from '@onceware/api/admin/admin.limits';
import { CONTACT_STATUSES, CONTACT_TOPICS } from '@onceware/api/contact/contact.limits';
import { type Filters, oneOf, type TableSpec } from '#lib/table/table-address.ts';

/** Sorts and filters of the messages; shared by the page and its loader. */
export const CONTACTS_TABLE = {
  sorts: ADMIN_SORTS.contacts,
  descending: ['created'],
  filters: { status: oneOf(CONTACT_STATUSES), topic: oneOf(CONTACT_TOPICS) },
} as const satisfies TableSpec<string, Filters>;

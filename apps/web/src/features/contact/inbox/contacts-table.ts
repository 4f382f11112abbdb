import { CONTACT_STATUSES, CONTACT_TOPICS, CONTACT_SORTS } from '@onceware/api/staff/inbox/contact.limits';
import { type Filters, oneOf, type TableSpec } from '#lib/table/table-address.ts';

/** Sorts and filters of the messages; shared by the page and its loader. */
export const CONTACTS_TABLE = {
  sorts: CONTACT_SORTS,
  descending: ['created'],
  filters: { status: oneOf(CONTACT_STATUSES), topic: oneOf(CONTACT_TOPICS) },
} as const satisfies TableSpec<string, Filters>;

import type { z } from 'zod';
import { type AdminTable, listUsersInput } from '../staff.contract.ts';
import { listOrdersInput } from '#purchases/orders.contract.ts';
import { listContactsInput } from '../inbox/inbox.contract.ts';
import { listLogsInput } from '../action-log/entries.contract.ts';
import { listOrganizationsInput } from '#identity/organizations/organizations.contract.ts';

/** Parameters of the list's address that a file ignores, because it has no pages and one order. */
const paging = { sort: true, direction: true, page: true } as const;

/** Filters that narrow the export file of a table. */
export const tableFilters = {
  users: listUsersInput.omit(paging),
  organizations: listOrganizationsInput.omit(paging),
  contacts: listContactsInput.omit(paging),
  logs: listLogsInput.omit(paging),
  orders: listOrdersInput.omit(paging),
} satisfies Record<AdminTable, z.ZodObject>;

export type TableFilter<Of extends AdminTable> = z.output<(typeof tableFilters)[Of]>;

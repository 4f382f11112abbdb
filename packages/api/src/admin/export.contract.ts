import type { z } from 'zod';
import {
  type AdminTable,
  listContactsInput,
  listLogsInput,
  listOrdersInput,
  listOrganizationsInput,
  listUsersInput,
} from './admin.contract.ts';

/** A file has no pages and one order, so of the list's address these are passed over. */
const paging = { sort: true, direction: true, page: true } as const;

/** What the file of a table can be narrowed by. */
export const tableFilters = {
  users: listUsersInput.omit(paging),
  organizations: listOrganizationsInput.omit(paging),
  contacts: listContactsInput.omit(paging),
  logs: listLogsInput.omit(paging),
  orders: listOrdersInput.omit(paging),
} satisfies Record<AdminTable, z.ZodObject>;

export type TableFilter<Of extends AdminTable> = z.output<(typeof tableFilters)[Of]>;

import type { Permitted } from '#kernel/require-permission.ts';
import type { CatalogEntry, EntryFilter, ListEntriesInput } from './editing.contract.ts';
import { listIds, readEntries } from './entries.repo.ts';
import type { TablePage } from '#kernel/table/table.contract.ts';

type StaffCall = Permitted<'admin.catalog'>;

/** Staff's table of deals or tools, hidden ones and drafts' too (CAT-11). */
export const listEntries = async (
  { database: { db } }: StaffCall,
  input: ListEntriesInput,
): Promise<TablePage<CatalogEntry>> => await readEntries(db, input);

/** All that a filter leaves, as far as it can be paged through: for changing them in parts. */
export const listEntryIds = async ({ database: { db } }: StaffCall, filter: EntryFilter): Promise<string[]> =>
  await listIds(db, filter);

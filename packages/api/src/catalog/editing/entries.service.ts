import type { Permitted } from '#access/require-permission.ts';
import type { TablePage } from '#admin/admin.contract.ts';
import { adminLimits } from '#admin/admin.limits.ts';
import { readPage } from '#admin/table.repo.ts';
import { plain } from '#core/wire.ts';
import type { CatalogEntry, EntryFilter, ListEntriesInput } from './editing.contract.ts';
import { dealOrders, dealSource, listIds, toolOrder, toolSource } from './entries.repo.ts';

type StaffCall = Permitted<'admin.catalog'>;

const sourceOf = (type: EntryFilter['entityType']) => (type === 'deal' ? dealSource : toolSource);

/** Staff's table of deals or tools, hidden ones and drafts' too (CAT-11). */
export async function listEntries(
  { database: { db } }: StaffCall,
  { entityType, page, ...filter }: ListEntriesInput,
): Promise<TablePage<CatalogEntry>> {
  const source = sourceOf(entityType);
  const orderBy = entityType === 'deal' ? dealOrders[filter.state ?? 'all'] : toolOrder;
  return plain(await readPage(db, source, { where: await source.where(db, filter), orderBy, page }));
}

/** All that a filter leaves, as far as it can be paged through: for changing them in parts. */
export async function listEntryIds(
  { database: { db } }: StaffCall,
  { entityType, ...filter }: EntryFilter,
): Promise<string[]> {
  const where = await sourceOf(entityType).where(db, filter);
  return plain(await listIds(db, entityType, where, adminLimits.rowsMax));
}

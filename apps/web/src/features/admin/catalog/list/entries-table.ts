import { CATEGORIES } from '@onceware/api/catalog/catalog.limits';
import { ENTITY_STATES } from '@onceware/api/catalog/editing/editing.limits';
import { type Filters, oneOf, readTable, tableInput, type TableSpec } from '#lib/table/table-address.ts';

/** What staff's tables of deals and tools can be asked for; shared by the page and its loader. */
export const ENTRIES_TABLE = {
  sorts: ['newest'],
  descending: ['newest'],
  filters: { state: oneOf(ENTITY_STATES), category: oneOf(CATEGORIES) },
} as const satisfies TableSpec<string, Filters>;

/** As the table's procedure takes it: the order follows from the state. */
export function entriesInput(
  entityType: 'deal' | 'tool',
  { q, page, state, category }: ReturnType<typeof tableInput<'newest', (typeof ENTRIES_TABLE)['filters']>>,
) {
  return { entityType, q, page, ...(state && { state }), ...(category && { category }) };
}

export const entriesOf = (entityType: 'deal' | 'tool', search: URLSearchParams) =>
  entriesInput(entityType, tableInput(readTable(ENTRIES_TABLE, search)));

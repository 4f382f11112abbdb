import { CATEGORIES } from '@onceware/api/catalog/catalog.limits';
import { ENTITY_STATES } from '@onceware/api/supply/editing/editing.limits';
import { type Filters, oneOf, readTable, tableInput, type TableSpec } from '#lib/table/table-address.ts';

/** Sorts and filters of the staff tables of deals and tools; shared by the page and its loader. */
export const ENTRIES_TABLE = {
  sorts: ['newest'],
  descending: ['newest'],
  filters: { state: oneOf(ENTITY_STATES), category: oneOf(CATEGORIES) },
} as const satisfies TableSpec<string, Filters>;

type EntriesInput = ReturnType<typeof tableInput<'newest', (typeof ENTRIES_TABLE)['filters']>>;

/** Which rows, on whatever page. */
export const entriesFilter = (entityType: 'deal' | 'tool', { q, state, category }: EntriesInput) => ({
  entityType,
  q,
  ...(state && { state }),
  ...(category && { category }),
});

/** Input of the table's procedure, without a sort because the order follows from the state. */
export const entriesInput = (entityType: 'deal' | 'tool', input: EntriesInput) => {
  const { page, after, before } = input;
  return { ...entriesFilter(entityType, input), page, ...(after && { after }), ...(before && { before }) };
};

export const entriesOf = (entityType: 'deal' | 'tool', search: URLSearchParams) =>
  entriesInput(entityType, tableInput(readTable(ENTRIES_TABLE, search)));

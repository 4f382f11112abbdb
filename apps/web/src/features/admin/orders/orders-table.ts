import { ADMIN_SORTS } from '@onceware/api/admin/admin.limits';
import { isCurrency } from '@onceware/api/core/money/currency.limits';
import { PURCHASE_STATES } from '@onceware/api/purchases/purchases.limits';
import { day, type Filters, oneOf, type TableSpec } from '#lib/table/table-address.ts';

/** As the server takes them. */
const currency = (text: string): string | undefined => (isCurrency(text) ? text : undefined);

/** What the purchases can be asked for; shared by the page and its loader. */
export const ORDERS_TABLE = {
  sorts: ADMIN_SORTS.orders,
  descending: ['purchased', 'price'],
  filters: { state: oneOf(PURCHASE_STATES), currency, from: day, to: day },
} as const satisfies TableSpec<string, Filters>;

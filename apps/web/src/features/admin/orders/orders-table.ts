import { ADMIN_SORTS } from '@onceware/api/admin/admin.limits';
import { PURCHASE_STATES } from '@onceware/api/purchases/purchases.limits';
import { day, type Filters, oneOf, type TableSpec } from '../components/table/table-address.ts';

/** The code of a currency with two decimals, as the server takes them. */
const currency = (text: string): string | undefined => {
  if (!Intl.supportedValuesOf('currency').includes(text)) return undefined;
  return new Intl.NumberFormat('en', { style: 'currency', currency: text }).resolvedOptions().maximumFractionDigits === 2 ? text : undefined;
};

/** What the purchases can be asked for; shared by the page and its loader. */
export const ORDERS_TABLE = {
  sorts: ADMIN_SORTS.orders,
  descending: ['purchased', 'price'],
  filters: { state: oneOf(PURCHASE_STATES), currency, from: day, to: day },
} as const satisfies TableSpec<string, Filters>;

import { isCurrency } from '@onceware/api/kernel/money/currency.limits';
import { PURCHASE_STATES, ORDER_SORTS } from '@onceware/api/purchases/purchases.limits';
import { day, type Filters, oneOf, type TableSpec } from '#lib/table/table-address.ts';

/** Accepts only currency codes that the server accepts. */
const currency = (text: string): string | undefined => (isCurrency(text) ? text : undefined);

/** Sorts and filters of the purchases; shared by the page and its loader. */
export const ORDERS_TABLE = {
  sorts: ORDER_SORTS,
  descending: ['purchased', 'price'],
  filters: { state: oneOf(PURCHASE_STATES), currency, from: day, to: day },
} as const satisfies TableSpec<string, Filters>;

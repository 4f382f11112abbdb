import { z } from 'zod';
import { table } from '#kernel/table/table.contract.ts';
import { day } from '#kernel/dates.ts';
import { currency } from '#kernel/money/money.ts';
import { PURCHASE_STATES, type PurchaseState, ORDER_SORTS } from './purchases.limits.ts';

export const listOrdersInput = z.object({
  ...table(ORDER_SORTS),
  state: z.enum(PURCHASE_STATES).optional(),
  currency: currency.optional(),
  from: day.optional(),
  to: day.optional(),
});
export type ListOrdersInput = z.input<typeof listOrdersInput>;

/** A member's purchase, without its codes and notes. Price in major units. */
export interface AdminOrder {
  id: string;
  user: { id: string; name: string; email: string };
  title: string;
  tier: string | null;
  price: number;
  currency: string;
  purchasedOn: string;
  state: PurchaseState;
  dealSlug: string | null;
}

/** Total of all orders that the filters leave, by currency, most spent first. Refunded amounts are not in `spent`. */
export interface OrderTotal {
  currency: string;
  count: number;
  spent: number;
  refunded: number;
}

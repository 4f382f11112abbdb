import { z } from 'zod';
import { count, id } from '#kernel/answers.ts';
import { tablePage } from '#kernel/table/table.answers.ts';
import { PURCHASE_STATES } from './purchases.limits.ts';

export const adminOrder = z.strictObject({
  id,
  user: z.strictObject({ id, name: z.string(), email: z.string() }),
  title: z.string(),
  tier: z.string().nullable(),
  price: z.number(),
  currency: z.string(),
  purchasedOn: z.iso.date(),
  state: z.enum(PURCHASE_STATES),
  dealSlug: z.string().nullable(),
});
/** A member's purchase, without its codes and notes. Price in major units. */
export interface AdminOrder extends z.infer<typeof adminOrder> {}

export const orderTotal = z.strictObject({ currency: z.string(), count, spent: z.number(), refunded: z.number() });
/** Total of all orders that the filters leave, by currency, most spent first. Refunded amounts are not in `spent`. */
export interface OrderTotal extends z.infer<typeof orderTotal> {}

export const orderPage = tablePage(adminOrder).extend({ totals: z.array(orderTotal) });
/** A page of all members' purchases, with the totals of all that match the filters. */
export interface OrderPage extends z.infer<typeof orderPage> {}

import { z } from 'zod';
import { table } from '#kernel/table/table.contract.ts';
import { day } from '#kernel/dates.ts';
import { currency } from '#kernel/money/money.ts';
import { ORDER_SORTS, PURCHASE_STATES } from './purchases.limits.ts';

export type * from './orders.answers.ts';

export const listOrdersInput = z.object({
  ...table(ORDER_SORTS),
  state: z.enum(PURCHASE_STATES).optional(),
  currency: currency.optional(),
  from: day.optional(),
  to: day.optional(),
});
export type ListOrdersInput = z.input<typeof listOrdersInput>;
